import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { countStakes, reverseWagering, wageringPlayers } from '../bonuses/index.ts'
import type { events } from './contract.ts'
import { readSettled } from './store-settled.ts'

type Finished = PayloadOf<(typeof events)['games.round-finished']>

/**
 * What was staked counts towards the active bonuses of its players, after the round and apart from it. What the books know of a round decides, and not
 * what was told of it; of players without an active bonus nothing more is read.
 */
export async function countTowardsBonuses(tx: Tx, told: readonly Finished[]): Promise<void> {
  const wagering = new Set(await wageringPlayers(tx, [...new Set(told.map(({ player }) => BigInt(player)))], 'casino'))
  const types = new Map(
    told.filter(({ player }) => wagering.has(BigInt(player))).map(({ round, type }) => [BigInt(round), type])
  )
  if (types.size === 0) return
  const settled = await readSettled(tx, [...types.keys()])
  await countStakes(
    tx,
    settled.map((row) => ({
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
  const kept = new Set(settled.map(({ id }) => id))
  const gone = [...types.keys()].filter((round) => !kept.has(round))
  if (gone.length > 0) await reverseWagering(tx, gone)
}
