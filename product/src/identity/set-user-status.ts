import type { Tx } from '@ante/kit/context'
import { next } from '@ante/kit/machine'
import type { Refuses } from '@ante/kit/refusal'
import { events } from './contract.ts'
import { type UserStatus, type UserStatusEvent, userStatusMachine } from './rules/user-status.ts'
import { deleteSessionsOf } from './store.ts'
import { lockStatus, writeStatus } from './store-users.ts'

/**
 * Moves an account to what it may do from now on, and ends every session of it: the next one is of the new kind. An account that is there already stays
 * as it is. Refuses InvalidRequest/not_found for an unknown uid and InvalidRequest/conflict where there is no way from its state.
 */
export async function setUserStatus(
  context: Refuses<'InvalidRequest/not_found' | 'InvalidRequest/conflict'>,
  tx: Tx,
  uid: bigint,
  event: UserStatusEvent
): Promise<UserStatus> {
  const row = await lockStatus(tx, uid)
  if (!row) context.refuse('InvalidRequest/not_found')
  if (row.status === userStatusMachine[event].to) return row.status
  const to = next(userStatusMachine, row.status, event)
  if (!to) context.refuse('InvalidRequest/conflict')
  await writeStatus(tx, uid, to)
  for (const { id } of await deleteSessionsOf(tx, uid, null))
    await tx.announce(events['identity.session-ended'], { uid, session: id })
  return to
}
