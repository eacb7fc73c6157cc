import type { Widget } from '../widget.ts'
import { betunlim } from './betunlim.ts'
import { freshchat } from './freshchat.ts'
import { jivosite } from './jivosite.ts'
import { livechat } from './livechat.ts'
import { livetex } from './livetex.ts'
import { verbox } from './verbox.ts'

/** CHAT-03 to CHAT-09: by the word of the setting. `comm100` is accepted and does nothing. */
export const widgets = {
  live_tex: livetex,
  freshChat: freshchat,
  liveChat: livechat,
  verbox,
  comm100: null,
  betunlim,
  jivoSite: jivosite,
} as const satisfies Record<string, Widget | null>
export type VendorName = keyof typeof widgets
export const isVendor = (name: string): name is VendorName => Object.hasOwn(widgets, name)
