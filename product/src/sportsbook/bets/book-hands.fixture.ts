import { endpoints, marketKinds } from '../contract.ts'
import type { TestBook } from '../sportsbook.fixture.ts'
import { followFeed } from '../trading/follow-feed.ts'
import { placeBet } from './place-bet.ts'

/** A minute of a match, on the clock of the test's feed. */
const minute = 5000

interface Offered {
  id: bigint
  market_type: keyof typeof marketKinds
  prices: number[]
}
/** What tests of bets do with a book: bets, a look at what is offered, and the feed's clock. */
export const bookHands = (book: TestBook) => ({
  place: (
    uid: bigint,
    selections: readonly { id: bigint; market_type: keyof typeof marketKinds; index: number; price: number }[],
    stake = '10',
    settings: object = {}
  ) =>
    placeBet(
      book.context(uid, undefined, settings),
      endpoints['sportsbook.placebet'].input.parse({
        selections: selections.map(({ id, market_type, index, price }) => ({
          market_id: String(id),
          outcome: marketKinds[market_type][index],
          price: price / 1000,
        })),
        stake,
        currency: 'USD',
        price_policy: 'any',
      })
    ),
  openMarkets: (fixture: number) =>
    book.query<Offered>(
      `select id, market_type, prices from book.markets where event_id = $1 and status = 'open' order by id`,
      [fixture]
    ),
  /** Lets the feed's clock run, step by step, and follows it. */
  async run(minutes: number, step = 2): Promise<void> {
    for (let at = 0; at < minutes; at += step) {
      book.setNow(book.now() + step * minute)
      await followFeed(book.context())
    }
  },
})
export type BookHands = ReturnType<typeof bookHands>
