import { money } from '@ante/kit/money'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, houseAccount, playerAccount, post } from './index.ts'

let database: TestDatabase
const uids = [7101n, 7102n, 7103n]
const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await database.db.pool.query<Row>(text, [...values])).rows

beforeAll(async () => {
  database = await testDatabase()
  for (const uid of uids)
    await database.db.write((tx) =>
      post(tx, {
        key: `opening:${uid}`,
        kind: 'opening',
        postings: [
          { from: houseAccount('opening'), to: playerAccount(uid, 'main'), amount: money(1000n), code: 'opening' },
        ],
      })
    )
})
afterAll(() => database.close())

interface Stake {
  readonly uid: bigint
  readonly house: string
  readonly stake: number
  readonly win: number
  /** It has not won yet. */
  readonly isOpen?: true
  /** Its round was not played. */
  readonly isLeftOut?: true
}

/** As `games.play_rounds` posts the stakes of one call. Answers the ids of their transactions. */
const postAll = (stakes: readonly Stake[]): Promise<(string | null)[]> =>
  database.db.write(async () => {
    const client = await database.db.pool.connect()
    try {
      await client.query('begin')
      await client.query('select ledger.lock_house($1, $2)', [
        stakes.map(({ house }) => house),
        stakes.map(() => 'USD'),
      ])
      const moved: ({ id: string; account: string; balance: string; version: string } | undefined)[] = []
      for (const { uid, stake, win, isOpen, isLeftOut } of stakes) {
        if (isLeftOut) {
          moved.push(undefined)
          continue
        }
        const path = `player:${uid}:main`
        await client.query(`select ledger.lock_stakeable($1, 'USD', true)`, [path])
        const { rows: found } = await client.query(
          `select ledger.next_id()::text as id, m.account::text, m.balance::text, m.version::text from ledger.move_stake($1, 'USD', $2, $3) m`,
          [path, stake, isOpen ? 0 : win]
        )
        moved.push(found[0])
      }
      const column = (name: 'id' | 'account' | 'balance' | 'version') => moved.map((one) => one?.[name] ?? null)
      await client.query(
        `select ledger.post_stakes($1, 'round', $2, $3, $4, $5, $6, $7, $8, $9, 'games.round-finished', $10::jsonb[])`,
        [
          column('id'),
          stakes.map(() => 'USD'),
          stakes.map(({ uid }) => uid),
          column('account'),
          column('balance'),
          column('version'),
          stakes.map(({ house }) => house),
          stakes.map(({ stake }) => stake),
          stakes.map(({ win }) => win),
          stakes.map(({ isOpen, isLeftOut, uid }) =>
            isOpen || isLeftOut ? null : JSON.stringify({ player: `${uid}` })
          ),
        ]
      )
      await client.query('commit')
      return column('id')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })

test('stakes of one call change an account of the platform once, each with its own balance and version, and one that is left out does nothing', async () => {
  await rows('truncate outbox.events')
  const before = await rows<{ version: string }>(
    `select version::text from ledger.accounts where path = 'house:games:one'`
  )
  expect(before).toEqual([])
  const ids = await postAll([
    { uid: uids[0] ?? 0n, house: 'house:games:one', stake: 100, win: 250, isLeftOut: true },
    { uid: uids[0] ?? 0n, house: 'house:games:one', stake: 100, win: 250 },
    { uid: uids[1] ?? 0n, house: 'house:games:two', stake: 300, win: 0 },
    { uid: uids[2] ?? 0n, house: 'house:games:one', stake: 50, win: 900, isOpen: true },
  ])
  expect(ids[0]).toBe(null)
  expect(
    await rows(
      `select p.line, f.path as "from", t.path as "to", p.amount_minor::int as amount, p.from_balance_minor::int as "fromBalance", p.to_balance_minor::int as "toBalance",
              p.from_version::int as "fromVersion", p.to_version::int as "toVersion", p.code, p.from_player as "fromPlayer"
         from ledger.postings p join ledger.accounts f on f.id = p.from_account join ledger.accounts t on t.id = p.to_account
        where p.transaction_id = any ($1::bigint[]) order by p.transaction_id, p.line`,
      [ids]
    )
  ).toEqual([
    {
      line: 0,
      from: `player:${uids[0]}:main`,
      to: 'house:games:one',
      amount: 100,
      fromBalance: 900,
      toBalance: 100,
      fromVersion: 2,
      toVersion: 1,
      code: 'stake',
      fromPlayer: true,
    },
    {
      line: 1,
      from: 'house:games:one',
      to: `player:${uids[0]}:main`,
      amount: 250,
      fromBalance: -150,
      toBalance: 1150,
      fromVersion: 2,
      toVersion: 3,
      code: 'win',
      fromPlayer: false,
    },
    {
      line: 0,
      from: `player:${uids[1]}:main`,
      to: 'house:games:two',
      amount: 300,
      fromBalance: 700,
      toBalance: 300,
      fromVersion: 2,
      toVersion: 1,
      code: 'stake',
      fromPlayer: true,
    },
    {
      line: 0,
      from: `player:${uids[2]}:main`,
      to: 'house:games:one',
      amount: 50,
      fromBalance: 950,
      toBalance: -100,
      fromVersion: 2,
      toVersion: 3,
      code: 'stake',
      fromPlayer: true,
    },
  ])
  expect(await rows(`select name, payload, changed_accounts as accounts from outbox.events order by id`)).toEqual([
    {
      name: 'games.round-finished',
      payload: { player: `${uids[0]}` },
      accounts: [`player:${uids[0]}:main`, 'house:games:one'],
    },
    {
      name: 'games.round-finished',
      payload: { player: `${uids[1]}` },
      accounts: [`player:${uids[1]}:main`, 'house:games:two'],
    },
    { name: 'ledger.posted', payload: {}, accounts: [`player:${uids[2]}:main`, 'house:games:one'] },
  ])
  expect(await database.db.read(audit)).toEqual([])
})

test('what is no stake, or more than there is, is refused, and none of the call happens', async () => {
  const [uid = 0n] = uids
  const balance = () =>
    rows(`select balance_minor::int as minor, version::int from ledger.accounts where path = $1`, [
      `player:${uid}:main`,
    ])
  const before = await balance()
  const good = { uid: uids[1] ?? 0n, house: 'house:games:two', stake: 10, win: 0 }
  for (const bad of [
    { stake: 0, win: 0 },
    { stake: -5, win: 0 },
    { stake: 10, win: -1 },
    { stake: 1_000_000, win: 5_000_000 },
  ])
    await expect(postAll([good, { uid, house: 'house:games:one', ...bad }])).rejects.toMatchObject({ code: 'AN004' })
  await expect(rows(`select ledger.move_stake('house:games:one', 'USD', 10, 0)`)).rejects.toMatchObject({
    code: 'AN004',
  })
  // The house's row was not locked, so it may not be there.
  await expect(
    rows(
      `select ledger.post_stakes(array[1::bigint], 'round', array['USD'], array[1::bigint], array[1::bigint], array[1::bigint], array[1::bigint], array['house:games:nowhere'], array[1::bigint], array[0::bigint], 'games.round-finished', array['{}'::jsonb])`
    )
  ).rejects.toMatchObject({ code: 'P0002' })
  expect(await balance()).toEqual(before)
  expect(await database.db.read(audit)).toEqual([])
})

test('shares name no account twice: each would be counted in the sum, and one of them paid', async () => {
  await postAll([{ uid: uids[1] ?? 0n, house: 'house:games:two', stake: 10, win: 0 }])
  const share = (to: readonly string[], amounts: readonly number[]) =>
    rows(
      `select ledger.lock_house(array['house:games:two'], array['USD']), ledger.post_shares('jackpot', 'USD', 'house:games:two', $1, $2, 'jackpot-contribution')`,
      [to, amounts]
    )
  await expect(
    share(['house:jackpots:1:a', 'house:jackpots:1:a', 'house:jackpots:1:b'], [1, 2, 3])
  ).rejects.toMatchObject({
    code: 'AN004',
  })
  expect(await database.db.read(audit)).toEqual([])
})

test('JKP-4 shares to accounts that are not there yet make them, and are one transaction', async () => {
  await postAll([{ uid: uids[1] ?? 0n, house: 'house:games:two', stake: 20, win: 0 }])
  const feed = (to: readonly string[]) =>
    rows(
      `select ledger.lock_house(array['house:games:two'], array['USD']), ledger.post_shares('jackpot', 'USD', 'house:games:two', $1::text[], array_fill(2::bigint, array[cardinality($1::text[])]), 'jackpot-contribution')`,
      [to]
    )
  const [a, b, c] = ['house:jackpots:9:a', 'house:jackpots:9:b', 'house:jackpots:9:c']
  await feed([a, b])
  await feed([a, b, c])
  const posted = await rows(
    `select array_agg(a.path order by p.line) as to, array_agg(p.amount_minor::int) as amounts, count(distinct t.id)::int as transactions
       from ledger.postings p join ledger.transactions t on t.id = p.transaction_id join ledger.accounts a on a.id = p.to_account
       where starts_with(a.path, 'house:jackpots:9:') group by p.transaction_id order by p.transaction_id`
  )
  expect(posted).toEqual([
    { to: [a, b], amounts: [2, 2], transactions: 1 },
    { to: expect.arrayContaining([a, b, c]), amounts: [2, 2, 2], transactions: 1 },
  ])
  expect(await database.db.read(audit)).toEqual([])
})
