import { createHash, randomBytes } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import { brandOf } from './brand.ts'
import { events } from './contract.ts'
import * as store from './store.ts'
import { hasDevices, putDevice } from './store-devices.ts'
import { verifySession } from './store-factors.ts'
import { writeNotice } from './write-notice.ts'

const sessionLifeMs = 30 * day
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A session and its browser, whose cookies are to be set. */
export interface OpenedSession {
  readonly token: string
  readonly device: string
}

/**
 * A new session with a new id; the caller sets the cookies after the commit, by `startSession`. The session that the caller came with is over: its cookie
 * is replaced. Of a browser that is new to the account its player is told.
 */
export async function openSession(
  context: Context,
  tx: Tx,
  uid: bigint,
  { hasFactor = false }: { hasFactor?: boolean } = {}
): Promise<OpenedSession> {
  if (context.session?.id !== undefined) await endSession(tx, context.session.id)
  const token = randomBytes(32).toString('base64url')
  await store.insertSession(tx, {
    tokenHash: sha256(token),
    uid,
    lifeMs: sessionLifeMs,
    address: context.address,
    userAgent: context.userAgent.slice(0, 300),
    brand: brandOf(context),
  })
  if (hasFactor) await verifySession(tx, sha256(token))
  await store.putKnownNetwork(tx, uid, networkOf(context.address))
  const device = await rememberDevice(context, tx, uid)
  await store.logAccess(tx, uid, 'signed-in', context.address, context.userAgent)
  await tx.announce(events['identity.signed-in'], { uid })
  return { token, device }
}

async function rememberDevice(context: Context, tx: Tx, uid: bigint): Promise<string> {
  const device = context.session?.device ?? randomBytes(32).toString('base64url')
  // The browser of the registration is nobody else's.
  const isFirst = !(await hasDevices(tx, uid))
  if ((await putDevice(tx, uid, sha256(device))) && !isFirst) await writeNotice(context, tx, uid, 'newDevice')
  return device
}

/** Sets the cookies of a session that was opened. */
export function startSession({ session }: Context, { token, device }: OpenedSession): void {
  session?.start(token, sessionLifeMs)
  session?.keepDevice(device)
}

/** Ends the session of a token and tells everybody, its sockets too. Nothing happens for an unknown token. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  const row = await store.deleteSession(tx, sha256(token))
  if (row) await tx.announce(events['identity.session-ended'], { uid: row.uid, session: row.id })
}
