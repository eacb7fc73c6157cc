import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { NewsProduct } from './rules/news.ts'

const statements = {
  insert: sql(
    'players.insert_news',
    `insert into players.news (locale, subject, body, text_body, products) values ($1, $2, $3, $4, $5) returning id`
  ),
  lock: sql(
    'players.lock_news',
    `select id, locale, subject, body, text_body, products, sent_to_uid from players.news where id = $1 and finished_at is null for update`
  ),
  read: sql(
    'players.read_news',
    `select id, locale, subject, body, text_body, products, sent_to_uid from players.news where id = $1 and finished_at is null`
  ),
  // Whoever asked for news, in the order of their numbers.
  subscribers: sql(
    'players.subscribers_of_news',
    `select uid, unsubscribe_token from players.profiles where uid > $1 and locale = $2 and (news_email or news_phone) order by uid limit $3`
  ),
  advance: sql(
    'players.advance_news',
    `update players.news set sent_to_uid = $2, emails = emails + $3, texts = texts + $4, finished_at = case when $5 then now() end where id = $1`
  ),
  readBar: sql('players.read_news_bar', `select is_news_barred from players.profiles where uid = $1`),
  barredAmong: sql('players.barred_among', `select uid from players.profiles where uid = any ($1) and is_news_barred`),
  setBar: sql(
    'players.set_news_bar',
    `update players.profiles set is_news_barred = $2 where uid = $1 and is_news_barred <> $2`
  ),
  list: sql(
    'players.list_news',
    `select id, locale, subject, products, created_at, emails, texts, finished_at from players.news order by id desc limit $1`
  ),
  secret: sql('players.unsubscribe_secret', `select unsubscribe_token from players.profiles where uid = $1`),
}

export interface NewNews {
  readonly locale: string
  readonly subject: string
  readonly body: string
  readonly textBody: string | null
  readonly products: readonly NewsProduct[]
}
export interface NewsRow {
  id: bigint
  locale: string
  subject: string
  body: string
  text_body: string | null
  products: NewsProduct[]
  sent_to_uid: bigint
}
export interface Subscriber {
  uid: bigint
  unsubscribe_token: string
}
export interface SentNews {
  id: bigint
  locale: string
  subject: string
  products: NewsProduct[]
  created_at: Date
  emails: number
  texts: number
  finished_at: Date | null
}
export const insertNews = (tx: Tx, { locale, subject, body, textBody, products }: NewNews) =>
  tx.maybe<{ id: bigint }>(statements.insert, [locale, subject, body, textBody, products])
/** Undefined once it was sent to everybody. */
export const readNews = (tx: ReadTx, id: bigint) => tx.maybe<NewsRow>(statements.read, [id])
export const lockNews = (tx: Tx, id: bigint) => tx.maybe<NewsRow>(statements.lock, [id])
export const readSubscribers = (tx: ReadTx, after: bigint, locale: string, most: number) =>
  tx.rows<Subscriber>(statements.subscribers, [after, locale, most])
export const advanceNews = (
  tx: Tx,
  id: bigint,
  sent: { toUid: bigint; emails: number; texts: number; isLast: boolean }
) => tx.rows(statements.advance, [id, sent.toUid, sent.emails, sent.texts, sent.isLast])
export const listNews = (tx: ReadTx, most: number) => tx.rows<SentNews>(statements.list, [most])
export const unsubscribeSecret = async (tx: ReadTx, uid: bigint): Promise<string | undefined> =>
  (await tx.maybe<{ unsubscribe_token: string }>(statements.secret, [uid]))?.unsubscribe_token
export const isNewsBarred = async (tx: ReadTx, uid: bigint): Promise<boolean> =>
  (await tx.maybe<{ is_news_barred: boolean }>(statements.readBar, [uid]))?.is_news_barred ?? true
/** Those of these players from whom news is kept. */
export const barredAmong = async (tx: ReadTx, uids: readonly bigint[]): Promise<Set<bigint>> =>
  new Set((await tx.rows<{ uid: bigint }>(statements.barredAmong, [uids])).map(({ uid }) => uid))
/** Whether news is kept from a player who shows markers of harm, whatever they ask for. */
export const barNews = (tx: Tx, uid: bigint, isBarred: boolean) => tx.rows(statements.setBar, [uid, isBarred])
