import type { ErrorType, Reason } from '@ante/kit/refusal'
import { type Refusal, type WireError } from '@ante/kit/refusal'
import { messagesOf } from '@ante/texts'
import { formatMessage } from './format-message.ts'

/** The error half of the envelope, with its sentence in the caller's language. */
export function renderRefusal(refusal: Refusal, locale: string, texts = messagesOf(locale)): WireError {
  const fields: Readonly<Record<string, string>> = texts.fields
  const sentence = refusal.reason ? texts.reasons[refusal.reason satisfies Reason] : texts.errors[refusal.type satisfies ErrorType]
  return {
    type: `${refusal.type}Exception`,
    code: refusal.reason ?? snake(refusal.type),
    message: formatMessage(sentence, refusal.data),
    error_data: { ...refusal.data },
    invalid_parameters: Object.fromEntries(
      Object.entries(refusal.fields).map(([field, wrong]) => {
        const { key, values } = typeof wrong === 'string' ? { key: wrong } : wrong
        return [field, formatMessage(fields[key] ?? fields['wrong'] ?? key, { ...refusal.data, ...values })]
      })
    ),
  }
}

const snake = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
