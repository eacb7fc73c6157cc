import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { listCashbacks, receiveCashback, removeCashback } from './cashbacks.ts'
import { listBettingBonuses, listBonuses, readMeters } from './list-bonuses.ts'
import { activateBettingBonus, activateBonus, deactivateBonus, removeBettingBonus, removeBonus } from './move-bonus.ts'

export const handlers: Handlers<typeof endpoints> = {
  'bonuses.get': listBonuses,
  'bonuses.activate': activateBonus,
  'bonuses.getmeter': readMeters,
  'BettingBonuses.get': listBettingBonuses,
  'BettingBonuses.activate': activateBettingBonus,
  'BettingBonuses.remove': removeBettingBonus,
  'bonuses.deactivate': deactivateBonus,
  'bonuses.remove': removeBonus,
  'cashbacks.get': listCashbacks,
  'cashbacks.payout': receiveCashback,
  'cashbacks.remove': removeCashback,
}
