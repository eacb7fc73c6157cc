import { fromWire, type WireMoney } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import type { Transaction } from './shapes.ts'

/** Why a transaction ended as it did, and what of it was taken back, is owed or paid a debt: a sentence each. */
export function useTransactionNotes(): (transaction: Transaction) => string[] {
  const t = useTranslations('cashier.notes')
  const reasons = useTranslations('cashier.reasons')
  const sumText = useSumText()
  return ({ type, status, reason, deposit, reversed, owed, debt_paid }) => {
    const isReversal = type === 'chargeback' || type === 'refund'
    const withSum = (key: 'reversed' | 'owed' | 'debtPaid', sum: WireMoney | null) =>
      sum ? [t(key, { sum: sumText(fromWire(sum)) })] : []
    return [
      ...(reason ? [reasons(reason)] : []),
      ...(isReversal && deposit ? [t(type, { id: deposit })] : []),
      ...(isReversal && status === 'returned' ? [t('returned')] : []),
      ...withSum('reversed', reversed),
      ...withSum('owed', owed),
      ...withSum('debtPaid', debt_paid),
    ]
  }
}
