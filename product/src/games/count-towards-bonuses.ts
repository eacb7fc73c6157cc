import { engineOf } from '@ante/arcade/rules/catalogue'
import { betNamesOf } from '@ante/arcade/rules/table-bets'
import type { PayloadOf } from '@ante/kit/contract'
import type { ReadTx, Tx } from '@ante/kit/context'
import { countPlayed, linkedTo } from '../bonuses/index.ts'
import type { events } from './contract.ts'
import { readOnDraws, readSettled, type SettledRow } from './store-settled.ts'

type Finished = PayloadOf<(typeof events)['games.round-finished']>

/** What was staked on rounds counts towards the active casino bonuses of their players. */
export async function countTowardsBonuses(tx: Tx, told: readonly Finished[]): Promise<void> {
  const types = new Map(told.map(({ round, type }) => [BigInt(round), type]))
  await countPlayed(
    tx,
    'casino',
    told.map(({ round, player }) => ({ id: BigInt(round), uid: BigInt(player) })),
    async (ids) => {
      const rows = await readSettled(tx, ids)
      const opposed = await findOpposed(tx, rows)
      return rows.map((row) => {
        const opposedBy = opposed.get(row.id)
        return {
          round: row.id,
          uid: row.player_uid,
          currency: row.currency,
          stakeMinor: row.stake_minor,
          kind: 'casino' as const,
          type: types.get(row.id) ?? '',
          startedAt: row.started_at,
          finishedAt: row.finished_at,
          ...(opposedBy !== undefined && { opposedBy }),
        }
      })
    }
  )
}

const betsOf = ({ choices }: Pick<SettledRow, 'choices'>): string[] => betNamesOf(choices[0])
const isOpposed = (game: string, bets: readonly string[]): boolean => engineOf(game)?.isOpposed?.(bets) ?? false

/**
 * Rounds whose bets stand on opposite sides, by the player who has the others: within one round, or on a draw that others on the same device have bet on too.
 * Draws of different rounds and games know nothing of each other, so nothing else can be hedged.
 */
async function findOpposed(tx: ReadTx, rows: readonly SettledRow[]): Promise<Map<bigint, bigint>> {
  const found = new Map(
    rows.flatMap((row) => (isOpposed(row.game, betsOf(row)) ? [[row.id, row.player_uid] as const] : []))
  )
  const shared = rows.filter((row) => row.live_round !== null && !found.has(row.id))
  const linked = await linkedTo(tx, [...new Set(shared.map(({ player_uid: uid }) => uid))])
  if (linked.size === 0) return found
  const draws = shared.flatMap(({ live_round: draw }) => draw ?? [])
  const others = await readOnDraws(tx, draws, [...new Set([...linked.values()].flat())])
  for (const row of shared) {
    const other = others.find(
      ({ live_round, player_uid, choices }) =>
        live_round === row.live_round &&
        linked.get(row.player_uid)?.includes(player_uid) &&
        isOpposed(row.game, [...betsOf(row), ...betsOf({ choices })])
    )
    if (other) found.set(row.id, other.player_uid)
  }
  return found
}
