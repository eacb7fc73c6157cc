import { dayOf } from '@ante/kit/validators'
import { latinDigits } from './digits.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026-11-23`, or the same day as dates are shown; undefined for what is no real day. */
export function isoDay(text: string): string | undefined {
  const day = dayOf(text)
  return day && `${day.year}-${two(day.month)}-${two(day.day)}`
}

/** A day in the form in which dates are shown, `23.11.2026`; what is no day yet stays as it was typed. */
export function shownDay(value: string): string {
  const day = /^\d{4}-/.test(value) ? dayOf(value) : undefined
  return day ? `${two(day.day)}.${two(day.month)}.${day.year}` : value
}

/**
 * What was typed, put into the form `dd.mm.yyyy` as far as it goes: digits alone get their dots, a day or month of one digit its zero as soon as something
 * separates it from the next. A whole day in ISO form, as browsers fill it in, becomes that form.
 */
export function typedDay(typed: string): string {
  const text = latinDigits(typed).trim()
  if (isoDay(text) !== undefined && /^\d{4}-/.test(text)) return shownDay(text)
  const parts = ['']
  for (const sign of text) {
    const at = parts.length - 1
    const part = parts[at] ?? ''
    const isFull = part.length === (at < 2 ? 2 : 4)
    if (/\d/.test(sign)) {
      if (!isFull) parts[at] = part + sign
      else if (at < 2) parts.push(sign)
    } else if (part !== '' && at < 2) {
      parts[at] = part.padStart(2, '0')
      parts.push('')
    }
  }
  return parts.join('.')
}
