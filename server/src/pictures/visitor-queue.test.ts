import { expect, test } from 'vitest'
import { NotRendered } from '../site/render-gate.ts'
import { createVisitorQueue } from './visitor-queue.ts'

const limits = { atOnce: 2, atOncePerVisitor: 1, waitingMax: 300, waitingPerVisitor: 100 }

/** Work that ends when it is told to, in the order in which it was begun. */
function bench() {
  const begun: { readonly name: string; readonly end: () => void }[] = []
  const work = (name: string) => () => new Promise<string>((done) => begun.push({ name, end: () => done(name) }))
  const turn = () => new Promise((done) => setImmediate(done))
  return {
    work,
    begun: () => begun.map(({ name }) => name),
    async end(name: string): Promise<void> {
      begun.find((one) => one.name === name)?.end()
      await turn()
    },
  }
}

test('a visitor who asks for a hundred pictures makes nobody else wait behind them', async () => {
  const queue = createVisitorQueue(limits)
  const { work, begun, end } = bench()
  const all = Array.from({ length: 98 }, (_, index) => queue.pass('greedy', `g${index}`, work(`g${index}`)))
  expect(begun()).toEqual(['g0'])
  const mine = queue.pass('ada', 'a0', work('a0'))
  expect(begun()).toEqual(['g0', 'a0'])
  // Of three who wait, each has a turn before anybody has a second one.
  const others = ['bob', 'cy'].map((who) => queue.pass(who, who, work(who)))
  await end('g0')
  await end('a0')
  expect(begun()).toEqual(['g0', 'a0', 'g1', 'bob'])
  await end('bob')
  expect(begun().at(-1)).toBe('cy')
  await end('cy')
  expect(await Promise.all([mine, ...others])).toEqual(['a0', 'bob', 'cy'])
  for (let index = 1; index < 98; index++) await end(`g${index}`)
  expect(await Promise.all(all)).toHaveLength(98)
})

test('a picture that waits in a long line of one visitor is made at the turn of whoever asks for it too', async () => {
  const queue = createVisitorQueue(limits)
  const { work, begun, end } = bench()
  const greedy = ['x', 'y', 'shared'].map((key) => queue.pass('greedy', key, work(key)))
  const mine = queue.pass('ada', 'shared', work('again'))
  expect(begun()).toEqual(['x', 'shared'])
  for (const name of ['x', 'shared', 'y']) await end(name)
  expect(await mine).toBe('shared')
  expect(await Promise.all(greedy)).toEqual(['x', 'y', 'shared'])
  expect(begun()).toEqual(['x', 'shared', 'y'])
})

test('a visitor has only so many pictures waiting, and all together only so many', async () => {
  const queue = createVisitorQueue({ ...limits, waitingPerVisitor: 2, waitingMax: 3 })
  const { work, end } = bench()
  const statusOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 200,
      (error: unknown) => (error as NotRendered).status
    )
  const first = ['a1', 'a2', 'a3'].map((key) => queue.pass('ada', key, work(key)))
  expect(await statusOf(queue.pass('ada', 'a4', work('a4')))).toBe(429)
  const second = ['b1', 'b2'].map((key) => queue.pass('bob', key, work(key)))
  expect(await statusOf(queue.pass('cy', 'c1', work('c1')))).toBe(503)
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await end(name)
  expect(await Promise.all([...first, ...second])).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
})

test('a visitor whose pictures took their time of this minute waits, and others do not', async () => {
  let now = 0
  const queue = createVisitorQueue({ ...limits, budgetMs: 20_000, now: () => now })
  const slow = () => queue.pass('greedy', `k${now}`, async () => void (now += 12_000))
  await slow()
  await slow()
  const refused = await slow().catch((error: unknown) => error as NotRendered)
  expect(refused).toBeInstanceOf(NotRendered)
  expect((refused as NotRendered).status).toBe(429)
  await queue.pass('ada', 'a', async () => undefined)
  now += (refused as NotRendered).retryAfterMs
  await slow()
})

test('work that fails gives its place back', async () => {
  const queue = createVisitorQueue({ ...limits, atOnce: 1 })
  await expect(queue.pass('ada', 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.pass('ada', 'a', async () => 'whole')).toBe('whole')
})
