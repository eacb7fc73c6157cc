import type { Tx } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import { defaultCurrency } from '@ante/kit/money'
import { addMethods, type BankDescription, type MethodDescription } from '../src/cashier/index.ts'

const required = (sysname: string, type: MethodDescription['fields'][number]['type']) => ({
  sysname,
  type,
  isRequired: true,
})

const shared = { provider: 'bank', currency: defaultCurrency, opens: 'same_window', review_ms: 0 } as const
/** Long enough to change one's mind, short enough to wait for. */
const review = { review_ms: 20 * second }

const methods: MethodDescription[] = [
  {
    ...shared,
    sysname: 'card',
    kind: 'card',
    direction: 'deposit',
    min_minor: 10_00n,
    max_minor: 5_000_00n,
    day_max_minor: 20_000_00n,
    fields: [],
  },
  {
    ...shared,
    sysname: 'online-banking',
    kind: 'bank',
    direction: 'deposit',
    min_minor: 20_00n,
    max_minor: 10_000_00n,
    day_max_minor: 40_000_00n,
    fields: [required('bank', 'bank')],
  },
  {
    ...shared,
    provider: 'btcpay',
    sysname: 'bitcoin',
    kind: 'crypto',
    direction: 'deposit',
    min_minor: 10_00n,
    max_minor: 5_000_00n,
    day_max_minor: 20_000_00n,
    fields: [],
  },
  {
    ...shared,
    ...review,
    sysname: 'card',
    kind: 'card',
    direction: 'withdrawal',
    min_minor: 10_00n,
    max_minor: 5_000_00n,
    day_max_minor: 10_000_00n,
    fields: [required('card_number', 'card_number')],
  },
  {
    ...shared,
    ...review,
    sysname: 'bank-transfer',
    kind: 'bank',
    direction: 'withdrawal',
    min_minor: 20_00n,
    max_minor: 10_000_00n,
    day_max_minor: 25_000_00n,
    fields: [required('iban', 'iban'), required('account_holder', 'card_holder')],
  },
  {
    ...shared,
    ...review,
    provider: 'btcpay',
    sysname: 'bitcoin',
    kind: 'crypto',
    direction: 'withdrawal',
    min_minor: 20_00n,
    max_minor: 5_000_00n,
    day_max_minor: 10_000_00n,
    fields: [required('address', 'address')],
  },
]

/** Invented banks, for the methods that ask for one. */
const banks: BankDescription[] = [
  { id: 'nordhaven', name: 'Nordhaven Savings', countryCode: 'DE' },
  { id: 'vale-and-tarn', name: 'Vale & Tarn', countryCode: 'GB' },
  { id: 'banco-aliso', name: 'Banco Aliso', countryCode: 'ES' },
  { id: 'qantara', name: 'Qantara Trade Bank', countryCode: 'AE' },
]

/** The ways to pay of the default world. Running it again changes nothing, and keeps what an operator has changed since. */
export const seedCashier = (tx: Tx): Promise<void> => addMethods(tx, methods, banks)
