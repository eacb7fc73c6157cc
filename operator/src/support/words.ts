import type { InboxItem } from '@ante/product/support/contract-staff'
import { dateText } from '../ui/date-text.ts'

export const kindNames: Readonly<Record<InboxItem['kind'], string>> = {
  chat: 'Chat',
  ticket: 'Ticket',
  dispute: 'Dispute',
}
export const stateNames: Readonly<Record<InboxItem['state'], string>> = {
  waiting: 'Waiting',
  answered: 'Answered',
  closed: 'Closed',
}
export const outcomeNames: Readonly<Record<NonNullable<InboxItem['outcome']>, string>> = {
  upheld: 'Upheld',
  partly: 'Partly upheld',
  declined: 'Declined',
}
const aboutNames: Readonly<Record<NonNullable<InboxItem['about']>['kind'], string>> = {
  bet: 'Bet',
  round: 'Round',
  payment: 'Payment',
}

/** How long something takes or has taken, in its largest whole unit: `45 s`, `12 min`, `3 h`, `2 days`. */
export function lengthText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} days`
}

export const waitText = ({ waiting_since: since }: Pick<InboxItem, 'waiting_since'>, now: number): string =>
  since === null ? '' : `Waits ${lengthText(now - Date.parse(since))}`

/** By when a dispute is answered; nothing once it is decided. */
export function dueText({ due_at: due, state }: Pick<InboxItem, 'due_at' | 'state'>, now: number): string {
  if (due === null || state === 'closed') return ''
  const left = Date.parse(due) - now
  return left < 0 ? `Late by ${lengthText(-left)}` : `Due in ${lengthText(left)}`
}
export const isLate = ({ due_at: due, state }: Pick<InboxItem, 'due_at' | 'state'>, now: number): boolean =>
  due !== null && state !== 'closed' && Date.parse(due) < now

/** What a conversation is called in lists. */
export const titleOf = ({ kind, about, subject, id }: Pick<InboxItem, 'kind' | 'about' | 'subject' | 'id'>): string =>
  about ? `${aboutNames[about.kind]} ${about.id}` : subject || `${kindNames[kind]} ${id}`
export const writerOf = ({ name, email, uid }: Pick<InboxItem, 'name' | 'email' | 'uid'>): string =>
  [name || email || 'Visitor', uid === null ? '' : `(${uid})`].filter((part) => part !== '').join(' ')

export interface Fact {
  readonly name: string
  readonly value: string
}
const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** `stake_main` is written Stake main, `placedAt` Placed at. */
function nameOf(key: string): string {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A sum with its currency is one fact. */
const sumOf = (value: Record<string, unknown>): string | undefined =>
  'amount' in value && 'currency' in value ? `${String(value.amount)} ${String(value.currency)}` : undefined

/** What is stored of a bet, a round or a payment as lines to read: times in UTC, sums with their currency, and no empty lines. */
export function factsOf(value: unknown, name = ''): Fact[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object'))
      return value.length === 0 ? [] : [{ name, value: value.join(', ') }]
    return value.flatMap((one, at) => factsOf(one, `${name} ${at + 1}`.trim()))
  }
  if (isRecord(value)) {
    const sum = sumOf(value)
    if (sum !== undefined) return [{ name, value: sum }]
    return Object.entries(value).flatMap(([key, one]) =>
      factsOf(one, name === '' ? nameOf(key) : `${name}: ${nameOf(key).toLowerCase()}`)
    )
  }
  const text =
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : typeof value === 'string' ? value : JSON.stringify(value)
  return [{ name, value: isTime.test(text) ? dateText(text) : text }]
}
