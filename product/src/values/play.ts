import { type Fraction, fraction, least, most, plus, product, quotient } from '@ante/arcade/rules/exact/fraction'
import type { Currency } from '@ante/kit/money'
import { arcadeWays, atLeastNone, costOf, none, type Play, type Way, worthOf } from '../bonuses/index.ts'
import type { JackpotReturn } from '../jackpots/index.ts'
import { priceFor, type Rewards } from '../loyalty/index.ts'
import { bestReturn } from '../sportsbook/index.ts'
import { rewardOf } from './rewards.ts'

/** What stands on all play: it is earned beside whatever else the same stakes are for. */
export interface Facts {
  readonly jackpots: readonly JackpotReturn[]
  readonly rewards: Rewards
}

/** Experience and points of a minor unit staked, on the highest level. */
interface Earned {
  readonly experience: Fraction
  readonly points: Fraction
}

/** By the rate of the currency and the weight of the game, or else of its kind; what is rounded down for each stake is not taken off. */
function earnedBy({ programme }: Rewards, { name, type }: Pick<Way, 'name' | 'type'>, currency: Currency): Earned {
  if (!programme) return { experience: none, points: none }
  const { rates, weights, games } = programme.rules
  const kind = type === 'single' || type === 'accumulator' ? 'betting' : type
  const weight = (Object.hasOwn(games, name) ? games[name] : weights[kind]) ?? 0
  const experience = fraction(BigInt((rates[currency] ?? 0) * weight), 1_000_000)
  const percent = Math.max(100, ...programme.levels.map(({ benefits }) => benefits.points_percent))
  return { experience, points: product(experience, fraction(percent, 100)) }
}

/** All ways to stake in a currency: what the game returns, what its jackpot does, and what the points are worth. */
export function playIn(currency: Currency, { jackpots, rewards }: Facts, pointWorth: Fraction = none): Play {
  const own = jackpots.filter((one) => one.currency === currency)
  const withMore = (way: Way, jackpot: JackpotReturn | undefined): Way => {
    const points = product(earnedBy(rewards, way, currency).points, pointWorth)
    return { ...way, back: plus(way.back, fraction(jackpot?.ppm ?? 0n, 1_000_000), points) }
  }
  const ofBets = own.find(({ betsOddsLeast }) => betsOddsLeast !== null)
  const betsFrom = (oddsLeast: number | null, jackpot?: JackpotReturn) => {
    const back = bestReturn(oddsLeast)
    return [
      withMore({ name: 'single', type: 'single', back }, jackpot),
      withMore({ name: 'accumulator', type: 'accumulator', back }, jackpot),
    ]
  }
  return {
    games: arcadeWays.map((way) =>
      withMore(
        way,
        own.find(({ games }) => games.includes(way.name))
      )
    ),
    // Those at shorter odds than the jackpot takes feed none, and the others do.
    bets: (oddsLeast) => {
      const least = ofBets?.betsOddsLeast ?? 1
      return !ofBets
        ? betsFrom(oddsLeast)
        : (oddsLeast ?? 1) >= least
          ? betsFrom(oddsLeast, ofBets)
          : [...betsFrom(oddsLeast), ...betsFrom(least, ofBets)]
    },
  }
}
export const waysOf = (play: Play): readonly Way[] => [...play.games, ...play.bets(null)]

/** The least price of a product: points can be kept until the level with the best discount. */
export const leastPrice = ({ programme }: Rewards, points: bigint): bigint =>
  priceFor(points, Math.max(0, ...(programme?.levels ?? []).map(({ benefits }) => benefits.shop_discount_percent)))

/**
 * The most that a point can be worth, in minor units: of the product that gives most for it. What a bonus of the shop is worth depends on it again, because its wagering earns points; it is
 * begun with wagering that costs nothing, and each step comes nearer from above.
 */
export function worthOfPoint(currency: Currency, facts: Facts): Fraction {
  const offered = facts.rewards.products.flatMap(({ price, gift }) => {
    const reward = rewardOf(gift, currency)
    return reward ? [{ reward, price: fraction(leastPrice(facts.rewards, price)) }] : []
  })
  const best = (play: Play) =>
    most([none, ...offered.map(({ reward, price }) => quotient(worthOf(reward, play), price))])
  const costless = (way: Way): Way => ({ ...way, back: fraction(1) })
  let worth = best({ games: arcadeWays.map(costless), bets: () => playIn(currency, facts).bets(null).map(costless) })
  for (let step = 0; step < 3; step += 1) worth = best(playIn(currency, facts, worth))
  return worth
}

/** What a unit of experience or a point costs on the way on which it costs least, never below nothing; undefined where no play earns any. */
export function leastCostOf(
  what: keyof Earned,
  ways: readonly Way[],
  rewards: Rewards,
  currency: Currency
): Fraction | undefined {
  const costs = ways.flatMap((way) => {
    const earned = earnedBy(rewards, way, currency)[what]
    return earned.over > 0n ? [quotient(atLeastNone(costOf(way)), earned)] : []
  })
  return costs.length > 0 ? least(costs) : undefined
}
