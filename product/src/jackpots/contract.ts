import { eventGroup, group, idList, offsetCount, settingGroup, topicGroup, wireMoney } from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'

export const jackpot = z.object({
  id: z.string(),
  description,
  /** What each meter holds in the books at this moment, the smallest first. */
  levels: z.array(z.object({ name: z.string(), amount: wireMoney })),
  /** Sysnames of the games that feed it and can win it. */
  games: z.array(z.string()),
})
export type Jackpot = z.output<typeof jackpot>

export const endpoints = group({
  'Jackpots.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, ids: idList.optional() }),
    output: z.object({ items: z.array(jackpot), count: z.number().int() }),
    errors: [],
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
