import type { LiveMessage } from '@ante/kit/context'
import { on, onBatch, publishOn } from '@ante/kit/reaction'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lookUp } from './dispatcher.ts'
import { events, live, note, outboxWorld, type OutboxWorld, upTo } from './dispatcher.fixture.ts'

let world: OutboxWorld
beforeAll(async () => void (world = await outboxWorld()))
afterAll(() => world.database.close())
beforeEach(() => world.rows('truncate outbox.events, outbox.deliveries, outbox.dead_letters, public.noted'))

/** Delivers what is due, and ends. */
async function delivered(...given: Parameters<OutboxWorld['dispatcher']>): Promise<unknown[]> {
  const { one, published } = world.dispatcher(...given)
  await one.drain()
  await one.stop()
  return published.map(({ data }) => data)
}
const failing = on(events['test.bad'], async (tx, { n }) => {
  await note(tx, 'bad', n)
  throw new Error('bad')
})

test('each reaction of each module happens once, whatever number of dispatchers runs', async () => {
  await world.announce('test.good', ...upTo(500))
  const batch = onBatch(events['test.good'], async (tx, payloads) => {
    for (const { n } of payloads) await note(tx, 'batch', n)
  })
  const modules = {
    one: { reactions: [world.noting('one')] },
    two: { reactions: [world.noting('two')] },
    batch: { reactions: [batch] },
  }
  await Promise.all(upTo(3).map(() => delivered(modules)))
  await delivered(modules)
  expect(await world.noted('one')).toEqual(upTo(500))
  expect(await world.noted('two')).toEqual(upTo(500))
  expect(await world.noted('batch')).toEqual(upTo(500))
})

test('a batch reaction gets all events of a delivery in one call, and the one that fails does not hold up the others', async () => {
  const sizes: number[] = []
  const reactions = [
    onBatch(events['test.good'], async (tx, payloads) => {
      if (payloads.some(({ n }) => n === 7)) throw new Error('seven')
      sizes.push(payloads.length)
      for (const { n } of payloads) await note(tx, 'batch', n)
    }),
  ]
  await world.announce('test.good', 1, 2, 3)
  await delivered({ test: { reactions } })
  expect(sizes).toEqual([3])
  await world.announce('test.good', 6, 7, 8)
  await delivered({ test: { reactions } })
  expect(await world.noted('batch')).toEqual([1, 2, 3, 6, 8])
})

test('events that a module takes in one call wait in one row, are found there, and the one that fails is given up alone', async () => {
  const seven = onBatch(events['test.good'], (_tx, payloads) =>
    payloads.some(({ n }) => n === 7) ? Promise.reject(new Error('seven')) : Promise.resolve()
  )
  const rowsOf = () =>
    world.rows('select module, event_id = min(event_id) over () as is_first, is_pack from outbox.deliveries')
  const isWaiting = async (n: number) =>
    (await world.rows(`select outbox.waiting_about('{test.good}', '{"n": ${n}}') as waiting`))[0]?.waiting
  // Nothing can be delivered before it is looked at.
  await world.rows(`create or replace function public.hold() returns trigger language plpgsql as $$ begin raise exception 'held'; end $$;
    create trigger hold before delete on outbox.deliveries for each row execute function public.hold()`)
  await world.announce('test.good', ...upTo(9))
  const { one } = world.dispatcher({ test: { reactions: [seven] } })
  await one.drain().catch(() => undefined)
  await one.stop()
  await world.rows('drop trigger hold on outbox.deliveries')
  expect(await rowsOf()).toEqual([{ module: 'test', is_first: true, is_pack: true }])
  expect([await isWaiting(9), await isWaiting(10)]).toEqual([true, false])
  await delivered({ test: { reactions: [seven] } })
  expect(await world.rows('select payload, is_pack, attempts from outbox.deliveries')).toEqual([
    { payload: { n: 7 }, is_pack: false, attempts: 1 },
  ])
  await world.rows('update outbox.deliveries set attempts = 11, not_before = null')
  await delivered({ test: { reactions: [seven] } })
  expect(await world.rows('select payload from outbox.dead_letters')).toEqual([{ payload: { n: 7 } }])
  expect(await isWaiting(7)).toBe(false)
})

test('modules of one host get the same payloads of a pack, which none of them can change, and another host reads its own', async () => {
  const seen: { n: number }[][] = []
  const seeing = () => ({
    reactions: [onBatch(events['test.good'], async (_tx, payloads) => void seen.push([...payloads]))],
  })
  // A module of which this host knows nothing.
  const other = async (): Promise<void> => {
    await world.rows(`insert into outbox.deliveries (module, event_id, name, payload, is_pack, created_at)
      select 'other', event_id, name, payload, is_pack, created_at from outbox.deliveries where module = 'one'`)
  }
  await world.rows(`create or replace function public.hold() returns trigger language plpgsql as $$ begin raise exception 'held'; end $$;
    create trigger hold before delete on outbox.deliveries for each row execute function public.hold()`)
  await world.announce('test.good', 1, 2, 3)
  const { one } = world.dispatcher({ one: seeing(), two: seeing() })
  await one.drain().catch(() => undefined)
  await other()
  await world.rows('drop trigger hold on outbox.deliveries')
  await world.rows('update outbox.deliveries set not_before = null')
  await one.drain()
  await one.stop()
  await delivered({ other: seeing() })
  expect(seen.map((payloads) => payloads.map(({ n }) => n))).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ])
  const [first, second, third] = seen
  expect(second?.[1]).toBe(first?.[1])
  expect(third?.[1]).not.toBe(first?.[1])
  expect(() => Object.assign(first?.[1] ?? {}, { n: 4 })).toThrow(TypeError)
})

test('a host delivers what the row of a pack holds when the database has lost the one that it stored itself', async () => {
  const seen = new Map<string, number[]>()
  const seeing = (module: string) => ({
    reactions: [
      onBatch(events['test.good'], async (_tx, payloads) => {
        seen.set(module, [...(seen.get(module) ?? []), ...payloads.map(({ n }) => n)])
      }),
    ],
  })
  const modules = { first: seeing('first'), second: seeing('second') }
  await world.rows(`create or replace function public.hold() returns trigger language plpgsql as $$ begin raise exception 'held'; end $$;
    create trigger hold before delete on outbox.deliveries for each row execute function public.hold()`)
  await world.announce('test.good', 1, 2, 3)
  const lost = await world.rows('select id, payload from outbox.events order by id')
  const { one } = world.dispatcher(modules)
  await one.drain().catch(() => undefined)
  // The database crashes, or a standby takes over that has not heard of it: the events are there again and more came; another host stores them.
  await world.rows('alter table outbox.deliveries disable trigger hold')
  await world.rows('delete from outbox.deliveries')
  for (const { id, payload } of lost)
    await world.rows(
      `insert into outbox.events (id, name, payload) overriding system value values (${String(id)}, 'test.good', '${JSON.stringify(payload)}')`
    )
  await world.announce('test.good', 4)
  await world.rows('alter table outbox.deliveries enable trigger hold')
  const other = world.dispatcher(modules).one
  await other.drain().catch(() => undefined)
  await other.stop()
  await world.rows('drop trigger hold on outbox.deliveries')
  await one.drain()
  await one.stop()
  expect(Object.fromEntries(seen)).toEqual({ first: [1, 2, 3, 4], second: [1, 2, 3, 4] })
})

test('an event of a transaction that was rolled back is delivered to nobody', async () => {
  const announced = world.database.db.write(async (tx) => {
    await tx.announce(events['test.live'], { n: 1 })
    throw new Error('no')
  })
  await expect(announced).rejects.toThrow('no')
  await world.announce('test.live', 2)
  expect(await delivered({ test: { livePublishers: [live] } })).toEqual([2])
})

test('a payload that has not the declared shape is refused where it is announced, and given up where SQL wrote it', async () => {
  const wrong = world.database.db.write((tx) => tx.announce(events['test.good'], { n: 'one' } as never))
  await expect(wrong).rejects.toThrow()
  await world.rows(`insert into outbox.events (name, payload) values ('test.good', '{"n": "one"}')`)
  const modules = { test: { reactions: [world.noting('shape')] } }
  await delivered(modules)
  await world.rows(`update outbox.deliveries set attempts = 11, not_before = null`)
  await delivered(modules)
  expect(await world.noted('shape')).toEqual([])
  expect(await world.rows('select module, name, payload from outbox.dead_letters')).toEqual([
    { module: 'test', name: 'test.good', payload: { n: 'one' } },
  ])
})

test('FLT-8 an event whose reaction fails waits, and does not hold up or repeat the others', async () => {
  await world.announce('test.good', 1)
  await world.announce('test.bad', 2)
  await world.announce('test.good', 3)
  const isFixed = { test: { reactions: [world.noting('good'), world.noting('bad', 'test.bad')] } }
  await delivered({ test: { reactions: [world.noting('good'), failing] } })
  expect([await world.noted('good'), await world.noted('bad')]).toEqual([[1, 3], []])
  await world.rows('update outbox.deliveries set not_before = null')
  await delivered(isFixed)
  expect([await world.noted('good'), await world.noted('bad')]).toEqual([[1, 3], [2]])
})

test('FLT-8 a module that fails or never ends holds up no other module and no live message', async () => {
  await world.announce('test.good', 1)
  await world.announce('test.live', 2)
  let release = (): void => undefined
  const blocked = new Promise<void>((done) => (release = done))
  const { one, published } = world.dispatcher({
    failing: { reactions: [on(events['test.good'], () => Promise.reject(new Error('no')))] },
    slow: { reactions: [on(events['test.good'], () => blocked)] },
    quick: { reactions: [world.noting('quick')] },
    live: { livePublishers: [live] },
  })
  await expect.poll(() => world.noted('quick')).toEqual([1])
  await expect.poll(() => published.length).toBe(1)
  // While the slow one is still at it, the next events go through.
  await world.announce('test.good', 3)
  one.wake()
  await expect.poll(() => world.noted('quick')).toEqual([1, 3])
  const tries = () =>
    world.rows(`select module, attempts > 0 as has_failed from outbox.deliveries where module = 'failing'`)
  await expect.poll(tries).toEqual([
    { module: 'failing', has_failed: true },
    { module: 'failing', has_failed: true },
  ])
  release()
  await one.stop()
})

test('FLT-8 live messages that cannot be published wait in the database and reach listeners once the bus is back', async () => {
  let isAway = true
  const heard: unknown[] = []
  const publish = async (messages: readonly LiveMessage[]): Promise<void> => {
    if (isAway) throw new Error('the bus is away')
    heard.push(...messages.map(({ data }) => data))
  }
  const modules = { test: { livePublishers: [live], reactions: [world.noting('good')] } }
  await world.announce('test.live', 1)
  await world.announce('test.good', 2)
  // A dispatcher that ends takes nothing with it.
  await delivered(modules, { publish })
  expect(await world.noted('good')).toEqual([2])
  expect(await world.rows('select module, name, attempts from outbox.deliveries')).toEqual([
    { module: 'live', name: 'test.live', attempts: 0 },
  ])
  isAway = false
  await world.announce('test.live', 3)
  await delivered(modules, { publish })
  expect(heard.toSorted()).toEqual([1, 3])
  expect(await world.rows('select name from outbox.deliveries')).toEqual([])
})

test('FLT-8 a live message is published again with the same id when its event could not be deleted', async () => {
  const published: LiveMessage[] = []
  let isFirst = true
  const publish = async (messages: readonly LiveMessage[]): Promise<void> => {
    published.push(...messages)
    if (!isFirst) return
    isFirst = false
    // The transaction that deletes the event ends badly after the message is out.
    await world.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`
    )
  }
  await world.announce('test.live', 1)
  const { one } = world.dispatcher({ test: { livePublishers: [live] } }, { publish })
  await expect.poll(() => published.length).toBe(2)
  await one.stop()
  expect(published[0]?.id).toMatch(/^\d+:test\.live:0$/)
  expect(published[1]?.id).toBe(published[0]?.id)
  expect(await world.rows('select id from outbox.events')).toEqual([])
})

test('a live message that can never be made is given up, and the others are published', async () => {
  const broken = publishOn(events['test.broken-live'], () => Promise.reject(new Error('never')))
  const modules = { test: { livePublishers: [live, broken] } }
  await world.announce('test.broken-live', 1)
  await world.announce('test.live', 2)
  expect(await delivered(modules)).toEqual([2])
  await world.rows('update outbox.deliveries set attempts = 11, not_before = null')
  await delivered(modules)
  expect(await world.rows('select module, name from outbox.dead_letters')).toEqual([
    { module: 'live', name: 'test.broken-live' },
  ])
})

test('the same change announced several times in a batch is published once', async () => {
  await world.announce('test.live', 1, 1, 2)
  expect(await delivered({ test: { livePublishers: [live] } })).toEqual([1, 2])
})

test('a look reads few pages, however many rows were delivered and deleted since the last vacuum', async () => {
  await world.rows('alter table outbox.events set (autovacuum_enabled = off)')
  await world.rows('alter table outbox.deliveries set (autovacuum_enabled = off)')
  const payload = `jsonb_build_object('n', n, 'text', repeat('x', 400))`
  await world.rows(
    `insert into outbox.events (name, payload) select 'test.good', ${payload} from generate_series(1, 20000) n`
  )
  await world.rows(
    `insert into outbox.deliveries (module, event_id, name, payload, created_at)
       select 'test', n, 'test.good', ${payload}, now() from generate_series(1, 20000) n`
  )
  await world.rows('delete from outbox.events')
  await world.rows('delete from outbox.deliveries')
  const pagesOfLook = async (): Promise<number> => {
    const { rows } = await world.database.db.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${lookUp.text}`,
      [['test', 'live']]
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    return (plan['Shared Hit Blocks'] ?? Number.NaN) + (plan['Shared Read Blocks'] ?? Number.NaN)
  }
  // The first one marks in the index what is gone, once no transaction of the database can see it any more (an autovacuum's analyze is one).
  await expect.poll(pagesOfLook).toBeLessThan(500)
})
