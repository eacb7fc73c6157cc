import type { Handlers } from '@ante/kit/context'
import { writeWhileOpen } from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import { sendFeedback } from './feedback.ts'
import {
  closeOwn,
  escalateDispute,
  getAttachment,
  getConversation,
  getConversations,
  mailTranscript,
  markRead,
  noteTyping,
  rate,
} from './follow-conversation.ts'
import { openDispute } from './open-dispute.ts'
import { readSettings } from './read-settings.ts'
import { getReference, type SupportPorts } from './reference.ts'
import { addVendorEvent } from './store.ts'
import { attach, send } from './write-message.ts'

export const handlers: Handlers<typeof endpoints, SupportPorts> = {
  'support.getsettings': readSettings,
  'support.getReference': getReference,
  'support.sendFeedback': sendFeedback,
  'support.getConversations': getConversations,
  'support.getConversation': getConversation,
  'support.send': send,
  'support.attach': attach,
  'support.getAttachment': getAttachment,
  'support.read': markRead,
  'support.type': noteTyping,
  'support.rate': rate,
  'support.close': closeOwn,
  'support.mailTranscript': mailTranscript,
  'support.openDispute': openDispute,
  'support.escalate': escalateDispute,
  async 'FreshChat.storeChatEvent'(context, { event, message, conversation_id: conversationId, time }) {
    const said = Date.parse(time)
    const saidAt = Number.isNaN(said) ? null : new Date(said)
    await writeWhileOpen(context, (tx) =>
      addVendorEvent(tx, context.player.uid, { event, message, conversationId, saidAt })
    )
    return 1
  },
}
