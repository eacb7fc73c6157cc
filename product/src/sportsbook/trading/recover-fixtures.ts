import type { Context, Tx } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import { FeedUnavailable, type PriceFeed, type SportsbookPorts } from '../connectors/port.ts'
import { isOver } from '../rules/vocabulary.ts'
import { lockEvents, readFacts } from './store-events.ts'
import { lookLater, readUnheard, type UnheardRow } from './store-feed.ts'
import { orderAgain } from '../catalogue/store-import.ts'
import { awayAfter, takeMessages } from './take-messages.ts'

type HealContext = Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log' | 'stopping'>

const atOnce = 60
const unknownMs = 10 * minute
const unreadMs = 2 * minute

/**
 * Fixtures that should be running and of which nothing was heard: we were away, or the feed lost them. Each is read whole. One that the feed
 * does not know, two days after its kick-off, did not take place: its bets get their stakes back. One that still has a hole by then ends there too. One that
 * cannot be read, or brings nothing new, is looked at again after a while: it never holds up the others.
 */
export async function recoverFixtures(context: HealContext): Promise<number> {
  const { db, log } = context
  const unheard = await db.read((tx) => readUnheard(tx, atOnce))
  let unread = 0
  for (const fixture of unheard) {
    if (context.stopping?.aborted) break
    let afterMs = unreadMs
    try {
      if ((await heal(context, fixture)) === 'unknown') afterMs = unknownMs
      unread = 0
    } catch (error) {
      unread = error instanceof FeedUnavailable ? unread + 1 : 0
      if (unread >= awayAfter) throw error
      log.error(
        { match: fixture.source, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a match could not be read'
      )
    }
    await db.write((tx) => lookLater(tx, fixture.id, afterMs))
  }
  return unheard.length
}

async function heal({ db, ports, log }: HealContext, fixture: UnheardRow): Promise<'unknown' | undefined> {
  const { source, is_old } = fixture
  const moments = await ports.feed.match(source)
  if (moments) {
    const { missing } = await db.write((tx) =>
      takeMessages(
        tx,
        moments.map((moment) => ({ matchId: source, moment })),
        { source: ports.feed.name, prices: ports.prices }
      )
    )
    if (missing.length === 0) return undefined
    log.warn({ match: source }, 'a match that was read whole has a hole')
    if (!is_old) return undefined
    if (await db.write((tx) => endMatch(tx, ports.prices, fixture)))
      log.warn({ match: source }, 'a match that should be over cannot be read to its end: it is abandoned')
    return undefined
  }
  // The feed forgot a replay that it had taken: it is asked for it again.
  if (await db.write((tx) => orderAgain(tx, source))) return undefined
  if (!is_old) return 'unknown'
  if (await db.write((tx) => endMatch(tx, ports.prices, fixture)))
    log.warn({ match: source }, 'the feed does not know a match that should be over: it did not take place')
  return undefined
}

/** Ends a match from where it is now: what was just read may have moved it. False where it is over, or was put off while the feed was asked. */
async function endMatch(tx: Tx, prices: PriceFeed, { id, source, starts_at }: UnheardRow): Promise<boolean> {
  await lockEvents(tx, [id])
  const [held] = await readFacts(tx, [id])
  if (!held || isOver(held.row.status) || held.row.starts_at.getTime() !== starts_at.getTime()) return false
  await takeMessages(tx, [{ matchId: source, moment: held.sport.breakOff(held.row.status, held.sequence + 1) }], {
    source: 'house',
    prices,
  })
  return true
}
