import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type PricePolicy } from '../contract.ts'
import { followFeed, suspendIfSilent } from '../trading/follow-feed.ts'
import { placeBet } from './place-bet.ts'
import { quoteSlip } from './quote-slip.ts'
import { releaseBets } from './release-bets.ts'
import { repriceLive } from '../trading/reprice-live.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

interface Live {
  id: number
  market: bigint
  prices: number[]
}
/** A match in play whose winner can be bet on; the feed's clock runs until there is one. */
async function live(minutes: readonly [number, number] = [2, 75]): Promise<Live> {
  for (let waited = 0; waited < 300; waited++) {
    const [row] = await book.query<Live>(
      `select f.id, m.id as market, m.prices from book.football f join book.winners m on m.event_id = f.id and m.status = 'open'
        where f.phase in ('first_half', 'second_half') and f.minute between $1 and $2 and m.prices[1] between 1500 and 4000 order by f.id limit 1`,
      [...minutes]
    )
    if (row) return row
    book.setNow(book.now() + 5000)
    await followFeed(book.context())
  }
  throw new Error('nothing is played')
}
const atHome = (
  uid: bigint,
  { market, prices }: Live,
  policy: PricePolicy = 'any',
  settings: object = { liveDelayMs: 1 }
) =>
  placeBet(
    book.context(uid, undefined, settings),
    endpoints['sportsbook.placebet'].input.parse({
      selections: [{ market_id: String(market), outcome: 'home', price: (prices[0] ?? 0) / 1000 }],
      stake: '10',
      currency: 'USD',
      price_policy: policy,
    })
  )
const hear = () =>
  book.query(
    `with later as materialized (select pg_sleep(0.01)) update sportsbook.feeds set alive_at = clock_timestamp() from later`
  )
const ended = async (id: string) =>
  (
    await book.query<{ state: string; reason: string | null; potential_minor: bigint; price: number }>(
      `select b.state, b.reason, b.potential_minor, l.price from sportsbook.bets b join sportsbook.bet_legs l on l.bet_id = b.id where b.id = $1`,
      [id]
    )
  )[0]

describe('a bet on a match in play', () => {
  const moves = [
    ['none', 0, 'open'],
    ['none', 100, 'rejected'],
    ['none', -100, 'rejected'],
    ['higher', 100, 'open'],
    ['higher', 900, 'open'],
    ['higher', -10, 'rejected'],
    ['any', -100, 'open'],
    ['any', 900, 'open'],
  ] as const
  it.each(moves)(
    'SB-10 under the policy %s, after the price moved by %i thousandths, is %s',
    async (policy, by, state) => {
      const uid = await book.player(5000n)
      const match = await live()
      const [seen = 0] = match.prices
      const { bet } = await atHome(uid, match, policy)
      await book.setPrice(match.market, 'home', seen + by)
      await hear()
      await releaseBets(book.context())
      const price = state === 'open' ? seen + by : seen
      expect(await ended(bet.id)).toEqual({
        state,
        reason: state === 'open' ? null : 'price_moved',
        potential_minor: BigInt(price),
        price,
      })
      expect(await book.balance(uid)).toBe(state === 'open' ? 4000n : 5000n)
      await book.setPrice(match.market, 'home', seen)
    }
  )

  it('SB-10 returns the stake where the price after the delay would pay more than a bet may', async () => {
    const uid = await book.player(5000n)
    const match = await live()
    const [seen = 0] = match.prices
    const { bet } = await atHome(uid, match, 'any')
    await book.setPrice(match.market, 'home', 50_000)
    await hear()
    await releaseBets(book.context(0n, undefined, { payoutMaxMinor: 40_000 }))
    expect(await ended(bet.id)).toMatchObject({ state: 'rejected', reason: 'price_moved' })
    await book.setPrice(match.market, 'home', seen)
  })

  it('SB-10 counts on its selection and its player with the liability of the price after the delay', async () => {
    const uid = await book.player(5000n)
    const match = await live()
    const [seen = 0] = match.prices
    const { bet } = await atHome(uid, match, 'any')
    await book.setPrice(match.market, 'home', seen + 500)
    await hear()
    await releaseBets(book.context())
    const liability = BigInt(seen + 500) - 1000n
    expect(await book.query('select liability_minor from sportsbook.player_exposures where uid = $1', [uid])).toEqual([
      { liability_minor: liability },
    ])
    expect(await book.query('select liability_minor from sportsbook.bets where id = $1', [bet.id])).toEqual([
      { liability_minor: liability },
    ])
    await book.setPrice(match.market, 'home', seen)
  })
})

describe('prices in play', () => {
  it('SB-10 move between two messages of the feed with the seconds that pass, and nothing that is suspended opens by that', async () => {
    const match = await live([60, 75])
    const age = (interval: string) =>
      book.query(
        `update sportsbook.events set clock_at = clock_timestamp() - interval '${interval}', clock_unit_ms = 60000 where id = $1`,
        [match.id]
      )
    const draw = async () =>
      (
        await book.query<{ price: number; status: string }>(
          'select prices[2] as price, status from book.markets where id = $1',
          [match.market]
        )
      )[0]
    await age('0 seconds')
    await repriceLive(book.context())
    const before = await book.query<{ id: bigint; prices: number[] }>(
      `select id, prices from book.markets where event_id = $1 and status = 'open' order by id`,
      [match.id]
    )
    await age('59 seconds')
    await repriceLive(book.context())
    const after = await book.query<{ id: bigint; prices: number[] }>(
      `select id, prices from book.markets where event_id = $1 and status = 'open' order by id`,
      [match.id]
    )
    expect(after).not.toEqual(before)
    const [announced] = await book.query<{ payload: { fixtures: { id: string }[] } }>(
      `select payload from outbox.events where name = 'sportsbook.prices-changed' order by id desc limit 1`
    )
    expect(announced?.payload.fixtures.map(({ id }) => id)).toContain(String(match.id))
    await book.query(`update sportsbook.markets set status = 'suspended' where event_id = $1 and status = 'open'`, [
      match.id,
    ])
    await age('10 seconds')
    await repriceLive(book.context())
    expect((await draw())?.status).toBe('suspended')
  })
})

describe('a clock of the database that stepped back', () => {
  it('SB-10 makes the feed silent: nothing in play is sold or quoted until the feed speaks again', async () => {
    const match = await live()
    const uid = await book.player(5000n)
    await book.query(`update sportsbook.feeds set alive_at = clock_timestamp() + interval '1 hour'`)
    await expect(atHome(uid, match)).rejects.toMatchObject({ reason: 'market_suspended' })
    const quote = await quoteSlip(
      book.context(uid),
      endpoints['sportsbook.getquote'].input.parse({
        selections: [{ market_id: String(match.market), outcome: 'home', price: 2 }],
      })
    )
    expect(quote.selections).toMatchObject([{ status: 'suspended' }])
    await suspendIfSilent(book.context())
    expect(
      await book.query(`select id from sportsbook.markets where event_id = $1 and status = 'open'`, [match.id])
    ).toEqual([])
    book.setNow(book.now() + 5000)
    await followFeed(book.context())
    expect(await book.query(`select alive_at <= clock_timestamp() as is_past from sportsbook.feeds`)).toEqual([
      { is_past: true },
    ])
  })
  it('SB-10 returns the stake of a bet in its delay that was placed in the future', async () => {
    const uid = await book.player(5000n)
    const { bet } = await atHome(uid, await live())
    await book.query(
      `update sportsbook.delayed_bets set placed_at = placed_at + interval '1 hour', release_at = release_at + interval '1 hour'`
    )
    await hear()
    await releaseBets(book.context())
    expect(await ended(bet.id)).toMatchObject({ state: 'rejected', reason: 'market_suspended' })
    expect(await book.balance(uid)).toBe(5000n)
  })
})
