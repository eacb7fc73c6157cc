import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { lockBalance, playerAccount, readVersionedBalances } from '../ledger/index.ts'
import { findPlayer, markTestAccount as mark, type PlayerFacts } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { hasPaid } from './store-test-accounts.ts'
import { lockPlayer } from './store.ts'

type Contract = (typeof staffEndpoints)['cashier.marktestaccount']

/** Whether money has ever moved on the main balance, out of which stakes come. Locked, so that none does until the end of the transaction. */
async function isUsed(tx: Tx, { uid, currency }: PlayerFacts): Promise<boolean> {
  const main = playerAccount(uid, 'main')
  await lockBalance(tx, main, currency)
  return ((await readVersionedBalances(tx, [main], currency))[main]?.version ?? 0n) > 0n || (await hasPaid(tx, uid))
}

/** ACC-23: for ever, because its money was nobody's. Only of an account that nobody has used: what a player has done is not taken out of the reports. */
export const markTestAccount = (
  context: StaffContext & RefusesAs<Contract>,
  { uid }: InputOf<Contract>
): Promise<OutputOf<Contract>> =>
  context.db.write(async (tx) => {
    await lockPlayer(tx, BigInt(uid))
    const player = await findPlayer(tx, BigInt(uid))
    if (!player) return context.refuse('InvalidRequest/not_found')
    if (!player.isTest && (await isUsed(tx, player))) return context.refuse('InvalidRequest/account_used')
    await mark(tx, player.uid)
    return { uid, is_test: true }
  })
