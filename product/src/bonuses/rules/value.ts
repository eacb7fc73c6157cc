import { engines } from '@ante/arcade/rules/catalogue'
import { certificateFor } from '@ante/arcade/rules/certificates'
import { type Fraction, fraction, least, less, minus, most, product } from '@ante/arcade/rules/exact/fraction'
import { type BonusKind, requiredMinor } from './bonus.ts'

/** One game or kind of bet: what of a unit staked comes back to somebody who chooses best in it. */
export interface Way {
  readonly name: string
  /** The kind of game or of bet, which has its weight. */
  readonly type: string
  readonly back: Fraction
}
/** Everything that can be staked on; bets by the least odds that they are asked to have. */
export interface Play {
  readonly games: readonly Way[]
  readonly bets: (oddsLeast: number | null) => readonly Way[]
}

/** Every game of the arcade by its certificate: exact, and proved anew from the rules. */
export const arcadeWays: readonly Way[] = engines.flatMap(({ sysname, type }) => {
  const rtp = certificateFor(sysname)?.rtp
  return rtp ? [{ name: sysname, type, back: fraction(BigInt(rtp.numerator), BigInt(rtp.denominator)) }] : []
})

/** What an operator gives away, in minor units of one currency. A new kind of gift is one more line here and one in `worthOf`. */
export type Reward =
  | { readonly type: 'money'; readonly minor: bigint }
  | {
      readonly type: 'bonus'
      readonly kind: BonusKind
      readonly minor: bigint
      readonly wagerTimes: number
      readonly weights: Readonly<Record<string, number>>
      readonly oddsLeast: number | null
    }
  | {
      readonly type: 'free_spins'
      readonly game: string
      readonly count: number
      readonly stakeMinor: bigint
      /** Of the bonus that the wins become; null where they are paid as money. */
      readonly bonus: { readonly wagerTimes: number; readonly weights: Readonly<Record<string, number>> } | null
    }
  | {
      readonly type: 'free_bet'
      readonly minor: bigint
      readonly returnsStake: boolean
      readonly oddsLeast: number | null
    }
  | {
      readonly type: 'boost'
      readonly percent: number
      readonly stakeMinor: bigint
      readonly extraMinor: bigint
      readonly oddsLeast: number | null
    }
  /** Worth nothing that can be paid: a character. */
  | { readonly type: 'nothing' }

export const none = fraction(0)
const one = fraction(1)
export const atLeastNone = (value: Fraction): Fraction => (less(value, none) ? none : value)

/** What a stake of one costs on the average. Below zero it is worth more than it costs. */
export const costOf = ({ back }: Pick<Way, 'back'>): Fraction => minus(one, back)

/** What it costs to have one counted on this way; undefined where it does not count. */
function costOfCounted(way: Way, weights: Readonly<Record<string, number>>): Fraction | undefined {
  const weight = Object.hasOwn(weights, way.type) ? (weights[way.type] ?? 0) : 0
  return weight > 0 ? product(costOf(way), fraction(100, weight)) : undefined
}

/** The same on the way that costs least; undefined where nothing counts, and never below zero. */
function leastCost(ways: readonly Way[], weights: Readonly<Record<string, number>>): Fraction | undefined {
  const costs = ways.flatMap((way) => costOfCounted(way, weights) ?? [])
  return costs.length > 0 ? atLeastNone(least(costs)) : undefined
}

type BonusReward = Extract<Reward, { type: 'bonus' }>

/**
 * The most that anybody can expect of a bonus: its amount less what its wagering costs on the way that costs least, or nothing.
 * No way to play gets more, whatever the stakes, the order of games and the moment to stop. The amount is paid only when all is counted, and neither staked nor lost before, so
 * somebody who fulfils it with the chance P has P × amount less all that their stakes cost; those of the P cases alone cost P × required × least cost. At most P × (amount − required ×
 * least cost), which is largest at P = 1, or at P = 0. Somebody with enough money of their own gets just that.
 */
export function worthOfBonus(
  { kind, minor, wagerTimes, weights, oddsLeast }: Omit<BonusReward, 'type'>,
  play: Play
): Fraction {
  const cost = leastCost(kind === 'casino' ? play.games : play.bets(oddsLeast), weights)
  if (cost === undefined) return none
  const required = requiredMinor({ amount_minor: minor, wager_times: wagerTimes })
  return atLeastNone(minus(fraction(minor), product(fraction(required), cost)))
}

/** The most that anybody can expect of a reward, in minor units. */
export function worthOf(reward: Reward, play: Play): Fraction {
  switch (reward.type) {
    case 'money':
      return fraction(reward.minor)
    case 'bonus':
      return worthOfBonus(reward, play)
    case 'free_spins': {
      // What a win becomes is in proportion to it, so the average win decides. Free rounds feed no jackpot and earn no points.
      const back = arcadeWays.find(({ name }) => name === reward.game)?.back ?? none
      const wins = product(fraction(reward.stakeMinor * BigInt(reward.count)), back)
      return reward.bonus ? product(wins, shareKept(reward.bonus, play)) : wins
    }
    case 'free_bet':
      // Without its stake it pays less the shorter the price; at the longest nearly nothing less.
      return product(fraction(reward.minor), bestBack(play.bets(reward.oddsLeast)))
    case 'boost': {
      // A share of what is won beyond the stake, which is less than all that comes back.
      const back = bestBack(play.bets(reward.oddsLeast))
      const extra = product(fraction(reward.stakeMinor * BigInt(reward.percent), 100), back)
      return least([fraction(reward.extraMinor), extra])
    }
    case 'nothing':
      return none
  }
}

/** What of a bonus of one is left after its wagering. */
function shareKept(
  { wagerTimes, weights }: { wagerTimes: number; weights: Readonly<Record<string, number>> },
  play: Play
): Fraction {
  const cost = leastCost(play.games, weights)
  return cost === undefined ? none : atLeastNone(minus(one, product(fraction(wagerTimes), cost)))
}

/** The largest of what these come back with, or nothing. */
export const bestBack = (ways: readonly Way[]): Fraction => most([none, ...ways.map(({ back }) => back)])
