import { eventGroup, group, settingGroup, topicGroup } from '@ante/kit/contract'

/** Players have no call of this: they find what they were given among their bonuses and offers, and why in their inbox. */
export const endpoints = group({})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
