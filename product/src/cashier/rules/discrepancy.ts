import type { Currency } from '@ante/kit/money'

/** How the statement of a provider can differ from our records. */
export const discrepancyKinds = [
  'unknown_payment',
  'amount_differs',
  'contradicts_end',
  'not_on_statement',
  'foreign_key',
  'foreign_reference',
  'too_early',
  'not_understood',
] as const
export type DiscrepancyKind = (typeof discrepancyKinds)[number]

export const saidAbout = ['deposit', 'payout', 'reversal'] as const
export const saidStates = ['pending', 'success', 'failed', 'cancelled', 'expired', 'taken', 'returned'] as const

/** What a line of a statement said, as it is kept. Sums are minor units. */
export interface Said {
  readonly about: (typeof saidAbout)[number]
  readonly state: (typeof saidStates)[number]
  /** Our key of the payment, as the provider has it. */
  readonly key: string
  /** The provider's own number. */
  readonly reference: string
  readonly currency: Currency
  readonly amount_minor: string
  /** What arrived, where it may be another sum. */
  readonly received_minor: string | null
}
