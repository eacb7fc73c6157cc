import type { Context, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { instant } from '@ante/kit/instant'
import { countText } from '../identity/index.ts'
import { sendMessage, siteOf, smsOf } from '../messages/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import type { Asks } from './check-registers.ts'
import { deliverNewsJob } from './deliver-news.ts'
import { mayHaveNews } from './may-have-news.ts'
import { readNewsReader } from './news-audience.ts'
import * as store from './store-news.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

type Send = (typeof staffEndpoints)['players.sendnews']
type List = (typeof staffEndpoints)['players.listnews']
const batch = 200
const askedAtOnce = 10
/** What the job needs of a context. */
type Sends = Asks & Pick<Context, 'origin' | 'setting'>
interface Subscriber {
  readonly uid: bigint
  /** Proves the links that stop it. */
  readonly secret: string
  readonly isClear: boolean
}

/** Takes news down; a job sends it to who asked for it and may have it. */
export async function sendNews(
  context: StaffContext & RefusesAs<Send>,
  { locale, subject, text, sms, products }: InputOf<Send>
): Promise<OutputOf<Send>> {
  return context.db.write(async (tx) => {
    const row = await store.insertNews(tx, { locale, subject, body: text, textBody: sms || null, products })
    if (!row) throw new Error('no news was written')
    await tx.enqueue('players.send-news', { id: row.id.toString() }, { key: `news:${row.id}` })
    return { id: row.id.toString() }
  })
}

export async function listNews({ db }: StaffContext, { count }: InputOf<List>): Promise<OutputOf<List>> {
  const rows = await db.read((tx) => store.listNews(tx, count))
  return {
    items: rows.map(({ id, created_at, finished_at, ...row }) => ({
      ...row,
      id: id.toString(),
      created_at: created_at.toISOString(),
      finished_at: finished_at?.toISOString() ?? null,
    })),
  }
}

/** Batch after batch; a worker that dies goes on where the last whole batch ended. */
export async function sendNewsToAll(context: Sends, { id }: { id: string }): Promise<void> {
  for (let isMore = true; isMore;) {
    const asked = await askAbout(context, BigInt(id))
    isMore = await context.db.write((tx) => sendBatch(context, tx, BigInt(id), asked))
  }
}

/** Of the next batch, those to whom the registers of their market allow news. Registers are outside of the house: no transaction waits for them. */
async function askAbout(context: Asks, id: bigint): Promise<ReadonlySet<bigint>> {
  const subscribers = await context.db.query(async (tx) => {
    const news = await store.readNews(tx, id)
    return news ? store.readSubscribers(tx, news.sent_to_uid, news.locale, batch) : []
  })
  const allowed = new Set<bigint>()
  for (let at = 0; at < subscribers.length; at += askedAtOnce)
    await Promise.all(
      subscribers.slice(at, at + askedAtOnce).map(async ({ uid }) => {
        if (await mayHaveNews(context, uid)) allowed.add(uid)
      })
    )
  return allowed
}

/** Whether there may be more. */
async function sendBatch(context: Sends, tx: Tx, id: bigint, allowed: ReadonlySet<bigint>): Promise<boolean> {
  const news = await store.lockNews(tx, id)
  if (!news) return false
  const subscribers = await store.readSubscribers(tx, news.sent_to_uid, news.locale, batch)
  let [emails, texts] = [0, 0]
  for (const subscriber of subscribers) {
    const { uid, unsubscribe_token: secret } = subscriber
    const sent = await sendToOne(context, tx, news, { uid, secret, isClear: allowed.has(uid) })
    emails += sent.emails
    texts += sent.texts
  }
  const isLast = subscribers.length < batch
  const toUid = subscribers.at(-1)?.uid ?? news.sent_to_uid
  await store.advanceNews(tx, id, { toUid, emails, texts, isLast })
  return !isLast
}

/** Each carries the link that stops it. What the rules hold back is kept with the reason; all of it is decided about again when it is sent. */
async function sendToOne(context: Sends, tx: Tx, news: store.NewsRow, { uid, isClear, secret }: Subscriber) {
  const { locale, products } = news
  const reader = await readNewsReader(context, tx, uid, { products, isClear })
  if (!reader) return { emails: 0, texts: 0 }
  const hasText = news.text_body !== null && smsOf(context.ports) !== undefined && reader.audience('phone').hasConsent
  const mayText = hasText && (reader.phone === null || (await countText(tx, { to: reader.phone, reason: 'news' })))
  const contactOf = (channel: 'email' | 'sms') => (channel === 'email' ? reader.email : reader.phone) ?? ''
  const site = siteOf(context)
  const sent = await sendMessage(tx, {
    key: 'news',
    uid,
    site,
    locale,
    values: { subject: news.subject, text: news.body, sms: news.text_body ?? '' },
    to: {
      ...(reader.audience('email').hasConsent ? { email: reader.email } : {}),
      ...(hasText ? { sms: reader.phone } : {}),
    },
    ...(hasText && !mayText ? { heldBack: { sms: 'limit' as const } } : {}),
    once: `news ${news.id}`,
    advertising: {
      now: instant(context.clock.now()),
      audience: (channel) => reader.audience(channel === 'sms' ? 'phone' : 'email'),
      job: deliverNewsJob,
      about: products,
      unsubscribe: (channel) => unsubscribeUrl({ origin: site.origin, locale, secret, contact: contactOf(channel) }),
    },
  })
  return { emails: sent.email ? 1 : 0, texts: sent.sms ? 1 : 0 }
}
