import type { KeyTable, Partitioning } from '@ante/kit/partitioning'
import { ledgerSettings } from './contract.ts'
import { closePeriod } from './store.ts'

export const partitions: readonly Partitioning[] = [
  {
    tables: ['ledger.transactions', 'ledger.postings'],
    keepDays: ({ setting }) => setting('ledger', ledgerSettings).booksDays,
    afterwards: 'archive',
    beforeEnd: closePeriod,
  },
]
export const keyTables: readonly KeyTable[] = [
  {
    table: 'ledger.keys',
    idColumn: 'transaction_id',
    keepDays: ({ setting }) => setting('ledger', ledgerSettings).keysDays,
  },
]
