import type { Tx } from '@ante/kit/context'
import * as store from './store.ts'
import { type NewPromoCode, putCode } from './store-codes.ts'

const idOf = (row: { id: bigint } | undefined): bigint => {
  if (!row) throw new Error('nothing was inserted')
  return row.id
}

/** An offer as an operator gives it. Answers its id. */
export const putOffer = async (tx: Tx, offer: store.NewOffer): Promise<bigint> =>
  idOf(await store.insertOffer(tx, offer))

/** A promotion as an editor writes it. Answers its id. */
export const putPromotion = async (tx: Tx, promotion: store.NewPromotion): Promise<bigint> =>
  idOf(await store.insertPromotion(tx, promotion))

/** A code that leads to an offer; one that is there already leads to this one from now on. */
export const putPromoCode = async (tx: Tx, code: NewPromoCode): Promise<void> => void (await putCode(tx, code))
export { giveByCampaign, type GivenByCampaign, isGivenByCampaigns } from './give-by-campaign.ts'
export { nothingGiven, sumsOfOffer } from './sums-of-offers.ts'
export { readBudgetedOffers } from './store.ts'
export { giftsOf, type OfferGift } from './rules/gifts.ts'
export { offerData } from './store-personal-data.ts'
