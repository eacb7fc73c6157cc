import type { ReactNode } from 'react'

/** A line of what was found. */
export const line = 'flex min-h-11 items-center gap-3 rounded-2 p-2 hover:bg-surface-2 focus-visible:bg-surface-2'

/** What was found of one kind; nothing where nothing was. */
export function Kind({ title, show, children }: { title: string; show: boolean; children: ReactNode }) {
  if (!show) return null
  return (
    <section aria-label={title} className="mb-3">
      <h3 className="px-2 pt-2 pb-1 text-12 font-semibold text-chalk-3">{title}</h3>
      <ul className="grid gap-0.5">{children}</ul>
    </section>
  )
}
