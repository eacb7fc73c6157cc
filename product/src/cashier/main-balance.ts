import type { ReadTx } from '@ante/kit/context'
import { type Currency, type Money, zero } from '@ante/kit/money'
import { balancesOf, playerAccount } from '../ledger/index.ts'

/** What a player can withdraw: bonus money is in other purses. After a posting in the same transaction it is exactly what that led to. */
export async function mainBalance(tx: ReadTx, uid: bigint, currency: Currency): Promise<Money> {
  const main = playerAccount(uid, 'main')
  return (await balancesOf(tx, [main], currency))[main] ?? zero(currency)
}
