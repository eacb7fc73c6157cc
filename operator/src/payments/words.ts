import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { Discrepancy } from '@ante/product/cashier/contract-staff'

type Kind = Discrepancy['what']

export const kindNames: Readonly<Record<Kind, string>> = {
  unknown_payment: 'Not in our records',
  amount_differs: 'Another amount',
  contradicts_end: 'Ended differently',
  not_on_statement: 'Not on the statement',
  foreign_key: 'Another payment’s key',
  foreign_reference: 'Another reference',
  too_early: 'Taken back before it arrived',
  not_understood: 'Line not understood',
}
/** What a member of staff can do about it. */
export const adviceFor: Readonly<Record<Kind, string>> = {
  unknown_payment: 'Ask the provider whose payment it is. If it belongs to a player, credit it with Adjust balance.',
  amount_differs: 'What differs isn’t credited. Agree on the amount with the provider, then correct the balance.',
  contradicts_end: 'Agree with the provider on what happened. If money moved twice, correct the balance.',
  not_on_statement: 'Ask the provider for it. If the line comes later, this closes by itself.',
  foreign_key: 'Ask the provider which payment it means.',
  foreign_reference: 'Ask the provider which payment it means.',
  too_early: 'Ask the provider whether the deposit arrived.',
  not_understood: 'Look at this line in the provider’s own statement.',
}

const typeNames = { deposit: 'Deposit', withdrawal: 'Withdrawal', payout: 'Payout', reversal: 'Reversal' } as const
type Sums = Pick<NonNullable<Discrepancy['said']>, 'amount' | 'received'>
const sumsText = ({ amount, received }: Sums): string =>
  received && received.amount !== amount.amount
    ? `${formatMoney(fromWire(amount))}, received ${formatMoney(fromWire(received))}`
    : formatMoney(fromWire(amount))

/** What we know of the payment, in one line. */
export const ourText = ({ payment }: Pick<Discrepancy, 'payment'>): string =>
  payment
    ? `${typeNames[payment.type]} ${payment.transaction} (${payment.method}): ${sumsText(payment)}, ${payment.status}`
    : 'No such payment'

/** What the line of the statement says, in one line. */
export function theirText({ said, line }: Pick<Discrepancy, 'said' | 'line'>): string {
  if (said) return `${typeNames[said.about]} ${said.reference}: ${sumsText(said)}, ${said.state}`
  return line === null ? 'No line' : 'A line that means nothing to us'
}

export const isOpenWithdrawal = ({ payment }: Pick<Discrepancy, 'payment'>): boolean =>
  payment?.type === 'withdrawal' && (payment.status === 'pending' || payment.status === 'approved')
