import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { getInbox, getUnread, readInInbox } from './inbox.ts'
import { getPreferences, setPreference } from './preferences.ts'

export const handlers: Handlers<typeof endpoints> = {
  'messages.getinbox': getInbox,
  'messages.getunread': getUnread,
  'messages.read': readInInbox,
  'messages.getpreferences': getPreferences,
  'messages.setpreference': setPreference,
}
