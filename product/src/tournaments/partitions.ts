import type { Partitioning } from '@ante/kit/partitioning'
import { tournamentRounds } from './contract.ts'
import { readOpenSince } from './store-closing.ts'

export const partitions: readonly Partitioning[] = [
  {
    tables: ['tournaments.scored_rounds'],
    keepDays: ({ setting }) => setting('tournamentRounds', tournamentRounds).keepDays,
    afterwards: 'drop',
    // A tournament may last longer than its rounds are kept: they stay until its winners are fixed.
    prepareEnd: async ({ db }, before) => (await db.read((tx) => readOpenSince(tx, before))) === undefined,
  },
]
