import type { ReadTx, Tx } from '@ante/kit/context'
import type { RegisterName } from '@ante/kit/policy'
import { events } from './contract.ts'
import type { Exclusion, RegisterBlock } from './rules/exclusion.ts'
import { deleteSessionsOf, type ExclusionRow } from './store.ts'
import * as store from './store-exclusion.ts'

/** Undefined where there is none, or the player has come back. */
export function exclusionOf(row: ExclusionRow | undefined): Exclusion | undefined {
  if (!row?.exclusion) return undefined
  const times = { until: row.excluded_until ?? undefined, returnsAt: row.returns_at ?? undefined }
  const own = row.own_exclusion ? { state: row.own_exclusion, ...times } : undefined
  const isOwn = own?.state === row.exclusion
  return {
    state: row.exclusion,
    until: isOwn ? times.until : undefined,
    returnsAt: isOwn ? times.returnsAt : undefined,
    own,
    block: row.register_block ?? undefined,
    register: (row.register_block && row.register_name) ?? undefined,
  }
}

/** The longest of those that hold at this name of the house; of all where none is given. */
export const readExclusion = async (tx: ReadTx, uid: bigint, at?: string): Promise<Exclusion | undefined> =>
  exclusionOf(await store.readExclusion(tx, uid, at))

/** The one that holds for the whole house. */
export const readExclusionOfHouse = async (tx: ReadTx, uid: bigint): Promise<Exclusion | undefined> =>
  exclusionOf(await store.readExclusionOfHouse(tx, uid))

/** As `readExclusion`, and until the end of this transaction nobody else changes it. */
export async function lockExclusion(tx: Tx, uid: bigint, at?: string): Promise<Exclusion | undefined> {
  await store.lockUser(tx, uid)
  return readExclusion(tx, uid, at)
}

/** Excludes a player until then (null: for ever) and ends every session: those that are opened afterwards are restricted. Staff cannot release from it. */
export async function excludeUser(tx: Tx, uid: bigint, until: Date | null): Promise<void> {
  await store.writeExclusion(tx, uid, until)
  await endSessionsOf(tx, uid)
}

/** The same at one name of the house alone. Sessions of the others end too, and are opened again as they were. */
export async function excludeUserAt(tx: Tx, uid: bigint, brand: string, until: Date | null): Promise<void> {
  await store.writeExclusionAt(tx, uid, brand, until)
  await endSessionsOf(tx, uid)
}

/** What another account of the same person is kept out of, at single names of the house. Whether there was any. */
export async function copyExclusionsAt(tx: Tx, uid: bigint, from: bigint): Promise<boolean> {
  const isAny = (await store.copyExclusionsAt(tx, uid, from)).length > 0
  if (isAny) await endSessionsOf(tx, uid)
  return isAny
}

/** The word of a national register: null lifts it, and what the player chose stays. Those who become excluded are signed out everywhere. */
export async function setRegisterBlock(
  tx: Tx,
  uid: bigint,
  block: RegisterBlock | null,
  register: RegisterName | null
): Promise<void> {
  await store.writeRegisterBlock(tx, uid, block, register)
  if (block === 'excluded') await endSessionsOf(tx, uid)
}

/** Every session of a player ends. */
export async function endSessionsOf(tx: Tx, uid: bigint): Promise<void> {
  for (const { id } of await deleteSessionsOf(tx, uid, null))
    await tx.announce(events['identity.session-ended'], { uid, session: id })
}

/** The exclusion at this name, whose end has come, is over when this wait is. */
export const beginReturn = (tx: Tx, uid: bigint, brand: string, waitMs: number): Promise<void> =>
  store.writeReturn(tx, uid, brand, waitMs)
