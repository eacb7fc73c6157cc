import { isKeyOf } from '@ante/kit/record'
import type { Transaction } from './shapes.ts'

const words = {
  success: 'success',
  pending: 'pending',
  fail: 'fail',
  cancel: 'cancel',
  mobile: 'mobile',
  newwindow: 'newWindow',
} as const

/** Which outcome page an address names, with or without a locale before it. */
export function outcomePageOf(pathname: string): OutcomePage | undefined {
  const word = /\/cashier\/pay([a-z]+)(?:\/|$)/.exec(pathname)?.[1]
  return word !== undefined && isKeyOf(words, word) ? words[word] : undefined
}

/** The outcome pages. `mobile` and `newWindow` are a pending payment that goes on elsewhere. */
export type OutcomePage = 'success' | 'pending' | 'fail' | 'cancel' | 'mobile' | 'newWindow'

export function outcomeAddress(page: OutcomePage, transaction: string): string {
  switch (page) {
    case 'success':
    case 'pending':
    case 'fail':
      return `/cashier/pay${page}/${transaction}`
    case 'cancel':
      return `/cashier/paycancel?transaction=${transaction}`
    case 'mobile':
      return `/cashier/paymobile?transaction=${transaction}`
    case 'newWindow':
      return `/cashier/paynewwindow?transaction=${transaction}`
  }
}

const waiting: ReadonlySet<OutcomePage> = new Set(['pending', 'mobile', 'newWindow'])
export const isWaiting = (page: OutcomePage): boolean => waiting.has(page)

/**
 * Where a transaction is really shown, when it is not on this page: the state decides, never the address (CASH-59). Only a deposit has
 * an outcome page; the receipt of anything else shows where it is.
 */
export function placeOf(
  { id, type, outcome }: Pick<Transaction, 'id' | 'type' | 'outcome'>,
  page: OutcomePage
): string | undefined {
  if (type !== 'deposit') return `/cashier/receipt?transaction=${id}`
  if (outcome === page || (outcome === 'pending' && isWaiting(page))) return undefined
  return outcomeAddress(outcome, id)
}

/** Of a way to an outcome that the page went by itself: its header takes the focus. */
export const movedByItself = { moved: true }
