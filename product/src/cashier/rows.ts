import type { Currency } from '@ante/kit/money'
import type { Direction, MethodKind } from './rules/method.ts'
import type { NextStep } from './rules/next-step.ts'
import type { RequisiteField, Requisites } from './rules/requisites.ts'
import type { DeclineReason, DepositState, TransactionState, transactionTypes, WithdrawalState } from './rules/words.ts'

/** Rows as the stores read them. */
export interface MethodRow {
  id: bigint
  sysname: string
  direction: Direction
  kind: MethodKind
  provider: string
  currency: Currency
  min_minor: bigint
  max_minor: bigint
  day_max_minor: bigint | null
  fields: RequisiteField[]
  opens: 'same_window' | 'new_window' | 'mobile' | 'iframe'
  review_ms: number
}

interface PaymentRow {
  id: bigint
  uid: bigint
  method: string
  provider: string
  amount_minor: bigint
  currency: Currency
  /** As they are kept: the vault opens them. */
  requisites: Requisites | string
  reason: DeclineReason | null
  provider_key: string
  brand: string
  provider_reference: string | null
  instrument: string | null
  input_hash: Uint8Array
}
export interface DepositRow extends PaymentRow {
  status: DepositState
  campaign_offer_id: bigint
  site: string
  locale: string
  /** What the player does next; null until the provider has said. */
  next_step: NextStep | null
  received_minor: bigint | null
  /** What its player owes when it settles is paid first. */
  pays_debt: boolean
  opens: MethodRow['opens']
  fields: RequisiteField[]
}
export interface WithdrawalRow extends PaymentRow {
  status: WithdrawalState
  fields: RequisiteField[]
  cancel_key: string | null
  approve_at: Date
  is_due: boolean
  is_held: boolean
}
export interface TransactionRow {
  id: bigint
  uid: bigint
  type: (typeof transactionTypes)[number]
  method: string
  amount_minor: bigint
  currency: Currency
  status: TransactionState
  reason: DeclineReason | null
  instrument: string | null
  provider_reference: string | null
  balance_minor: bigint | null
  created_at: Date
  settled_at: Date | null
  next_step: NextStep | null
  asked_minor: bigint | null
  reversed_minor: bigint | null
  deposit_id: bigint | null
  owed_minor: bigint | null
  debt_paid_minor: bigint | null
  has_offer: boolean
}
export interface SavedRow {
  id: bigint
  masked: string
  token: string
  last_used_at: Date
}

export interface NewPayment {
  uid: bigint
  methodId: bigint
  provider: string
  amountMinor: bigint
  currency: string
  requisites: object | string
  instrument: string | undefined
  /** The name of the site where it was begun. */
  brand: string
  key: string
  hash: Uint8Array
}
export interface NewWithdrawal extends NewPayment {
  reviewMs: number
  destination: Uint8Array
  /** What of the main balance pays what the player owes; null where nothing is owed. */
  debtPaidMinor: bigint | null
}
export interface NewDeposit extends NewPayment {
  campaignOfferId: number
  /** The player's market has nobody play on credit. */
  paysDebt: boolean
  site: string
  locale: string
}

/** What changes when a payment moves: absent facts stay as they are. */
export interface Move {
  status: string
  reason: string | null
  reference?: string
  instrument?: string
  cancelKey?: string
  /** The main balance that the move has led to, where it moved it. */
  balance?: bigint
  next?: NextStep
  /** What arrived, where it is not what was asked for. */
  receivedMinor?: bigint
  /** What of it paid what the player owed. */
  debtPaidMinor?: bigint
}
