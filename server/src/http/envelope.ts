import { fromWire, isWireMoney } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import type { Refusal, WireError } from '@ante/kit/refusal'
import type { Wrong } from '@ante/kit/validators'
import { fixedMessages } from '@ante/product/identity/contract'
import { type Messages, messagesOf } from '@ante/texts'
import { formatMessage } from './format-message.ts'

/** The error half of the envelope, with its sentence in the caller's language. */
export function renderRefusal(refusal: Refusal, locale: string, texts = messagesOf(locale)): WireError {
  const fields: Readonly<Record<string, string>> = texts.fields
  const data = inSentences(refusal.data, locale)
  return {
    type: `${refusal.type}Exception`,
    code: refusal.reason ?? snake(refusal.type),
    message: messageOf({ ...refusal, data }, texts),
    error_data: { ...refusal.data },
    invalid_parameters: Object.fromEntries(
      Object.entries(refusal.fields).map(([field, wrong]) => {
        const { key, values, sentence }: Omit<Wrong, 'key'> & { key: string } =
          typeof wrong === 'string' ? { key: wrong } : wrong
        return [field, sentence ?? formatMessage(fields[key] ?? fields['wrong'] ?? key, { ...data, ...values })]
      })
    ),
  }
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
/** To the minute, in UTC: the server does not know where its reader is. */
const timeInSentence = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
    numberingSystem: 'latn',
  }).format(new Date(time))

/** A rule tells amounts and times as they travel; a sentence has them as its language writes them. */
const inSentences = (data: Refusal['data'], locale: string): Refusal['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isWireMoney(value)
        ? sumInSentence(fromWire(value), locale)
        : isTime(value)
          ? timeInSentence(value, locale)
          : value,
    ])
  )

/** A reason may have other sentences for the states that its data tell: `self_excluded_ended`. */
function messageOf({ type, reason, data }: Pick<Refusal, 'type' | 'reason' | 'data'>, texts: Messages): string {
  if (reason === undefined) return formatMessage(texts.errors[type], data)
  const sentences: Readonly<Record<string, string>> = texts.reasons
  const fixed: Readonly<Record<string, string>> = fixedMessages
  const message = fixed[reason]
  const ofState = typeof data.state === 'string' ? sentences[`${reason}_${data.state}`] : undefined
  if (message === undefined) return formatMessage(ofState ?? sentences[reason] ?? texts.errors[type], data)
  const { resend_time: wait } = data
  return reason === 'second_step_expired' && typeof wait === 'number' && wait > 0 ? `${message} ${wait}` : message
}

const snake = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
