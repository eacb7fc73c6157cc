import { eventGroup, group, isoTime, settingGroup, topicGroup, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { balanceRules } from './rules/dormancy.ts'

export const balanceRule = z.enum(balanceRules)
const notice = z.object({
  /** Since when the account was dormant. */
  since: isoTime,
  balance: balanceRule,
  /** What was taken from the main balance; null where nothing was. */
  amount: wireMoney.nullable(),
  /** Staff have given it back. */
  is_returned: z.boolean(),
})
export type DormancyNotice = z.output<typeof notice>

export const endpoints = group({
  /** What became of the caller's account while nobody used it; null where nothing did, or the caller has put it away. */
  'account.getDormancy': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ notice: notice.nullable() }),
    errors: [],
  },
  /** Puts that notice away. 1 is success. */
  'account.seeDormancy': { method: 'POST', access: 'account', input: z.object({}), output: z.literal(1), errors: [] },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
