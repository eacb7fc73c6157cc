import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagesOf, locales } from '@ante/texts'
import { audit } from '../ledger/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
})
afterAll(async () => {
  expect(await server.database.db.read(audit)).toEqual([])
  await server.stop()
})

const reason = 'the jackpots of this year'
const put = (sysname: string, level: Record<string, unknown>) =>
  approvedCall<{ id: string }>(server.database.db, 'jackpots.put', {
    sysname,
    texts: { en: { title: sysname, text: '' } },
    currency: 'USD',
    levels: [{ name: 'drop', seed_minor: 400, rate_ppm: 10_000, ...level }],
    reason,
  })
const drop = async (sysname: string, before_minor: number) => BigInt((await put(sysname, { before_minor })).id)
const close = (sysname: string, to?: string) =>
  operatorCall(server.database.db, 'jackpots.close', { sysname, ...(to !== undefined && { to }), reason })
const query = (text: string, values: unknown[] = []) => server.database.db.pool.query(text, values)
const isOpen = async (sysname: string) =>
  (await query('select enabled from jackpots.jackpots where sysname = $1', [sysname])).rows[0]

describe('a jackpot that is closed into another one', () => {
  it('JKP-5 brings no level to what it is won before, to the millionth of a minor unit, and the sentence says so', async () => {
    await drop('near', 800)
    const far = await drop('far', 801)
    const bringing = await put('bringing', { every_minor: 1_000 })
    await expect(close('bringing', 'near')).rejects.toThrow('jackpot_would_fall')
    expect(await isOpen('bringing')).toEqual({ enabled: true })
    // What the shares of both still owe to the level is brought too, and makes it whole.
    await query('update jackpots.shares set carried[1] = 600000 where shard = 3 and jackpot_id = any ($1)', [
      [far, BigInt(bringing.id)],
    ])
    await expect(close('bringing', 'far')).rejects.toThrow('jackpot_would_fall')
    await query('update jackpots.shares set carried[1] = 399999 where jackpot_id = $1 and shard = 3', [far])
    await close('bringing', 'far')
    expect(await isOpen('bringing')).toEqual({ enabled: false })
    const { rows } = await query(
      'select sum(carried[1])::bigint as carried from jackpots.shares where jackpot_id = $1',
      [far]
    )
    expect(rows).toEqual([{ carried: 999_999n }])
    const sentences = locales.map(({ code }) => messagesOf(code).reasons.jackpot_would_fall)
    expect(new Set(sentences).size).toBe(locales.length)
  })

  it('JKP-4 locks each jackpot and its shares in the order of their ids, as rounds do, whichever is closed', async () => {
    const [low, high] = [await drop('low', 100_000), await drop('high', 100_000)]
    for (const [from, to] of [
      ['high', 'low'],
      ['low', 'high'],
    ] as const) {
      // A round that wins of both: it has the first and will ask for the second.
      const round = await server.database.db.pool.connect()
      let closed: Promise<unknown> = Promise.resolve()
      try {
        await round.query('begin')
        await round.query('select jackpots.lock_share($1, true)', [low])
        closed = close(from, to)
        await expect
          .poll(async () => (await query('select from pg_locks where not granted')).rowCount, { timeout: 10_000 })
          .toBeGreaterThan(0)
        await round.query('select from jackpots.jackpots where id = $1 for no key update nowait', [high])
        await round.query('select from jackpots.shares where jackpot_id = $1 for no key update nowait', [high])
        await round.query('commit')
      } finally {
        round.release(true)
        await closed
      }
      await drop(from, 100_000)
    }
  })
})
