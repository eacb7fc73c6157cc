import { createHash, randomBytes } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import * as store from './store-social.ts'

const lifeMs = 15 * minute
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** For who still has to give the password of the account that the service is to open: whom it stands behind. */
export async function keepLinkProof(context: Context, proof: store.ProofRow): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await context.db.write((tx) => store.insertProof(tx, hashOf(token), proof, 'link', lifeMs))
  return token
}

/** Of this player; undefined when it was used, or is too old. */
export const takeLinkProof = (tx: Tx, token: string, uid: bigint) => store.takeLinkProof(tx, hashOf(token), uid)
