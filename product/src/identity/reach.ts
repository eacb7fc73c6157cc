import type { Context, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { hour } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import { siteSettings } from '../content/contract.ts'
import { smsOf } from './connectors/port.ts'
import type { ContactKind, Contacts } from './rules/contact.ts'
import { queueEmail } from './send-letters.ts'
import { queueText } from './send-texts.ts'

/** One contact of a player. */
export interface Reach {
  readonly kind: ContactKind
  readonly to: string
}
export interface ReachableUser extends Contacts {
  readonly email_confirmed_at: Date | null
  readonly phone_confirmed_at: Date | null
}

/** Where a code goes: to a confirmed email, else a confirmed phone, else to whatever there is. Undefined where nothing reaches the player. */
export function reachOf(user: ReachableUser, ports: unknown): Reach | undefined {
  const email = user.email === null ? undefined : ({ kind: 'email', to: user.email } as const)
  const phone = user.phone === null || !smsOf(ports) ? undefined : ({ kind: 'phone', to: user.phone } as const)
  return confirmedReachOf(user, ports) ?? email ?? phone
}

export function confirmedReachOf(user: ReachableUser, ports: unknown): Reach | undefined {
  if (user.email !== null && user.email_confirmed_at !== null) return { kind: 'email', to: user.email }
  if (user.phone !== null && user.phone_confirmed_at !== null && smsOf(ports)) return { kind: 'phone', to: user.phone }
  return undefined
}

interface Words {
  readonly email: { readonly subject: string; readonly text: string }
  readonly phone: string
}

type Values = Readonly<Record<string, string>>
type From = Context & Refuses<'TooManyRequests'>

/** Writes to a contact, in this transaction: `{name}` in the words is what stands under that name. Refuses when the number had enough for now. */
export async function writeTo(
  context: From,
  tx: Tx,
  uid: bigint,
  { kind, to }: Reach,
  words: Words,
  values: Values
): Promise<void> {
  if (kind === 'phone') return writeText(context, tx, uid, to, words.phone, values)
  const { name: brand } = context.setting('site', siteSettings)
  const { subject, text } = words.email
  const all = { brand, ...values }
  return queueEmail(tx, { uid, to, subject: filled(subject, all), body: filled(text, all), brand })
}

/** The same to a phone number. */
export async function writeText(
  context: From,
  tx: Tx,
  uid: bigint,
  to: string,
  words: string,
  values: Values
): Promise<void> {
  const { name: brand } = context.setting('site', siteSettings)
  const body = filled(words, { brand, ...values })
  if (!(await queueText(tx, { uid, to, body }, networkOf(context.address))))
    context.refuse('TooManyRequests', { data: { retry_after: hour / 1000 } })
}

const filled = (text: string, values: Values): string =>
  Object.entries(values).reduce((done, [name, value]) => done.replaceAll(`{${name}}`, value), text)
