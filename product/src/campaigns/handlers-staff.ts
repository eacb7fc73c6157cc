import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { listCosts, readCost } from './read-costs.ts'
import {
  closeCode,
  closeOffer,
  closePromotion,
  putCodeByStaff,
  putOfferByStaff,
  putPromotionByStaff,
} from './put-campaigns.ts'
import { decideWithheld, listWithheld } from './withhold.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'campaigns.getcosts': listCosts,
  'campaigns.getcost': readCost,
  'campaigns.getwithheld': listWithheld,
  'campaigns.decidewithheld': decideWithheld,
  'campaigns.putoffer': putOfferByStaff,
  'campaigns.closeoffer': closeOffer,
  'campaigns.putpromocode': putCodeByStaff,
  'campaigns.closepromocode': closeCode,
  'campaigns.putpromotion': putPromotionByStaff,
  'campaigns.closepromotion': closePromotion,
}
