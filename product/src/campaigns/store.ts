import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const isOn =
  'enabled and starts_at <= now() and (ends_at is null or ends_at > now()) and ($1::bigint[] is null or id = any ($1))'
const offersStatement = sql(
  'campaigns.offers',
  `select id, texts, images, trigger, promotions, ends_at, count(*) over () as total from campaigns.offers where ${isOn} order by starts_at desc, id desc limit $2 offset $3`
)
const promotionsStatement = sql(
  'campaigns.promotions',
  `select id, texts, images, leads_to, offer_id, starts_at, ends_at, count(*) over () as total
     from campaigns.promotions where ${isOn} order by starts_at desc, id desc limit $2 offset $3`
)
const putOfferStatement = sql(
  'campaigns.put_offer',
  'insert into campaigns.offers (texts, images, trigger, promotions, ends_at) values ($1, $2, $3, $4, $5) returning id'
)
const putPromotionStatement = sql(
  'campaigns.put_promotion',
  'insert into campaigns.promotions (texts, images, leads_to, offer_id, ends_at) values ($1, $2, $3, $4, $5) returning id'
)

export interface OfferRow extends Described {
  id: bigint
  trigger: { action?: string; params?: Record<string, unknown> }
  promotions: unknown[]
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
export interface Page {
  readonly ids?: readonly string[] | undefined
  readonly offset: number
  readonly count: number
}
export const readOffers = (tx: ReadTx, { ids, offset, count }: Page) =>
  tx.rows<OfferRow>(offersStatement, [ids ?? null, count, offset])
export const readPromotions = (tx: ReadTx, { ids, offset, count }: Page) =>
  tx.rows<PromotionRow>(promotionsStatement, [ids ?? null, count, offset])

export interface NewOffer extends Described {
  readonly trigger?: object
  readonly promotions?: readonly unknown[]
  readonly endsAt?: Date
}
export interface NewPromotion extends Described {
  readonly leadsTo: string
  readonly offer?: bigint
  readonly endsAt?: Date
}
export const insertOffer = (tx: Tx, offer: NewOffer) =>
  tx.maybe<{ id: bigint }>(putOfferStatement, [
    JSON.stringify(offer.texts),
    JSON.stringify(offer.images),
    JSON.stringify(offer.trigger ?? {}),
    JSON.stringify(offer.promotions ?? []),
    offer.endsAt ?? null,
  ])
export const insertPromotion = (tx: Tx, promotion: NewPromotion) =>
  tx.maybe<{ id: bigint }>(putPromotionStatement, [
    JSON.stringify(promotion.texts),
    JSON.stringify(promotion.images),
    promotion.leadsTo,
    promotion.offer ?? null,
    promotion.endsAt ?? null,
  ])
