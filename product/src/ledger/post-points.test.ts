import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, houseAccount, pointsAccount, postAllPoints, postPoints, readPoints } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const house = houseAccount('loyalty', 'points')
const to = (uid: bigint, ...amounts: bigint[]) =>
  amounts.map((hundredths) => ({
    from: house,
    to: pointsAccount(uid, 'points'),
    hundredths,
    code: 'points-play' as const,
  }))
const given = (key: string, uid: bigint, ...amounts: bigint[]) => ({
  key,
  kind: 'points-play',
  postings: to(uid, ...amounts),
})
const postAll = (all: Parameters<typeof postAllPoints>[1]) => database.db.write((tx) => postAllPoints(tx, all))
const held = (...uids: bigint[]) => database.db.read(async (tx) => [...(await readPoints(tx, uids, 'points')).values()])
const problems = () => database.db.read((tx) => audit(tx))

describe('points for many players at once', () => {
  it('are posted each once, with balances and versions that follow each other, and the books balance', async () => {
    const answers = await postAll([given('p-1', 1n, 30n), given('p-2', 2n, 5n, 7n), given('p-3', 1n, 11n)])
    expect(answers).toEqual([{ replay: false }, { replay: false }, { replay: false }])
    expect(await held(1n, 2n)).toEqual([41n, 12n])
    const lines = await database.db.pool.query(
      `select p.from_balance_minor, p.to_balance_minor, p.to_version, p.line from ledger.postings p
         join ledger.transactions t on t.id = p.transaction_id where t.key like 'p-_' order by t.key, p.line`
    )
    expect(lines.rows).toEqual([
      { from_balance_minor: -30n, to_balance_minor: 30n, to_version: 1n, line: 0 },
      { from_balance_minor: -35n, to_balance_minor: 5n, to_version: 1n, line: 0 },
      { from_balance_minor: -42n, to_balance_minor: 12n, to_version: 2n, line: 1 },
      { from_balance_minor: -53n, to_balance_minor: 41n, to_version: 2n, line: 0 },
    ])
    expect(await problems()).toEqual([])
  })
  it('move nothing where their key was posted before, by whatever call, or stands twice', async () => {
    await database.db.write((tx) => postPoints(tx, given('q-1', 3n, 100n)))
    const answers = await postAll([given('q-1', 3n, 100n), given('q-2', 3n, 1n), given('q-2', 3n, 1n)])
    expect(answers.map(({ replay }) => replay)).toEqual([true, false, true])
    expect(await held(3n)).toEqual([101n])
    expect(await problems()).toEqual([])
  })
  it('are all posted, however many there are, and nobody is told of them', async () => {
    await database.db.pool.query('delete from outbox.events')
    const many = Array.from({ length: 600 }, (_, index) => given(`m-${index}`, BigInt(10 + (index % 7)), 2n))
    expect((await postAll(many)).some(({ replay }) => replay)).toBe(false)
    expect((await held(10n, 16n)).map(Number)).toEqual([172, 170])
    expect((await database.db.pool.query('select name from outbox.events')).rows).toEqual([])
    expect(await problems()).toEqual([])
  })
  it('are all refused where one is nothing, or is not from the platform to a player', async () => {
    const before = await held(1n)
    for (const wrong of [
      to(1n, 0n),
      [
        {
          from: pointsAccount(1n, 'points'),
          to: pointsAccount(2n, 'points'),
          hundredths: 1n,
          code: 'points-play' as const,
        },
      ],
      [{ from: house, to: houseAccount('loyalty', 'experience'), hundredths: 1n, code: 'points-play' as const }],
    ])
      await expect(
        postAll([given('w-1', 1n, 5n), { key: 'w-2', kind: 'points-play', postings: wrong }])
      ).rejects.toMatchObject({ code: 'AN004' })
    expect(await held(1n)).toEqual(before)
    await expect(postAll([{ key: 'w-3', kind: 'points-play', postings: [] }])).rejects.toThrow('without postings')
  })
})
