import { fromWire, negate } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { Transaction } from './shapes.ts'

/** The amount with the sign of what it did to the balance; without one while, or because, it did nothing. */
export function movedSum({ type, amount, outcome }: Pick<Transaction, 'type' | 'amount' | 'outcome'>): {
  text: string
  tone: 'in' | 'out' | 'still'
} {
  const sum = fromWire(amount)
  if (type === 'debit' || ((type === 'chargeback' || type === 'refund') && outcome === 'success'))
    return { text: formatMoney(negate(sum)), tone: 'out' }
  if (type !== 'withdrawal')
    return outcome === 'success'
      ? { text: `+${formatMoney(sum)}`, tone: 'in' }
      : { text: formatMoney(sum), tone: 'still' }
  // Reserved money has left the balance already; what was not paid out is back.
  return outcome === 'success' || outcome === 'pending'
    ? { text: formatMoney(negate(sum)), tone: 'out' }
    : { text: formatMoney(sum), tone: 'still' }
}
