import type { Handlers } from '@ante/kit/context'
import { askToReturn } from './ask-to-return.ts'
import type { endpoints } from './contract.ts'
import { getSelfExclusion } from './read-exclusion.ts'
import { setSelfExclusion } from './set-self-exclusion.ts'

export const handlers: Handlers<typeof endpoints> = {
  'account.getSelfExclusion': getSelfExclusion,
  'account.setSelfExclusion': setSelfExclusion,
  'account.askToReturn': askToReturn,
}
