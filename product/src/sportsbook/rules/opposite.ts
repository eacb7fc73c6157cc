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
/** With which ends of its event a selection is lost, a bit for each. Selections cover an event together where none of its ends is lost to all of them. */
export type LossesOf = (sport: string, selection: Selected) => bigint
/** Bets that stand against this one among those of these players: one, or two that do it together; none. */
export type FindOpposite = (bet: PlacedBet, uids: readonly bigint[]) => readonly PlacedBet[]

/** A bet that differs in one leg, with that leg as each has it, and the ends with which it is lost. */
interface Near {
  readonly other: PlacedBet
  readonly mine: PlacedLeg
  readonly its: PlacedLeg
  readonly losses: bigint
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
/** For each leg the first bet of those that are lost with the same ends: beside it the others cover nothing more. */
function firstOfEachLoss(near: readonly Near[]): Near[] {
  const seen = new Map<PlacedLeg, Set<bigint>>()
  return near.filter(({ mine, losses }) => {
    const known = seen.get(mine) ?? new Set<bigint>()
    const isNew = !known.has(losses)
    seen.set(mine, known.add(losses))
    return isNew
  })
}

/** Two sides of one market, or two markets of one match of which one is kept whatever happens. Else three of which no two do: a comparison of bits for each two of different losses. */
function firstOpposite(near: readonly Near[], lossesOf: (leg: PlacedLeg) => bigint): readonly PlacedBet[] {
  const open = (one: Near) => lossesOf(one.mine) & one.losses
  const pair = near.find((one) => one.mine.market === one.its.market || open(one) === 0n)
  if (pair) return [pair.other]
  const different = firstOfEachLoss(near)
  for (const [at, one] of different.entries()) {
    const left = open(one)
    for (let next = at + 1; next < different.length; next++) {
      const third = different[next]
      if (third?.mine === one.mine && (left & third.losses) === 0n && (one.losses & third.losses) !== 0n)
        return [one.other, third.other]
    }
  }
  return []
}

/**
 * What stands against a bet of these, so that together little or nothing is at risk: one that differs in one leg, where it takes the other side; or two that cover with it
 * what two of the three leave open. The bets come in the order of their ids; the first is answered. They are put in order once, so that a week of them is not compared each with each.
 */
export function oppositesAmong(bets: readonly PlacedBet[], lossesOf: LossesOf): FindOpposite {
  const losses = new Map<string, bigint>()
  const lossesOfLeg = (leg: PlacedLeg): bigint => {
    const side = sideOf(leg)
    const known = losses.get(side) ?? lossesOf(leg.sport, leg)
    losses.set(side, known)
    return known
  }
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
        if (its.length === 0) return []
        const earliest = its.reduce((a, b) => (b.other.id < a.other.id ? b : a))
        return [{ mine, ...earliest, losses: lossesOfLeg(earliest.its) }]
      })
    )
    return firstOpposite(
      near.toSorted((a, b) => (a.other.id < b.other.id ? -1 : 1)),
      lossesOfLeg
    )
  }
}
