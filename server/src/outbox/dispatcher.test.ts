import type { LiveMessage, Tx } from '@ante/kit/context'
import { sql } from '@ante/kit/context'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Registry } from '../house.ts'
import { openHouse } from '../house.ts'
import { createLog } from '../operations/log.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { createDispatcher } from './dispatcher.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.pool.query('create table public.heard (name text, n int)')
})
afterAll(() => database.close())

const note = sql('test.note', 'insert into public.heard values ($1, $2)')
const heard = async (name: string) =>
  (await database.db.pool.query<{ n: number }>('select n from public.heard where name = $1 order by n', [name])).rows.map((row) => row.n)

function dispatcher(reactions: Record<string, (tx: Tx, payload: { n: number }) => Promise<void>>, published: LiveMessage[] = []) {
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
    expect(await heard('mixed')).toEqual([1, 3])
    broken = false
    await database.db.pool.query('update outbox.events set not_before = null')
    await one.drain()
    await one.stop()
    expect(await heard('mixed')).toEqual([1, 2, 3])
  })
})
