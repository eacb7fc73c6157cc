import { fromWire, isZero, type WireMoney } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { PostbackItem, PublisherItem } from '@ante/product/tracking/contract-staff'

/** As it is called, or its id; links without an id of a publisher are together. */
export const nameOf = ({ publisher_id: id, name }: Pick<PublisherItem, 'publisher_id' | 'name'>): string =>
  name || id || 'Links without a publisher'

/** Sums in each currency; what is nothing in one of them is left out where others are something. */
export function sumsText(sums: readonly WireMoney[]): string {
  const all = sums.map(fromWire)
  const shown = all.filter((one) => !isZero(one))
  return (shown.length > 0 ? shown : all.slice(0, 1)).map(formatMoney).join(', ') || '–'
}

/** How many of those before went this far: `12 (24%)`. */
export const shareText = (count: number, before: number): string =>
  before === 0 ? String(count) : `${count} (${Math.round((100 * count) / before)}%)`

export const goalNames: Readonly<Record<PostbackItem['goal'], string>> = {
  registration: 'Registration',
  first_deposit: 'First deposit',
}

/** What becomes of a postback, with its tries. */
export function stateText({ sent_at: sentAt, attempts, problem, is_paused: isPaused }: PostbackItem): string {
  if (sentAt !== null) return attempts > 1 ? `Sent after ${attempts} tries` : 'Sent'
  if (isPaused) return 'Waits: the publisher is paused'
  if (attempts === 0) return 'Waits for its turn'
  return `Failed ${attempts === 1 ? 'once' : `${attempts} times`}: ${problem ?? 'unknown'}`
}
