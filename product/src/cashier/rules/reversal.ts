import { compare, type Money, subtract, zero } from '@ante/kit/money'

export const reversalKinds = ['chargeback', 'refund'] as const
export type ReversalKind = (typeof reversalKinds)[number]

/** A vendor takes a deposit back after it has arrived, in whole or in part (`taken`), or gives it again (`returned`). */
export interface Reversal {
  /** Our key of the deposit. */
  readonly key: string
  /** The vendor's number of the dispute or refund: one deposit may have several. */
  readonly reference: string
  readonly kind: ReversalKind
  readonly state: 'taken' | 'returned'
  readonly amount: Money
}

/** What of a sum that is taken back comes from the main balance, and what becomes a debt. */
export function divideReversal(amount: Money, main: Money): { readonly taken: Money; readonly owed: Money } {
  const none = zero(amount.currency)
  const there = compare(main, none) > 0 ? main : none
  const taken = compare(amount, there) < 0 ? amount : there
  return { taken, owed: subtract(amount, taken) }
}
