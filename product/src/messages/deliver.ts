import type { Context, Tx } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { siteSettings } from '../content/contract.ts'
import { type Delivery, type MailPorts, smsOf } from './connectors/port.ts'
import { pushOf } from './push-channel.ts'
import { decide, type Decision } from './rules/decide.ts'
import { contactOf, isAwaited, type KnownAudience, withPace } from './message-facts.ts'
import { enqueueDelivery, sendMessage } from './send-message.ts'
import { pageAddress } from './site.ts'
import * as store from './store.ts'
import { markUnreachable } from './store-marks.ts'

export type Delivers = Pick<Context<MailPorts>, 'db' | 'clock' | 'ports' | 'setting' | 'origin'>
export const vendorPrefix = 'ante-message-'

/** The reader of advertising as they are when it is sent. */
export interface AdvertisingReader {
  readonly audience: KnownAudience
  /** Their address by the channel, confirmed; what was written to another one stays unsent. */
  readonly address: string | null
}
export interface Advertises {
  /** The job that comes again when it has to wait. */
  readonly job: string
  /** Undefined: nothing goes to them. */
  readerOf(tx: Tx, row: store.MessageRow): Promise<AdvertisingReader | undefined>
}

/**
 * Gives one message to its vendor. While the vendor is away the job fails, and the queue repeats it; under the same number it is one message. Advertising is
 * decided about once more, beside what was committed until then.
 */
export async function deliver(context: Delivers, { id }: { id: string }, advertises?: Advertises): Promise<void> {
  const row = await context.db.write((tx) => claim(context, tx, BigInt(id), advertises))
  if (!row) return
  const outcome = await hand(context, row)
  await context.db.write(async (tx) => {
    const why = row.channel === 'push' ? 'no device to tell' : 'no such address'
    const sent = await store.messageSent(tx, row.id, outcome, outcome === 'refused' ? why : null)
    if (sent && outcome === 'refused') await noteUnreachable(tx, sent, 'no such address')
  })
}

async function claim(
  { clock, ports }: Delivers,
  tx: Tx,
  id: bigint,
  advertises?: Advertises
): Promise<store.MessageRow | undefined> {
  const row = await store.lockMessage(tx, id)
  if (!row) return undefined
  // Where the platform has no key towards the services of browsers, nobody's devices are reached.
  const isDeaf = row.channel === 'push' && !pushOf(ports)
  const decision: Decision = isDeaf
    ? { does: 'withhold', reason: 'no-contact' }
    : await decideAgain(tx, row, instant(clock.now()), advertises)
  if (decision.does === 'withhold') await store.withholdMessage(tx, id, decision.reason)
  if (decision.does === 'wait') {
    await store.postponeMessage(tx, id, new Date(decision.until))
    await enqueueDelivery(tx, id, advertises?.job ?? 'messages.deliver', decision)
  }
  if (decision.does !== 'send') return undefined
  await store.claimMessage(tx, id, new Date(clock.now()))
  return row
}

async function decideAgain(
  tx: Tx,
  row: store.MessageRow,
  now: ReturnType<typeof instant>,
  advertises?: Advertises
): Promise<Decision> {
  const { channel, kind, uid } = row
  if (channel !== 'email' && channel !== 'sms')
    return kind === 'marketing' ? { does: 'withhold', reason: 'no-consent' } : { does: 'send' }
  const reader = kind === 'marketing' ? await advertises?.readerOf(tx, row) : undefined
  const isGone = reader !== undefined && reader.address !== row.to_address
  return decide({
    kind,
    isWanted: true,
    triesAgain: isAwaited(row.key),
    contact: await contactOf(tx, channel, isGone ? null : row.to_address),
    audience: reader && (await withPace(tx, uid, channel, reader.audience, now, row.id)),
    now,
  })
}

async function hand({ ports, setting }: Delivers, row: store.MessageRow): Promise<Delivery> {
  const { channel, subject, body } = row
  const id = `${vendorPrefix}${row.id}`
  if (channel === 'push') {
    const { locale, key: tag } = row
    const url = pageAddress({ origin: '' }, locale, row.link ?? '/')
    const message = { title: subject, body, url, tag, locale, isNecessary: row.topic === 'security' }
    return row.uid !== null && (await pushOf(ports)?.send(row.uid, message)) ? 'accepted' : 'refused'
  }
  if (channel === 'sms') {
    const gateway = smsOf(ports)
    if (!gateway) throw new Error('there is no SMS gateway')
    return gateway.send({ id, to: `+${row.to_address}`, text: body })
  }
  // The house itself writes under the sender that its operator named; another of its brands puts its own name in front of that address.
  const sender = row.brand === setting('site', siteSettings).name ? undefined : row.brand
  return ports.mail.send({
    id,
    to: row.to_address,
    subject,
    text: body,
    ...(row.html === '' ? {} : { html: row.html }),
    ...(sender === undefined ? {} : { sender }),
    ...(row.unsubscribe_url === null ? {} : { unsubscribeUrl: row.unsubscribe_url }),
  })
}

/** Nothing more goes to an address that there is not. Its player finds that on the site. */
export async function noteUnreachable(tx: Tx, row: store.MessageRow, reason: string): Promise<void> {
  const { channel, to_address, uid, brand, locale } = row
  // Whose data was erased meanwhile has no address here.
  if ((channel !== 'email' && channel !== 'sms') || to_address === '') return
  await markUnreachable(tx, channel, to_address, uid, reason)
  if (uid === null) return
  await sendMessage(tx, {
    key: 'account.unreachable',
    uid,
    site: { origin: '', brand },
    locale,
    values: { contact: channel === 'sms' ? `+${to_address}` : to_address, link: '/profile/notification' },
    to: {},
    once: `${channel} ${row.id}`,
  })
}
