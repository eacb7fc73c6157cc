import { isOverLimit } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { compare, type Money, money, subtract, toWire, zero } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { events, staffVoids } from '../contract.ts'
import type { staffEndpoints } from '../contract-staff.ts'
import { potentialOf, type Settled } from '../rules/settlement.ts'
import { releaseExposure } from '../trading/store-exposures.ts'
import { reopen } from './correct-result.ts'
import { pay, settledOf } from './settle-fixtures.ts'
import { type BetRow, claimDelayed, lockBets, lockEventsShared, readLegPrices, repriceBet } from './store-bets.ts'
import * as store from './store-voids.ts'

type Endpoint = (typeof staffEndpoints)['sportsbook.voidbet']
type VoidContext = StaffContext & RefusesAs<Endpoint>

const isOpen = ({ state }: BetRow): boolean => state === 'open' || state === 'pending'
const paidBy = (bet: BetRow): Money => money(bet.payout_minor ?? 0n, bet.currency)

/**
 * Voids a leg or all of a bet, whether it is open or over; then the bet comes to what its legs say, as by a settlement or a correction. Voided again it
 * changes nothing. Under the bet's lock, as settlement and release.
 */
export const voidBet = (
  context: VoidContext,
  { bet: number, leg, reason }: InputOf<Endpoint>
): Promise<OutputOf<Endpoint>> =>
  context.db.write(async (tx) => {
    const { staff } = context
    const id = BigInt(number)
    const uid = await store.readOwner(tx, id)
    if (uid === undefined) context.refuse('InvalidRequest/not_found')
    // Settlement holds the events of what it grades: a bet that is opened again here is seen by it, or sees its results.
    await lockEventsShared(tx, await store.readEvents(tx, id))
    await store.lockVoiding(tx, staff.name, uid)
    // As a release of the delay: first the list, then the bet.
    if (leg === undefined) await claimDelayed(tx, id)
    const [bet] = await lockBets(tx, [{ uid, id }])
    if (!bet || bet.state === 'rejected' || (bet.state === 'pending' && leg !== undefined))
      context.refuse('InvalidRequest/conflict')
    const legs = await store.voidLegs(tx, id, leg)
    if (legs === 'unknown') context.refuse('InvalidRequest/not_found')
    const none = zero(bet.currency)
    if (legs === 'voided before') return answerOf(bet, none)
    const { settled, potential } = await newEndOf(tx, bet)
    const amount = amountOf(bet, settled?.payout ?? potential, settled !== undefined)
    const spent = await store.readUnapproved(tx, { member: staff.name, uid, currency: bet.currency })
    if (isOverLimit(amount, spent, context.setting('staffVoids', staffVoids))) requireApproval(staff)
    await store.insertVoid(tx, {
      bet: id,
      uid,
      leg: leg ?? null,
      amountMinor: amount.minor,
      currency: bet.currency,
      reason,
      madeBy: staff.name,
      approvedBy: staff.approval?.by ?? null,
    })
    const owed = settled ? await end(tx, bet, settled) : await goOn(tx, bet, potential)
    const [after] = await lockBets(tx, [{ uid, id }])
    return answerOf(after ?? bet, owed)
  })

const answerOf = (bet: BetRow, owed: Money): OutputOf<Endpoint> => ({
  bet: String(bet.id),
  state: bet.state,
  payout: bet.payout_minor === null ? null : toWire(paidBy(bet)),
  owed: toWire(owed),
})

/** What a void counts for: the money that it moves, what a bet that goes on may pay, or what the player could have won without it, whichever is most. */
function amountOf(bet: BetRow, after: Money, isOver: boolean): Money {
  const moved = isOver ? distance(after, paidBy(bet)) : after
  const lost = isOpen(bet) ? distance(after, money(bet.potential_minor, bet.currency)) : zero(bet.currency)
  return compare(moved, lost) < 0 ? lost : moved
}

const distance = (a: Money, b: Money): Money => (compare(a, b) < 0 ? subtract(b, a) : subtract(a, b))

/** Ends a locked, open bet of which every leg is voided: its stake is back. */
export async function endVoided(tx: Tx, bet: BetRow): Promise<void> {
  const { settled } = await newEndOf(tx, bet)
  if (!settled) throw new Error(`bet ${bet.id} has a leg that is not void`)
  await end(tx, bet, settled)
}

/** What the bet comes to now, and what it may pay where it is not decided. */
async function newEndOf(tx: Tx, bet: BetRow): Promise<{ settled: Settled | undefined; potential: Money }> {
  const [entry] = await settledOf(tx, [bet])
  const legs = (await readLegPrices(tx, [bet.id])).map(({ price, result }) => ({ price: odds(price), result }))
  return { settled: entry?.settled, potential: potentialOf(money(bet.stake_minor, bet.currency), legs) }
}

/** The bet is over, for the first time or by another end. */
async function end(tx: Tx, bet: BetRow, settled: Settled): Promise<Money> {
  if (isOpen(bet)) await releaseExposure(tx, [bet])
  return pay(tx, bet, settled, !isOpen(bet))
}

/** Other legs are still to be decided, of an open bet or of one that the voided leg had lost. */
async function goOn(tx: Tx, bet: BetRow, potential: Money): Promise<Money> {
  if (!isOpen(bet)) await reopen(tx, bet)
  const legs = await readLegPrices(tx, [bet.id])
  await repriceBet(
    tx,
    bet,
    legs.map(({ price }) => price),
    potential.minor
  )
  await tx.announce(events['sportsbook.bet-changed'], { bet_id: String(bet.id), uid: String(bet.uid) })
  return zero(bet.currency)
}
