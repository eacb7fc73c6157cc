import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  for (const path of ['player:1:main', 'player:2:main'])
    await query(
      `select ledger.post($1 || ':opening', null, 'opening', 'USD', array['house:opening'], array[$1], array[1000::bigint], array['opening'])`,
      [path]
    )
  await query(`select ledger.lock_house(array['house:games:two-crows'], array['USD'])`)
  // Their totals are counted where they have limits.
  await query(`update ledger.accounts set lost_minor = 500 where path like 'player:%'`)
})
afterAll(() => database.close())

const query = async (text: string, values: readonly unknown[] = []) =>
  (await database.db.pool.query<Record<string, unknown>>(text, [...values])).rows
const hash = Buffer.from('00', 'hex')
/** Both in one transaction, with the connection that has the house's row. */
const win = async (key: string, path: string, minor: number, input = hash) =>
  (
    await query(
      `select ledger.post_win($1, $2, 'round', 'USD', (select 'house:games:two-crows' from ledger.lock_house(array['house:games:two-crows'], array['USD'])), $3, $4,
         'games.round-finished', '{"round": "7"}') as id`,
      [key, input, path, minor]
    )
  )[0]?.id
const lines = (key: string) =>
  query(
    `select t.kind, p.line, p.amount_minor, p.to_balance_minor, p.to_version, p.from_player, p.to_player, p.code from ledger.transactions t
       join ledger.postings p on p.transaction_id = t.id where t.key = $1`,
    [key]
  )

describe('a win of one round', () => {
  it('moves what a posting of its own would move, tells it, and the books balance', async () => {
    await query(
      `select ledger.post('slow', $1, 'round', 'USD', array['house:games:two-crows'], array['player:1:main'], array[70::bigint], array['win'], null, 'games.round-finished', '{"round": "7"}')`,
      [hash]
    )
    await win('quick', 'player:2:main', 70)
    expect(await lines('quick')).toEqual(await lines('slow'))
    expect(
      await query(
        `select balance_minor, version, lost_minor from ledger.accounts where path like 'player:%' order by path`
      )
    ).toEqual([
      { balance_minor: 1070n, version: 2n, lost_minor: 430n },
      { balance_minor: 1070n, version: 2n, lost_minor: 430n },
    ])
    expect(
      await query(
        `select payload, changed_accounts from outbox.events where name = 'games.round-finished' order by changed_accounts`
      )
    ).toEqual(
      [1, 2].map((uid) => ({
        payload: { round: '7' },
        changed_accounts: ['house:games:two-crows', `player:${uid}:main`],
      }))
    )
    expect(await database.db.read((tx) => audit(tx))).toEqual([])
  })

  it('is posted once for each key, and for no other input', async () => {
    const id = BigInt(String(await win('once', 'player:1:main', 30)))
    expect(await win('once', 'player:1:main', 30)).toBe(-id)
    await expect(win('once', 'player:1:main', 30, Buffer.from('01', 'hex'))).rejects.toMatchObject({ code: 'AN002' })
    expect((await lines('once')).length).toBe(1)
    expect(await database.db.read((tx) => audit(tx))).toEqual([])
  })

  it('is refused where it is nothing, or not from the platform to a player whose account is there', async () => {
    await expect(win('none', 'player:1:main', 0)).rejects.toMatchObject({ code: 'AN004' })
    await expect(win('house', 'house:bank', 5)).rejects.toMatchObject({ code: 'AN004' })
    await expect(win('nobody', 'player:9:main', 5)).rejects.toMatchObject({ code: 'P0002' })
    expect(await lines('nobody')).toEqual([])
    expect(await database.db.read((tx) => audit(tx))).toEqual([])
  })
})
