import type { Context, Tx } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { fixtureOf } from './rules/market-id.ts'
import { acceptBet, type BetRow, endBet, lockBets, type LegNow, readHeard, readLegsNow, readWaiting, shareFixtures, takeWaiting } from './store-bets.ts'

/** A price may move so much during the delay, either way, and the bet still stands at the price that was taken. */
const tolerance = 0.08
const atOnce = 100

/**
 * Bets whose delay is over: they stand, or their stake goes back. A goal that nobody told us of is no quiet moment: a bet waits for the feed's next word,
 * and where that does not come it does not stand. Answers how many were decided.
 */
export async function releaseBets({ db, log }: Pick<Context, 'db' | 'log'>): Promise<number> {
  const looked: bigint[] = []
  for (;;) {
    const waiting = await readWaiting(db, atOnce, looked)
    for (const { bet_id: id, uid } of waiting) {
      // One that cannot be decided must not keep the others waiting; it is tried again with the next turn.
      await db
        .write((tx) => release(tx, uid, id))
        .catch((error: unknown) => {
          log.error({ bet: String(id), error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'a bet could not be released')
        })
      looked.push(id)
    }
    // All of these may have failed: those behind them have their turn too.
    if (waiting.length < atOnce) return looked.length
  }
}

async function release(tx: Tx, uid: bigint, id: bigint): Promise<void> {
  const markets = await readLegsNow(tx, id)
  await shareFixtures(
    tx,
    markets.map((leg) => Number(fixtureOf(leg.market_id)))
  )
  const heard = await readHeard(tx, id)
  if (!heard?.is_heard && !heard?.is_silent) return
  if (!(await takeWaiting(tx, id))) return
  const [bet] = await lockBets(tx, [{ uid, id }])
  if (!bet || bet.state !== 'pending') return
  const reason = heard.is_heard ? rejection(await readLegsNow(tx, id)) : 'market_suspended'
  if (reason === undefined) await acceptBet(tx, uid, id)
  else await giveBack(tx, bet, reason)
  await tx.announce('sportsbook.bet-changed', { bet_id: String(id), uid: String(uid) })
}

/** Why a bet does not stand after its delay: the match changed, prices are not there, or moved beyond the tolerance. The same for both sides. */
export function rejection(legs: readonly LegNow[]): 'state_changed' | 'market_suspended' | 'price_moved' | undefined {
  if (legs.some((leg) => leg.alarms !== leg.alarms_now)) return 'state_changed'
  if (legs.some((leg) => leg.status !== 'open' || leg.price_now === null)) return 'market_suspended'
  return legs.some((leg) => Math.abs((leg.price_now ?? 0) - leg.price) > leg.price * tolerance) ? 'price_moved' : undefined
}

async function giveBack(tx: Tx, bet: BetRow, reason: string): Promise<void> {
  const stake = money(bet.stake_minor, bet.currency)
  const { id } = await post(tx, {
    key: `bet-rejected:${bet.id}`,
    kind: 'bet-rejected',
    postings: [{ from: houseAccount('sportsbook'), to: playerAccount(bet.uid, 'main'), amount: stake, code: 'stake-return' }],
  })
  await endBet(tx, bet, { state: 'rejected', payoutMinor: bet.stake_minor, reason, settlementId: id })
}
