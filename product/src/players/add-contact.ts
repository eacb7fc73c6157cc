import type { InputOf } from '@ante/kit/contract'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import * as validators from '@ante/kit/validators'
import { authSettings } from '../identity/contract.ts'
import {
  checkOwnPassword,
  type ContactChange,
  findUser,
  holdsStill,
  limitTakenAnswers,
  type Proof,
  proposeContact,
  requireFreshFactor,
  writeWhileOpen,
} from '../identity/index.ts'
import { smsOf } from '../messages/index.ts'
import type { endpoints } from './contract.ts'
import { phoneCountries } from './phone-settings.ts'
import { keepNewsChoice } from './keep-news-choice.ts'
import { noNews } from './rules/news.ts'
import { readPhone } from './rules/phone-number.ts'

type Add = (typeof endpoints)['account.addcontact']
type AddContext = PlayerContext & RefusesAs<Add>

/**
 * PROF-24, PROF-25: takes down an email or a phone number. It is the player's once its code has come back; the one in use stays until then. To put another
 * in the place of one that is there asks for the present password, and whoever has a second factor is asked for it: what reaches the player opens the account.
 * 1 is success.
 */
export async function addContact(context: AddContext, input: InputOf<Add>): Promise<1> {
  const { uid } = context.player
  const change = readContact(context, input)
  const user = await context.db.read((tx) => findUser(tx, uid))
  const before = user?.[change.kind] ?? null
  const proof = before !== null && before !== change.contact ? await ownPassword(context, input.password) : undefined
  await limitTakenAnswers(context, () =>
    writeWhileOpen(context, async (tx) => {
      if (proof && !(await holdsStill(tx, proof))) wrongPassword(context, 'password')
      if (before !== change.contact) await requireFreshFactor(context, tx, 'contact')
      await proposeContact(context, tx, uid, change)
      // News goes to a new kind of contact only once the player asks for it there.
      if (before === null) await keepNewsChoice(tx, uid, { [change.kind]: noNews }, { source: 'contact' })
    })
  )
  return 1
}

function readContact(context: AddContext, { type, contact, phone_country_code }: InputOf<Add>): ContactChange {
  if (type === 'email') {
    const email = validators.withoutEmoji(contact).trim().toLowerCase()
    const wrong = validators.email(email)
    if (wrong) context.refuse('InvalidParameter', { fields: { contact: wrong } })
    return { kind: 'email', contact: email, phone_country_code: null }
  }
  if (!context.setting('auth', authSettings).phoneContacts || !smsOf(context.ports))
    context.refuse('InvalidRequest/not_found')
  const phone = readPhone(contact, phone_country_code, phoneCountries)
  if (phone.wrong) context.refuse('InvalidParameter', { fields: { contact: phone.wrong } })
  return { kind: 'phone', contact: phone.digits, phone_country_code: phone.country }
}

async function ownPassword(context: AddContext, password: string): Promise<Proof> {
  if (password === '') wrongPassword(context, 'required')
  return (await checkOwnPassword(context, context.player.uid, password)) ?? wrongPassword(context, 'password')
}

const wrongPassword = (context: AddContext, key: 'required' | 'password'): never =>
  context.refuse('InvalidParameter', { fields: { password: key } })
