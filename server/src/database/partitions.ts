import type { Context, Job, Statement } from '@ante/kit/context'
import { sql } from '@ante/kit/context'
import { day, hour, minute } from '@ante/kit/instant'
import type { KeyTable, Partitioning } from '@ante/kit/partitioning'
import type pg from 'pg'
import { codeOf } from '../errors.ts'

/** A job that fails for so long, and says so every hour, hurts nobody; every start of a worker makes them too. */
const monthsAhead = 12

const allStatement = `select made as name from pg_class c join pg_namespace n on n.oid = c.relnamespace, ante.make_partitions(c.oid::regclass, ${monthsAhead}) made
   where c.relkind = 'p' and not c.relispartition and n.nspname !~ '^(pg_|information_schema$|public$|archive$|graphile_worker)'`

/** Makes the partitions of the next months for every partitioned table; returns the names of those that were missing. */
export async function makePartitions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(allStatement)
  return rows.map(({ name }) => name)
}

const statements = {
  make: sql('ante.make_partitions', allStatement),
  ended: sql('ante.ended_partitions', 'select name, ends_at from ante.ended_partitions($1, $2)'),
  end: sql('ante.end_partition', 'select ante.end_partition($1, $2)'),
  forget: sql('ante.forget_keys', 'select ante.forget_keys($1, $2, $3, $4, $5) as has_more'),
} satisfies Record<string, Statement>

const lockNotAvailable = '55P03'

/** Ends the partitions of one group that are older than its retention, the oldest first: those of one month in all its tables together. */
async function endOld(
  context: Context<never>,
  { tables, keepDays, afterwards, prepareEnd }: Partitioning
): Promise<void> {
  const days = keepDays(context)
  const lists = await context.db.read(async (tx) => {
    const found = []
    for (const table of tables)
      found.push(...(await tx.rows<{ name: string; ends_at: Date }>(statements.ended, [table, days])))
    return found
  })
  const months = [...new Set(lists.map(({ ends_at: at }) => at.getTime()))].toSorted((a, b) => a - b)
  for (const month of months) {
    const names = lists.filter(({ ends_at: at }) => at.getTime() === month).map(({ name }) => name)
    if ((await prepareEnd?.(context, new Date(month))) === false) return
    await context.db.write(
      async (tx) => {
        for (const name of names) await tx.rows(statements.end, [name, afterwards === 'archive'])
      },
      { withinMs: minute }
    )
    context.log.info({ partitions: names, afterwards }, 'partitions ended')
  }
}

/** Makes partitions ahead and ends those that are older than their table's retention. What is locked now is tried again with the next run; tables that fail keep no others from their turn. */
export const keepPartitions = (all: readonly Partitioning[]): Job => ({
  everyMs: hour,
  run: async (context) => {
    const made = await context.db.write((tx) => tx.rows<{ name: string }>(statements.make), { withinMs: 10 * minute })
    if (made.length > 0) context.log.info({ partitions: made.map(({ name }) => name) }, 'partitions made')
    const failures: unknown[] = []
    for (const partitioning of all)
      await endOld(context, partitioning).catch((error: unknown) => {
        if (codeOf(error) !== lockNotAvailable) return failures.push(error)
        context.log.warn({ tables: partitioning.tables }, 'partitions could not be ended now: their table is in use')
      })
    if (failures.length > 0) throw new AggregateError(failures, 'partitions could not be ended')
  },
})

/** So many pages in one transaction. */
const pagesAtOnce = 5_000

/** Deletes keys that are older than their retention, with one walk through their tables. */
export const forgetKeys = (all: readonly KeyTable[]): Job => ({
  everyMs: day,
  run: async (context) => {
    for (const { table, idColumn, keepDays } of all)
      for (let page = 0, hasMore = true; hasMore; page += pagesAtOnce) {
        const values = [table, idColumn, keepDays(context), page, pagesAtOnce]
        const row = await context.db.write((tx) => tx.maybe<{ has_more: boolean }>(statements.forget, values))
        hasMore = row?.has_more === true
      }
  },
})
