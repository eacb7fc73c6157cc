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
/** Bets that stand against this one among those of these players: one, or two that do it together; none. */
export type FindOpposite = (bet: PlacedBet, uids: readonly bigint[]) => readonly PlacedBet[]

/** A bet that differs in one leg, with that leg as each has it. */
interface Near {
  readonly other: PlacedBet
  readonly mine: PlacedLeg
  readonly its: PlacedLeg
}

const sideOf = ({ market, outcome }: PlacedLeg): string => `${market}:${outcome}`
/** For each leg what it is about and what it takes: the same for bets that are equal but for what they take of this leg's event. */
function placesOf({ legs }: PlacedBet): { readonly place: string; readonly side: string; readonly leg: PlacedLeg }[] {
  const sides = legs.map(sideOf)
  return legs.map((leg, at) => ({
    place: [leg.event, ...sides.toSpliced(at, 1).toSorted()].join(' '),
    side: sides[at] ?? '',
    leg,
  }))
}
/** Two sides of one market, or two markets of one match of which one is kept whatever happens. */
const areOpposed = ({ mine, its }: Near, covers: Covers): boolean =>
  mine.market === its.market || covers(mine.sport, [mine, its])

function firstOpposite(near: readonly Near[], covers: Covers): readonly PlacedBet[] {
  const pair = near.find((one) => areOpposed(one, covers))
  if (pair) return [pair.other]
  for (const [at, { other, mine, its }] of near.entries())
    for (const third of near.slice(at + 1))
      if (third.mine === mine && covers(mine.sport, [mine, its, third.its]) && !covers(mine.sport, [its, third.its]))
        return [other, third.other]
  return []
}

/**
 * What stands against a bet of these, so that together little or nothing is at risk: one that differs in one leg, where it takes the other side; or two that cover with it
 * what two of the three leave open. The bets come in the order of their ids; the first is answered. They are put in order once, so that a week of them is not compared each with each.
 */
export function oppositesAmong(bets: readonly PlacedBet[], covers: Covers): FindOpposite {
  const first = new Map<string, Map<string, Map<bigint, { other: PlacedBet; its: PlacedLeg }>>>()
  for (const bet of bets)
    for (const { place, side, leg } of placesOf(bet)) {
      const sides = first.get(place) ?? new Map<string, Map<bigint, { other: PlacedBet; its: PlacedLeg }>>()
      const players = sides.get(side) ?? new Map<bigint, { other: PlacedBet; its: PlacedLeg }>()
      if (!players.has(bet.uid)) players.set(bet.uid, { other: bet, its: leg })
      first.set(place, sides.set(side, players))
    }
  return (bet, uids) => {
    const near = placesOf(bet).flatMap(({ place, side, leg: mine }) =>
      [...(first.get(place) ?? [])].flatMap(([other, players]): Near[] => {
        const its = other === side ? [] : uids.flatMap((uid) => players.get(uid) ?? [])
        return its.length === 0 ? [] : [{ mine, ...its.reduce((a, b) => (b.other.id < a.other.id ? b : a)) }]
      })
    )
    return firstOpposite(
      near.toSorted((a, b) => (a.other.id < b.other.id ? -1 : 1)),
      covers
    )
  }
}
