import type { ReactNode } from 'react'

/** One part under its name in the code. */
export const Part = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <section
    aria-label={name}
    className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-3 border border-line bg-surface-1 p-5 ${wide ? 'wide:col-span-2' : ''}`}
  >
    <h2 className="text-14 font-medium text-chalk-3">
      <code className="ltr-run">{name}</code>
    </h2>
    {children}
  </section>
)

/** A few things beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
