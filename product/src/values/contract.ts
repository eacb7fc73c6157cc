import { eventGroup, group, settingGroup, topicGroup } from '@ante/kit/contract'

export const endpoints = group({})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
