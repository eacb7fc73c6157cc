import type { ReadTx } from '@ante/kit/context'
import { type OpposedPlay, opposedPlays } from '@ante/kit/opposed-plays'
import { linkedTo } from '../../bonuses/index.ts'
import { findOpposed } from './find-opposed.ts'
import { readCounting, readSettledOf } from './store-counting.ts'

/** Those of these bets, won or lost, against which their own player has a bet on the other side, open or over. */
export async function opposedByOwn(tx: ReadTx, bets: readonly bigint[]): Promise<Set<bigint>> {
  if (bets.length === 0) return new Set()
  const rows = await readCounting(tx, bets)
  const opposed = await findOpposed(tx, rows)
  return new Set(rows.filter(({ id, uid }) => opposed.get(id) === uid).map(({ id }) => id))
}

/** Of these players those against whose bets, settled in this time, a linked account had the other side, by player and currency, and with which stakes. */
export async function opposedByLinkedInBets(
  tx: ReadTx,
  uids: readonly bigint[],
  span: { readonly from: Date; readonly until: Date }
): Promise<Map<string, OpposedPlay>> {
  const linked = await linkedTo(tx, uids)
  const rows = linked.size > 0 ? await readCounting(tx, await readSettledOf(tx, [...linked.keys()], span)) : []
  const opposed = await findOpposed(tx, rows, 'linked')
  return opposedPlays(
    rows.flatMap(({ id, uid, currency, stake_minor: stakeMinor }) => {
      const other = opposed.get(id)
      return other === undefined ? [] : [{ uid, currency, stakeMinor, other }]
    })
  )
}
