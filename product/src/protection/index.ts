import type { Context, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { type Exclusion, exclusionData, lockExclusion, readExclusion } from '../identity/index.ts'
import { isStakeRefused } from '../ledger/index.ts'

type Excluded = Refuses<'InvalidRequest/self_excluded'>
const refuseWith = (context: Excluded, exclusion: Exclusion): never =>
  context.refuse('InvalidRequest/self_excluded', { data: exclusionData(exclusion) })

/** Refuses to whoever chose not to play; nobody becomes so until the end of this transaction. At its beginning: this row is locked before any other. */
export async function refuseExcluded(context: Excluded, tx: Tx, uid: bigint): Promise<void> {
  const exclusion = await lockExclusion(tx, uid)
  if (exclusion) refuseWith(context, exclusion)
}

/** Waits for what takes a stake, and says why where the ledger took none of a player who chose not to play a moment ago. */
export async function orExcluded<T>(
  context: Excluded & Pick<Context, 'db'>,
  uid: bigint,
  work: Promise<T>
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const exclusion = isStakeRefused(error) ? await context.db.read((tx) => readExclusion(tx, uid)) : undefined
    if (exclusion) refuseWith(context, exclusion)
    throw error
  }
}
