import { type Fraction, fraction, least, minus, most, plus, product, quotient } from '@ante/arcade/rules/exact/fraction'
import type { Currency } from '@ante/kit/money'
import { atLeastNone, costOf, none, type Play, type Way, worthOf } from '../bonuses/index.ts'
import type { QuestGoal, Rewards } from '../loyalty/index.ts'
import { rewardOf } from './rewards.ts'

type Quest = Rewards['quests'][number]

const cheapest = (costs: readonly Fraction[]): Fraction => (costs.length > 0 ? least(costs.map(atLeastNone)) : none)

/** What the stakes of a goal cost at least on the average, in minor units; undefined where it cannot be reached in this currency. */
function costOfGoal(goal: QuestGoal, play: Play, currency: Currency): Fraction | undefined {
  if (goal.type === 'pages') return none
  const stake = goal.least[currency]
  if (stake === undefined) return undefined
  const all = fraction(BigInt(stake) * BigInt(goal.count))
  const games =
    'games' in goal && goal.games.length > 0 ? play.games.filter(({ name }) => goal.games.includes(name)) : play.games
  switch (goal.type) {
    case 'rounds':
    case 'games':
      return product(all, cheapest(games.map(costOf)))
    case 'wins':
      return product(all, cheapest(games.map((way) => product(costOf(way), stakesForWin(way, goal.times_percent)))))
    case 'bets':
      return product(all, cheapest(play.bets(null).map(costOf)))
    case 'days':
      return product(all, cheapest([...games, ...play.bets(null)].map(costOf)))
  }
}

/** A win of so many times its stake comes on the average once in that many stakes or more for each one that comes back: all wins together are no more than what comes back. */
function stakesForWin({ back }: Way, timesPercent: number): Fraction {
  const stakes = quotient(fraction(timesPercent, 100), back)
  return most([fraction(1), stakes])
}

export interface QuestWorth {
  readonly quest: Quest
  readonly reward: Fraction
  readonly cost: Fraction
}

/** Each quest that can be done in this currency: what its points and its gift are worth, and what its stakes cost. */
export const worthsOfQuests = (
  quests: readonly Quest[],
  play: Play,
  pointWorth: Fraction,
  currency: Currency
): QuestWorth[] =>
  quests.flatMap((quest) => {
    const cost = costOfGoal(quest.goal, play, currency)
    const gift = quest.gift ? rewardOf(quest.gift, currency) : undefined
    const points = product(fraction(quest.reward_points), pointWorth)
    return cost ? [{ quest, reward: plus(points, gift ? worthOf(gift, play) : none), cost }] : []
  })

/** Of quests done by the same stakes: all rewards, less the cost of the one that costs most. */
export const worthTogether = (worths: readonly QuestWorth[]): Fraction =>
  minus(plus(...worths.map(({ reward }) => reward)), most([none, ...worths.map(({ cost }) => cost)]))
