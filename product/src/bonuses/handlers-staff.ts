import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { giveByStaff, takeAway } from './decide-bonus.ts'
import { decideFlag, listFlags } from './decide-flag.ts'
import { decideRewardFlag, listRewardFlags } from './flag-rewards.ts'
import { giveCashback } from './give-cashback.ts'
import { listBonusesOf } from './list-bonuses.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'bonuses.list': listBonusesOf,
  'bonuses.getflags': listFlags,
  'bonuses.decideflag': decideFlag,
  'bonuses.getrewardflags': listRewardFlags,
  'bonuses.deciderewardflag': decideRewardFlag,
  'bonuses.give': giveByStaff,
  'bonuses.givecashback': giveCashback,
  'bonuses.takeaway': takeAway,
}
