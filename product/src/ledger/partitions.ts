import type { Context } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import type { KeyTable, Partitioning } from '@ante/kit/partitioning'
import { ledgerSettings } from './contract.ts'
import { closePeriod } from './store.ts'

/** A few seconds of a step at most. */
const closedAtOnce = 100_000

/** Step by step, each in a transaction of its own: play goes on meanwhile, and whoever is interrupted goes on from there. */
export async function closeBooks({ db }: Pick<Context, 'db'>, before: Date, most = closedAtOnce): Promise<boolean> {
  for (let isClosed = false; !isClosed;)
    isClosed = await db.write((tx) => closePeriod(tx, before, most), { withinMs: 10 * minute })
  return true
}

export const partitions: readonly Partitioning[] = [
  {
    tables: ['ledger.transactions', 'ledger.postings'],
    keepDays: ({ setting }) => setting('ledger', ledgerSettings).booksDays,
    afterwards: 'archive',
    prepareEnd: (context, before) => closeBooks(context, before),
  },
]
export const keyTables: readonly KeyTable[] = [
  {
    table: 'ledger.keys',
    idColumn: 'transaction_id',
    keepDays: ({ setting }) => setting('ledger', ledgerSettings).keysDays,
  },
]
