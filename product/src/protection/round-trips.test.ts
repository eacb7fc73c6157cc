import { randomBytes } from 'node:crypto'
import { instantOf } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { playRound } from '../games/play-round.ts'
import { openJackpots } from '../jackpots/index.ts'
import { policyFiles } from '../policies/index.ts'
import { policyOf } from '../policies/rules/policy-of.ts'
import { placeBet } from '../sportsbook/bets/place-bet.ts'
import { endpoints as sportsbook } from '../sportsbook/contract.ts'
import { testBook, type TestBook } from '../sportsbook/sportsbook.fixture.ts'
import { setLimit } from './set-limit.ts'

let book: TestBook
let selection: { market_id: string; outcome: string; price: number }
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
  await book.database.db.write(seedGames)
  const [row] = await book.query<{ id: bigint; price: number }>(
    `select m.id, o.price from book.winners m join sportsbook.outcomes o on o.market_id = m.id
       where m.status = 'open' and o.code = 'home' and o.status = 'active' order by m.id desc limit 1`
  )
  selection = { market_id: String(row?.id), outcome: 'home', price: Number(row?.price) / 1000 }
})
afterAll(() => book.close())

/** What goes to the database meanwhile, in its order: each query is a trip there and back. */
async function tripsOf(act: () => Promise<unknown>): Promise<string[]> {
  const client = await book.database.db.pool.connect()
  client.release()
  const query = vi.spyOn(Object.getPrototypeOf(client), 'query')
  try {
    await act()
    return query.mock.calls.map(([asked]) => nameOf(asked))
  } finally {
    query.mockRestore()
  }
}
const nameOf = (asked: unknown): string =>
  typeof asked === 'string'
    ? asked
    : typeof asked === 'object' && asked !== null && 'name' in asked
      ? String(asked.name)
      : 'a query without a name'

interface Rules {
  readonly market: 'default' | 'gb'
  readonly hasLimits: boolean
}
const free: Rules = { market: 'default', hasLimits: false }
const bound: Rules = { market: 'gb', hasLimits: true }

async function someone({ hasLimits }: Rules): Promise<bigint> {
  const uid = await book.player(1_000_000n)
  await book.query(
    `insert into identity.users (uid, login, password_hash) overriding system value values ($1, $2, 'none')`,
    [uid, `someone-${uid}`]
  )
  for (const kind of hasLimits ? (['stake', 'loss'] as const) : [])
    for (const period of [1, 7, 30] as const)
      await setLimit(book.context(uid), { kind, period, amount: money(500_000n) })
  return uid
}
const asked = (uid: bigint, { market }: Rules) => {
  const policy = policyOf(policyFiles, market, instantOf('2026-11-28T12:00:00Z'))
  return {
    ...book.context(uid, randomBytes(8).toString('hex')),
    policy: () => policy,
    player: { uid, restricted: false, isVerified: true },
  }
}
const bet = (uid: bigint, rules: Rules) =>
  placeBet(
    asked(uid, rules),
    sportsbook['sportsbook.placebet'].input.parse({
      selections: JSON.stringify([selection]),
      stake: '1',
      currency: 'USD',
      price_policy: 'any',
    })
  )
const spin = (uid: bigint, rules: Rules) =>
  playRound(asked(uid, rules), { sysname: 'midnight-orchard', stake: money(100n) })

describe.each([
  ['without a limit, in a market without rules', free],
  ['with six limits, in a market that binds stakes, cycles and identity', bound],
] as const)('the stake of a player %s', (_, rules) => {
  it('SB-2 RG-08 GAM-13 a bet is one statement that decides prices, limits, balance and key; what follows only reads it for the answer', async () => {
    const uid = await someone(rules)
    await bet(uid, rules)
    expect(await tripsOf(() => bet(uid, rules))).toEqual([
      'sportsbook.place_bet',
      'begin isolation level repeatable read read only',
      'sportsbook.bets',
      'sportsbook.bet_legs',
      'commit',
    ])
  })

  it('RG-08 GAM-13 a round of a slot is one statement', async () => {
    const uid = await someone(rules)
    // Jackpots are read again beside a round once what is known of them is half a second old: here they stay new, however long the lines below take.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    try {
      await openJackpots(book.context(uid).db, 'now')
      await spin(uid, rules)
      // A spin may have begun free spins, and the next one may come at once.
      await book.query('delete from games.open_rounds where player_uid = $1', [uid])
      await book.query(`update games.seeds set last_round_at = now() - interval '1 minute' where player_uid = $1`, [
        uid,
      ])
      expect(await tripsOf(() => spin(uid, rules))).toEqual(['games.play'])
    } finally {
      clock.mockRestore()
    }
  })
})
