import type { KeyTable, Partitioning } from '@ante/kit/partitioning'
import { roundSettings } from './contract.ts'

export const partitions: readonly Partitioning[] = [
  {
    tables: ['games.rounds'],
    keepDays: ({ setting }) => setting('rounds', roundSettings).keepDays,
    afterwards: 'drop',
  },
]
export const keyTables: readonly KeyTable[] = [
  {
    table: 'games.keys',
    idColumn: 'round_id',
    keepDays: ({ setting }) => setting('rounds', roundSettings).keysDays,
  },
]
