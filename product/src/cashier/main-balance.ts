import type { ReadTx, Tx } from '@ante/kit/context'
import { type Currency, type Money, negate, zero } from '@ante/kit/money'
import { balancesOf, lockBalance, owedAccount, playerAccount } from '../ledger/index.ts'
import { withdrawable } from './rules/debt.ts'

/** The player's own money: bonus money is in other purses. After a posting in the same transaction it is exactly what that led to. */
export async function mainBalance(tx: ReadTx, uid: bigint, currency: Currency): Promise<Money> {
  const main = playerAccount(uid, 'main')
  return (await balancesOf(tx, [main], currency))[main] ?? zero(currency)
}

/** What a player owes after a payment was taken back or corrected: a sum, zero where nothing is owed. */
export async function owedBy(tx: ReadTx, uid: bigint, currency: Currency): Promise<Money> {
  const debt = owedAccount(uid)
  return negate((await balancesOf(tx, [debt], currency))[debt] ?? zero(currency))
}

/** Both, which nobody else moves until the end of this transaction. */
export async function lockMainAndOwed(
  tx: Tx,
  uid: bigint,
  currency: Currency
): Promise<{ readonly main: Money; readonly owed: Money }> {
  const main = await lockBalance(tx, playerAccount(uid, 'main'), currency)
  return { main, owed: negate(await lockBalance(tx, owedAccount(uid), currency)) }
}

/** What of the main balance is left when what is owed is paid. */
export const withdrawableOf = async (tx: ReadTx, uid: bigint, currency: Currency): Promise<Money> =>
  withdrawable(await mainBalance(tx, uid, currency), await owedBy(tx, uid, currency))
