import type { Tx } from '@ante/kit/context'
import { putQuest } from '../../src/loyalty/index.ts'
import { chainsOfBets } from './bets.ts'
import { dailyQuests } from './daily.ts'
import { exploringQuests } from './exploring.ts'
import { chainsOfRounds } from './rounds.ts'
import { weeklyQuests } from './weekly.ts'

/** Forty quests: by day, by week, and in chains that are done once. A point is worth far less than what the stakes for it cost. */
export const demoQuests = [...dailyQuests, ...weeklyQuests, ...exploringQuests, ...chainsOfRounds, ...chainsOfBets]

export async function seedQuests(tx: Tx): Promise<void> {
  for (const [place, { points, after = null, ...quest }] of demoQuests.entries())
    await putQuest(tx, { ...quest, images: {}, reward_points: points, after, place })
}
