import { randomBytes } from 'node:crypto'
import type { Books } from '../books.ts'
import type { Webhooks } from './webhooks.ts'

export interface Payment {
  readonly id: string
  readonly receivedDate: number
  /** In satoshi: the twin reckons in whole numbers, and writes decimals. */
  readonly satoshi: number
  readonly status: 'Processing' | 'Settled' | 'Invalid'
}
export interface StoredInvoice {
  readonly id: string
  readonly storeId: string
  readonly cents: number
  readonly currency: string
  readonly status: 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled'
  readonly additionalStatus: 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'Invalid' | 'PaidOver'
  readonly createdTime: number
  readonly expirationTime: number
  readonly metadata: Readonly<Record<string, unknown>>
  readonly destination: string
  /** Cents for one bitcoin, fixed when the invoice was made. */
  readonly rateCents: number
  readonly dueSatoshi: number
  readonly payments: readonly Payment[]
}

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
/** The shape of a test network's address; no wallet would find it. */
const address = (): string => `tb1q${[...randomBytes(38)].map((byte) => alphabet[byte % 32]).join('')}`
const id = (): string => randomBytes(16).toString('base64url').replaceAll(/[-_]/g, 'x')

const sum = (payments: readonly Payment[]): number =>
  payments.filter(({ status }) => status !== 'Invalid').reduce((total, { satoshi }) => total + satoshi, 0)
const settledSum = (payments: readonly Payment[]): number => sum(payments.filter(({ status }) => status === 'Settled'))

/** The sum that this world's network never confirms. */
const declinedCents = 666_00

/** A store and its invoices: what arrives on the chain, what confirms, and what time does. */
export class Store {
  /** Cents for one bitcoin now; a test moves it. */
  rateCents = 64_392_23
  readonly #books: Books
  readonly #webhooks: Webhooks
  readonly #now: () => number
  readonly #confirmAfterSeconds: number
  constructor({
    books,
    webhooks,
    now,
    confirmAfterSeconds,
  }: {
    books: Books
    webhooks: Webhooks
    now: () => number
    confirmAfterSeconds: number
  }) {
    this.#confirmAfterSeconds = confirmAfterSeconds
    this.#books = books
    this.#webhooks = webhooks
    this.#now = now
  }

  seconds(): number {
    return Math.floor(this.#now() / 1000)
  }
  all(): StoredInvoice[] {
    return this.#books.all<StoredInvoice>('invoice')
  }
  find(invoice: string): StoredInvoice | undefined {
    return this.#books.get<StoredInvoice>('invoice', invoice)
  }
  #save(invoice: StoredInvoice): StoredInvoice {
    this.#books.put('invoice', invoice.id, invoice)
    return invoice
  }
  #tell(type: string, invoice: StoredInvoice, more: object = {}): void {
    this.#webhooks.add(type, invoice.id, {
      storeId: invoice.storeId,
      invoiceId: invoice.id,
      metadata: invoice.metadata,
      ...more,
    })
  }

  create(
    made: Pick<StoredInvoice, 'storeId' | 'cents' | 'currency' | 'metadata'> & { minutes: number }
  ): StoredInvoice {
    const { minutes, ...given } = made
    const invoice = this.#save({
      ...given,
      id: id(),
      status: 'New',
      additionalStatus: 'None',
      createdTime: this.seconds(),
      expirationTime: this.seconds() + minutes * 60,
      destination: address(),
      rateCents: this.rateCents,
      // Rounded up: what is asked for is never less than the price.
      dueSatoshi: Math.ceil((given.cents * 100_000_000) / this.rateCents),
      payments: [],
    })
    this.#tell('InvoiceCreated', invoice)
    return invoice
  }

  /** Somebody has sent so many satoshi to the address: seen, not confirmed. */
  pay(invoice: StoredInvoice, satoshi: number): StoredInvoice {
    const payment: Payment = { id: `${id()}-0`, receivedDate: this.seconds(), satoshi, status: 'Processing' }
    const payments = [...invoice.payments, payment]
    const isWhole = sum(payments) >= invoice.dueSatoshi
    const isLate = invoice.status === 'Expired'
    const now = this.#save({
      ...invoice,
      payments,
      status: invoice.status === 'New' && isWhole ? 'Processing' : invoice.status,
      additionalStatus: isLate
        ? 'PaidLate'
        : sum(payments) > invoice.dueSatoshi
          ? 'PaidOver'
          : invoice.additionalStatus,
    })
    this.#tell('InvoiceReceivedPayment', now, { afterExpiration: isLate, paymentMethodId: 'BTC-CHAIN' })
    if (now.status === 'Processing' && invoice.status === 'New')
      this.#tell('InvoiceProcessing', now, { overPaid: now.additionalStatus === 'PaidOver' })
    return now
  }

  /** Blocks are found: what was seen is confirmed, but for the sum that never is. */
  confirm(invoice: StoredInvoice, isBad = invoice.cents === declinedCents): StoredInvoice {
    const seen = invoice.payments.filter(({ status }) => status === 'Processing')
    if (seen.length === 0) return invoice
    const payments = invoice.payments.map((one) =>
      one.status === 'Processing' ? { ...one, status: isBad ? ('Invalid' as const) : ('Settled' as const) } : one
    )
    const isWhole = settledSum(payments) >= invoice.dueSatoshi
    const status =
      invoice.status !== 'Processing' ? invoice.status : isBad ? 'Invalid' : isWhole ? 'Settled' : 'Processing'
    const now = this.#save({ ...invoice, payments, status })
    if (!isBad)
      for (const _ of seen)
        this.#tell('InvoicePaymentSettled', now, {
          afterExpiration: invoice.status === 'Expired',
          paymentMethodId: 'BTC-CHAIN',
        })
    if (status === 'Settled' && invoice.status !== 'Settled')
      this.#tell('InvoiceSettled', now, { manuallyMarked: false, overPaid: now.additionalStatus === 'PaidOver' })
    if (status === 'Invalid') this.#tell('InvoiceInvalid', now, { manuallyMarked: false })
    return now
  }

  expire(invoice: StoredInvoice): StoredInvoice {
    if (invoice.status !== 'New') return invoice
    const isPartial = invoice.payments.length > 0
    const now = this.#save({
      ...invoice,
      status: 'Expired',
      additionalStatus: isPartial ? 'PaidPartial' : 'None',
      expirationTime: Math.min(invoice.expirationTime, this.seconds()),
    })
    this.#tell('InvoiceExpired', now, { partiallyPaid: isPartial })
    return now
  }

  /** What time does by itself: confirmations come, and invoices expire. */
  tick(): void {
    for (const invoice of this.all()) {
      if (
        invoice.payments.some(
          ({ status, receivedDate }) =>
            status === 'Processing' && receivedDate + this.#confirmAfterSeconds <= this.seconds()
        )
      )
        this.confirm(invoice)
      else if (invoice.status === 'New' && invoice.expirationTime <= this.seconds()) this.expire(invoice)
    }
  }
}

const decimal = (units: number, places: number): string => {
  const text = String(Math.abs(units)).padStart(places + 1, '0')
  return `${units < 0 ? '-' : ''}${text.slice(0, -places)}.${text.slice(-places)}`
}
export const bitcoins = (satoshi: number): string => decimal(satoshi, 8)
export const centsText = (cents: number): string => decimal(cents, 2)

/** As Greenfield shows an invoice. `paidAmount` is in the invoice's currency, at its rate. */
export const shown = (invoice: StoredInvoice, publicUrl: string) => ({
  id: invoice.id,
  storeId: invoice.storeId,
  amount: centsText(invoice.cents),
  paidAmount: centsText(paidCents(invoice)),
  currency: invoice.currency,
  type: 'Standard',
  checkoutLink: `${publicUrl}/i/${invoice.id}`,
  createdTime: invoice.createdTime,
  expirationTime: invoice.expirationTime,
  monitoringExpiration: invoice.expirationTime + 86_400,
  status: invoice.status,
  additionalStatus: invoice.additionalStatus,
  availableStatusesForManualMarking: [],
  archived: false,
  metadata: invoice.metadata,
  checkout: {},
  receipt: {},
})
/** An exact payment is the price; more or less is valued at the rate, rounded down. */
function paidCents(invoice: StoredInvoice): number {
  const satoshi = sum(invoice.payments)
  return satoshi === invoice.dueSatoshi ? invoice.cents : Math.floor((satoshi * invoice.rateCents) / 100_000_000)
}

export function methodShown(invoice: StoredInvoice) {
  const paid = sum(invoice.payments)
  const due = invoice.dueSatoshi - paid
  return {
    paymentMethodId: 'BTC-CHAIN',
    currency: 'BTC',
    destination: invoice.destination,
    paymentLink: `bitcoin:${invoice.destination}?amount=${bitcoins(Math.max(0, due))}`,
    rate: centsText(invoice.rateCents),
    paymentMethodPaid: bitcoins(paid),
    totalPaid: bitcoins(paid),
    due: bitcoins(due),
    amount: bitcoins(invoice.dueSatoshi),
    paymentMethodFee: '0.00000000',
    activated: true,
    payments: invoice.payments.map(({ satoshi, ...payment }) => ({
      ...payment,
      value: bitcoins(satoshi),
      fee: '0.0',
      destination: invoice.destination,
    })),
    additionalData: {},
  }
}
