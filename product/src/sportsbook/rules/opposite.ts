import type { Selected } from '../sports/sport.ts'

export interface PlacedLeg extends Selected {
  readonly sport: string
  readonly event: number
  readonly market: bigint
}
export interface PlacedBet {
  readonly id: bigint
  readonly uid: bigint
  readonly legs: readonly PlacedLeg[]
}
/** Whether one of these selections of an event is not lost, however it ends. */
export type Covers = (sport: string, selections: readonly Selected[]) => boolean

const isSame = (a: PlacedLeg, b: PlacedLeg): boolean => a.market === b.market && a.outcome === b.outcome
/** The one leg in which two bets of as many legs differ, as each has it; undefined where they differ in none or in more. */
function differing(one: PlacedBet, other: PlacedBet): [PlacedLeg, PlacedLeg] | undefined {
  if (one.legs.length !== other.legs.length) return undefined
  const [mine, ...moreMine] = one.legs.filter((leg) => !other.legs.some((its) => isSame(leg, its)))
  const [its, ...moreIts] = other.legs.filter((leg) => !one.legs.some((own) => isSame(leg, own)))
  return mine && its && moreMine.length === 0 && moreIts.length === 0 && mine.event === its.event
    ? [mine, its]
    : undefined
}
/** Two sides of one market, or two markets of one match of which one is kept whatever happens. */
const areOpposed = (one: PlacedLeg, other: PlacedLeg, covers: Covers): boolean =>
  one.market === other.market || covers(one.sport, [one, other])

/**
 * Which of the other bets stands against this one, so that together little or nothing is at risk: one that differs in one leg, where it takes the other side; or two
 * singles that cover with this one what two of the three leave open.
 */
export function oppositeOf(bet: PlacedBet, others: readonly PlacedBet[], covers: Covers): PlacedBet | undefined {
  const near = others.flatMap((other) => {
    const legs = other.id === bet.id ? undefined : differing(bet, other)
    return legs ? [{ other, legs }] : []
  })
  const pair = near.find(({ legs: [mine, its] }) => areOpposed(mine, its, covers))
  if (pair) return pair.other
  for (const [at, { other, legs }] of near.entries())
    for (const third of near.slice(at + 1)) {
      const [mine, its] = legs
      if (covers(mine.sport, [mine, its, third.legs[1]]) && !covers(mine.sport, [its, third.legs[1]])) return other
    }
  return undefined
}
