import type { LiveMessage } from '@ante/kit/context'
import { afterEach, describe, expect, test } from 'vitest'
import { testDatabase } from '@ante/testing/database'
import { hasRedis, type Line, lineToRedis } from '@ante/testing/redis'
import { targetOf, tcpProxy, through } from '@ante/testing/tcp-proxy'
import { type Bus, databaseBus } from './bus.ts'
import { redisBus } from './redis-bus.ts'

const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})
const closing = <T extends { close(): Promise<void> }>(one: T): T => {
  leaving.push(() => one.close())
  return one
}
const silent = () => undefined

/** What a host hears, and a way to wait for it. */
class Ear {
  readonly heard: LiveMessage[] = []
  missed = 0
  readonly #waiting: (() => void)[] = []
  readonly #wake = () => this.#waiting.splice(0).forEach((go) => go())
  async on(bus: Bus): Promise<Ear> {
    await bus.listen(
      (messages) => (this.heard.push(...messages), this.#wake()),
      () => ((this.missed += 1), this.#wake())
    )
    return this
  }
  async until(done: (ear: Ear) => boolean): Promise<void> {
    while (!done(this)) await new Promise<void>((go) => this.#waiting.push(go))
  }
}
const message = (n: number): LiveMessage => ({ topic: 'a', key: String(n), data: { n } })

/** Two hosts of one house; with a single process they are the same one. */
const kinds: [string, () => Promise<readonly [Bus, Bus]>][] = [
  [
    'by PostgreSQL',
    async () => {
      const { url } = closing(await testDatabase({ poolSize: 1 }))
      return [closing(databaseBus(url, silent)), closing(databaseBus(url, silent))]
    },
  ],
]
if (hasRedis)
  kinds.push([
    'by Redis',
    async () => {
      const line = closing(await lineToRedis())
      return [hostOn(line), hostOn(line)]
    },
  ])
const hostOn = ({ url, prefix }: Line): Bus => closing(redisBus({ url, prefix, onError: silent, retryMs: 50 }))

describe.each(kinds)('a bus %s', (_, open) => {
  test('tells what one host says to all of them, itself too, in its order, once', async () => {
    const [one, two] = await open()
    const here = await new Ear().on(one)
    const there = await new Ear().on(two)
    const all = Array.from({ length: 300 }, (_unused, n) => message(n))
    for (let at = 0; at < all.length; at += 30) await one.publish(all.slice(at, at + 30))
    for (const ear of [here, there]) {
      await ear.until(({ heard }) => heard.length >= all.length)
      expect(ear.heard).toEqual(all)
      expect(ear.missed).toBe(0)
    }
  })

  test('carries texts of any alphabet and large numbers', async () => {
    const [one, two] = await open()
    const there = await new Ear().on(two)
    await one.publish([
      { topic: 'ä', key: 'مرحبا', data: { uid: 9_007_199_254_740_993n, text: '☃ "\\ \u0000'.replace('\u0000', '') } },
    ])
    await there.until(({ heard }) => heard.length > 0)
    expect(there.heard[0]).toMatchObject({ topic: 'ä', key: 'مرحبا' })
  })
})

describe('a bus by PostgreSQL', () => {
  const large = { topic: 'a', key: 'large', data: { text: 'y'.repeat(100_000) } }

  test('carries what is larger than a notification whole, and in its turn', async () => {
    const { url } = closing(await testDatabase({ poolSize: 1 }))
    const [one, two] = [closing(databaseBus(url, silent)), closing(databaseBus(url, silent))]
    const ear = await new Ear().on(two)
    await Promise.all([one.publish([message(1), large]), one.publish([message(2)])])
    await ear.until(({ heard }) => heard.length === 3)
    expect(ear.heard).toEqual([message(1), large, message(2)])
  })

  test('reaches the own listeners at once, also while the database is away', async () => {
    const { url } = closing(await testDatabase({ poolSize: 1 }))
    const proxy = closing(await tcpProxy(targetOf(url, 5432)))
    const host = closing(databaseBus(through(url, proxy), silent))
    const ear = await new Ear().on(host)
    const published = host.publish([message(1)])
    expect(ear.heard).toEqual([message(1)])
    await published
    await proxy.cut()
    await expect(host.publish([message(2)])).rejects.toThrow()
    expect(ear.heard).toEqual([message(1), message(2)])
  })
})

describe.runIf(hasRedis)('a bus by Redis that dies', () => {
  test('fails no publication, reaches the own listeners, and tells everybody of the gap when it is back', async () => {
    const line = closing(await lineToRedis())
    const [one, two] = [hostOn(line), hostOn(line)]
    const [here, there] = [await new Ear().on(one), await new Ear().on(two)]
    await line.cut()
    await one.publish([message(1)])
    await here.until(({ heard }) => heard.length === 1)
    expect(there.heard).toEqual([])
    await line.mend()
    await here.until(({ missed }) => missed > 0)
    await there.until(({ missed }) => missed > 0)
    // The connection that tells may come back later than the one that hears.
    while (!there.heard.some(({ key }) => key === '2')) {
      await one.publish([message(2)])
      await new Promise((turn) => setImmediate(turn))
    }
  })

  test('tells hosts that kept their own connection when the one that told had lost its', async () => {
    const [mine, theirs] = [closing(await lineToRedis()), closing(await lineToRedis())]
    const one = hostOn(mine)
    const two = hostOn({ ...theirs, prefix: mine.prefix })
    const there = await new Ear().on(two)
    await new Ear().on(one)
    await mine.cut()
    await one.publish([message(1)])
    await mine.mend()
    await there.until(({ missed }) => missed > 0)
  })

  test('lets a host start while it is away, and joins when it comes', async () => {
    const line = closing(await lineToRedis())
    await line.cut()
    const host = hostOn(line)
    const ear = await new Ear().on(host)
    await host.publish([message(1)])
    expect(ear.heard).toEqual([message(1)])
    await line.mend()
    await ear.until(({ missed }) => missed > 0)
    const other = hostOn(line)
    await new Ear().on(other)
    await other.publish([message(2)])
    await ear.until(({ heard }) => heard.some(({ key }) => key === '2'))
  })
})

describe.runIf(hasRedis)('a bus by Redis that freezes', () => {
  test('publishes to the own listeners without waiting, says so, and tells everybody of the gap when it is back', async () => {
    const line = closing(await lineToRedis())
    const errors: string[] = []
    const one = closing(
      redisBus({ ...line, retryMs: 50, answerWithinMs: 100, onError: (e) => void errors.push(e.message) })
    )
    const two = closing(redisBus({ ...line, prefix: line.prefix, onError: silent, retryMs: 50 }))
    const [here, there] = [await new Ear().on(one), await new Ear().on(two)]
    line.freeze()
    for (let n = 0; n < 200; n++) await one.publish([message(n)])
    expect(here.heard).toHaveLength(200)
    expect(errors).toContain('Redis has not answered within 100 ms')
    line.thaw()
    await there.until(({ missed }) => missed > 0)
    while (!there.heard.some(({ key }) => key === 'after')) {
      await one.publish([{ topic: 'a', key: 'after', data: {} }])
      await new Promise((turn) => setImmediate(turn))
    }
  })

  test('finds by itself that a host vanished from which it only hears, and hears again by another connection', async () => {
    const line = closing(await lineToRedis())
    const errors: Error[] = []
    const host = closing(redisBus({ ...line, onError: (error) => void errors.push(error), retryMs: 50, silentMs: 400 }))
    const ear = await new Ear().on(host)
    line.freeze()
    await expect.poll(() => errors).not.toEqual([])
    line.thaw()
    await ear.until(({ missed }) => missed > 0)
  })
})

describe('a bus by PostgreSQL that freezes', () => {
  test('fails its publications within the limit, so that they wait, and tells of the gap when it is back', async () => {
    const { url } = closing(await testDatabase({ poolSize: 1 }))
    const proxy = closing(await tcpProxy(targetOf(url, 5432)))
    const errors: string[] = []
    const host = closing(databaseBus(through(url, proxy), (error) => void errors.push(error.message), 2_000))
    const ear = await new Ear().on(host)
    proxy.freeze()
    await expect(host.publish([message(1)])).rejects.toThrow()
    await proxy.cut()
    proxy.thaw()
    await proxy.mend()
    await ear.until(({ missed }) => missed > 0)
    await host.publish([message(2)])
    await ear.until(({ heard }) => heard.some(({ key }) => key === '2'))
  })

  test('finds by itself that the server vanished', async () => {
    const { url } = closing(await testDatabase({ poolSize: 1 }))
    const proxy = closing(await tcpProxy(targetOf(url, 5432)))
    const errors: Error[] = []
    const host = closing(databaseBus(through(url, proxy), (error) => void errors.push(error), 1_000))
    const ear = await new Ear().on(host)
    proxy.freeze()
    await expect.poll(() => errors).not.toEqual([])
    proxy.thaw()
    await ear.until(({ missed }) => missed > 0)
  })
})
