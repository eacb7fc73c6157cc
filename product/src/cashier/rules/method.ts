import type { Money } from '@ante/kit/money'
import type { RequisiteField } from './requisites.ts'

export type Direction = 'deposit' | 'withdrawal'

/** A way to pay in or out. One sysname may exist once in each direction. */
export interface Method {
  readonly id: bigint
  readonly sysname: string
  readonly direction: Direction
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
