import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { lockSharesOfLosses, recheckLoss } from '../bonuses/index.ts'
import { roundSettings } from '../games/contract.ts'
import { daysIn } from './loss-back.ts'
import { lockTaker } from './store-offer-claims.ts'

/** Play of these players has changed after its end. */
export async function enqueueRechecks(tx: Tx, uids: readonly string[]): Promise<void> {
  for (const uid of new Set(uids))
    await tx.enqueue('campaigns.recheck-losses', { uid }, { key: `campaigns.recheck-losses:${uid}` })
}

/**
 * Job: shares of a loss of a player whose play has changed after its end are worked out again, from rounds and bets as they are now. It waits for an offer that is being taken: that may have
 * read the play before it changed.
 */
export async function recheckLosses(
  { db, clock, setting }: Pick<Context, 'db' | 'clock' | 'setting'>,
  { uid: given }: { uid: string }
): Promise<void> {
  const uid = BigInt(given)
  // Rounds of before this moment may be gone, and would look as if they had become void. One of the first day may have begun the day before.
  const keptSince = clock.now() - (setting('rounds', roundSettings).keepDays - 1) * day
  await db.write(async (tx) => {
    await lockTaker(tx, uid)
    for (const one of await lockSharesOfLosses(tx, uid)) {
      const { of, from, until } = one.loss
      const span = { from: new Date(from), until: new Date(until) }
      if (of !== 'betting' && span.from.getTime() < keptSince) continue
      await recheckLoss(tx, one, await daysIn(tx, of, { uid, currency: one.currency, span }))
    }
  })
}
