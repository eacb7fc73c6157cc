import { connectorKind } from '@ante/kit/connector'
import type { Money } from '@ante/kit/money'
import type { Marks } from '@ante/kit/marks'
import type { Requisites } from '../rules/requisites.ts'
import type { NextStep } from '../rules/next-step.ts'
import type { Reversal } from '../rules/reversal.ts'
import type { ReturnAddresses } from '../rules/return-addresses.ts'
import type { KnownVerdict, Verdict } from '../rules/verdict.ts'
import type { DeclineReason } from '../rules/words.ts'

/** A payment that a player is to make on the provider's page. `key` is ours: idempotency key and reference in one, unique for ever. */
export interface StartRequest {
  readonly key: string
  readonly amount: Money
  readonly channel: 'card' | 'account'
  /** Name of the bank that the player chose, for `account`. */
  readonly bank: string | undefined
  readonly description: string
  readonly locale: string
  readonly returns: ReturnAddresses
}
export type Started =
  | { readonly outcome: 'started'; readonly reference: string; readonly next: NextStep }
  /** The payment was declined at once; nothing was begun. */
  | { readonly outcome: 'declined'; readonly reason: DeclineReason }
  /** The provider will not do it; nothing was begun. */
  | { readonly outcome: 'refused'; readonly why: string }
  /** No answer that can be relied on: it may have begun. Ask again with the same key. */
  | { readonly outcome: 'unknown' }

export type Destination =
  | { readonly kind: 'card'; readonly token: string; readonly masked: string }
  | { readonly kind: 'account'; readonly iban: string; readonly holder: string }
  | { readonly kind: 'address'; readonly address: string }

export interface PayoutRequest {
  readonly key: string
  readonly amount: Money
  readonly to: Destination
  readonly description: string
}
/** `refused`: it will not pay and has no number for it. */
export type PayoutAnswer = Verdict | { readonly outcome: 'refused'; readonly reason: DeclineReason }

/** Money that moved, as the provider's own books have it. `line` is its place, to ask on from. `strange`: what is said there means nothing to us. */
export type StatementLine =
  | { readonly line: string; readonly about: 'deposit' | 'payout'; readonly verdict: KnownVerdict }
  | { readonly line: string; readonly about: 'reversal'; readonly reversal: Reversal }
  /** `irrelevant`: a fee, a transfer of the house's own money. */
  | { readonly line: string; readonly about: 'strange' | 'irrelevant' }
export type Statement =
  | { readonly outcome: 'unknown' }
  /** The provider keeps none: what was not told is found by asking for each payment. */
  | { readonly outcome: 'none' }
  | { readonly outcome: 'known'; readonly lines: readonly StatementLine[] }

/** One of our payments, by our key and, when it is known, the provider's number. */
export interface PaymentName {
  readonly key: string
  readonly reference: string | undefined
}

export interface NumberedPayment extends PaymentName {
  readonly reference: string
}

/** What a vendor tells: how one of our payments stands, or that it took back a deposit that had arrived (or gave it again). */
export type Told =
  | { readonly about: 'deposit' | 'payout'; readonly verdict: KnownVerdict }
  | { readonly about: 'reversal'; readonly reversal: Reversal }
export type Callback = Told & { readonly eventId: string }
export type CallbackCheck =
  | { readonly kind: 'genuine'; readonly callback: Callback }
  /**
   * Signed by the provider, but without all that we need: `ask` asks the provider for the rest, outside of transactions like every call. `unknown`: no
   * answer that can be relied on, so the callback is not taken and the provider repeats it.
   */
  | {
      readonly kind: 'ask'
      readonly eventId: string
      ask(): Promise<Told | { readonly about: 'unknown' | 'strange' | 'irrelevant' }>
    }
  /** Signed by the provider, but of a kind that does not concern us. */
  | { readonly kind: 'irrelevant'; readonly eventId: string }
  /** Signed by the provider and about a payment, but not as documented: another currency than ours, a state that is new. */
  | { readonly kind: 'strange'; readonly eventId: string }
  | { readonly kind: 'forged' }

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * What the cashier needs of a payment provider. The five calls go across the internet: they end in bounded time, repeat with the same key
 * where that is safe, never throw for the provider's failures and say `unknown` when they cannot know.
 */
export interface PaymentProvider {
  start(request: StartRequest): Promise<Started>
  query(payment: PaymentName): Promise<Verdict>
  payout(request: PayoutRequest): Promise<PayoutAnswer>
  queryPayout(payment: PaymentName): Promise<Verdict>
  /** The second call of a vendor that pays a payout only when it was approved: made when the payout's number is in our row, and for that number alone. */
  approvePayout?(payment: NumberedPayment): Promise<Verdict>
  /** Ends a payout that was not approved: another one is paid for the same withdrawal. */
  cancelPayout?(payment: NumberedPayment): Promise<void>
  /** The next lines after a line, oldest first; none when that was the last. From the beginning: ''. */
  statement(after: string): Promise<Statement>
  /** Checks the signature over the bytes as they came in, before anything is parsed. */
  verifyCallback(headers: Headers, rawBody: Uint8Array): CallbackCheck
}

export const paymentConnector = connectorKind<PaymentProvider>()('payment')
/** What a payment provider does without asking anybody: also inside a transaction. */
export const localToProvider = ['verifyCallback'] as const

/** The providers by the name that methods and callback addresses carry. */
export type Payments = ReadonlyMap<string, PaymentProvider>
/** Where account numbers and the like become texts that say nothing to who has the database alone. */
export interface Vault {
  /** The key that seals; the others only open what was sealed before. */
  readonly current: string
  /** `uid` is whose they are: the text opens for nobody else. Nothing stays nothing. */
  seal(requisites: Requisites, uid: bigint): Requisites | string
  /** Throws for a text that was changed, is another player's, or was sealed with a key that is not here. */
  open(kept: Requisites | string, uid: bigint): Requisites
  /**
   * What says whether a text is the same again, and nothing else: with an open hash, who has the database alone could try all account numbers of a bank.
   * The same text of two players has two marks.
   */
  fingerprint(text: string, uid: bigint): Uint8Array
  /** Whether a fingerprint is this text's, by any of the keys. */
  isFingerprint(kept: Uint8Array, text: string, uid: bigint): boolean
}

export interface CashierPorts {
  readonly marks: Marks
  readonly payments: Payments
  /** Ours, of this process: nothing outside is asked. */
  readonly vault: Vault
}
