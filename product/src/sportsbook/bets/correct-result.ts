import type { Context, Tx } from '@ante/kit/context'
import { isPositive, type Money, zero } from '@ante/kit/money'
import { type Refused, refused } from '@ante/kit/refusal'
import type { Score } from '../sports/sport.ts'
import { type BetRow, lockBets, readSettlingOn, reopenBet } from './store-bets.ts'
import { restoreExposure } from '../trading/store-exposures.ts'
import { addResult, lockEvents, readFacts } from '../trading/store-events.ts'
import { correctState } from './store-settling.ts'
import { gradeFixture, pay, settledOf, settleReady } from './settle-fixtures.ts'
import { announceChanges } from '../trading/take-messages.ts'
import { events } from '../contract.ts'

export interface Corrected {
  readonly corrected: bigint[]
  /** Of these, bets whose players had spent what was taken back: it is an account of theirs in the ledger, and the next payouts settle it. */
  readonly owed: { bet: bigint; amount: Money }[]
  /** Why some could not be corrected, bet by bet where it is known: with the same score again only those are left. */
  readonly failed: string[]
}

/**
 * Puts a final score right after bets were settled by another: every selection is graded anew, and each settled bet that comes to something else
 * pays the difference, or gives it back. Who said so is kept with the result. What fails keeps nothing else from being corrected and told.
 */
export async function correctResult(
  { db }: Pick<Context, 'db'>,
  fixture: number,
  score: Score,
  source: string
): Promise<Corrected | Refused<'InvalidRequest/not_found'>> {
  const ungraded = await db.write(async (tx) => {
    await lockEvents(tx, [fixture])
    const [held] = await readFacts(tx, [fixture])
    if (held?.row.status !== 'ended') return undefined
    const row = await correctState(tx, fixture, held.sport.withScore(held.state, score))
    if (!row) return undefined
    await addResult(tx, fixture, source)
    await announceChanges(tx, [{ id: String(fixture), since: row.version - 1, version: row.version }])
    return gradeFixture(tx, fixture, true)
  })
  if (!ungraded) return refused('InvalidRequest/not_found')
  const result: Corrected = { corrected: [], owed: [], failed: ungraded }
  for (const bet of await db.read((tx) => readSettlingOn(tx, fixture))) {
    try {
      const owed = await db.write((tx) => settleAnew(tx, bet))
      if (!owed) continue
      result.corrected.push(bet.id)
      if (isPositive(owed)) result.owed.push({ bet: bet.id, amount: owed })
    } catch (error) {
      result.failed.push(`${bet.id}: ${saidBy(error)}`)
    }
  }
  // An accumulator that an earlier correction had opened again may be decided by this one, whatever its other matches do.
  await settleReady(db, fixture).catch((error: unknown) => result.failed.push(saidBy(error)))
  return result
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error))
const isEnded = ({ state }: BetRow): boolean => state === 'won' || state === 'lost' || state === 'returned'

/** What its player owes for it now; undefined where the bet stays as it was. */
async function settleAnew(tx: Tx, { id, uid }: { id: bigint; uid: bigint }): Promise<Money | undefined> {
  const [entry] = await settledOf(tx, await lockBets(tx, [{ id, uid }]))
  if (!entry) return undefined
  const { bet, settled } = entry
  if (!isEnded(bet)) return undefined
  if (!settled) return reopen(tx, bet)
  if (settled.payout.minor === (bet.payout_minor ?? 0n) && settled.state === bet.state) return undefined
  return pay(tx, bet, settled, true)
}

/** A bet that was over with one lost leg, which is lost no more: it waits for its other legs again. Nothing had been paid. */
export async function reopen(tx: Tx, bet: BetRow): Promise<Money> {
  await restoreExposure(tx, [bet])
  await reopenBet(tx, bet)
  const told = { bet_id: String(bet.id), uid: String(bet.uid) }
  await tx.announce(events['sportsbook.bet-changed'], told)
  if (bet.free_bet_id === null) await tx.announce(events['sportsbook.bet-reopened'], told)
  return zero(bet.currency)
}
