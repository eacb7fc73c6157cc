import { type LiveMessage, sql, type Tx } from '@ante/kit/context'
import { eventGroup } from '@ante/kit/contract'
import { type LivePublisher, on, publishOn, type Reaction } from '@ante/kit/reaction'
import { z } from 'zod'
import { createRegistry } from '../registry.ts'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './dispatcher.ts'

const numbered = z.object({ n: z.number() })
export const events = eventGroup({
  'test.good': numbered,
  'test.bad': numbered,
  'test.live': numbered,
  'test.broken-live': numbered,
})

export interface OutboxWorld {
  readonly database: TestDatabase
  announce(event: keyof typeof events, ...numbers: number[]): Promise<void>
  /** A reaction that writes down each number of an event under a label, in the transaction of the delivery. */
  noting(label: string, event?: keyof typeof events): Reaction
  noted(label: string): Promise<number[]>
  rows(text: string): Promise<Record<string, unknown>[]>
  dispatcher(
    modules: Readonly<Record<string, { reactions?: Reaction[]; livePublishers?: LivePublisher[] }>>,
    options?: Partial<DispatcherOptions>
  ): { one: Dispatcher; published: LiveMessage[] }
}

const insert = sql('test.note', 'insert into public.noted values ($1, $2)')
export const note = (tx: Tx, label: string, n: number): Promise<unknown> => tx.rows(insert, [label, n])

const echo = sql('test.echo', 'select $1::int as n')
/** Publishes the number of each `test.live`, read from the database as publishers do. */
export const live = publishOn(events['test.live'], async (db, { n }) => {
  const row = await db.read((tx) => tx.maybe<{ n: number }>(echo, [n]))
  return [{ topic: 'test', key: '', data: row?.n }]
})
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** A database with an empty outbox, and dispatchers over made-up modules. */
export async function outboxWorld(): Promise<OutboxWorld> {
  const database = await testDatabase()
  await database.db.pool.query('create table public.noted (label text, n int)')
  return {
    database,
    announce: (event, ...numbers) =>
      database.db.write(async (tx) => {
        for (const n of numbers) await tx.announce(events[event], { n })
      }),
    noting: (label, event = 'test.good') => on(events[event], async (tx, { n }) => void (await note(tx, label, n))),
    async noted(label) {
      const { rows } = await database.db.pool.query<{ n: number }>(
        'select n from public.noted where label = $1 order by n',
        [label]
      )
      return rows.map(({ n }) => n)
    },
    rows: async (text) => (await database.db.pool.query<Record<string, unknown>>(text)).rows,
    dispatcher(modules, options = {}) {
      const published: LiveMessage[] = []
      const one = createDispatcher({
        db: database.db,
        registry: createRegistry(modules),
        log: createLog('silent'),
        publish: async (messages) => void published.push(...messages),
        ...options,
      })
      return { one, published }
    },
  }
}
