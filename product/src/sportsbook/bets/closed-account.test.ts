import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, houseAccount, playerAccount, post } from '../../ledger/index.ts'
import { endpoints } from '../contract.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { placeBet } from './place-bet.ts'
import { settleFixtures } from './settle-fixtures.ts'

let book: TestBook
let server: TestServer
let clerk: Member
let chief: Member
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  server = await testServer({
    env: { ANTE_ROLE: 'web' },
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'bonuses', 'cashier'],
    database: { ...book.database, close: () => Promise.resolve() },
  })
  clerk = await staffMember(server, ['players:*', 'balances:*'])
  chief = await staffMember(server, ['balances:*'])
})
afterAll(async () => {
  await server.stop()
  await book.close()
})

const reason = 'asked by email, paid by bank transfer'

it('SB-16 a bet that is open when its player’s account is closed stands: what it pays is owed, seen by staff and booked out once it was paid by hand', async () => {
  const player = await server.player()
  const { uid } = player
  const main = playerAccount(uid, 'main')
  await book.database.db.write((tx) =>
    post(tx, {
      key: randomUUID(),
      kind: 'opening',
      postings: [{ from: houseAccount('opening'), to: main, amount: money(20_000n), code: 'opening' }],
    })
  )
  const fixtures = await book.query<{ id: number }>(
    `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
      where f.phase = 'not_started' and f.starts_at > now() + interval '10 minutes' order by f.id limit 1`
  )
  const fixture = fixtures[0]?.id ?? 0
  const { bet } = await placeBet(
    book.context(uid),
    endpoints['sportsbook.placebet'].input.parse({
      selections: [{ market_id: await book.winner(fixture), outcome: 'home', price: 2 }],
      stake: '200',
      currency: 'USD',
      price_policy: 'any',
    })
  )
  const decided = { uid: String(uid), reason }
  // Nothing is left but the bet: closing does not wait for a match of next month.
  expect(await clerk.call('players.close', decided)).toMatchObject({ status: 200, data: { state: 'closed' } })
  expect((await player.call('account.getBalance')).status).toBe(401)
  await book.end(fixture, 1, 0)
  await settleFixtures(book.context())
  const [settled] = await book.query<{ state: string; payout_minor: bigint }>(
    'select state, payout_minor from sportsbook.bets where id = $1',
    [bet.id]
  )
  expect(settled?.state).toBe('won')
  const paid = Number(settled?.payout_minor ?? 0n) / 100
  expect(paid).toBeGreaterThan(200)
  const listed = await clerk.get<{ items: { uid: string; state: string; balance_main: { amount: number } }[] }>(
    'players.list',
    { query: String(uid), state: 'closed' }
  )
  expect(listed.data.items).toMatchObject([{ uid: String(uid), state: 'closed', balance_main: { amount: paid } }])
  const asked = await clerk.call('cashier.adjustbalance', {
    ...decided,
    direction: 'debit',
    amount: paid.toFixed(2),
    currency: 'USD',
  })
  expect(asked).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
  const { request } = asked.error.error_data as { request: string }
  expect(await chief.call('staff.approverequest', { id: request })).toMatchObject({ data: { state: 'done' } })
  expect(await book.balance(uid)).toBe(0n)
  expect(await clerk.call('players.release', decided)).toMatchObject({ status: 409 })
  expect(await book.database.db.read(audit)).toEqual([])
})
