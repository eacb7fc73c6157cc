import type { Tx } from '@ante/kit/context'
import { type AccountPath, houseAccount } from '../ledger/index.ts'
import * as store from './store.ts'

/** The account behind a meter: what it holds is what the meter shows. */
export const meterAccount = (jackpot: bigint, level: string): AccountPath =>
  houseAccount('jackpots', jackpot.toString(), level)

/** A jackpot as an operator gives it. Answers its id. */
export async function putJackpot(tx: Tx, jackpot: store.NewJackpot): Promise<bigint> {
  const row = await store.insertJackpot(tx, jackpot)
  if (!row) throw new Error('no jackpot was inserted')
  return row.id
}
