import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { activateOffer, takePromotions } from './activate-offer.ts'
import { checkPromoCode } from './check-promo-code.ts'
import { listOffers, listPromotions } from './list-campaigns.ts'
import { listPopups } from './list-popups.ts'

export const handlers: Handlers<typeof endpoints> = {
  'campaigns.getoffers': listOffers,
  'campaigns.checkPromocode': checkPromoCode,
  'campaigns.activateOffer': activateOffer,
  'campaigns.takepromotions': takePromotions,
  'campaigns.getpromotions': listPromotions,
  'popups.get': listPopups,
}
