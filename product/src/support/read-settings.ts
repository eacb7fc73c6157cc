import type { Context } from '@ante/kit/context'
import type { ChatPorts, ChatWidget } from './connectors/port.ts'
import { supportSettings } from './contract.ts'
import { attachmentMax, attachmentTypes } from './rules/attachments.ts'
import { ownChat } from './rules/words.ts'
import { disputeRules } from './wire.ts'
import { isOnline } from './write-message.ts'

/** The connector of the chosen chat; undefined where it is our own, none, or one that this host has no account at. */
export const chosenWidget = ({
  ports,
  setting,
}: Pick<Context<ChatPorts>, 'ports' | 'setting'>): ChatWidget | undefined => {
  const { chat } = setting('support', supportSettings)
  return [...(ports.chats?.values() ?? [])].find(({ provider }) => provider === chat)
}

/** CHAT-01, CHAT-02, CHAT-10: the chosen chat with what it needs. A vendor that this host has no account at is none, and that is logged. */
export async function readSettings(context: Context<ChatPorts>) {
  const { chat, contacts, hours, questions, disputes } = context.setting('support', supportSettings)
  const vendor = chosenWidget(context)
  if (chat !== '' && chat !== ownChat && !vendor)
    context.log.warn({ chat }, 'the chosen chat is not configured on this host')
  return {
    chat: vendor || chat === ownChat ? chat : '',
    ...(vendor ? { [vendor.provider]: vendor.config() } : {}),
    ...(chat === ownChat
      ? {
          own: {
            is_online: await isOnline(context),
            attachment_max: attachmentMax,
            attachment_types: Object.keys(attachmentTypes),
          },
        }
      : {}),
    contacts,
    hours,
    questions: questions
      .filter(({ locale }) => locale === undefined || locale === context.locale)
      .map(({ title, text }) => ({ title, text })),
    dispute_days: disputes.answerDays,
    dispute_body: disputeRules(context).body,
  }
}
