import type { Tx } from '@ante/kit/context'
import { type Currency, isZero } from '@ante/kit/money'
import { setUserStatus } from '../identity/index.ts'
import { lockBalance, owedAccount, playerAccount, playerPurses } from '../ledger/index.ts'

/**
 * Ends an account by law, without anybody of the staff. What is still on it is paid out first, and what is on its way (`hasOpen`: a bet, a round, a payment)
 * comes first too: until then it does nothing but pay out.
 */
export async function endAccount(
  tx: Tx,
  { uid, currency, hasOpen }: { readonly uid: bigint; readonly currency: Currency; readonly hasOpen: boolean }
): Promise<'closed' | 'restricted'> {
  let isEmpty = !hasOpen
  for (const path of [...playerPurses.map((purse) => playerAccount(uid, purse)), owedAccount(uid)])
    if (!isZero(await lockBalance(tx, path, currency))) isEmpty = false
  const refuse = (code: string): never => {
    throw new Error(`the account ${uid} cannot be ended: ${code}`)
  }
  await setUserStatus({ refuse }, tx, uid, isEmpty ? 'close' : 'restrict')
  return isEmpty ? 'closed' : 'restricted'
}
