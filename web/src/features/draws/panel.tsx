import type { ReactNode } from 'react'

export const Panel = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid grid-cols-[minmax(0,1fr)] scroll-mt-24 content-start gap-3 rounded-3 border border-line bg-surface-1 p-5"
  >
    <h2 id={`${id}-title`} className="font-display text-22">
      {title}
    </h2>
    {children}
  </section>
)
