import type { Tx } from '@ante/kit/context'
import { putQuest } from '../../src/loyalty/index.ts'
import { chainsOfBets } from './bets.ts'
import { dailyQuests } from './daily.ts'
import { exploringQuests } from './exploring.ts'
import { chainsOfRounds } from './rounds.ts'
import { weeklyQuests } from './weekly.ts'

/** Forty quests: by day, by week, and in chains that are done once. Rounds cost more than their points are worth; what asks for little or nothing has a budget. */
export const demoQuests = [...dailyQuests, ...weeklyQuests, ...exploringQuests, ...chainsOfRounds, ...chainsOfBets]

export async function seedQuests(tx: Tx): Promise<void> {
  for (const [place, { points, budgetCents = 0, after = null, ...quest }] of demoQuests.entries()) {
    const budget = budgetCents > 0 ? { USD: budgetCents, EUR: budgetCents } : {}
    await putQuest(tx, { ...quest, images: {}, reward_points: points, after, place, budget_minor: budget })
  }
}
