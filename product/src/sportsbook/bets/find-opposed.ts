import type { ReadTx } from '@ante/kit/context'
import { linkedTo } from '../../bonuses/index.ts'
import { oppositeOf, type PlacedBet } from '../rules/opposite.ts'
import { sportOf } from '../sports/registry.ts'
import { type CountingRow, readBeside } from './store-counting.ts'

/**
 * Bets that another bet stands against, by the player who has it: the player's own before one of somebody on the same device. With `linked` only the latter are looked for, also where the player has the other
 * side too.
 */
export async function findOpposed(
  tx: ReadTx,
  rows: readonly CountingRow[],
  by: 'anybody' | 'linked' = 'anybody'
): Promise<Map<bigint, bigint>> {
  if (rows.length === 0) return new Map()
  const players = [...new Set(rows.map(({ uid }) => uid))]
  const linked = await linkedTo(tx, players)
  const all = await readBeside(
    tx,
    rows.map(({ id }) => id),
    [...new Set([...players, ...[...linked.values()].flat()])]
  )
  const bets: PlacedBet[] = [...Map.groupBy(all, ({ id }) => id)].flatMap(([id, [first, ...more]]) =>
    first
      ? [
          {
            id,
            uid: first.uid,
            legs: [first, ...more].map(({ sport, event_id, market_id, market_type, specifier, outcome }) => ({
              sport,
              event: event_id,
              market: market_id,
              type: market_type,
              specifier,
              outcome,
            })),
          },
        ]
      : []
  )
  return new Map(
    bets.flatMap((bet) => {
      if (!rows.some(({ id }) => id === bet.id)) return []
      const others = linked.get(bet.uid) ?? []
      const among = (uids: readonly bigint[]) =>
        oppositeOf(
          bet,
          bets.filter(({ uid }) => uids.includes(uid)),
          (sport, selections) => sportOf(sport).coversAll(selections)
        )
      const own = () => among([bet.uid])
      const all = () => among([bet.uid, ...others])
      const opposite = by === 'anybody' ? (own() ?? all()) : (among(others) ?? (own() ? undefined : all()))
      // Of two singles that cover with this one what it leaves open one may be its player's.
      const other = by === 'linked' && opposite?.uid === bet.uid ? others[0] : opposite?.uid
      return other === undefined ? [] : [[bet.id, other] as const]
    })
  )
}
