import type { ReadTx, Tx } from '@ante/kit/context'
import { events } from './contract.ts'
import type { Exclusion } from './rules/exclusion.ts'
import { deleteSessionsOf, type ExclusionRow } from './store.ts'
import * as store from './store-exclusion.ts'

/** Undefined where there is none, or the player has come back. */
export const exclusionOf = (row: ExclusionRow | undefined): Exclusion | undefined =>
  row?.exclusion
    ? { state: row.exclusion, until: row.excluded_until ?? undefined, returnsAt: row.returns_at ?? undefined }
    : undefined

export const readExclusion = async (tx: ReadTx, uid: bigint): Promise<Exclusion | undefined> =>
  exclusionOf(await store.readExclusion(tx, uid))

/** The same, and until the end of this transaction nobody else changes it. */
export const lockExclusion = async (tx: Tx, uid: bigint): Promise<Exclusion | undefined> =>
  exclusionOf(await store.lockExclusion(tx, uid))

/** Excludes a player until then (null: for ever) and ends every session: those that are opened afterwards are restricted. Staff cannot release from it. */
export async function excludeUser(tx: Tx, uid: bigint, until: Date | null): Promise<void> {
  await store.writeExclusion(tx, uid, until)
  for (const { id } of await deleteSessionsOf(tx, uid, null))
    await tx.announce(events['identity.session-ended'], { uid, session: id })
}

/** The exclusion is over when this wait is. Answers when. */
export async function beginReturn(tx: Tx, uid: bigint, waitMs: number): Promise<Date> {
  const row = await store.writeReturn(tx, uid, waitMs)
  if (!row) throw new Error(`no user ${uid}`)
  return row.returns_at
}
