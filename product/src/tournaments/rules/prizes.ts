import type { Currency } from '@ante/kit/money'

export interface Award<Entrant> {
  readonly entrant: Entrant
  readonly place: number
  /** In the currency of the fund. */
  readonly prizeMinor: bigint
}

/** Each place has one player and each player one place. Prizes that nobody reached stay with the house; none is shared or moved up. */
export const award = <Entrant>(prizes: readonly bigint[], ranked: readonly Entrant[]): Award<Entrant>[] =>
  prizes.flatMap((prizeMinor, index) => {
    const entrant = ranked[index]
    return entrant === undefined ? [] : [{ entrant, place: index + 1, prizeMinor }]
  })

/** What a prize is worth in a winner's currency: by the rates at which stakes brought points, and never more than that. */
export function worthIn(
  currency: Currency,
  prizeMinor: bigint,
  fund: Currency,
  rates: Partial<Record<Currency, number>>
): bigint {
  if (currency === fund) return prizeMinor
  const [from, to] = [rates[fund], rates[currency]]
  if (!from || !to) throw new Error(`there is no rate between ${fund} and ${currency}`)
  return (prizeMinor * BigInt(from)) / BigInt(to)
}
