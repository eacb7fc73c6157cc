import { describe, expect, test } from 'vitest'
import { createRateLimiter } from '../http/rate-limit.ts'
import { createRenderGate, NotRendered } from './render-gate.ts'

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = []
  let most = 0
  let running = 0
  return {
    work: async () => {
      most = Math.max(most, (running += 1))
      await new Promise<void>((end) => ends.push(end))
      running -= 1
    },
    endOne: () => ends.shift()?.(),
    get running() {
      return running
    },
    get most() {
      return most
    },
  }
}
const turn = () => new Promise((done) => setImmediate(done))

describe('the render gate', () => {
  test('lets so many work at once, the others in their order, and refuses whom it would keep waiting too long', async () => {
    const gate = createRenderGate({ atOnce: 2, waitingMax: 3, waitingPerVisitor: 3 })
    const pages = held()
    const done: number[] = []
    const all = [1, 2, 3, 4, 5].map((n) => gate.pass('a', pages.work).then(() => done.push(n)))
    await expect(gate.pass('a', pages.work)).rejects.toMatchObject({ status: 503 })
    expect(pages.running).toBe(2)
    for (let n = 0; n < 5; n++) {
      await turn()
      pages.endOne()
    }
    await Promise.all(all)
    expect(done).toEqual([1, 2, 3, 4, 5])
    expect(pages.most).toBe(2)
    const after = gate.pass('a', async () => 'free again')
    expect(await after).toBe('free again')
  })

  test('one visitor takes only a part of the places where others wait too', async () => {
    const gate = createRenderGate({ atOnce: 1, waitingMax: 4, waitingPerVisitor: 2 })
    const pages = held()
    const all = [1, 2, 3].map(() => gate.pass('a', pages.work))
    await expect(gate.pass('a', pages.work)).rejects.toMatchObject({ status: 429 })
    all.push(gate.pass('b', pages.work), gate.pass('c', pages.work))
    await expect(gate.pass('d', pages.work)).rejects.toMatchObject({ status: 503 })
    for (let n = 0; n < 5; n++) {
      await turn()
      pages.endOne()
    }
    await Promise.all(all)
  })

  test('makes no page that nobody waits for any more when its turn comes', async () => {
    const gate = createRenderGate({ atOnce: 1 })
    const pages = held()
    const first = gate.pass('a', pages.work)
    const made: string[] = []
    let hasLeft = false
    const left = gate.pass(
      'b',
      async () => void made.push('left'),
      () => hasLeft
    )
    const stayed = gate.pass(
      'b',
      async () => void made.push('stayed'),
      () => false
    )
    await turn()
    hasLeft = true
    pages.endOne()
    await Promise.all([first, stayed])
    await expect(left).rejects.toBeInstanceOf(NotRendered)
    expect(made).toEqual(['stayed'])
  })

  test('gives the place back when the work fails', async () => {
    const gate = createRenderGate({ atOnce: 1, waitingMax: 0 })
    await expect(gate.pass('a', () => Promise.reject(new Error('broken page')))).rejects.toThrow('broken page')
    expect(await gate.pass('a', async () => 'well')).toBe('well')
  })

  test('counts each visitor apart and lets them in again with time', async () => {
    let now = 0
    const gate = createRenderGate({ limiter: createRateLimiter(() => now), perMinute: 2 })
    const page = async () => 'page'
    await gate.pass('a', page)
    await gate.pass('a', page)
    const refusal = await gate.pass('a', page).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(NotRendered)
    expect(refusal).toMatchObject({ status: 429, retryAfterMs: 30_000 })
    expect(await gate.pass('b', page)).toBe('page')
    now = 30_000
    expect(await gate.pass('a', page)).toBe('page')
  })
})
