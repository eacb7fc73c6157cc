import type { Handlers } from '@ante/kit/context'
import { askToReturn } from './ask-to-return.ts'
import type { endpoints } from './contract.ts'
import { getSelfExclusion } from './read-exclusion.ts'
import { getDepositLimit, getLimits } from './read-limits.ts'
import {
  cancelLimitChange,
  confirmLimit,
  keepLimits,
  lockWithdrawals,
  removeLimit,
  setDepositLimit,
  setLimit,
} from './set-limit.ts'
import { seeStatement } from './remind-statements.ts'
import {
  continueSession,
  getNetPosition,
  getSession,
  getStatement,
  setRealityCheck,
  setTimeLimit,
} from './session-facts.ts'
import { setSelfExclusion } from './set-self-exclusion.ts'

export const handlers: Handlers<typeof endpoints> = {
  'account.getSelfExclusion': getSelfExclusion,
  'account.setSelfExclusion': setSelfExclusion,
  'account.askToReturn': askToReturn,
  'account.getDepositLimit': getDepositLimit,
  'account.setDepositLimit': setDepositLimit,
  'account.getLimits': getLimits,
  'account.setLimit': setLimit,
  'account.lockWithdrawals': lockWithdrawals,
  'account.removeLimit': removeLimit,
  'account.confirmLimit': confirmLimit,
  'account.cancelLimitChange': cancelLimitChange,
  'account.keepLimits': keepLimits,
  'account.getSession': getSession,
  'account.continueSession': continueSession,
  'account.setRealityCheck': setRealityCheck,
  'account.setTimeLimit': setTimeLimit,
  'account.getNetPosition': getNetPosition,
  'account.getStatement': getStatement,
  'account.seeStatement': seeStatement,
}
