import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { countPlayed } from '../../bonuses/index.ts'
import type { events } from '../contract.ts'
import { findOpposed } from './find-opposed.ts'
import { readCounting } from './store-counting.ts'

type Settled = PayloadOf<(typeof events)['sportsbook.bet-settled']>

/** BON-07: what was at stake on bets counts towards the active betting bonuses of their players when they are settled; one that is returned after all is taken back. */
export async function countBetsTowardsBonuses(tx: Tx, told: readonly Settled[]): Promise<void> {
  await countPlayed(
    tx,
    'betting',
    told.map(({ bet_id: id, uid }) => ({ id: BigInt(id), uid: BigInt(uid) })),
    async (ids) => {
      const rows = await readCounting(tx, ids)
      const opposed = await findOpposed(tx, rows)
      return rows.map((row) => {
        const opposedBy = opposed.get(row.id)
        return {
          round: row.id,
          uid: row.uid,
          currency: row.currency,
          stakeMinor: row.stake_minor,
          kind: 'betting' as const,
          type: row.legs === 1 ? 'single' : 'accumulator',
          odds: row.least_price,
          startedAt: row.placed_at,
          finishedAt: row.settled_at,
          ...(opposedBy !== undefined && { opposedBy }),
        }
      })
    }
  )
}
