import type { Context, Tx } from '@ante/kit/context'
import type { PayloadOf } from '@ante/kit/contract'
import { money } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import { on } from '@ante/kit/reaction'
import { pageAddress, siteOf } from '../messages/index.ts'
import { tellPlayer } from '../players/index.ts'
import { events } from './contract.ts'

type Moved = PayloadOf<(typeof events)['cashier.withdrawal-paid']>
const paymentMessages = [
  'payments.deposit-arrived',
  'payments.deposit-taken-back',
  'payments.withdrawal-paid',
  'payments.withdrawal-declined',
] as const
type PaymentMessage = (typeof paymentMessages)[number]
export interface PaymentTelling extends Pick<Moved, 'uid' | 'transaction' | 'amount_minor' | 'currency'> {
  readonly key: PaymentMessage
}
export const tellPaymentJob = 'cashier.tell-payment'

const telling =
  (key: PaymentMessage) =>
  (tx: Tx, { uid, transaction, amount_minor, currency }: Moved): Promise<void> =>
    tx.enqueue(tellPaymentJob, { key, uid, transaction, amount_minor, currency } satisfies PaymentTelling)

/** What became of a payment is told to its player once it is so. */
export const tellingReactions = [
  on(events['cashier.deposit-settled'], telling('payments.deposit-arrived')),
  on(events['cashier.withdrawal-paid'], telling('payments.withdrawal-paid')),
  on(events['cashier.withdrawal-declined'], telling('payments.withdrawal-declined')),
  on(events['cashier.deposit-reversed'], async (tx, { reversal, state, ...moved }) => {
    // Each time that it is taken back has a number of its own.
    if (state === 'taken') await telling('payments.deposit-taken-back')(tx, { ...moved, transaction: reversal })
  }),
]

/** Told twice, it is one message. */
export async function tellPayment(
  context: Pick<Context, 'db' | 'origin' | 'setting'>,
  { key, uid, transaction, amount_minor, currency }: PaymentTelling
): Promise<void> {
  const site = siteOf(context)
  const sum = money(BigInt(amount_minor), currency)
  await context.db.write((tx) =>
    tellPlayer(tx, BigInt(uid), {
      key,
      site,
      values: (locale) => ({
        sum: sumInSentence(sum, locale),
        link: pageAddress(site, locale, '/cashier/history'),
      }),
      once: transaction,
    })
  )
}
