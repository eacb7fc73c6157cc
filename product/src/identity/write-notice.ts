import type { Context, ReadTx, Tx } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import { messagesOf } from '@ante/texts'
import { noticeKeys, type NoticeKind, pageAddress, sendMessage, siteOf } from '../messages/index.ts'
import { deviceOf, shortAddress } from './rules/device.ts'
import { readUser } from './store.ts'

export type { NoticeKind } from '../messages/index.ts'

type From = Pick<Context, 'address' | 'userAgent' | 'locale' | 'origin' | 'setting' | 'clock'>

/**
 * Tells a player of a change to the account's security, from where and when it was made, and what to do if it was somebody else: on the site, and by email.
 * Only a confirmed address gets it: another one may be a stranger's. `to` is for an address that the change has just removed; `contact` stands in the notice
 * of a changed contact, half hidden.
 */
export async function writeNotice(
  context: From,
  tx: Tx,
  uid: bigint,
  kind: NoticeKind,
  { to, contact = '' }: { to?: string; contact?: string } = {}
): Promise<void> {
  const { locale } = context
  const { browser, system } = deviceOf(context.userAgent)
  const site = siteOf(context)
  await sendMessage(tx, {
    key: noticeKeys[kind],
    uid,
    site,
    locale,
    values: {
      contact,
      link: pageAddress(site, locale, '/profile/security'),
      device: [browser, system].filter((name) => name !== null).join(', ') || messagesOf(locale).notices.unknownDevice,
      network: shortAddress(networkOf(context.address)),
      time: new Date(context.clock.now()).toISOString().slice(0, 16).replace('T', ' '),
    },
    to: { email: to ?? (await confirmedEmail(tx, uid)) ?? null },
  })
}

async function confirmedEmail(tx: ReadTx, uid: bigint): Promise<string | undefined> {
  const user = await readUser(tx, uid)
  return user?.email_confirmed_at ? (user.email ?? undefined) : undefined
}
