import { type Database, type LiveMessage, type Reactions, sql, type Tx } from '@ante/kit/context'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { createPool } from '../database/pool.ts'
import { openHouse } from '../house.ts'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { createDispatcher, type DispatcherOptions } from './dispatcher.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.pool.query('create table public.heard (name text, n int)')
})
afterAll(() => database.close())
beforeEach(async () => void (await database.db.pool.query('truncate outbox.events, public.heard')))

const told = { 'test.told': async (_db: unknown, { n }: { n: number }) => [{ topic: 'test', key: '', data: n }] }
const note = sql('test.note', 'insert into public.heard values ($1, $2)')
/** Every reaction is noted; the one to a bad event fails after that. */
const noted: Reactions = {
  'test.good': async (tx: Tx, { n }: { n: number }) => void (await tx.rows(note, ['good', n])),
  'test.bad': async (tx: Tx, { n }: { n: number }) => {
    await tx.rows(note, ['bad', n])
    throw new Error('bad')
  },
}
function dispatcher({ reactions = noted, ...options }: Partial<DispatcherOptions> & { reactions?: Reactions } = {}) {
  const published: unknown[] = []
  const publish = async (messages: readonly LiveMessage[]) => void published.push(...messages.map(({ data }) => data))
  const one = createDispatcher({ db: database.db, registry: openHouse({ test: { reactions, told } }), log: createLog('silent'), publish, ...options })
  return { one, published }
}
const announce = (name: string, ...numbers: number[]) =>
  database.db.write(async (tx) => {
    for (const n of numbers) await tx.announce(name, { n })
  })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const rowsOf = async (text: string) => (await database.db.pool.query<Record<string, unknown>>(text)).rows

describe('an event beside others', () => {
  test('FLT-8 is told at once, however many reactions before it fail, and each that succeeds happens once', async () => {
    await announce('test.told', 1)
    await announce('test.bad', ...upTo(250))
    await announce('test.told', 2)
    await announce('test.good', 1)
    // So that who fails once more is not due again before this test is over.
    await database.db.pool.query(`update outbox.events set attempts = 6 where name = 'test.bad'`)
    const first = dispatcher()
    await first.one.drain()
    await first.one.stop()
    expect(first.published).toEqual([1, 2])
    // The next turn is for those that were not looked at.
    const second = dispatcher()
    await second.one.drain()
    await second.one.stop()
    expect(second.published).toEqual([])
    expect(await rowsOf('select name, n from public.heard')).toEqual([{ name: 'good', n: 1 }])
    const left = await rowsOf('select name, count(*)::int as n, bool_and(attempts = 7 and not_before is not null) as waits from outbox.events group by name')
    expect(left).toEqual([{ name: 'test.bad', n: 250, waits: true }])
  }, 30_000)

  test.each(['test.told', 'test.good'])('FLT-8 is not hidden by so many of %s as another dispatcher holds', async (held) => {
    const holder = await database.db.pool.connect()
    try {
      await announce(held, ...upTo(250))
      await holder.query('begin')
      await holder.query('select from outbox.events for update')
      await announce('test.told', 777)
      await announce('test.good', 778)
      const { one, published } = dispatcher()
      await one.drain()
      await one.stop()
      expect(published).toEqual([777])
      expect(await rowsOf('select n from public.heard')).toEqual([{ n: 778 }])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  })

  test('FLT-8 that another dispatcher holds is not blamed for one that fails, and nobody waits for it', async () => {
    const holder = await database.db.pool.connect()
    // Who waits for a row fails.
    const pool = createPool({ url: `${database.url}?options=-c%20lock_timeout%3D1s`, size: 2, onError: () => undefined })
    try {
      await announce('test.good', 1)
      await holder.query('begin')
      await holder.query('select from outbox.events for update')
      await announce('test.bad', 2)
      const { one } = dispatcher({ db: openDatabase(pool) })
      await one.drain().finally(() => one.stop())
      expect(await rowsOf('select name, attempts from outbox.events order by id')).toEqual([
        { name: 'test.good', attempts: 0 },
        { name: 'test.bad', attempts: 1 },
      ])
    } finally {
      await holder.query('rollback')
      holder.release()
      await pool.end()
    }
  })

  test('FLT-8 waits for the disk where something reacts, and what its line does next waits for it again', async () => {
    await database.db.pool.query(`
      create table public.deletes (name text, waits text);
      create function public.note_delete() returns trigger language plpgsql as $$
        begin insert into public.deletes values (old.name, current_setting('synchronous_commit')); return old; end $$;
      create trigger noted before delete on outbox.events for each row execute function public.note_delete()`)
    const pool = createPool({ url: `${database.url}?options=-c%20synchronous_commit%3Dlocal`, size: 1, onError: () => undefined })
    const { one } = dispatcher({ db: openDatabase(pool) })
    await announce('test.told', 1)
    await one.drain()
    const after = (await pool.query('show synchronous_commit')).rows
    await database.db.write(async (tx) => {
      await tx.announce('test.told', { n: 2 })
      await tx.announce('test.good', { n: 3 })
    })
    await one.drain()
    await one.stop()
    await pool.end()
    await database.db.pool.query('drop trigger noted on outbox.events')
    expect(after).toEqual([{ synchronous_commit: 'local' }])
    expect(await rowsOf('select name, waits from public.deletes')).toEqual([
      { name: 'test.told', waits: 'off' },
      { name: 'test.told', waits: 'local' },
      { name: 'test.good', waits: 'local' },
    ])
  })
})

describe('a dispatcher that is woken all the time', () => {
  /** How often it asks the database in a second in which it is woken every millisecond. */
  async function looksOf(answer: () => Promise<unknown[]>, publish?: DispatcherOptions['publish']): Promise<number> {
    vi.useFakeTimers()
    try {
      let looks = 0
      const call = (async () => {
        looks += 1
        return answer()
      }) as Database['call']
      const { one } = dispatcher({ db: { ...database.db, call }, ...(publish ? { publish } : {}) })
      for (let ms = 0; ms < 1000; ms++) {
        one.wake()
        await vi.advanceTimersByTimeAsync(1)
      }
      await one.stop()
      return looks
    } finally {
      vi.useRealTimers()
    }
  }

  test('FLT-8 looks twenty times a second where there is no database, or nobody to tell', async () => {
    const away = Object.assign(new Error('nobody listens'), { code: 'ECONNREFUSED' })
    expect(await looksOf(() => Promise.reject(away))).toBeLessThanOrEqual(21)
    const events = [{ id: 1n, name: 'test.told', payload: { n: 1 }, moved: null }]
    const looks = await looksOf(
      async () => events.splice(0),
      async () => Promise.reject(new Error('nobody hears'))
    )
    expect(looks).toBeLessThanOrEqual(21)
  })

  test('looks two hundred times a second where there is nothing', async () => {
    expect(await looksOf(async () => [])).toBeLessThanOrEqual(201)
  })

  test('tells the first event after a quiet moment in the same millisecond, and what follows together', async () => {
    vi.useFakeTimers()
    try {
      const events: unknown[] = []
      const { one, published } = dispatcher({ db: { ...database.db, call: (async () => events.splice(0)) as Database['call'] } })
      await vi.advanceTimersByTimeAsync(150)
      for (const n of [1, 2, 3]) {
        events.push({ id: BigInt(n), name: 'test.told', payload: { n }, moved: null })
        one.wake()
        await vi.advanceTimersByTimeAsync(0)
      }
      expect(published).toEqual([1])
      await vi.advanceTimersByTimeAsync(50)
      expect(published).toEqual([1, 2, 3])
      await one.stop()
    } finally {
      vi.useRealTimers()
    }
  })
})
