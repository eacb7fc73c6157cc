import type { PlayerContext, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { lockStatus } from './store-users.ts'

type Ended = Refuses<'Authorization/session_ended'>

/**
 * First of all in what writes down something of a player by their own call. Whoever closes the account holds this row: either the call is written before the
 * account is closed and forgotten, or it is refused. A session is read once, at the beginning of a call, and says nothing of what happened since.
 */
export async function lockOpenAccount(context: Ended, tx: Tx, uid: bigint): Promise<void> {
  const row = await lockStatus(tx, uid)
  if (!row || row.status === 'deleted') context.refuse('Authorization/session_ended')
}

/** One transaction of a player's own call, while their account is not closed. */
export const writeWhileOpen = <T>(context: PlayerContext & Ended, work: (tx: Tx) => Promise<T>): Promise<T> =>
  context.db.write(async (tx) => {
    await lockOpenAccount(context, tx, context.player.uid)
    return work(tx)
  })
