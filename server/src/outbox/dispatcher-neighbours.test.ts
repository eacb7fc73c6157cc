import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@ante/kit/context'
import { onBatch, publishOn, publishOnBatch } from '@ante/kit/reaction'
import { events as ledgerEvents } from '@ante/product/ledger/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { createPool } from '../database/pool.ts'
import { events, live, outboxWorld, type OutboxWorld, upTo } from './dispatcher.fixture.ts'

let world: OutboxWorld
beforeAll(async () => void (world = await outboxWorld()))
afterAll(() => world.database.close())
beforeEach(() => world.rows('truncate outbox.events, outbox.deliveries, public.noted'))

const modules = () => ({ test: { reactions: [world.noting('good')], livePublishers: [live] } })

test.each(['test.live', 'test.good'] as const)(
  'FLT-8 an event is not hidden by so many of %s as another dispatcher has locked',
  async (locked) => {
    const holder = await world.database.db.pool.connect()
    try {
      await world.announce(locked, ...upTo(250))
      await holder.query('begin')
      await holder.query('select from outbox.events for update')
      await world.announce('test.live', 777)
      await world.announce('test.good', 778)
      const { one, published } = world.dispatcher(modules())
      await one.drain()
      await one.stop()
      expect(published.map(({ data }) => data)).toEqual([777])
      expect(await world.noted('good')).toEqual([778])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }
)

test('FLT-8 a delivery that another dispatcher has locked is neither waited for nor blamed', async () => {
  await world.announce('test.good', 1)
  const first = world.dispatcher({ test: { reactions: [] } })
  await first.one.drain()
  await first.one.stop()
  await world.rows(
    `insert into outbox.deliveries (module, event_id, name, payload, created_at) values ('test', 1, 'test.good', '{"n": 1}', now())`
  )
  const holder = await world.database.db.pool.connect()
  // Whoever waits for a row fails.
  const pool = createPool({
    url: `${world.database.url}?options=-c%20lock_timeout%3D1s`,
    size: 3,
    onError: () => undefined,
  })
  try {
    await holder.query('begin')
    await holder.query('select from outbox.deliveries for update')
    await world.announce('test.good', 2)
    const { one } = world.dispatcher(modules(), { db: openDatabase(pool) })
    await one.drain().finally(() => one.stop())
    expect(await world.noted('good')).toEqual([2])
    expect(await world.rows('select event_id::int as id, attempts from outbox.deliveries')).toEqual([
      { id: 1, attempts: 0 },
    ])
  } finally {
    await holder.query('rollback')
    holder.release()
    await pool.end()
  }
})

test('FLT-8 the transaction of a reaction waits for the disk', async () => {
  await world.rows(`
    create table public.deletes (name text, waits text);
    create function public.note_delete() returns trigger language plpgsql as $$
      begin insert into public.deletes values (old.name, current_setting('synchronous_commit')); return old; end $$;
    create trigger noted before delete on outbox.deliveries for each row execute function public.note_delete()`)
  const pool = createPool({
    url: `${world.database.url}?options=-c%20synchronous_commit%3Dlocal`,
    size: 2,
    onError: () => undefined,
  })
  const { one } = world.dispatcher(modules(), { db: openDatabase(pool) })
  await world.announce('test.good', 1)
  await one.drain()
  const after = (await pool.query('show synchronous_commit')).rows
  await one.stop()
  await pool.end()
  await world.rows('drop trigger noted on outbox.deliveries')
  expect(after).toEqual([{ synchronous_commit: 'local' }])
  expect(await world.rows('select name, waits from public.deletes')).toEqual([{ name: 'test.good', waits: 'local' }])
})

test('a module that is told something all the time takes what came within a quarter of a second together, and the first at once', async () => {
  const sizes: number[] = []
  const batch = onBatch(events['test.good'], async (_tx, payloads) => void sizes.push(payloads.length))
  const { one } = world.dispatcher({ test: { reactions: [batch] } })
  const began = performance.now()
  for (const n of upTo(60)) {
    await world.announce('test.good', n)
    one.wake()
    if (n === 1) await expect.poll(() => sizes, { interval: 5 }).toEqual([1])
    await sleep(15)
  }
  await expect.poll(() => sizes.reduce((sum, size) => sum + size, 0)).toBe(60)
  expect(sizes.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 250)
  await one.stop()
})

/** How often a dispatcher asks the database in a second in which it is woken every millisecond. */
async function looksOf(answer: () => Promise<unknown[]>): Promise<number> {
  vi.useFakeTimers()
  try {
    let looks = 0
    const call = (async () => {
      looks += 1
      return answer()
    }) as Database['call']
    const { one } = world.dispatcher(modules(), { db: { ...world.database.db, call } })
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

test('FLT-8 a dispatcher that is woken all the time looks twenty times a second where there is no database', async () => {
  const away = Object.assign(new Error('the server is gone'), { code: 'ECONNREFUSED' })
  expect(await looksOf(() => Promise.reject(away))).toBeLessThanOrEqual(21)
})

test('a dispatcher that is woken all the time looks two hundred times a second where there is nothing', async () => {
  expect(await looksOf(async () => [{ has_events: false, modules: [] }])).toBeLessThanOrEqual(201)
})

test('live messages of many events are read in one call and published in their order, and one that fails is left out alone', async () => {
  const sizes: number[] = []
  const batch = publishOnBatch(events['test.live'], async (_db, payloads) => {
    sizes.push(payloads.length)
    if (payloads.some(({ n }) => n === 7)) throw new Error('seven')
    return payloads.map(({ n }) => (n === 2 ? [] : [{ topic: 'test', key: '', data: n }]))
  })
  const told = async (...numbers: number[]): Promise<unknown[]> => {
    await world.announce('test.live', ...numbers)
    const { one, published } = world.dispatcher({ test: { livePublishers: [batch] } })
    await one.drain()
    await one.stop()
    expect(new Set(published.map(({ id }) => id)).size).toBe(published.length)
    return published.map(({ data }) => data)
  }
  expect(await told(...upTo(20))).toEqual(upTo(20).filter((n) => n !== 2 && n !== 7))
  expect(sizes.slice(0, 3)).toEqual([20, 1, 1])
  sizes.splice(0)
  await world.rows('truncate outbox.deliveries')
  expect(await told(8, 9)).toEqual([8, 9])
  expect(sizes).toEqual([2])
})

test('balances that changed together are told together, and where that fails only those that are to blame are not told', async () => {
  const balances = publishOn(ledgerEvents['ledger.posted'], async (_db, { paths }) => {
    if (paths.includes('bad')) throw new Error('bad')
    return paths.map((path) => ({ topic: 'test', key: path, data: path }))
  })
  await world.rows(
    `insert into outbox.events (name, payload, changed_accounts)
       select 'ledger.posted', '{}', array[path] from unnest(array['one', 'two', 'bad', 'three']) as path`
  )
  const { one, published } = world.dispatcher({ test: { livePublishers: [balances] } })
  await one.drain()
  await one.stop()
  expect(published.map(({ key }) => key)).toEqual(['one', 'two', 'three'])
  expect(await world.rows('select payload, attempts from outbox.deliveries')).toEqual([
    { payload: { paths: ['bad'] }, attempts: 1 },
  ])
})
