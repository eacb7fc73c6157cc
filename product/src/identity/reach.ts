import type { Context, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { hour } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import { type MessageValues, sendMessage, siteOf, smsOf } from '../messages/index.ts'
import type { ContactKind, Contacts } from './rules/contact.ts'
import { countText, type TextReason } from './send-texts.ts'

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

type From = Context & Refuses<'TooManyRequests'>
/** Messages that go to one contact, by email or by text message. */
type ContactKey = 'security.confirm' | 'security.code' | 'security.step-up' | 'security.contact-changed'

const reasons = {
  'security.confirm': 'confirmation',
  'security.code': 'code',
  'security.step-up': 'code',
  'security.contact-changed': 'code',
} as const satisfies Record<ContactKey, TextReason>

/** Writes to a contact, in this transaction. Refuses when the number had enough for now. */
export async function writeTo<Key extends ContactKey>(
  context: From,
  tx: Tx,
  uid: bigint,
  { kind, to }: Reach,
  key: Key,
  values: MessageValues<Key>
): Promise<void> {
  const isText = kind === 'phone'
  if (isText && !(await countText(tx, { to, reason: reasons[key], network: networkOf(context.address) })))
    context.refuse('TooManyRequests', { data: { retry_after: hour / 1000 } })
  await sendMessage(tx, {
    key,
    uid,
    site: siteOf(context),
    locale: context.locale,
    values,
    to: isText ? { sms: to } : { email: to },
  })
}
