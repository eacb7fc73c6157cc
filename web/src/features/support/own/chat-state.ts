import type { Conversation, Message } from '@ante/product/support/contract'
import type { Output } from '../../../app/api/endpoints.ts'
import type { Unsent } from './conversation.ts'

type Settings = Output<'support.getsettings'>
export type OpenHours = Settings['hours']

export interface ChatState {
  /** Whether the panel can be shown. */
  readonly reading: 'not yet' | 'reading' | 'read' | 'failed'
  readonly isOnline: boolean
  readonly hours: OpenHours
  readonly files: { readonly types: readonly string[]; readonly max: number }
  readonly conversations: readonly Conversation[]
  /** The id of the conversation that is shown; undefined for a new one. */
  readonly shown: string | undefined
  readonly lines: readonly Message[]
  readonly unsent: readonly Unsent[]
  /** A member of staff is typing. */
  readonly isTyping: boolean
  /** A message cannot go without an address for the answer. */
  readonly wantsEmail: boolean
}

/** Before anything was read. */
export const nothing: ChatState = {
  reading: 'not yet',
  isOnline: true,
  hours: { timeZone: 'UTC', list: [] },
  files: { types: [], max: 0 },
  conversations: [],
  shown: undefined,
  lines: [],
  unsent: [],
  isTyping: false,
  wantsEmail: false,
}

/** So long a member is taken to be typing, and so often the writer says it. */
export const typing = { shownMs: 6_000, saidMs: 4_000 } as const
