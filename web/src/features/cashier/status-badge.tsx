import { useTranslations } from 'use-intl'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { Status, Transaction } from './shapes.ts'

const tones: Readonly<Record<Status, BadgeTone>> = {
  created: 'info',
  pending: 'info',
  approved: 'info',
  success: 'good',
  paid: 'good',
  failed: 'bad',
  declined: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
  taken: 'bad',
  returned: 'good',
}

export function StatusBadge({ transaction: { type, status } }: { transaction: Pick<Transaction, 'type' | 'status'> }) {
  const t = useTranslations('cashier')
  const words = (): string => {
    if (type === 'credit' || type === 'debit') return t('booked')
    if (type === 'refund' && status === 'taken') return t('refunded')
    return type === 'withdrawal' && status === 'pending' ? t('withdrawalPending') : t(`statuses.${status}`)
  }
  return <Badge tone={tones[status]}>{words()}</Badge>
}
