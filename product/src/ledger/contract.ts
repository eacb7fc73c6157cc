import { eventGroup, group, settingGroup, topicGroup } from '@ante/kit/contract'
import { z } from 'zod'

export const endpoints = group({})
export const topics = topicGroup({})
/** `ledger.posted`: a transaction moved money on these accounts. Told for every outbox row that names moved accounts, whatever its own name is. */
export const events = eventGroup({
  'ledger.posted': z.object({ paths: z.array(z.string()) }),
})
export const settings = settingGroup({})
