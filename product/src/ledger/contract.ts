import { eventGroup, group, settingGroup, topicGroup } from '@ante/kit/contract'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'

/** Why this module refuses. */
export const reasons = {
  insufficient_funds: undefined,
} as const satisfies SentencedReasons

export const endpoints = group({})
export const topics = topicGroup({})
/** `ledger.posted`: a transaction moved money on these accounts. Told for every outbox row that names moved accounts, whatever its own name is. */
export const events = eventGroup({
  'ledger.posted': z.object({ paths: z.array(z.string()) }),
})

/** How long the books stay at hand, in days. Afterwards their months are kept in the schema `archive`, and closing balances in their place. */
export const ledgerSettings = z
  .object({
    booksDays: z.number().int().min(31).max(36_500).default(2_557),
    /** A deposit, a bet or another call that moves money and comes again with the same key moves nothing for so long. */
    keysDays: z.number().int().min(1).max(36_500).default(400),
  })
  .prefault({})
export const settings = settingGroup({ ledger: ledgerSettings })
