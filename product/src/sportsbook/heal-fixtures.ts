import type { Context } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import type { Phase } from './contract.ts'
import { FeedUnavailable, type SportsbookPorts } from './providers/port.ts'
import type { MatchMoment } from './rules/match.ts'
import { lookLater, readUnheard, type UnheardRow } from './store-fixtures.ts'
import { orderAgain } from './store-import.ts'
import { awayAfter, takeMessages } from './take-messages.ts'

type HealContext = Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log'>

const atOnce = 60
const unknownMs = 10 * minute
const unreadMs = 2 * minute

/**
 * Fixtures that should be running and of which nothing was heard: we were away, or the feed lost them. Each is read whole. One that the feed
 * does not know, two days after its kick-off, did not take place: its bets get their stakes back. One that cannot be read, or brings nothing new, is looked
 * at again after a while: it never holds up the others.
 */
export async function healFixtures(context: HealContext): Promise<number> {
  const { db, log } = context
  const unheard = await db.read((tx) => readUnheard(tx, atOnce))
  let unread = 0
  for (const fixture of unheard) {
    let afterMs = unreadMs
    try {
      if ((await heal(context, fixture)) === 'unknown') afterMs = unknownMs
      unread = 0
    } catch (error) {
      unread = error instanceof FeedUnavailable ? unread + 1 : 0
      if (unread >= awayAfter) throw error
      log.error({ match: fixture.source, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'a match could not be read')
    }
    await db.write((tx) => lookLater(tx, fixture.id, afterMs))
  }
  return unheard.length
}

async function heal({ db, ports, log }: HealContext, { source, is_old, phase, sequence }: UnheardRow): Promise<'unknown' | undefined> {
  const moments = await ports.feed.match(source)
  if (moments) {
    await db.write((tx) =>
      takeMessages(
        tx,
        moments.map((moment) => ({ matchId: source, moment })),
        ports.feed.name
      )
    )
    return undefined
  }
  // The feed forgot a replay that it had taken: it is asked for it again.
  if (await db.write((tx) => orderAgain(tx, source))) return undefined
  if (!is_old) return 'unknown'
  log.warn({ match: source }, 'the feed does not know a match that should be over: it did not take place')
  await db.write((tx) => takeMessages(tx, [{ matchId: source, moment: endOf(phase, sequence) }], 'house'))
  return undefined
}

const endOf = (phase: Phase, sequence: number): MatchMoment => ({
  sequence: sequence + 1,
  kind: phase === 'not_started' ? 'cancelled' : 'abandoned',
  minute: 0,
  added: 0,
})
