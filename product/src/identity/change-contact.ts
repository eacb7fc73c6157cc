import type { Context, PlayerContext, ReadTx, RefusesAs, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { forgetUnreachable } from '../messages/index.ts'
import type { endpoints } from './contract.ts'
import { requireFreshFactor } from './fresh-factor.ts'
import { confirmedReachOf, writeTo } from './reach.ts'
import { kindOf } from './rules/contact.ts'
import { maskContact } from './rules/masked-contact.ts'
import { isTaken, readUser, readUserByLogin, type UserRow } from './store.ts'
import * as store from './store-contacts.ts'
import { confirmEmail } from './store-recovery.ts'
import { lockUser } from './store-second-step.ts'
import { writeNotice } from './write-notice.ts'

export type { ContactChange } from './store-contacts.ts'

/** Contacts that a player has given and not confirmed yet. */
export const pendingContacts = (tx: ReadTx, uid: bigint): Promise<store.ContactChange[]> => store.readChanges(tx, uid)

/** Takes down a contact that its code will bring into use; the one in use stays until then. Refuses one that somebody else has. */
export async function proposeContact(
  context: Refuses<'InvalidParameter/login_taken'>,
  tx: Tx,
  uid: bigint,
  change: store.ContactChange
): Promise<void> {
  const user = await lockUser(tx, uid)
  const owner = await readUserByLogin(tx, change.contact)
  if (owner && owner.uid !== uid) context.refuse('InvalidParameter/login_taken', { fields: { contact: 'loginTaken' } })
  if (user && kindOf(user, change.contact) === change.kind) await store.dropChange(tx, uid, change.kind)
  else await store.putChange(tx, uid, change)
}

/** The contact whose code has come back is confirmed; one that waited for it takes the place of the one before, which is told so. */
export async function useContact(
  context: PlayerContext & RefusesAs<(typeof endpoints)['account.confirmContact']>,
  tx: Tx,
  contact: string
): Promise<void> {
  const { uid } = context.player
  // Its code has come back: mail reaches it.
  await forgetUnreachable(tx, contact.includes('@') ? 'email' : 'sms', contact)
  const before = await readUser(tx, uid)
  const kind = before && kindOf(before, contact)
  if (kind) return void (kind === 'email' ? await confirmEmail(tx, uid) : await store.confirmPhone(tx, uid))
  const change = (await store.readChanges(tx, uid)).find((one) => one.contact === contact)
  // It may have been changed since the code was sent.
  if (!before || !change) context.refuse('InvalidParameter', { fields: { contact: 'wrong' } })
  // It may have been given before there was a second factor, or by another session.
  await requireFreshFactor(context, tx, 'contact')
  await store.setContact(tx, uid, change).catch((error: unknown) => {
    if (isTaken(error)) context.refuse('InvalidParameter/login_taken', { fields: { contact: 'loginTaken' } })
    throw error
  })
  await store.dropChange(tx, uid, change.kind)
  await tellOfChange(context, tx, uid, before, change)
}

/** Whoever has not changed the contact hears of it where they were reached before: by the old email, the other one or the old phone. */
async function tellOfChange(
  context: Context & Refuses<'TooManyRequests'>,
  tx: Tx,
  uid: bigint,
  before: UserRow,
  { kind, contact }: store.ContactChange
): Promise<void> {
  const shown = maskContact(kind, contact)
  const reach = confirmedReachOf(before, context.ports)
  if (reach?.kind === 'email')
    await writeNotice(context, tx, uid, kind === 'email' ? 'emailChanged' : 'phoneChanged', {
      to: reach.to,
      contact: shown,
    })
  if (reach?.kind === 'phone')
    await writeTo(context, tx, uid, reach, 'security.contact-changed', {
      contact: shown,
      link: `${context.origin}/profile/security`,
    })
}
