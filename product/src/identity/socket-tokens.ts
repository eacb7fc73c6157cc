import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import * as store from './store.ts'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A token for the first message of the live socket: one use, one minute. */
export async function issueSocketToken(
  context: Refuses<'Authorization/session_ended'>,
  tx: Tx,
  sessionToken: string
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const row = await store.insertSocketToken(tx, sha256(token), sha256(sessionToken))
  if (!row) context.refuse('Authorization/session_ended')
  return token
}

export async function redeemSocketToken(tx: Tx, token: string): Promise<{ session: bigint; uid: bigint } | undefined> {
  const row = await store.takeSocketToken(tx, sha256(token))
  return row && { session: row.id, uid: row.uid }
}
