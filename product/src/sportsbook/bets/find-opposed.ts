import type { ReadTx } from '@ante/kit/context'
import { linkedTo } from '../../bonuses/index.ts'
import { oppositesAmong, type PlacedBet } from '../rules/opposite.ts'
import { sportOf } from '../sports/registry.ts'
import { type BesideRow, type CountingRow, readBeside } from './store-counting.ts'

const betsOf = (rows: readonly BesideRow[]): PlacedBet[] =>
  [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [first, ...more]]) =>
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
  const ids = new Set(rows.map(({ id }) => id))
  const all = await readBeside(tx, [...ids], [...new Set([...players, ...[...linked.values()].flat()])])
  const bets = betsOf(all)
  const opposites = oppositesAmong(bets, (sport, selection) => sportOf(sport).lossesOf(selection))
  const otherOf = (bet: PlacedBet): bigint | undefined => {
    const others = linked.get(bet.uid) ?? []
    const among = (...uids: bigint[]) => {
      const found = opposites(bet, uids)
      return found.length > 0 ? found : undefined
    }
    const own = () => among(bet.uid)
    const all = () => among(bet.uid, ...others)
    if (by === 'anybody') return (own() ?? all())?.[0]?.uid
    const found = among(...others) ?? (own() ? undefined : all())
    // Of two singles that cover with this one what it leaves open one may be its player's.
    return found?.find(({ uid }) => uid !== bet.uid)?.uid
  }
  // What a player has on the same selections again is answered alike.
  const known = new Map<string, { readonly uid: bigint | undefined }>()
  return new Map(
    bets.flatMap((bet) => {
      if (!ids.has(bet.id)) return []
      const selections = bet.legs.map(({ market, outcome }) => `${market}:${outcome}`).toSorted()
      const key = [bet.uid, ...selections].join(' ')
      const other = known.get(key) ?? { uid: otherOf(bet) }
      known.set(key, other)
      return other.uid === undefined ? [] : [[bet.id, other.uid] as const]
    })
  )
}
