import type { KeptMessage } from '@ante/product/messages/contract-staff'
import { dateText } from '../ui/date-text.ts'

const nameOfChannel: Readonly<Record<string, string>> = {
  email: 'email',
  sms: 'text message',
  push: 'own devices',
  inbox: 'inbox of the site',
}
const nameOfReason: Readonly<Record<string, string>> = {
  'no-contact': 'no confirmed contact',
  preference: 'the player switched it off',
  unreachable: 'the address is not reached',
  complained: 'its reader called a message spam',
  'no-consent': 'no consent',
  excluded: 'self-excluded or on a break',
  'not-active': 'restricted, blocked or closed',
  harm: 'markers of harm',
  register: 'a national register',
  cap: 'enough was sent',
  quiet: 'night without an end',
  limit: 'enough text messages to this number',
}

/** When, by which channel and where to, in which language, and what became of it. */
export function messageLine({ created_at, send_at, channel, to, locale, state, reason }: KeptMessage): string {
  const where = to === '' ? '' : ` to ${to}`
  const why = reason === null ? '' : ` (${nameOfReason[reason] ?? reason})`
  const until = state === 'waiting' && send_at !== null ? ` until ${dateText(send_at)}` : ''
  return `${dateText(created_at)}: ${nameOfChannel[channel] ?? channel}${where}, ${locale}, ${state}${until}${why}`
}
