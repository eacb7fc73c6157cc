import type { KeyTable } from '@ante/kit/partitioning'
import { studioSettings } from './contract.ts'

export const keyTables: readonly KeyTable[] = [
  {
    table: 'studios.transactions',
    idColumn: 'transaction_id',
    keepDays: ({ setting }) => setting('studios', studioSettings).keysDays,
  },
  {
    table: 'studios.rounds',
    idColumn: 'round_id',
    keepDays: ({ setting }) => setting('studios', studioSettings).keysDays,
  },
]
