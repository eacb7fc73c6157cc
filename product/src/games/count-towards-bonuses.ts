import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { countPlayed } from '../bonuses/index.ts'
import type { events } from './contract.ts'
import { readSettled } from './store-settled.ts'

type Finished = PayloadOf<(typeof events)['games.round-finished']>

/** What was staked on rounds counts towards the active casino bonuses of their players. */
export async function countTowardsBonuses(tx: Tx, told: readonly Finished[]): Promise<void> {
  const types = new Map(told.map(({ round, type }) => [BigInt(round), type]))
  await countPlayed(
    tx,
    'casino',
    told.map(({ round, player }) => ({ id: BigInt(round), uid: BigInt(player) })),
    async (ids) =>
      (await readSettled(tx, ids)).map((row) => ({
        round: row.id,
        uid: row.player_uid,
        currency: row.currency,
        stakeMinor: row.stake_minor,
        kind: 'casino',
        type: types.get(row.id) ?? '',
        startedAt: row.started_at,
        finishedAt: row.finished_at,
      }))
  )
}
