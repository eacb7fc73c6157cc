import type { Money } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import type { RequisiteField } from './requisites.ts'

export type Direction = 'deposit' | 'withdrawal'

/** What a payment is made with. `card` takes credit cards too; a provider that refuses them serves a `debit-card`. Who pays by `pay-later` has it lent. */
export type MethodKind = 'card' | 'debit-card' | 'bank' | 'wallet' | 'voucher' | 'crypto' | 'cash' | 'pay-later'

/** Whether a market allows payments of this kind. What came in by a credit card before may still go back to it. */
export function isAllowedIn(
  { creditCards, credit, crypto, cash }: Pick<Policy, 'creditCards' | 'credit' | 'crypto' | 'cash'>,
  { kind, direction }: { readonly kind: MethodKind; readonly direction: Direction }
): boolean {
  if (kind === 'card') return creditCards || direction === 'withdrawal'
  if (kind === 'pay-later') return credit
  if (kind === 'crypto') return crypto
  return kind !== 'cash' || cash
}

/** A way to pay in or out. One sysname may exist once in each direction. */
export interface Method {
  readonly id: bigint
  readonly sysname: string
  readonly direction: Direction
  readonly kind: MethodKind
  readonly provider: string
  readonly min: Money
  readonly max: Money
  /** Largest sum of one player over this method in 24 hours. */
  readonly dayMax: Money | undefined
  readonly fields: readonly RequisiteField[]
  readonly opens: 'same_window' | 'new_window' | 'mobile' | 'iframe'
  /** How long a withdrawal waits, cancellable, before it is approved. */
  readonly reviewMs: number
}
