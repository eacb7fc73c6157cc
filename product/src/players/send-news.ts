import type { Context, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { messagesOf } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'
import { findUser, queueEmail, queueText, smsOf } from '../identity/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import type { Asks } from './check-registers.ts'
import { mayHaveNews } from './may-have-news.ts'
import { allowsNews, type NewsChannel } from './rules/news.ts'
import * as store from './store-news.ts'
import { choicesOf } from './store-news-choices.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

type Send = (typeof staffEndpoints)['players.sendnews']
type List = (typeof staffEndpoints)['players.listnews']
const batch = 200
const askedAtOnce = 10
/** What the job needs of a context. */
type Sends = Asks & Pick<Context, 'origin' | 'setting'>

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
    if (!allowed.has(subscriber.uid)) continue
    const sent = await sendToOne(context, tx, news, subscriber)
    emails += sent.emails
    texts += sent.texts
  }
  const isLast = subscribers.length < batch
  const toUid = subscribers.at(-1)?.uid ?? news.sent_to_uid
  await store.advanceNews(tx, id, { toUid, emails, texts, isLast })
  return !isLast
}

/** Each carries the link that stops it. None goes without the consent that the player's market asks for, to an address that nobody confirmed, nor to who is excluded, restricted, blocked or gone by now. */
async function sendToOne(context: Sends, tx: Tx, news: store.NewsRow, subscriber: store.Subscriber) {
  const { uid, unsubscribe_token: secret } = subscriber
  const { consent } = context.policy({ country: subscriber.country_code, region: subscriber.region }).marketing
  const choices = choicesOf(subscriber)
  const maySend = (channel: NewsChannel) => allowsNews(consent, choices[channel], news.products)
  const user = await findUser(tx, uid)
  const sent = { emails: 0, texts: 0 }
  if (user?.status !== 'active' || user.exclusion !== null) return sent
  const { sms } = messagesOf(news.locale)
  const { name: brand } = context.setting('site', siteSettings)
  const linkFor = (contact: string) => unsubscribeUrl({ origin: context.origin, locale: news.locale, secret, contact })
  if (maySend('email') && user.email !== null && user.email_confirmed_at !== null) {
    const unsubscribe = linkFor(user.email)
    const body = `${news.body}\n\n${sms.stopEmail.replaceAll('{brand}', brand).replaceAll('{link}', unsubscribe)}\n`
    await queueEmail(tx, { uid, to: user.email, subject: news.subject, body, brand, unsubscribeUrl: unsubscribe })
    sent.emails = 1
  }
  if (!maySend('phone') || news.text_body === null || user.phone === null || user.phone_confirmed_at === null)
    return sent
  if (!smsOf(context.ports)) return sent
  const body = `${news.text_body}\n${sms.stop.replaceAll('{link}', linkFor(user.phone))}`
  if (await queueText(tx, { uid, to: user.phone, body })) sent.texts = 1
  return sent
}
