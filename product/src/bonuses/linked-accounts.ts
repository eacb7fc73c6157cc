import type { ReadTx } from '@ante/kit/context'
import { sharingDevice } from '../identity/index.ts'

/** For each of these players the others who have signed in on a device of theirs. Who shares none is not among them. */
export async function linkedTo(tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, bigint[]>> {
  const pairs = uids.length > 0 ? await sharingDevice(tx, uids) : []
  return new Map(
    [...Map.groupBy(pairs, ({ uid }) => uid)].map(([uid, others]) => [uid, others.map((one) => one.other)])
  )
}
