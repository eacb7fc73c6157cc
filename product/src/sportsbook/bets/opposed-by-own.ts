import type { ReadTx } from '@ante/kit/context'
import { findOpposed } from './find-opposed.ts'
import { readCounting } from './store-counting.ts'

/** Those of these bets, won or lost, against which their own player has a bet on the other side, open or over. */
export async function opposedByOwn(tx: ReadTx, bets: readonly bigint[]): Promise<Set<bigint>> {
  if (bets.length === 0) return new Set()
  const rows = await readCounting(tx, bets)
  const opposed = await findOpposed(tx, rows)
  return new Set(rows.filter(({ id, uid }) => opposed.get(id) === uid).map(({ id }) => id))
}
