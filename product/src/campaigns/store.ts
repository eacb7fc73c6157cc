import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Json } from '@ante/kit/json'
import type { Described } from '@ante/kit/description'
import type { Budget } from '../bonuses/contract.ts'

const isOn =
  'enabled and starts_at <= now() and (ends_at is null or ends_at > now()) and ($1::bigint[] is null or id = any ($1))'
const offersStatement = sql(
  'campaigns.offers',
  `select id, texts, images, trigger, promotions, most_minor, ends_at, count(*) over () as total from campaigns.offers o where ${isOn}
     and (trigger ->> 'action' is distinct from 'campaign' or exists (select from campaigns.offer_claims c where c.offer_id = o.id and c.uid = $4)) order by starts_at desc, id desc limit $2 offset $3`
)
const promotionsStatement = sql(
  'campaigns.promotions',
  `select id, texts, images, leads_to, offer_id, starts_at, ends_at, count(*) over () as total
     from campaigns.promotions where ${isOn} and ($4::text is null or (offer_id is null and leads_to !~ $4)) order by starts_at desc, id desc limit $2 offset $3`
)
const budgetedStatement = sql(
  'campaigns.budgeted_offers',
  `select sysname, promotions, budget_minor from campaigns.offers where enabled and (ends_at is null or ends_at > now()) order by sysname, id`
)
const putOfferStatement = sql(
  'campaigns.put_offer',
  `insert into campaigns.offers as o (sysname, texts, images, trigger, promotions, starts_at, ends_at, budget_minor, most_minor) values ($1, $2, $3, $4, $5, coalesce($6, now()), $7, $8, $9)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, trigger = excluded.trigger, promotions = excluded.promotions,
     budget_minor = excluded.budget_minor, most_minor = excluded.most_minor, starts_at = coalesce($6, o.starts_at), ends_at = excluded.ends_at, enabled = true returning id`
)
const putPromotionStatement = sql(
  'campaigns.put_promotion',
  `insert into campaigns.promotions as p (sysname, texts, images, leads_to, offer_id, starts_at, ends_at) values ($1, $2, $3, $4, $5, coalesce($6, now()), $7)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, leads_to = excluded.leads_to, offer_id = excluded.offer_id,
     starts_at = coalesce($6, p.starts_at), ends_at = excluded.ends_at, enabled = true returning id`
)

const beginsStatement = (table: 'offers' | 'promotions') =>
  sql(`campaigns.${table}_named`, `select id, starts_at from campaigns.${table} where sysname = $1 for update`)
const closeStatement = (table: 'offers' | 'promotions') =>
  sql(`campaigns.close_${table}`, `update campaigns.${table} set enabled = false where sysname = $1 returning id`)
const statements = {
  offers: { named: beginsStatement('offers'), close: closeStatement('offers') },
  promotions: { named: beginsStatement('promotions'), close: closeStatement('promotions') },
}

export interface OfferRow extends Described {
  id: bigint
  trigger: { action?: string; params?: Record<string, Json> }
  promotions: Json[]
  /** The most that it gives to all players together, by currency. */
  most_minor: Budget
  ends_at: Date | null
  total: bigint
}
export interface PromotionRow extends Described {
  id: bigint
  leads_to: string
  offer_id: bigint | null
  starts_at: Date
  ends_at: Date | null
  total: bigint
}
/** `uid`: the reader, who sees an offer that only campaigns give once it was given to them. */
export interface Page {
  readonly uid?: bigint | undefined
  readonly ids?: readonly string[] | undefined
  readonly offset: number
  readonly count: number
}
export const readOffers = (tx: ReadTx, { uid, ids, offset, count }: Page) =>
  tx.rows<OfferRow>(offersStatement, [ids ?? null, count, offset, uid ?? null])
/** `hidden`: without those of offers, and those that lead to such a path. */
export const readPromotions = (tx: ReadTx, { ids, offset, count, hidden }: Page & { readonly hidden: string | null }) =>
  tx.rows<PromotionRow>(promotionsStatement, [ids ?? null, count, offset, hidden])

export interface BudgetedOffer {
  sysname: string | null
  promotions: Json[]
  budget_minor: Budget
}
/** Offers that can be taken now or later, each with what it may cost for one player. */
export const readBudgetedOffers = (tx: ReadTx) => tx.rows<BudgetedOffer>(budgetedStatement)

interface Put extends Described {
  /** Under a name that is known it is written again. */
  readonly sysname?: string
  /** Now for what is new, and as it was for what is known, where it is not said. */
  readonly startsAt?: Date
  readonly endsAt?: Date
}
export interface NewOffer extends Put {
  readonly trigger?: object
  readonly promotions?: readonly unknown[]
  /** What one player who takes it may cost, by currency. */
  readonly budgetMinor?: Budget
  /** The most that it gives to all players together, by currency. */
  readonly mostMinor?: Budget
}
export interface NewPromotion extends Put {
  readonly leadsTo: string
  readonly offer?: bigint
}
export const insertOffer = (tx: Tx, offer: NewOffer) =>
  tx.maybe<{ id: bigint }>(putOfferStatement, [
    offer.sysname ?? null,
    JSON.stringify(offer.texts),
    JSON.stringify(offer.images),
    JSON.stringify(offer.trigger ?? {}),
    JSON.stringify(offer.promotions ?? []),
    offer.startsAt ?? null,
    offer.endsAt ?? null,
    JSON.stringify(offer.budgetMinor ?? {}),
    JSON.stringify(offer.mostMinor ?? {}),
  ])
export const insertPromotion = (tx: Tx, promotion: NewPromotion) =>
  tx.maybe<{ id: bigint }>(putPromotionStatement, [
    promotion.sysname ?? null,
    JSON.stringify(promotion.texts),
    JSON.stringify(promotion.images),
    promotion.leadsTo,
    promotion.offer ?? null,
    promotion.startsAt ?? null,
    promotion.endsAt ?? null,
  ])

export type Named = keyof typeof statements
/** What has this name, locked. */
export const lockNamed = (tx: Tx, table: Named, sysname: string) =>
  tx.maybe<{ id: bigint; starts_at: Date }>(statements[table].named, [sysname])
/** Shown and taken no more; undefined where nothing has this name. */
export const close = (tx: Tx, table: Named, sysname: string) =>
  tx.maybe<{ id: bigint }>(statements[table].close, [sysname])
