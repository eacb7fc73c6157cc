import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

/** A filter as a link: the address holds the choice, so it can be shared and the back button works. */
export function ChipLink({ chosen, children, ...rest }: LinkProps & { chosen: boolean; children: ReactNode }) {
  return (
    <Link
      {...rest}
      aria-current={chosen ? 'true' : undefined}
      className={`inline-flex h-10 min-w-11 shrink-0 items-center justify-center pointer-coarse:h-11 gap-2 rounded-full border px-4 text-14 font-medium whitespace-nowrap transition-colors duration-150 ${chosen ? 'border-chalk bg-chalk text-ink' : 'border-line bg-surface-1 text-chalk-2 hover:border-line-strong hover:text-chalk'}`}
    >
      {children}
    </Link>
  )
}
