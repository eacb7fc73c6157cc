import type { ReadTx, Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import { lockExclusion } from '../identity/index.ts'
import { events } from './contract.ts'
import { putHouseLimit, readHouseLimit } from './store-house-limit.ts'

/**
 * SAFE-9: the most that this player may deposit in a month, whatever they chose themself; null: no such limit any more. The player cannot raise it. Deposits
 * lock the same row: each is before it, or sees it.
 */
export async function limitByHouse(tx: Tx, uid: bigint, most: bigint | null): Promise<void> {
  if ((await readHouseLimit(tx, uid)) === most) return
  await lockExclusion(tx, uid)
  await putHouseLimit(tx, uid, most)
  await tx.announce(events['protection.limits-changed'], { uid })
}

export interface MonthLimit {
  readonly most: bigint
  readonly by: 'market' | 'house'
}

/** What a month lets in by the market and by the house: the stricter one. */
export async function monthLimitOf(
  tx: ReadTx,
  { depositLimit: { monthMost } }: Pick<Policy, 'depositLimit'>,
  { uid, currency }: { uid: bigint; currency: Currency }
): Promise<MonthLimit | null> {
  const house = await readHouseLimit(tx, uid)
  const market = monthMost === null ? null : BigInt(monthMost[currency])
  if (house !== null && (market === null || house < market)) return { most: house, by: 'house' }
  return market === null ? null : { most: market, by: 'market' }
}
