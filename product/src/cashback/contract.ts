import { eventGroup, group, settingGroup, topicGroup, wireMoney } from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'
import { calculation } from '../bonuses/contract.ts'

export const products = ['casino', 'betting'] as const
export type Product = (typeof products)[number]

/** What a programme promises for the week that runs, and what the caller has come to in it so far. */
export const running = z.object({
  sysname: z.string(),
  description,
  calculation,
  /** The cashback, if the week ended now; zero where the caller has lost less than what counts. */
  amount: wireMoney,
  least_loss: wireMoney,
  most: wireMoney,
  /** How long it will wait to be received; null: it goes to the balance at once. */
  receive_within_days: z.number().int().nullable(),
  /** From then on it is there. */
  given_at: z.iso.datetime(),
})
export type Running = z.output<typeof running>

export const endpoints = group({
  /** BON-39: collecting in the week that runs. Nothing for whom no programme gives anything. */
  'cashbacks.getrunning': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ items: z.array(running) }),
    errors: [],
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
/** How long after a week its cashback is worked out: results of its last bets may still be put right. */
export const cashbackWeeks = z.object({ waitHours: z.number().int().min(0).max(72).default(6) }).prefault({})
export const settings = settingGroup({ cashbackWeeks })
