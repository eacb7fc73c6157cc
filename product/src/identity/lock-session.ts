import { createHash } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import * as store from './store.ts'

/** The number of a player's own session, which does not end before this transaction does. Undefined where it has ended. */
export const lockSession = async (tx: Tx, token: string, uid: bigint): Promise<bigint | undefined> =>
  (await store.lockSession(tx, createHash('sha256').update(token).digest(), uid))?.id
