import type { Context } from '@ante/kit/context'
import type { Phase } from './contract.ts'
import type { SportsbookPorts } from './providers/port.ts'
import type { MatchMoment } from './rules/match.ts'
import { lookLater, readUnheard } from './store-fixtures.ts'
import { orderAgain } from './store-import.ts'
import { takeMessages } from './take-messages.ts'

const atOnce = 60

/**
 * Fixtures that should be running and of which nothing was heard: we were away, or the feed lost them. Each is read whole. One that the feed
 * does not know, two days after its kick-off, did not take place: its bets get their stakes back.
 */
export async function healFixtures({ db, ports, log }: Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log'>): Promise<number> {
  const unheard = await db.read((tx) => readUnheard(tx, atOnce))
  for (const { id, source, is_old, phase, sequence } of unheard) {
    const moments = await ports.feed.match(source)
    if (moments && moments.length > 0)
      await db.write((tx) =>
        takeMessages(
          tx,
          moments.map((moment) => ({ matchId: source, moment })),
          ports.feed.name
        )
      )
    // The feed forgot a replay that it had taken: it is asked for it again.
    else if (!moments && (await db.write((tx) => orderAgain(tx, source)))) continue
    else if (!moments && is_old) {
      log.warn({ match: source }, 'the feed does not know a match that should be over: it did not take place')
      await db.write((tx) => takeMessages(tx, [{ matchId: source, moment: endOf(phase, sequence) }], 'house'))
    } else await db.write((tx) => lookLater(tx, id))
  }
  return unheard.length
}

const endOf = (phase: Phase, sequence: number): MatchMoment => ({
  sequence: sequence + 1,
  kind: phase === 'not_started' ? 'cancelled' : 'abandoned',
  minute: 0,
  added: 0,
})
