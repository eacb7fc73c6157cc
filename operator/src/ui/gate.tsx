import type { ReactNode } from 'react'

/** A page with one form for whoever is not signed in. */
export function Gate({ title, failure, children }: { title: string; failure: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 p-5">
      <header className="grid gap-1">
        <p className="text-14 text-chalk-3">Ante operator</p>
        <h1 className="font-display text-36">{title}</h1>
      </header>
      <div role="alert">
        {failure !== '' && (
          <p className="rounded-2 border border-danger/40 bg-danger-soft p-3 text-danger">{failure}</p>
        )}
      </div>
      {children}
    </main>
  )
}
