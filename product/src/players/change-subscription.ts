import type { Context, PlayerContext, ReadTx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { refuse } from '@ante/kit/refusal'
import { findByContact, findUser } from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import * as store from './store.ts'

type Contacts = { readonly email: string | null; readonly phone: string | null }
const kindOf = ({ email, phone }: Contacts, contact: string): 'email' | 'phone' | undefined =>
  contact === email ? 'email' : contact === phone ? 'phone' : undefined

/** PROF-29: each contact has its own news. */
export async function changeSubscription(
  context: PlayerContext,
  input: InputOf<(typeof endpoints)['account.changeSubscription']>
): Promise<1> {
  const { uid } = context.player
  await context.db.write(async (tx) => {
    const user = await findUser(tx, uid)
    const kind = user && kindOf(user, input.contact)
    if (!kind) refuse('InvalidParameter', { fields: { contact: 'wrong' } })
    await store.setNews(tx, uid, { [kind]: input.subscription })
  })
  return 1
}

/** PROF-38: the link in a letter stops the news to its contact. A wrong one is refused the same way, whether the contact is known or not. */
export async function unsubscribe(
  context: Context,
  { contact, hash }: InputOf<(typeof endpoints)['account.unsubscribe']>
): Promise<1> {
  await context.db.write(async (tx) => {
    const user = await findByContact(tx, contact.trim().toLowerCase())
    const kind = user && kindOf(user, contact.trim().toLowerCase())
    if (!user || !kind || !(await isProved(tx, user.uid, hash))) refuse('InvalidRequest', { reason: 'not_found' })
    await store.setNews(tx, user.uid, { [kind]: false })
  })
  return 1
}

const isProved = async (tx: ReadTx, uid: bigint, hash: string): Promise<boolean> =>
  hash !== '' && store.hasUnsubscribeToken(tx, uid, hash)
