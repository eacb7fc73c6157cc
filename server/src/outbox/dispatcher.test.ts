import type { Database, LiveMessage, Reactions, Statement, Tx } from '@ante/kit/context'
import { sql } from '@ante/kit/context'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Registry } from '../house.ts'
import { openHouse } from '../house.ts'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { createDispatcher } from './dispatcher.ts'
import { createTeller, messagesLost } from './teller.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.pool.query('create table public.heard (name text, n int)')
})
afterAll(() => database.close())

const note = sql('test.note', 'insert into public.heard values ($1, $2)')
const heard = async (name: string) =>
  (await database.db.pool.query<{ n: number }>('select n from public.heard where name = $1 order by n', [name])).rows.map((row) => row.n)

function dispatcher(reactions: Reactions, published: LiveMessage[] = []) {
  const registry: Registry = openHouse({
    test: { reactions, told: { 'test.told': async (_db: unknown, payload: { n: number }) => [{ topic: 'test', key: '', data: payload.n }] } },
  })
  return createDispatcher({ db: database.db, registry, log: createLog('silent'), publish: async (messages) => void published.push(...messages) })
}
const announce = (name: string, ...numbers: number[]) =>
  database.db.write(async (tx) => {
    for (const n of numbers) await tx.announce(name, { n })
  })

describe('the dispatcher', () => {
  test('carries out each reaction once, in order, whatever number of dispatchers runs', async () => {
    const reactions = { 'test.event': async (tx: Tx, { n }: { n: number }) => void (await tx.rows(note, ['once', n])) }
    await announce('test.event', ...Array.from({ length: 300 }, (_, n) => n))
    const several = [dispatcher(reactions), dispatcher(reactions), dispatcher(reactions)]
    await Promise.all(several.map((each) => each.drain()))
    await Promise.all(several.map((each) => each.stop()))
    expect(await heard('once')).toEqual(Array.from({ length: 300 }, (_, n) => n))
  })

  test('hands all events of a delivery to a reaction that wants them together, each once, and finds the one that cannot be delivered', async () => {
    const sizes: number[] = []
    const together = async (tx: Tx, payloads: readonly { n: number }[]) => {
      if (payloads.some(({ n }) => n === 7)) throw new Error('seven')
      sizes.push(payloads.length)
      for (const { n } of payloads) await tx.rows(note, ['together', n])
    }
    const one = dispatcher({ 'test.many': { together } })
    await announce('test.many', 1, 2, 3)
    await one.drain()
    expect(sizes).toEqual([3])
    await announce('test.many', 6, 7, 8)
    await one.drain()
    await one.stop()
    expect(await heard('together')).toEqual([1, 2, 3, 6, 8])
    await database.db.pool.query(`delete from outbox.events where name = 'test.many'`)
  })

  test('does not tell what was rolled back', async () => {
    const published: LiveMessage[] = []
    const one = dispatcher({}, published)
    await expect(
      database.db.write(async (tx) => {
        await tx.announce('test.told', { n: 1 })
        throw new Error('no')
      })
    ).rejects.toThrow('no')
    await announce('test.told', 2)
    await one.drain()
    await one.stop()
    expect(published.map((message) => message.data)).toEqual([2])
  })

  test('an event that cannot be delivered waits, and does not hold up or repeat the others', async () => {
    let broken = true
    const reactions = {
      'test.mixed': async (tx: Tx, { n }: { n: number }) => {
        await tx.rows(note, ['mixed', n])
        if (broken && n === 2) throw new Error('poison')
      },
    }
    await announce('test.mixed', 1, 2, 3)
    const one = dispatcher(reactions)
    await one.drain()
    // Its own timer must not try the event once more, and put it off again, while it is made due below.
    await one.stop()
    expect(await heard('mixed')).toEqual([1, 3])
    broken = false
    await database.db.pool.query('update outbox.events set not_before = null')
    const later = dispatcher(reactions)
    await later.drain()
    await later.stop()
    expect(await heard('mixed')).toEqual([1, 2, 3])
  })

  test('FLT-8 what cannot be told at once is told later: neither a bus nor a database that is away loses a batch', async () => {
    const published: unknown[] = []
    let [isBusAway, isDatabaseAway] = [true, true]
    const registry = openHouse({
      test: {
        told: {
          'test.told': async (_db: unknown, payload: { n: number }) => [{ topic: 'test', key: '', data: payload.n }],
          'test.read': async (_db: unknown, payload: { n: number }) => {
            if (isDatabaseAway) throw Object.assign(new Error('the server is going down'), { code: '57P01' })
            return [{ topic: 'test', key: '', data: payload.n }]
          },
        },
      },
    })
    const publish = async (messages: readonly LiveMessage[]) => {
      if (isBusAway) throw new Error('nobody hears')
      published.push(...messages.map((message) => message.data))
    }
    const one = createDispatcher({ db: database.db, registry, log: createLog('silent'), publish })
    await announce('test.told', 1)
    await announce('test.read', 2)
    await one.drain()
    expect(published).toEqual([])
    isBusAway = false
    await one.drain()
    expect(published).toEqual([1])
    isDatabaseAway = false
    await announce('test.told', 3)
    await one.drain()
    await one.stop()
    expect(published).toEqual([1, 2, 3])
    // None of it was held against an event that was not to blame.
    expect((await database.db.pool.query('select count(*)::int as n from outbox.events where attempts > 0')).rows).toEqual([{ n: 0 }])
  })
})

describe('a line that tears', () => {
  test('FLT-8 while events are taken leaves open which are gone: all hosts begin anew', async () => {
    const published: LiveMessage[] = []
    let isTorn = true
    const db: Database = {
      ...database.db,
      async call<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]> {
        const rows = await database.db.call<Row>(statement, values)
        if (!isTorn) return rows
        isTorn = false
        throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
      },
    }
    await announce('test.told', 1)
    const told = { 'test.told': async (_db: unknown, { n }: { n: number }) => [{ topic: 'test', key: '', data: n }] }
    const publish = async (messages: readonly LiveMessage[]) => void published.push(...messages)
    const one = createDispatcher({ db, registry: openHouse({ test: { told } }), log: createLog('silent'), publish })
    await expect(one.drain()).rejects.toThrow('Connection terminated')
    await one.drain()
    await one.stop()
    expect(published.map(({ topic }) => topic)).toEqual([messagesLost])
  })
})

describe('the teller', () => {
  test('FLT-8 keeps so much and no more, and tells all hosts to begin anew where something was given up', async () => {
    const published: LiveMessage[] = []
    let isAway = true
    const registry = openHouse({ test: { told: { 'test.told': async (_db: unknown, n: number) => [{ topic: 'test', key: '', data: n }] } } })
    const publish = async (messages: readonly LiveMessage[]) => {
      if (isAway) throw new Error('nobody hears')
      published.push(...messages)
    }
    const teller = createTeller({ db: database.db, registry, log: createLog('silent'), publish, waitingMax: 2 })
    for (const n of [1, 2, 3]) await teller.tell([{ name: 'test.told', payload: n }])
    isAway = false
    await teller.tell([{ name: 'test.told', payload: 4 }])
    expect(published.map(({ topic, data }) => (topic === messagesLost ? 'lost' : data))).toEqual(['lost', 2, 3, 4])
    await teller.tell([{ name: 'test.told', payload: 5 }])
    expect(published.at(-1)?.data).toBe(5)
    expect(published.filter(({ topic }) => topic === messagesLost)).toHaveLength(1)
  })

  test('gives one up that always fails by its own fault, and tells the others', async () => {
    const published: unknown[] = []
    let tries = 0
    const told = {
      'test.poison': async (): Promise<LiveMessage[]> => {
        tries += 1
        throw new Error('poison')
      },
      'test.told': async (_db: unknown, n: number) => [{ topic: 'test', key: '', data: n }],
    }
    const publish = async (messages: readonly LiveMessage[]) => void published.push(...messages.map((message) => message.data))
    const teller = createTeller({ db: database.db, registry: openHouse({ test: { told } }), log: createLog('silent'), publish })
    await teller.tell([{ name: 'test.poison', payload: 0 }])
    for (let n = 1; n <= 20; n++) await teller.tell([{ name: 'test.told', payload: n }])
    expect(tries).toBe(12)
    expect(published).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })
})
