import { engineOf } from '@ante/arcade/rules/catalogue'
import { betNamesOf } from '@ante/arcade/rules/table-bets'
import type { PayloadOf } from '@ante/kit/contract'
import type { ReadTx, Tx } from '@ante/kit/context'
import { type OpposedPlay, opposedPlays } from '@ante/kit/opposed-plays'
import { countPlayed, linkedTo, recountPlayed, type SettledStake } from '../bonuses/index.ts'
import type { events } from './contract.ts'
import type { Span } from './store-played-days.ts'
import { readOnDraws, readSettled, readSharedOf, type SettledRow } from './store-settled.ts'

type Finished = PayloadOf<(typeof events)['games.round-finished']>

type Corrected = PayloadOf<(typeof events)['games.round-corrected']>

const toldOf = (told: readonly Finished[]) =>
  told.map(({ round, player }) => ({ id: BigInt(round), uid: BigInt(player) }))

/** What was staked on rounds counts towards the active casino bonuses of their players. */
export const countTowardsBonuses = (tx: Tx, told: readonly Finished[]): Promise<void> =>
  countPlayed(tx, 'casino', toldOf(told), (ids) => stakesOf(tx, told, ids))

/** Of what a studio took back after the end of a round nothing counts any more. What is void is told of as an end too. */
export const recountTowardsBonuses = (tx: Tx, told: readonly Corrected[]): Promise<void> =>
  recountPlayed(
    tx,
    toldOf(told.filter((one) => one.status === 'finished' && one.stake_minor !== one.stake_before_minor)),
    (ids) => stakesOf(tx, told, ids)
  )

/** Of these rounds those that the books hold as settled. */
async function stakesOf(tx: Tx, told: readonly Finished[], ids: readonly bigint[]): Promise<SettledStake[]> {
  const types = new Map(told.map(({ round, type }) => [BigInt(round), type]))
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

/** Of these players those who had a linked account on the other side of a draw in this time, by player and currency, and with which stakes. */
export async function opposedByLinkedInGames(
  tx: ReadTx,
  uids: readonly bigint[],
  span: Span
): Promise<Map<string, OpposedPlay>> {
  const linked = await linkedTo(tx, uids)
  const rows = linked.size > 0 ? await readSharedOf(tx, [...linked.keys()], span) : []
  const opposed = await findOpposed(tx, rows, 'linked')
  return opposedPlays(
    rows.flatMap(({ id, player_uid: uid, currency, stake_minor: stakeMinor }) => {
      const other = opposed.get(id)
      return other === undefined ? [] : [{ uid, currency, stakeMinor, other }]
    })
  )
}

const betsOf = ({ choices }: Pick<SettledRow, 'choices'>): string[] => betNamesOf(choices[0])
const isOpposed = (game: string, bets: readonly string[]): boolean => engineOf(game)?.isOpposed?.(bets) ?? false

const placeOf = (draw: bigint | null, uid: bigint): string => `${draw} ${uid}`
/** By draw and player what was bet, each of the same bets once. */
function placedOf(rows: readonly Pick<SettledRow, 'live_round' | 'player_uid' | 'choices'>[]): Map<string, string[][]> {
  const placed = new Map<string, Map<string, string[]>>()
  for (const row of rows) {
    const bets = betsOf(row)
    const place = placeOf(row.live_round, row.player_uid)
    const its = placed.get(place) ?? new Map<string, string[]>()
    placed.set(place, its.set(bets.join(' '), bets))
  }
  return new Map([...placed].map(([place, its]) => [place, [...its.values()]]))
}

/**
 * Rounds whose bets stand on opposite sides, by the player who has the others: within one round, or on a draw that others on the same device have bet on too.
 * Draws of different rounds and games know nothing of each other, so nothing else can be hedged.
 * With `linked` only the latter are looked for, also where a player has both sides.
 */
async function findOpposed(
  tx: ReadTx,
  rows: readonly SettledRow[],
  by: 'anybody' | 'linked' = 'anybody'
): Promise<Map<bigint, bigint>> {
  const own = by === 'linked' ? [] : rows
  const found = new Map(
    own.flatMap((row) => (isOpposed(row.game, betsOf(row)) ? [[row.id, row.player_uid] as const] : []))
  )
  const shared = rows.filter((row) => row.live_round !== null && !found.has(row.id))
  const linked = await linkedTo(tx, [...new Set(shared.map(({ player_uid: uid }) => uid))])
  if (linked.size === 0) return found
  const draws = [...new Set(shared.flatMap(({ live_round: draw }) => draw ?? []))]
  const others = placedOf(await readOnDraws(tx, draws, [...new Set([...linked.values()].flat())]))
  // What a player has on the same draw again is answered alike.
  const known = new Map<string, bigint | undefined>()
  for (const { id, game, live_round: draw, player_uid: uid, choices } of shared) {
    const mine = betsOf({ choices })
    const isAgainst = (other: bigint) =>
      others.get(placeOf(draw, other))?.some((bets) => isOpposed(game, [...mine, ...bets])) ?? false
    const key = [placeOf(draw, uid), ...mine].join(' ')
    if (!known.has(key)) known.set(key, linked.get(uid)?.find(isAgainst))
    const other = known.get(key)
    if (other !== undefined) found.set(id, other)
  }
  return found
}
