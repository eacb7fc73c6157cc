import { fromWire } from '@ante/kit/money'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSiteData } from '../../app/document/site-data.ts'
import { useAccount } from '../../app/session/account.tsx'
import { get } from '../../app/api/client.ts'
import { useAttempt } from '../../app/api/use-attempt.ts'
import { tellFailure } from '../../app/api/tell-failure.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { toasts } from '../../ui/toast.tsx'
import { useFailure } from './refusals.ts'
import type { Transaction } from './shapes.ts'

/**
 * CASH-40: takes back a withdrawal that still waits, after asking; nothing where the market forbids it, which a live message does not know. `onChange`
 * gets the transaction as it then is.
 */
export function CancelWithdrawal({
  transaction,
  onChange,
}: {
  transaction: Transaction
  onChange: (now: Transaction) => void
}) {
  const t = useTranslations('cashierPages.history')
  const { refreshBalances } = useAccount()
  const failureOf = useFailure(useTranslations('common')('offline'))
  const attempt = useAttempt()
  const { withdrawalCancel } = useSiteData().policy
  const [sending, setSending] = useState(false)
  const sum = useSumText()(fromWire(transaction.amount))

  async function cancel() {
    const agreed = await dialogs.confirm({
      name: 'CancelWithdrawal',
      title: t('cancelTitle'),
      content: <p className="text-14 text-chalk-2">{t('cancelText', { sum })}</p>,
      agree: t('cancelAgree'),
      reject: t('cancelKeep'),
      isDestructive: true,
    })
    if (!agreed) return
    setSending(true)
    try {
      await attempt.send('cashier.cancelwithdrawal', { transaction_id: transaction.id })
      toasts.tell('withdrawalCancelled', t('cancelled', { sum }))
    } catch (error) {
      tellFailure('withdrawalCancelled', error, failureOf(error, []).problem?.text ?? '')
    }
    // Cancelled, or already on its way: either way what is shown was not true any more.
    try {
      onChange(await get('cashier.gettransaction', { transaction_id: transaction.id }))
      await refreshBalances()
    } catch (error) {
      console.warn('the withdrawal could not be read again', error)
    }
    setSending(false)
  }

  if (!withdrawalCancel) return null
  return (
    <Button
      look="danger"
      size="small"
      loading={sending}
      aria-label={t('cancelOf', { id: transaction.id })}
      onClick={() => void cancel()}
    >
      {t('cancel')}
    </Button>
  )
}
