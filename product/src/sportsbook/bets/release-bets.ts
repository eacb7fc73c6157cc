import type { Context, Tx } from '@ante/kit/context'
import { compare, money } from '@ante/kit/money'
import { odds, returnOf } from '@ante/kit/odds'
import { houseAccount, playerAccount, post } from '../../ledger/index.ts'
import { events, type PricePolicy, sportsbookSettings } from '../contract.ts'
import { isAcceptable, limitsOf, priceOf } from '../rules/slip.ts'
import {
  acceptBet,
  type BetRow,
  claimDelayed,
  endBet,
  lockBets,
  lockEventsShared,
  type LegNow,
  readDelayed,
  readHeard,
  readLegsNow,
  repriceBet,
} from './store-bets.ts'
import { moveBoost } from './boosts.ts'
import { moveFreeStake } from './free-bets.ts'
import { releaseExposure } from '../trading/store-exposures.ts'

type ReleaseContext = Pick<Context, 'db' | 'log' | 'setting'>
type Rejection = 'state_changed' | 'market_suspended' | 'price_moved'

const atOnce = 100

/**
 * Bets whose delay is over: they are accepted at the prices of now, or their stake is returned. A bet waits for the feed's next message, and where that does
 * not come it is not accepted. Answers how many were decided.
 */
export async function releaseBets(context: ReleaseContext): Promise<number> {
  const { db, log } = context
  const looked: bigint[] = []
  for (;;) {
    const delayed = await readDelayed(db, atOnce, looked)
    for (const { bet_id: id, uid } of delayed) {
      // One that cannot be decided must not keep the others waiting; it is tried again with the next turn.
      await db
        .write((tx) => release(tx, context, uid, id))
        .catch((error: unknown) => {
          log.error(
            { bet: String(id), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
            'a bet could not be released'
          )
        })
      looked.push(id)
    }
    // All of these may have failed: those behind them have their turn too.
    if (delayed.length < atOnce) return looked.length
  }
}

async function release(tx: Tx, context: ReleaseContext, uid: bigint, id: bigint): Promise<void> {
  const markets = await readLegsNow(tx, id)
  await lockEventsShared(
    tx,
    markets.map((leg) => leg.event_id)
  )
  const heard = await readHeard(tx, id)
  if (!heard?.is_heard && !heard?.is_silent) return
  const policy = await claimDelayed(tx, id)
  if (!policy) return
  const [bet] = await lockBets(tx, [{ uid, id }])
  if (!bet || bet.state !== 'pending') return
  const rejected = heard.is_heard ? await accept(tx, context, bet, policy) : 'market_suspended'
  if (rejected) await returnStake(tx, bet, rejected)
  await tx.announce(events['sportsbook.bet-changed'], { bet_id: String(id), uid: String(uid) })
}

/** Accepts the bet at the prices of now, or says why not. */
async function accept(
  tx: Tx,
  context: ReleaseContext,
  bet: BetRow,
  policy: PricePolicy
): Promise<Rejection | undefined> {
  const legs = await readLegsNow(tx, bet.id)
  const rejected = rejection(legs, policy)
  if (rejected) return rejected
  if (legs.some((leg) => leg.price !== leg.price_now)) {
    const prices = legs.map((leg) => odds(leg.price_now ?? leg.price))
    const potential = returnOf(money(bet.stake_minor, bet.currency), priceOf(prices.map((price) => ({ price }))))
    const { payoutMax } = limitsOf(context.setting('sportsbook', sportsbookSettings), bet.currency)
    if (compare(potential, payoutMax) > 0) return 'price_moved'
    await repriceBet(tx, bet, prices, potential.minor)
  }
  await acceptBet(tx, bet.uid, bet.id)
  return undefined
}

/**
 * Why a bet is not accepted after its delay: the match changed, there is no price, or it moved in a way that the player's policy does not accept. The price
 * that counts is that of now: who could keep the price of before would have an option for nothing.
 */
export function rejection(legs: readonly LegNow[], policy: PricePolicy): Rejection | undefined {
  if (legs.some((leg) => leg.incident_count !== leg.incident_count_now)) return 'state_changed'
  if (legs.some((leg) => leg.status !== 'open' || leg.price_now === null)) return 'market_suspended'
  return legs.every((leg) => isAcceptable(odds(leg.price), odds(leg.price_now ?? leg.price), policy))
    ? undefined
    : 'price_moved'
}

async function returnStake(tx: Tx, bet: BetRow, reason: Rejection): Promise<void> {
  await releaseExposure(tx, [bet])
  const stake = money(bet.stake_minor, bet.currency)
  const free = await moveFreeStake(tx, bet, true)
  await moveBoost(tx, bet, true)
  const { id } = await post(tx, {
    key: `bet-rejected:${bet.id}`,
    kind: 'bet-rejected',
    postings:
      free.length > 0
        ? free
        : [
            {
              from: houseAccount('sportsbook'),
              to: playerAccount(bet.uid, 'main'),
              amount: stake,
              code: 'stake-return',
            },
          ],
  })
  const payoutMinor = free.length > 0 ? 0n : bet.stake_minor
  await endBet(tx, bet, { state: 'rejected', payoutMinor, reason, settlementId: id })
}
