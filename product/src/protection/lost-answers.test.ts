import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { advanceTables } from '../games/advance-tables.ts'
import { audit, balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { testBook, type TestBook } from '../sportsbook/sportsbook.fixture.ts'

// A call did what it was asked for and its answer was lost. Before it is repeated under its key, something has changed that would refuse it.

let book: TestBook
let server: TestServer
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  server = await testServer({
    env: { ANTE_ROLE: 'web' },
    database: { ...book.database, close: () => Promise.resolve() },
  })
  await book.database.db.write(seedGames)
  await advanceTables((await server.context()) as never)
})
afterAll(async () => {
  await server.stop()
  await book.close()
})

type Someone = Awaited<ReturnType<TestServer['player']>>
const email = (name: string) => `${name}@lost.example.com`
async function rich(name: string): Promise<Someone> {
  const player = await server.player({ email: email(name) })
  await book.database.db.write((tx) =>
    post(tx, {
      key: `opening:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(10_000n),
          code: 'opening',
        },
      ],
    })
  )
  return player
}
const mainOf = async ({ uid }: Someone) =>
  (await book.database.db.read((tx) => balancesOf(tx, [playerAccount(uid, 'main')])))[playerAccount(uid, 'main')]?.minor
const letSessionPass = (uid: bigint, minutes: number) =>
  book.query(
    `update identity.sessions set created_at = created_at - $2 * interval '1 minute', checked_at = checked_at - $2 * interval '1 minute' where uid = $1`,
    [uid, minutes]
  )

interface Act {
  readonly key: string
  readonly values: object
  readonly other: object
}
/** A round, a step of one, bets on a table that all share, a bet, and a purchase: with what each asks for, and with another input. */
async function actsOf(player: Someone): Promise<Act[]> {
  const open = await player.post<{ round: { id: string } }>('games.play', { sysname: 'higher-ground', stake: '1' })
  // It takes bets for as long as this test needs.
  await book.query(
    `update games.live_rounds set closes_at = now() + interval '5 minutes', next_at = now() + interval '6 minutes' where settled_at is null`
  )
  const table = await server.visitor().call<{ table: { round: { id: string } } }>('games.gettable', {
    sysname: 'wheel-of-hours',
  })
  const [selection] = await book.query<{ id: bigint; price: number }>(
    `select m.id, o.price from book.winners m join sportsbook.outcomes o on o.market_id = m.id
       where m.status = 'open' and o.code = 'home' and o.status = 'active' order by m.id desc limit 1`
  )
  const selections = JSON.stringify([
    { market_id: String(selection?.id), outcome: 'home', price: Number(selection?.price) / 1000 },
  ])
  await approvedCall(
    book.database.db,
    'loyalty.putproduct',
    {
      reason: 'the shop of this year',
      sysname: `product-${player.uid}`,
      texts: { en: { title: 'Five dollars', text: '' } },
      price_points: 100,
      gift: { type: 'money', amounts_minor: { USD: 500 } },
    },
    randomUUID()
  )
  await operatorCall(
    book.database.db,
    'loyalty.adjustpoints',
    { reason: 'the shop of this year', uid: String(player.uid), points: 100 },
    randomUUID()
  )
  const [product] = await book.query<{ id: bigint }>('select id from loyalty.products where sysname = $1', [
    `product-${player.uid}`,
  ])
  const dice = { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }
  const step = { round: open.data.round.id, step: '1', choice: { guess: 'higher' } }
  const wheel = {
    sysname: 'wheel-of-hours',
    round: table.data.table.round.id,
    stake: '2',
    choice: { bets: [{ bet: 'light', stake: 200 }] },
  }
  const bet = { selections, stake: '1', currency: 'USD', price_policy: 'any' }
  const bought = { id: String(product?.id) }
  return [
    { key: 'games.play', values: dice, other: { ...dice, stake: '2' } },
    { key: 'games.advance', values: step, other: { ...step, choice: { guess: 'lower' } } },
    {
      key: 'games.playtable',
      values: wheel,
      other: { ...wheel, stake: '4', choice: { bets: [{ bet: 'light', stake: 400 }] } },
    },
    { key: 'sportsbook.placebet', values: bet, other: { ...bet, stake: '2' } },
    { key: 'loyalty.buyproduct', values: bought, other: { ...bought, price: '99' } },
  ]
}
/** What an act came to, apart from how much the player has by now. */
const outcomeOf = ({ status, data, error }: { status: number; data?: unknown; error?: { code: string } }) => {
  const { balance: _, ...outcome } = (data ?? {}) as Record<string, unknown>
  return { status, outcome, code: error?.code }
}
interface Done extends Act {
  readonly idempotencyKey: string
  readonly first: ReturnType<typeof outcomeOf>
}
async function doAll(player: Someone): Promise<Done[]> {
  const done: Done[] = []
  for (const act of await actsOf(player)) {
    const idempotencyKey = randomUUID()
    const first = outcomeOf(await player.post(act.key, { ...act.values }, { idempotencyKey }))
    expect(first, act.key).toMatchObject({ status: 200 })
    done.push({ ...act, idempotencyKey, first })
  }
  return done
}

it('MON-9 SAFE-16 a stake that was taken is the answer to its key, also while a reality check waits', async () => {
  const player = await rich('checked')
  const done = await doAll(player)
  const before = await mainOf(player)
  await letSessionPass(player.uid, 30)
  await player.post('account.setRealityCheck', { minutes: '10' })
  for (const { key, values, other, idempotencyKey, first } of done) {
    expect(outcomeOf(await player.post(key, { ...values }, { idempotencyKey })), key).toEqual(first)
    expect((await player.post(key, { ...other }, { idempotencyKey })).status, key).toBe(409)
    if (key !== 'games.advance' && key !== 'loyalty.buyproduct')
      expect(outcomeOf(await player.post(key, { ...values })), key).toMatchObject({ code: 'reality_check_due' })
  }
  expect(await mainOf(player)).toBe(before)
})

it('MON-9 RG-11 what was done before a self-exclusion is the answer to its key; nothing new is done', async () => {
  const player = await rich('excluded')
  const done = await doAll(player)
  const before = await mainOf(player)
  expect((await player.post('account.setSelfExclusion', { period: '1d' })).status).toBe(200)
  await player.post('auth.login', { login: email('excluded'), password: 'correct-horse-9' })
  for (const { key, values, other, idempotencyKey, first } of done) {
    expect(outcomeOf(await player.post(key, { ...values }, { idempotencyKey })), key).toEqual(first)
    expect((await player.post(key, { ...other }, { idempotencyKey })).status, key).toBe(409)
    expect(outcomeOf(await player.post(key, { ...values })), key).toMatchObject({ code: 'self_excluded' })
  }
  expect(await mainOf(player)).toBe(before)
  expect(await book.database.db.read(audit)).toEqual([])
})

it('MON-9 nobody hears what another player’s key did', async () => {
  const [player, stranger] = [await rich('asked'), await rich('stranger')]
  const done = await doAll(player)
  await letSessionPass(stranger.uid, 30)
  await stranger.post('account.setRealityCheck', { minutes: '10' })
  for (const { key, values, idempotencyKey } of done)
    expect((await stranger.post(key, { ...values }, { idempotencyKey })).status, key).not.toBe(200)
})
