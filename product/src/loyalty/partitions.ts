import type { KeyTable, Partitioning } from '@ante/kit/partitioning'
import { loyaltyPlays } from './contract.ts'

export const partitions: readonly Partitioning[] = []
export const keyTables: readonly KeyTable[] = [
  {
    table: 'loyalty.counted_plays',
    idColumn: 'play_id',
    keepDays: ({ setting }) => setting('loyaltyPlays', loyaltyPlays).keepDays,
  },
]
