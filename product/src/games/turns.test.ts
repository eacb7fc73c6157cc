import type { Database } from '@ante/kit/context'
import { expect, test } from 'vitest'
import { runInOrder } from './turns.ts'

const db = {} as Database
const never = () => new Promise<never>(() => undefined)

test('RNG-10 a player’s rounds are played one after the other, whatever becomes of each, and nobody else waits for them', async () => {
  const order: string[] = []
  let end = (): void => undefined
  const first = runInOrder(db, 1n, async () => {
    await new Promise<void>((go) => (end = go))
    order.push('first')
    throw new Error('lost')
  })
  const second = runInOrder(db, 1n, async () => void order.push('second'))
  await runInOrder(db, 2n, async () => void order.push('other'))
  end()
  await expect(first).rejects.toThrow('lost')
  await second
  expect(order).toEqual(['other', 'first', 'second'])
})

test('RNG-10 a round that is never answered keeps the player’s next one waiting for a while and not for ever', async () => {
  void runInOrder(db, 3n, never)
  expect(await runInOrder(db, 3n, async () => 'played', 1)).toBe('played')
  void runInOrder(db, 3n, never)
  expect(await Promise.all([1, 2].map((n) => runInOrder(db, 3n, async () => n, 1)))).toEqual([1, 2])
})
