import { hash } from 'node:crypto'
import type { Context } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { findPlayer } from '../players/index.ts'
import { applyReview, type Applied, type Said } from './apply-review.ts'
import { newKey } from './change-check.ts'
import type { Headers, IdentityProvider, Notice, VerificationPorts } from './connectors/port.ts'
import * as store from './store.ts'

export interface IncomingNotice {
  readonly headers: Headers
  /** The body's bytes exactly as they came in: the signature is over them. */
  readonly rawBody: Uint8Array
}
type Receiving = Context<VerificationPorts> &
  Refuses<'InvalidRequest/not_found' | 'AccessDenied' | 'InvalidRequest/verification_unavailable'>

/**
 * Takes a vendor's webhook. Returns when it is durable: the caller may then answer 2xx, and only then. The body itself is kept first, in the transaction
 * that acts on it, so a repetition does nothing and a failure leaves no trace.
 */
export async function receiveNotice(context: Receiving, { headers, rawBody }: IncomingNotice): Promise<void> {
  const { db, ports, log } = context
  const vendor = ports.identity
  if (!vendor) context.refuse('InvalidRequest/not_found')
  const check = vendor.verifyCallback(headers, rawBody)
  if (check.kind === 'forged') {
    log.warn({ vendor: ports.identityName, address: context.address }, 'a webhook with a wrong signature was refused')
    context.refuse('AccessDenied')
  }
  const digest = hash('sha256', rawBody, 'buffer')
  if (check.kind !== 'genuine') {
    await db.write((tx) => store.keepCallback(tx, ports.identityName, digest, check.kind))
    if (check.kind === 'strange') log.error({ vendor: ports.identityName }, 'a genuine webhook is not as documented')
    return
  }
  const { notice } = check
  const said = await readSaid(context, vendor, notice)
  if (said === 'unknown') return context.refuse('InvalidRequest/verification_unavailable')
  const outcome = await db.write(async (tx) => {
    if (!(await store.keepCallback(tx, ports.identityName, digest, 'taken'))) return 'same'
    return applyNotice(context, tx, notice, said)
  })
  if (outcome === 'unknown_player' || outcome === 'unknown_check' || outcome === 'another_reference')
    log.error({ uid: notice.uid, step: notice.step, outcome }, 'a genuine webhook does not fit any check as we know it')
}

/** Who was approved is asked of the vendor, outside of transactions. What it says then is newer than the webhook, so that counts. */
async function readSaid(
  { clock }: Receiving,
  vendor: IdentityProvider,
  { step, uid, key, reference, review, atMs = clock.now() }: Notice
): Promise<Said | 'unknown'> {
  if (step !== 'identity' || review.outcome !== 'approved') return { reference, review, atMs, person: undefined }
  const standing = await vendor.standing({ step, uid, key, reference })
  if (standing.outcome === 'unknown') return 'unknown'
  if (standing.outcome === 'absent' || standing.reference !== reference)
    return { reference, review, atMs, person: 'unread' }
  return { reference, review: standing.review, atMs, person: standing.person ?? 'unread' }
}

async function applyNotice(
  context: Receiving,
  tx: Parameters<typeof store.lockCheck>[0],
  { step, uid: text, key }: Notice,
  said: Said
): Promise<Applied | 'unknown_player' | 'unknown_check'> {
  const uid = BigInt(text)
  if (!(await findPlayer(tx, uid))) return 'unknown_player'
  if (step === 'funds' && (await store.readCheckByKey(tx, key))?.uid !== uid) return 'unknown_check'
  const row = await store.lockCheck(tx, uid, step, newKey(step, uid, context.random))
  return row.key === key ? applyReview(context, tx, row, said) : 'unknown_check'
}
