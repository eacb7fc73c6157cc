import type { ReadTx, Tx } from '@ante/kit/context'
import { events } from './contract.ts'
import * as store from './store-test-accounts.ts'

/** ACC-23: from now on no report counts this account, and nothing is paid out to it. Nothing makes it another one again. */
export async function markTestAccount(tx: Tx, uid: bigint): Promise<void> {
  if (await store.markTest(tx, uid)) await tx.announce(events['players.test-account-marked'], { uid })
}

/** All test accounts, which a report leaves out. They are few: a statement takes them as a list. */
export const readTestAccounts = async (tx: ReadTx): Promise<bigint[]> =>
  (await store.readTests(tx)).map(({ uid }) => uid)
