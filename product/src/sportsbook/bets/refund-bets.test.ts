import type { Policy } from '@ante/kit/policy'
import { defaultPolicy } from '@ante/testing/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../ledger/index.ts'
import { setSelfExclusion } from '../../protection/set-self-exclusion.ts'
import { endpoints } from '../contract.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { placeBet } from './place-bet.ts'
import { refundBetsOf } from './refund-bets.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

const refunding = (): Policy => ({ ...defaultPolicy(), openBets: { onExclusion: 'refund', withinHours: 24 } })

async function somebody(): Promise<bigint> {
  const uid = await book.player(10_000n)
  await book.query(
    `insert into identity.users (uid, login, password_hash) overriding system value values ($1, $2, 'none')`,
    [uid, `refund-${uid}`]
  )
  return uid
}
/** Places a bet of 10 on each of these matches, and moves their kick-offs. */
async function betOn(uid: bigint, matches: readonly { place: number; startsIn: string }[]): Promise<string> {
  const rows = await book.query<{ id: number }>(
    `select f.id from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
      where f.phase = 'not_started' and f.starts_at > now() + interval '10 minutes' order by f.id`
  )
  const selections: object[] = []
  for (const { place, startsIn } of matches) {
    const id = rows[place]?.id ?? 0
    selections.push({ market_id: await book.winner(id), outcome: 'home', price: 2 })
    await book.query(`update sportsbook.events set starts_at = now() + $2::interval where id = $1`, [id, startsIn])
  }
  const input = endpoints['sportsbook.placebet'].input.parse({ selections, stake: '10', price_policy: 'any' })
  return (await placeBet(book.context(uid), input)).bet.id
}
const stateOf = async (bet: string) =>
  (await book.query<{ state: string }>('select state from sportsbook.bets where id = $1', [bet]))[0]?.state
const refund = (uid: bigint, policy: () => Policy) =>
  refundBetsOf({ db: book.database.db, policy }, { uid: String(uid) })

it('RG-11 a market that refunds bets of who excludes themself returns the stakes of those whose events are not near, once', async () => {
  const uid = await somebody()
  const far = await betOn(uid, [{ place: 0, startsIn: '3 days' }])
  const near = await betOn(uid, [{ place: 1, startsIn: '23 hours' }])
  const both = await betOn(uid, [
    { place: 2, startsIn: '3 days' },
    { place: 3, startsIn: '23 hours' },
  ])
  await setSelfExclusion(book.context(uid), { period: '6m' })
  // Where the market lets them stand nothing happens.
  await refund(uid, defaultPolicy)
  expect(await stateOf(far)).toBe('open')
  expect(await book.balance(uid)).toBe(7_000n)
  await Promise.all([refund(uid, refunding), refund(uid, refunding)])
  await refund(uid, refunding)
  expect([await stateOf(far), await stateOf(near), await stateOf(both)]).toEqual(['returned', 'open', 'open'])
  expect(await book.balance(uid)).toBe(8_000n)
  expect(await book.database.db.read(audit)).toEqual([])
})

it('RG-11 bets of who takes a time-out, or none at all, stand in every market', async () => {
  const uid = await somebody()
  const bet = await betOn(uid, [{ place: 4, startsIn: '3 days' }])
  await refund(uid, refunding)
  expect(await stateOf(bet)).toBe('open')
  await setSelfExclusion(book.context(uid), { period: '7d' })
  await refund(uid, refunding)
  expect(await stateOf(bet)).toBe('open')
})
