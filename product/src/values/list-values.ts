import { type Fraction, fraction, less, minus, most, plus, product } from '@ante/arcade/rules/exact/fraction'
import type { ReadTx } from '@ante/kit/context'
import { currencies, type Currency } from '@ante/kit/money'
import { keysOf } from '@ante/kit/record'
import { atLeastNone, costOf, none, type Play, worthOf } from '../bonuses/index.ts'
import type { Budget } from '../bonuses/contract.ts'
import { giftsOf, readBudgetedOffers } from '../campaigns/index.ts'
import { readRunningPrograms } from '../cashback/index.ts'
import { readJackpotReturns } from '../jackpots/index.ts'
import { readRewards } from '../loyalty/index.ts'
import { type Facts, leastCostOf, leastPrice, playIn, waysOf, worthOfPoint } from './play.ts'
import { worthsOfQuests, worthTogether } from './quests.ts'
import { rewardOf, rewardsOf } from './rewards.ts'

/** What something that is given costs at most, for a player who plays best, and what it may cost. */
export interface ValueLine {
  readonly kind: 'play' | 'jackpot' | 'offer' | 'product' | 'level' | 'quest' | 'quests' | 'cashback'
  readonly name: string
  /** For which the worth is: `100` is what it is for a hundred units staked. */
  readonly per: '100' | 'player' | 'piece' | 'completion' | 'week'
  readonly currency: Currency
  /** Minor units, exact; below zero it brings more than it costs. */
  readonly worth: Fraction
  readonly budgetMinor: bigint
  readonly isWithin: boolean
}

interface In {
  readonly currency: Currency
  readonly facts: Facts
  /** With what a point is worth. */
  readonly play: Play
  readonly pointWorth: Fraction
}
const hundredUnits = fraction(10_000)

const line = (
  of: Omit<ValueLine, 'budgetMinor' | 'isWithin' | 'currency'>,
  { currency }: In,
  budget: Budget = {}
): ValueLine => {
  const budgetMinor = BigInt(budget[currency] ?? 0)
  return { ...of, currency, budgetMinor, isWithin: !less(fraction(budgetMinor), of.worth) }
}

/** Every way to play, with its jackpot and the points: the best of all, and each that feeds a jackpot. */
function* linesOfPlay(at: In): Generator<ValueLine> {
  const { play, facts, currency } = at
  const gainOf = (way: Parameters<typeof costOf>[0]) => product(hundredUnits, minus(none, costOf(way)))
  for (const { sysname, games, betsOddsLeast, currency: of } of facts.jackpots)
    for (const way of [...play.games, ...(betsOddsLeast === null ? [] : play.bets(betsOddsLeast))])
      if (of === currency && (games.includes(way.name) || way.type === 'single' || way.type === 'accumulator'))
        yield line({ kind: 'jackpot', name: `${sysname}: ${way.name}`, per: '100', worth: gainOf(way) }, at)
  const best = waysOf(play).reduce((a, b) => (less(a.back, b.back) ? b : a))
  yield line({ kind: 'play', name: best.name, per: '100', worth: gainOf(best) }, at)
}

function* linesOfShop(at: In): Generator<ValueLine> {
  const { play, facts, currency } = at
  const { products, programme } = facts.rewards
  // What points are worth is what is asked here: their price is what play costs without them.
  const point = leastCostOf('points', waysOf(playIn(currency, facts)), facts.rewards, currency) ?? none
  for (const { sysname, price, gift } of products) {
    const reward = rewardOf(gift, currency)
    if (!reward) continue
    const cost = product(fraction(leastPrice(facts.rewards, price)), point)
    yield line({ kind: 'product', name: sysname, per: 'piece', worth: minus(worthOf(reward, play), cost) }, at)
  }
  const experience = leastCostOf('experience', waysOf(play), facts.rewards, currency)
  if (!programme || !experience) return
  let points = 0n
  for (const { place, fromExperience, rewardPoints } of programme.levels) {
    points += rewardPoints
    if (rewardPoints === 0n) continue
    const cost = product(fraction(fromExperience, 100), experience)
    const worth = minus(product(fraction(points), at.pointWorth), cost)
    yield line({ kind: 'level', name: `${programme.sysname}: ${place}`, per: 'player', worth }, at)
  }
}

function* linesOfQuests(at: In): Generator<ValueLine> {
  const worths = worthsOfQuests(at.facts.rewards.quests, at.play, at.pointWorth, at.currency)
  for (const { quest, reward, cost } of worths)
    yield line(
      { kind: 'quest', name: quest.sysname, per: 'completion', worth: minus(reward, cost) },
      at,
      quest.budget_minor
    )
  for (const [repeats, some] of Map.groupBy(worths, ({ quest }) => quest.repeats)) {
    const budget = some.reduce((sum, { quest }) => sum + (quest.budget_minor[at.currency] ?? 0), 0)
    const of = { kind: 'quests', name: repeats, per: 'completion', worth: worthTogether(some) } as const
    yield line(of, at, { [at.currency]: budget })
  }
}

const linesOfOffers = (at: In, offers: Awaited<ReturnType<typeof readBudgetedOffers>>): ValueLine[] =>
  offers.flatMap(({ sysname, promotions, budget_minor }) => {
    const rewards = giftsOf(promotions).flatMap((gift) => rewardsOf(gift, at.currency))
    if (rewards.length === 0) return []
    const worth = plus(...rewards.map((reward) => worthOf(reward, at.play)))
    return line({ kind: 'offer', name: sysname ?? '', per: 'player', worth }, at, budget_minor)
  })

/**
 * What is given back is never more than its most, nor than its share of what was staked, and stakes cost what they cost: of the most at best what its own stakes leave of it. Bets that lose
 * nearly always and else win much come near.
 */
const linesOfCashback = (at: In, programs: Awaited<ReturnType<typeof readRunningPrograms>>): ValueLine[] =>
  programs.flatMap(({ sysname, product: of, percent, bounds }) => {
    const own = bounds[at.currency]
    if (!own) return []
    const ways = of === 'casino' ? at.play.games : at.play.bets(null)
    const back = most(ways.map((way) => way.back))
    const share = product(atLeastNone(costOf({ back })), fraction(100, percent))
    const worth = atLeastNone(product(fraction(own.most_minor), minus(fraction(1), share)))
    return line({ kind: 'cashback', name: sysname, per: 'week', worth }, at, { [at.currency]: own.budget_minor ?? 0 })
  })

/**
 * Everything that is given in the running world against what it may cost. Each is valued for a player who plays best and has money enough, as if it alone paid for its stakes, but for what
 * all play earns: points, at the product and level where they are worth most, and jackpots. Quests of one set are valued together as well, because the same stakes may do them all.
 */
export async function listValues(tx: ReadTx, at: number): Promise<ValueLine[]> {
  const facts: Facts = { jackpots: await readJackpotReturns(tx), rewards: await readRewards(tx) }
  const offers = await readBudgetedOffers(tx)
  const programs = await readRunningPrograms(tx, at)
  return keysOf(currencies).flatMap((currency) => {
    const pointWorth = worthOfPoint(currency, facts)
    const here: In = { currency, facts, pointWorth, play: playIn(currency, facts, pointWorth) }
    return [
      ...linesOfPlay(here),
      ...linesOfOffers(here, offers),
      ...linesOfShop(here),
      ...linesOfQuests(here),
      ...linesOfCashback(here, programs),
    ]
  })
}
