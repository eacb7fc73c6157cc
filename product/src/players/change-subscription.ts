import type { Context, PlayerContext, ReadTx, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import {
  contactOf,
  exclusionData,
  findByContact,
  findUser,
  kindOf,
  readExclusion,
  writeWhileOpen,
} from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import { keepNewsChoice } from './keep-news-choice.ts'
import { newsOf, type NewsChoice, type NewsProduct, noNews } from './rules/news.ts'
import { unsubscribeSecret } from './store-news.ts'
import { isUnsubscribeHash } from './unsubscribe-link.ts'

type Change = (typeof endpoints)['account.changeSubscription']
type Unsubscribe = (typeof endpoints)['account.unsubscribe']

/** PROF-29: each contact has its own news. */
export async function changeSubscription(
  context: PlayerContext & RefusesAs<Change>,
  input: InputOf<Change>
): Promise<1> {
  const { uid } = context.player
  await writeWhileOpen(context, async (tx) => {
    const exclusion = input.subscription ? await readExclusion(tx, uid) : undefined
    if (exclusion) context.refuse('InvalidRequest/self_excluded', { data: exclusionData(exclusion) })
    const user = await findUser(tx, uid)
    const kind = user && kindOf(user, contactOf(input.contact))
    if (!kind) context.refuse('InvalidParameter', { fields: { contact: 'wrong' } })
    const { consent } = context.policy().marketing
    const isOpen = input.subscription && input.products === undefined && consent !== 'general'
    if (isOpen) context.refuse('InvalidParameter', { fields: { products: 'required' } })
    const choice = input.subscription ? chosen(input.products) : noNews
    await keepNewsChoice(tx, uid, { [kind]: choice }, { source: 'profile', locale: context.locale })
  })
  // What may be shown depends on it: this host reads the player anew.
  context.session?.othersEnded(uid)
  return 1
}

/** Without products: news of all, by one consent. */
const chosen = (products: readonly NewsProduct[] | undefined): NewsChoice =>
  products === undefined ? { isOn: true, products: [] } : newsOf(products)

/** PROF-38: the link in a letter stops the news to its contact. A wrong one is refused the same way, whether the contact is known or not. */
export async function unsubscribe(
  context: Context & RefusesAs<Unsubscribe>,
  { contact, hash }: InputOf<Unsubscribe>
): Promise<1> {
  await context.db.write(async (tx) => {
    const user = await findByContact(tx, contactOf(contact))
    const kind = user && kindOf(user, contactOf(contact))
    if (!user || !kind || !(await isProved(tx, user.uid, contactOf(contact), hash)))
      context.refuse('InvalidRequest/not_found')
    await keepNewsChoice(tx, user.uid, { [kind]: noNews }, { source: 'unsubscribe' })
  })
  return 1
}

async function isProved(tx: ReadTx, uid: bigint, contact: string, hash: string): Promise<boolean> {
  const secret = await unsubscribeSecret(tx, uid)
  return secret !== undefined && isUnsubscribeHash(secret, contact, hash)
}
