import { createHash } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import { type Instant, instant } from '@ante/kit/instant'
import { defaultLocale, locales, messagesOf } from '@ante/texts'
import { events } from './contract.ts'
import { contactOf, type KnownAudience, withPace } from './message-facts.ts'
import { catalogue, type MessageEntry, type MessageKey, type MessageValues } from './rules/catalogue.ts'
import { decide, type Decision } from './rules/decide.ts'
import { htmlOf } from './rules/html.ts'
import { inboxWords, plainText, type Rendered, renderEmail, renderSms } from './rules/render.ts'
import { isChoosable, type MessageChannel, type MessageTopic, type Withholding } from './rules/words.ts'
import { pageAddress, type Site } from './site.ts'
import * as store from './store.ts'
import { insertInInbox } from './store-inbox.ts'
import { readPreferences } from './store-preferences.ts'

export interface Outgoing<Key extends MessageKey> {
  readonly key: Key
  /** Null: to staff, or to who has no account. */
  readonly uid: bigint | null
  readonly site: Site
  readonly locale: string
  readonly values: MessageValues<Key>
  /** Where it goes, of the channels of the message; null: that channel has no address, which is kept as the reason. The inbox needs none. */
  readonly to: { readonly email?: string | null; readonly sms?: string | null }
  /** Names what it tells of, where a job may tell of it again. */
  readonly once?: string
  /** What the caller holds back, and why: it is kept like what the rules hold back. */
  readonly heldBack?: Readonly<Partial<Record<'email' | 'sms', Withholding>>>
  /** Of advertising: without it none goes. */
  readonly advertising?: {
    readonly now: Instant
    readonly audience: (channel: 'email' | 'sms') => KnownAudience
    /** The job that decides again and sends, and what it has to know. */
    readonly job: string
    readonly about: unknown
    /** Where a press stops it, by channel. */
    readonly unsubscribe: (channel: 'email' | 'sms') => string
  }
}
type Any = Outgoing<MessageKey>

/** Which channels took it. */
export type Sent = Readonly<Partial<Record<MessageChannel, boolean>>>

/**
 * Puts a message into this transaction: for each of its channels a row that says what becomes of it. What may go goes after the commit, by a job; what the
 * rules hold back is kept with the reason.
 */
export async function sendMessage<Key extends MessageKey>(tx: Tx, outgoing: Outgoing<Key>): Promise<Sent> {
  const entry: MessageEntry = catalogue[outgoing.key]
  const off =
    outgoing.uid === null || !isChoosable(entry.topic)
      ? new Set<string>()
      : await switchedOff(tx, outgoing.uid, entry.topic)
  const sent: Partial<Record<MessageChannel, boolean>> = {}
  for (const channel of entry.channels) {
    if (channel === 'inbox' || channel === 'push') {
      if (outgoing.uid !== null) sent[channel] = await sendHere(tx, outgoing, entry, channel, !off.has(channel))
    } else if (outgoing.to[channel] !== undefined)
      sent[channel] = await sendTo(tx, outgoing, entry, channel, !off.has(channel))
  }
  return sent
}

async function switchedOff(tx: Tx, uid: bigint, topic: MessageTopic): Promise<Set<string>> {
  const rows = await readPreferences(tx, uid)
  return new Set(rows.filter((row) => row.topic === topic && !row.is_on).map(({ channel }) => channel))
}

const hashOf = (...parts: readonly string[]): Uint8Array => createHash('sha256').update(parts.join('\u0000')).digest()

const valuesOf = ({ site, values }: Any, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  ),
  ...more,
  brand: site.brand,
})

function emailOf({ site, locale }: Any, entry: MessageEntry, values: Record<string, string>) {
  const rendered = renderEmail(entry, messagesOf(locale), values)
  if (!rendered) throw new Error('a message without words for an email')
  const { code, dir } = locales.find((one) => one.code === locale) ?? { code: defaultLocale, dir: 'ltr' as const }
  const html = htmlOf(rendered, { locale: code, dir, brand: site.brand, home: pageAddress(site, locale, '/') })
  return { subject: rendered.subject, body: plainText(rendered), html }
}

function wordsOf(outgoing: Any, entry: MessageEntry, channel: 'email' | 'sms') {
  const unsubscribe = outgoing.advertising?.unsubscribe(channel)
  const values = valuesOf(outgoing, unsubscribe === undefined ? {} : { unsubscribe })
  if (channel === 'email') return { ...emailOf(outgoing, entry, values), unsubscribe }
  return { subject: '', body: renderSms(entry, messagesOf(outgoing.locale), values) ?? '', html: '', unsubscribe }
}

/** To an address outside of the house. */
async function sendTo(
  tx: Tx,
  outgoing: Any,
  entry: MessageEntry,
  channel: 'email' | 'sms',
  isWanted: boolean
): Promise<boolean> {
  const { advertising, uid, once = null } = outgoing
  const address = outgoing.to[channel] ?? null
  const contact = await contactOf(tx, channel, address)
  const reason = outgoing.heldBack?.[channel]
  const decision: Decision = reason
    ? { does: 'withhold', reason }
    : decide({
        kind: entry.kind,
        isWanted,
        triesAgain: entry.isAwaited ?? false,
        contact,
        audience: advertising && (await withPace(tx, uid, channel, advertising.audience(channel), advertising.now)),
        now: advertising?.now ?? instant(0),
      })
  const { subject, body, html, unsubscribe = null } = wordsOf(outgoing, entry, channel)
  const isHeld = decision.does === 'withhold'
  const id = await store.insertMessage(tx, {
    ...headOf(outgoing, entry, channel),
    to: address ?? '',
    subject,
    body: isHeld ? '' : body,
    html: isHeld ? '' : html,
    link: null,
    hash: hashOf(subject, body),
    unsubscribeUrl: isHeld ? null : unsubscribe,
    about: advertising?.about,
    once,
    ...stateOf(decision),
  })
  if (id === undefined || isHeld) return false
  await enqueueDelivery(tx, id, advertising?.job ?? 'messages.deliver', decision)
  return true
}

const stateOf = (decision: Decision) => ({
  state: decision.does === 'withhold' ? ('withheld' as const) : ('waiting' as const),
  reason: decision.does === 'withhold' ? decision.reason : null,
  sendAt: decision.does === 'wait' ? new Date(decision.until) : null,
})

export const enqueueDelivery = (tx: Tx, id: bigint, job: string, decision: Decision): Promise<void> =>
  tx.enqueue(
    job,
    { id: id.toString() },
    decision.does === 'wait'
      ? { key: `message:${id}:${decision.until}`, runAt: decision.until }
      : { key: `message:${id}` }
  )

const headOf = ({ uid, key, locale, site }: Any, { topic, kind }: MessageEntry, channel: MessageChannel) => ({
  uid,
  key,
  topic,
  kind,
  channel,
  locale,
  brand: site.brand,
})

const pathOf = ({ site, locale }: Any, link: string | undefined): string | null => {
  if (link === undefined) return null
  const path = link.startsWith(site.origin) ? link.slice(site.origin.length) : link
  const prefix = `/${locale}`
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}

/** In the inbox of the site, or to the player's own devices. */
async function sendHere(
  tx: Tx,
  outgoing: Any,
  entry: MessageEntry,
  channel: 'inbox' | 'push',
  isWanted: boolean
): Promise<boolean> {
  const { uid, once = null, locale } = outgoing
  const values = valuesOf(outgoing)
  const rendered: Rendered | undefined = renderEmail(entry, messagesOf(locale), values)
  if (uid === null || !rendered || (channel === 'push' && !isWanted)) return false
  const { title, text } = inboxWords(rendered)
  const path = pathOf(outgoing, values['link'])
  const isPush = channel === 'push'
  const id = await store.insertMessage(tx, {
    ...headOf(outgoing, entry, channel),
    to: '',
    subject: title,
    body: isPush ? (text.split('\n\n')[0] ?? '') : '',
    html: '',
    link: isPush ? path : null,
    hash: hashOf(title, text),
    unsubscribeUrl: null,
    about: undefined,
    once,
    state: isPush ? 'waiting' : 'accepted',
    reason: null,
    sendAt: null,
  })
  if (id === undefined) return false
  if (isPush) await enqueueDelivery(tx, id, 'messages.deliver', { does: 'send' })
  else {
    await insertInInbox(tx, {
      uid,
      message: id,
      topic: entry.topic,
      locale,
      title,
      text,
      path,
      action: path === null ? null : (rendered.action ?? null),
    })
    await tx.announce(events['messages.inbox-changed'], { uid })
  }
  return true
}
