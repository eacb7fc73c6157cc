import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { getNotice, seeNotice } from './read-dormancy.ts'

export const handlers: Handlers<typeof endpoints> = {
  'account.getDormancy': getNotice,
  'account.seeDormancy': seeNotice,
}
