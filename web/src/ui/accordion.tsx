import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface Fold {
  key: string
  title: ReactNode
  content: ReactNode
}

/** Headings that open what stands under them. With a `group` only one is open at a time; it works before any script. */
export function Accordion({ folds, group }: { folds: readonly Fold[]; group?: string }) {
  return (
    <ul className="grid gap-2">
      {folds.map(({ key, title, content }) => (
        <li key={key}>
          <details name={group} className="group rounded-2 border border-line bg-surface-1">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-2 px-5 py-3 font-semibold">
              {title}
              <span className="text-chalk-3 transition-transform group-open:rotate-180">
                <Icon name="chevron-down" size={18} />
              </span>
            </summary>
            <div className="grid justify-items-start gap-3 px-5 pb-5">{content}</div>
          </details>
        </li>
      ))}
    </ul>
  )
}
