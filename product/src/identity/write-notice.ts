import type { Context, ReadTx, Tx } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import { defaultLocale, messagesOf } from '@ante/texts'
import type { Messages } from '@ante/texts/messages'
import { siteSettings } from '../content/contract.ts'
import { deviceOf, shortAddress } from './rules/device.ts'
import { queueEmail } from './send-letters.ts'
import { readUser } from './store.ts'

/** What of an account's security a player is told by email when it happens. */
export type NoticeKind = keyof Messages['notices']['kinds']

type From = Pick<Context, 'address' | 'userAgent' | 'locale' | 'origin' | 'setting' | 'clock'>

/**
 * Tells a player by email of a change to the account's security, from where and when it was made, and what to do if it was somebody else. Only
 * a confirmed address gets it: another one may be a stranger's. `to` is for an address that the change has just removed; `contact` stands in the notice of
 * a changed contact, half hidden.
 */
export async function writeNotice(
  context: From,
  tx: Tx,
  uid: bigint,
  kind: NoticeKind,
  { to, contact = '' }: { to?: string; contact?: string } = {}
): Promise<void> {
  const address = to ?? (await confirmedEmail(tx, uid))
  if (address === undefined) return
  const { notices } = messagesOf(context.locale)
  const { name: brand } = context.setting('site', siteSettings)
  const { subject, text } = notices.kinds[kind]
  // Whoever lost the contact may be unable to log in.
  const advice = contact === '' ? notices.advice : notices.contactAdvice
  const { browser, system } = deviceOf(context.userAgent)
  const link = `${context.origin}${context.locale === defaultLocale ? '' : `/${context.locale}`}/profile/security`
  const facts = {
    brand,
    contact,
    link,
    device: [browser, system].filter((name) => name !== null).join(', ') || notices.unknownDevice,
    network: shortAddress(networkOf(context.address)),
    time: new Date(context.clock.now()).toISOString().slice(0, 16).replace('T', ' '),
  }
  const filled = (template: string): string =>
    Object.entries(facts).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, value), template)
  await queueEmail(tx, {
    uid,
    to: address,
    subject: filled(subject),
    body: filled(`${text}\n\n${notices.details}\n\n${advice}\n`),
    brand,
  })
}

async function confirmedEmail(tx: ReadTx, uid: bigint): Promise<string | undefined> {
  const user = await readUser(tx, uid)
  return user?.email_confirmed_at ? (user.email ?? undefined) : undefined
}
