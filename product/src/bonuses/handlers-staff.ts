import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { giveByStaff, takeAway } from './decide-bonus.ts'
import { giveCashback } from './give-cashback.ts'
import { listBonusesOf } from './list-bonuses.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'bonuses.list': listBonusesOf,
  'bonuses.give': giveByStaff,
  'bonuses.givecashback': giveCashback,
  'bonuses.takeaway': takeAway,
}
