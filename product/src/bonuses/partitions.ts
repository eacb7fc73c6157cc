import type { Partitioning } from '@ante/kit/partitioning'
import { bonusRounds } from './contract.ts'

export const partitions: readonly Partitioning[] = [
  {
    tables: ['bonuses.counted_rounds'],
    keepDays: ({ setting }) => setting('bonusRounds', bonusRounds).keepDays,
    afterwards: 'drop',
  },
]
