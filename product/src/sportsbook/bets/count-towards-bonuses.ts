import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { countStakes, reverseWagering, wageringPlayers } from '../../bonuses/index.ts'
import type { events } from '../contract.ts'
import { readCounting } from './store-counting.ts'

type Settled = PayloadOf<(typeof events)['sportsbook.bet-settled']>

/**
 * BON-07: what was at stake counts towards the active betting bonuses of its players when the bet is settled. What the books know of a bet decides, and not what
 * was told of it; one that is returned after all is taken back.
 */
export async function countBetsTowardsBonuses(tx: Tx, told: readonly Settled[]): Promise<void> {
  const wagering = new Set(await wageringPlayers(tx, [...new Set(told.map(({ uid }) => BigInt(uid)))], 'betting'))
  const bets = [...new Set(told.filter(({ uid }) => wagering.has(BigInt(uid))).map(({ bet_id }) => BigInt(bet_id)))]
  if (bets.length === 0) return
  const settled = await readCounting(tx, bets)
  await countStakes(
    tx,
    settled.map((row) => ({
      round: row.id,
      uid: row.uid,
      currency: row.currency,
      stakeMinor: row.stake_minor,
      kind: 'betting',
      type: row.legs === 1 ? 'single' : 'accumulator',
      odds: row.least_price,
      startedAt: row.placed_at,
      finishedAt: row.settled_at,
    }))
  )
  const kept = new Set(settled.map(({ id }) => id))
  const gone = bets.filter((id) => !kept.has(id))
  if (gone.length > 0) await reverseWagering(tx, gone)
}
