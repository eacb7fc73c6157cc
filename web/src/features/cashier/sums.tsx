import type { ReactNode } from 'react'

export interface SumLine {
  readonly name: string
  readonly value: ReactNode
  readonly strong?: boolean
}

/** Names on one side, sums in a column on the other. */
export function Sums({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className="grid gap-2 text-14">
      {lines.map(({ name, value, strong }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere text-chalk-2">{name}</dt>
          <dd className={`figures text-end ${strong ? 'text-18 font-semibold' : 'font-medium'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
