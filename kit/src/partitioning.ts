import type { Context } from './context.ts'

/** Tables that grow with play: partitioned by the month, and how long their rows stay in them. */
export interface Partitioning {
  /** With their schema. Their partitions of one month end in one transaction. */
  readonly tables: readonly string[]
  /** Days from the end of a month until its partition goes. */
  readonly keepDays: (context: Pick<Context, 'setting'>) => number
  /** `archive`: kept as a table of the schema `archive`, for whoever asks years later. `drop`: gone. */
  readonly afterwards: 'archive' | 'drop'
  /**
   * Writes down what has to be written before rows from before this moment go, in as many transactions as it takes: interrupted anywhere and repeated, it
   * goes on from there. Answers false where those rows are still needed; then they stay until a later run.
   */
  readonly prepareEnd?: (context: Pick<Context, 'db'>, before: Date) => Promise<boolean>
}

/** Idempotency keys, apart from what was done under them: they go by their age, each by itself. */
export interface KeyTable {
  readonly table: string
  /** The column with the id of what was done, which says when (`ledger.next_id`). */
  readonly idColumn: string
  readonly keepDays: (context: Pick<Context, 'setting'>) => number
}
