import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { NewsChannel, NewsChoice, NewsProduct, NewsSource } from './rules/news.ts'

const statements = {
  hold: sql(
    'players.hold_news_choice',
    `select news_email, news_email_products, news_phone, news_phone_products from players.profiles where uid = $1 for no key update`
  ),
  set: sql(
    'players.set_news_choice',
    `update players.profiles set news_email = $2, news_email_products = $3, news_phone = $4, news_phone_products = $5 where uid = $1`
  ),
  insert: sql(
    'players.insert_news_choice',
    `insert into players.news_choices (uid, channel, product, is_given, source, wording, locale) values ($1, $2, $3, $4, $5, $6, $7)`
  ),
  list: sql(
    'players.list_news_choices',
    `select channel, product, is_given, source, wording, locale, chosen_at from players.news_choices where uid = $1 order by id desc limit $2`
  ),
}

/** The columns of a profile that say what news goes where. */
export interface NewsColumns {
  news_email: boolean
  news_email_products: NewsProduct[]
  news_phone: boolean
  news_phone_products: NewsProduct[]
}
export const choicesOf = (row: NewsColumns): Record<NewsChannel, NewsChoice> => ({
  email: { isOn: row.news_email, products: row.news_email_products },
  phone: { isOn: row.news_phone, products: row.news_phone_products },
})

export async function holdChoices(tx: Tx, uid: bigint): Promise<Record<NewsChannel, NewsChoice> | undefined> {
  const row = await tx.maybe<NewsColumns>(statements.hold, [uid])
  return row && choicesOf(row)
}
export const setChoices = (tx: Tx, uid: bigint, { email, phone }: Readonly<Record<NewsChannel, NewsChoice>>) =>
  tx.rows(statements.set, [uid, email.isOn, email.products, phone.isOn, phone.products])

export interface NewsProof {
  channel: NewsChannel
  /** Null: of all products. */
  product: NewsProduct | null
  is_given: boolean
  source: NewsSource
  wording: string
  locale: string
}
export const insertProof = (tx: Tx, uid: bigint, proof: NewsProof) =>
  tx.rows(statements.insert, [
    uid,
    proof.channel,
    proof.product,
    proof.is_given,
    proof.source,
    proof.wording,
    proof.locale,
  ])
/** The newest first. */
export const listProofs = (tx: ReadTx, uid: bigint, most: number) =>
  tx.rows<NewsProof & { chosen_at: Date }>(statements.list, [uid, most])
