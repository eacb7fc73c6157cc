import { type ErrorType, fixedMessages, isFixedReason, type Refusal, type WireError } from '@ante/kit/refusal'
import { type Messages, messagesOf } from '@ante/texts'
import { formatMessage } from './format-message.ts'

/** The error half of the envelope, with its sentence in the caller's language. */
export function renderRefusal(refusal: Refusal, locale: string, texts = messagesOf(locale)): WireError {
  const fields: Readonly<Record<string, string>> = texts.fields
  return {
    type: `${refusal.type}Exception`,
    code: refusal.reason ?? snake(refusal.type),
    message: messageOf(refusal, texts),
    error_data: { ...refusal.data },
    invalid_parameters: Object.fromEntries(
      Object.entries(refusal.fields).map(([field, wrong]) => {
        const { key, values } = typeof wrong === 'string' ? { key: wrong } : wrong
        return [field, formatMessage(fields[key] ?? fields['wrong'] ?? key, { ...refusal.data, ...values })]
      })
    ),
  }
}

function messageOf({ type, reason, data }: Refusal, texts: Messages): string {
  if (reason === undefined) return formatMessage(texts.errors[type satisfies ErrorType], data)
  if (!isFixedReason(reason)) return formatMessage(texts.reasons[reason], data)
  const { resend_time: wait } = data
  return reason === 'second_step_expired' && typeof wait === 'number' && wait > 0
    ? `${fixedMessages[reason]} ${wait}`
    : fixedMessages[reason]
}

const snake = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
