import type { ReadTx } from '@ante/kit/context'
import { sharingDevice } from '../identity/index.ts'
import { readTestAccounts } from '../players/index.ts'

/** For each of these players the others who have signed in on a device of theirs. Who shares none is not among them, and no test account. */
export async function linkedTo(tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, bigint[]>> {
  const found = uids.length > 0 ? await sharingDevice(tx, uids) : []
  // Staff try the product out on their own devices.
  const tests = new Set(found.length > 0 ? await readTestAccounts(tx) : [])
  const pairs = found.filter(({ uid, other }) => !tests.has(uid) && !tests.has(other))
  return new Map(
    [...Map.groupBy(pairs, ({ uid }) => uid)].map(([uid, others]) => [uid, others.map((one) => one.other)])
  )
}
