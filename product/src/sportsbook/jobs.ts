import type { Context, Job } from '@ante/kit/context'
import { FeedUnavailable, type SportsbookPorts } from './connectors/port.ts'
import { followFeed } from './trading/follow-feed.ts'
import { recoverFixtures } from './trading/recover-fixtures.ts'
import { listMatches } from './catalogue/list-matches.ts'
import { orderReplays } from './catalogue/order-replays.ts'
import { priceFixtures } from './trading/price-fixtures.ts'
import { dropBookings } from './bets/store-bookings.ts'
import { endFreeBets } from './bets/free-bets.ts'
import { refundBetsOf } from './bets/refund-bets.ts'
import { drawJackpotsOfBets } from './bets/jackpot-of-bets.ts'
import { releaseBets } from './bets/release-bets.ts'
import { repriceLive } from './trading/reprice-live.ts'
import { deleteEvents } from './catalogue/store.ts'
import { settleFixtures } from './bets/settle-fixtures.ts'

type FeedContext = Context<SportsbookPorts>

/** The feed may be away: that is told by `follow`, and tried again with the next turn. */
const whileItAnswers =
  (work: (context: FeedContext) => Promise<unknown>) =>
  async (context: FeedContext): Promise<void> => {
    try {
      await work(context)
    } catch (error) {
      if (!(error instanceof FeedUnavailable)) throw error
      context.log.warn({ error: error.message }, 'the feed does not answer')
    }
  }

/** What is listed is priced also where the feed does not tell what comes behind it. */
async function comingMatches(context: FeedContext): Promise<void> {
  try {
    await listMatches(context)
  } finally {
    await priceFixtures(context)
  }
}

export const jobs = {
  'sportsbook.follow': { everyMs: 200, run: followFeed },
  'sportsbook.list': { everyMs: 45_000, run: whileItAnswers(comingMatches) },
  'sportsbook.heal': { everyMs: 5000, run: whileItAnswers(recoverFixtures) },
  'sportsbook.replays': { everyMs: 5000, run: whileItAnswers(orderReplays) },
  'sportsbook.forget': {
    everyMs: 3_600_000,
    run: async ({ db }: FeedContext) => void (await db.write((tx) => deleteEvents(tx, 5000))),
  },
  'sportsbook.drop-bookings': {
    everyMs: 3_600_000,
    run: async ({ db }: FeedContext) => void (await db.write(dropBookings)),
  },
  'sportsbook.reprice': { everyMs: 1000, run: async (context: FeedContext) => void (await repriceLive(context)) },
  'sportsbook.release': { everyMs: 300, run: async (context: FeedContext) => void (await releaseBets(context)) },
  'sportsbook.refund-bets-of': { run: refundBetsOf },
  'sportsbook.end-free-bets': { everyMs: 60_000, run: endFreeBets },
  'sportsbook.draw-jackpots': {
    everyMs: 1000,
    run: async (context: FeedContext) => void (await drawJackpotsOfBets(context)),
  },
  'sportsbook.settle': { everyMs: 700, run: async (context: FeedContext) => void (await settleFixtures(context)) },
} satisfies Record<string, Job>
