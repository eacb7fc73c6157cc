import type { Context, Tx } from './context.ts'

/** Tables that grow with play: partitioned by the month, and how long their rows stay in them. */
export interface Partitioning {
  /** With their schema. Their partitions of one month end in one transaction. */
  readonly tables: readonly string[]
  /** Days from the end of a month until its partition goes. */
  readonly keepDays: (context: Pick<Context, 'setting'>) => number
  /** `archive`: kept as a table of the schema `archive`, for whoever asks years later. `drop`: gone. */
  readonly afterwards: 'archive' | 'drop'
  /** What has to be written down before rows from before this moment go, in the same transaction. */
  readonly beforeEnd?: (tx: Tx, before: Date) => Promise<void>
}

/** Idempotency keys, apart from what was done under them: they go by their age, each by itself. */
export interface KeyTable {
  readonly table: string
  /** The column with the id of what was done, which says when (`ledger.next_id`). */
  readonly idColumn: string
  readonly keepDays: (context: Pick<Context, 'setting'>) => number
}
