/** Minor units. */
export interface Cost {
  readonly leastMinor: bigint
  readonly mostMinor: bigint
}

/** What of an amount is left on the average after what its wagering costs; below zero it costs more than it brings. Undefined where no cost is known. */
export function worthAfter(amountMinor: bigint, costs: readonly Cost[]): Cost | undefined {
  const [first, ...more] = costs
  if (!first) return undefined
  const all = more.reduce(
    (a, b) => ({
      leastMinor: a.leastMinor < b.leastMinor ? a.leastMinor : b.leastMinor,
      mostMinor: a.mostMinor > b.mostMinor ? a.mostMinor : b.mostMinor,
    }),
    first
  )
  return { leastMinor: amountMinor - all.mostMinor, mostMinor: amountMinor - all.leastMinor }
}
