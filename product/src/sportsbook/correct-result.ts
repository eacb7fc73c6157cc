import type { Context, Tx } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { Refusal, type Refused, refused } from '@ante/kit/refusal'
import { balancesOf, houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Score } from './rules/scoreline.ts'
import { type BetRow, lockBets, readSettlingOn, reopenBet } from './store-bets.ts'
import { holdFixtures } from './store-fixtures.ts'
import { correctScore } from './store.ts'
import { gradeFixture, pay, settledOf, settleReady } from './settle-fixtures.ts'
import { announceChanges } from './take-messages.ts'

export interface Corrected {
  readonly corrected: bigint[]
  /** Players who have spent what they should not have had: their bets stay as they were, for a person to decide. */
  readonly owed: bigint[]
  /** Why some could not be corrected, bet by bet where it is known: with the same score again only those are left. */
  readonly failed: string[]
}

/**
 * Puts a final score right after bets were settled by another: every selection is graded anew, and each settled bet that comes to something else
 * is reversed and paid again, both kept in the books. Who said so is kept with the result. What fails keeps nothing else from being corrected and told.
 */
export async function correctResult(
  { db }: Pick<Context, 'db'>,
  fixture: number,
  score: Score,
  source: string
): Promise<Corrected | Refused<'InvalidRequest'>> {
  const ungraded = await db.write(async (tx) => {
    await holdFixtures(tx, [fixture])
    const row = await correctScore(tx, fixture, score.home, score.away, source)
    if (!row) return undefined
    await announceChanges(tx, [{ id: String(fixture), since: row.version - 1, version: row.version }])
    return gradeFixture(tx, fixture, true)
  })
  if (!ungraded) return refused('InvalidRequest', { reason: 'not_found' })
  const result: Corrected = { corrected: [], owed: [], failed: ungraded }
  for (const bet of await db.read((tx) => readSettlingOn(tx, fixture))) {
    try {
      const outcome = await db.write((tx) => settleAnew(tx, bet))
      if (outcome !== 'same') result[outcome].push(bet.id)
    } catch (error) {
      if (isSpent(error)) result.owed.push(bet.id)
      else result.failed.push(`${bet.id}: ${saidBy(error)}`)
    }
  }
  // An accumulator that an earlier correction had opened again may be decided by this one, whatever its other matches do.
  await settleReady(db, fixture).catch((error: unknown) => result.failed.push(saidBy(error)))
  return result
}

/** The balance was looked at, and spent before it was taken: that player too is left alone. */
const isSpent = (error: unknown): boolean => error instanceof Refusal && error.reason === 'insufficient_funds'
const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error))
const isEnded = ({ state }: BetRow): boolean => state === 'won' || state === 'lost' || state === 'returned'

async function settleAnew(tx: Tx, { id, uid }: { id: bigint; uid: bigint }): Promise<'same' | 'corrected' | 'owed'> {
  const [entry] = await settledOf(tx, await lockBets(tx, [{ id, uid }]))
  if (!entry) return 'same'
  const { bet, settled } = entry
  if (!isEnded(bet)) return 'same'
  const paid = bet.payout_minor ?? 0n
  if (!settled) return reopen(tx, bet)
  if (settled.payout.minor === paid && settled.state === bet.state) return 'same'
  if (paid > 0n && !(await takeBack(tx, bet, paid))) return 'owed'
  await pay(tx, bet, settled, true)
  return 'corrected'
}

/** A bet that was over with one lost leg, which is lost no more: it waits for its other legs again. Nothing had been paid. */
async function reopen(tx: Tx, bet: BetRow): Promise<'corrected'> {
  await reopenBet(tx, bet)
  await tx.announce('sportsbook.bet-changed', { bet_id: String(bet.id), uid: String(bet.uid) })
  return 'corrected'
}

/** Reverses what was paid; false when the player does not have it any more. */
async function takeBack(tx: Tx, bet: BetRow, paid: bigint): Promise<boolean> {
  const main = playerAccount(bet.uid, 'main')
  const balance = (await balancesOf(tx, [main], bet.currency))[main]
  if ((balance?.minor ?? 0n) < paid) return false
  await post(tx, {
    key: `bet-reversed:${bet.id}:${bet.settlements}`,
    kind: 'bet-corrected',
    ...(bet.settlement_id === null ? {} : { reverses: bet.settlement_id }),
    postings: [{ from: main, to: houseAccount('sportsbook'), amount: money(paid, bet.currency), code: 'settlement-correction' }],
  })
  return true
}
