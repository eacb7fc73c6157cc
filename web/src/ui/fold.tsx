import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The line that opens and closes a `<details className="group">`. */
export function FoldLine({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-14 font-semibold">
      {children}
      <span className="text-chalk-3 transition-transform duration-150 group-open:rotate-180">
        <Icon name="chevron-down" size={18} />
      </span>
    </summary>
  )
}
