/** The bank's own words and shapes: its wire protocol. Described for clients in README.md. */
export type SessionStatus = 'open' | 'processing' | 'approved' | 'declined' | 'cancelled' | 'expired'
export type PayoutStatus = 'processing' | 'paid' | 'declined'
export type Decision = 'approve' | 'decline' | 'cancel' | 'later'

export interface Session {
  readonly id: string
  readonly status: SessionStatus
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly channel: 'card' | 'account'
  readonly bank_name: string | null
  readonly description: string
  readonly locale: string
  readonly reason: string | null
  readonly instrument: Instrument | null
  readonly success_url: string
  readonly pending_url: string
  readonly fail_url: string
  readonly cancel_url: string
  readonly notify_url: string
  readonly created_at: number
  readonly expires_at: number
  /** When a processing session becomes approved by itself. */
  readonly due_at: number | null
}
export interface Instrument {
  readonly type: 'card' | 'account'
  readonly masked: string
  readonly token: string
}

export interface Payout {
  readonly id: string
  readonly status: PayoutStatus
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly destination: string
  readonly description: string
  readonly reason: string | null
  readonly notify_url: string
  readonly created_at: number
  readonly due_at: number | null
}

/** Amounts (minor units) that decide by themselves, so that every outcome can be reached by data. */
export const special = {
  declined: 666_00,
  insufficient: 667_00,
  slow: 777_00,
  /** As any other amount, but its callback is never sent: only asking finds out. */
  silent: 778_00,
  /** Declined at once: there is no page to open. */
  refused: 668_00,
} as const

/** The test cards of the page. No card data is entered anywhere. */
export const cards = [
  { token: 'tok_test_4242', masked: '424242...4242' },
  { token: 'tok_test_4444', masked: '555555...4444' },
] as const
export const account: Instrument = { type: 'account', masked: 'SB12...0042', token: 'acc_test_0042' }

export class BankError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
