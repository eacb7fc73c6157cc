import { fromWire } from '@ante/kit/money'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusOnce } from './focus-once.ts'
import type { Transaction } from './shapes.ts'
import { Tracker } from './tracker.tsx'
import { useTransaction } from './use-transaction.ts'

/** The title follows the money: nothing is on its way before it is sent, and none after it was cancelled. */
const titles: Readonly<Partial<Record<Transaction['status'], 'requested' | 'approved' | 'paid'>>> = {
  pending: 'requested',
  approved: 'approved',
  paid: 'paid',
}

/** A withdrawal that was taken, and where its money is. */
export function WithdrawDone({ transaction: taken, onAnother }: { transaction: Transaction; onAnother: () => void }) {
  const t = useTranslations('cashierPages.withdraw.done')
  const receipt = useTranslations('cashierPages.outcome')('receipt')
  const sumText = useSumText()
  const [known, setKnown] = useState(taken)
  const transaction = useTransaction(known)
  return (
    <section className="grid gap-5" aria-labelledby="done-title">
      <div className="grid gap-1.5">
        <h1 id="done-title" ref={focusOnce} tabIndex={-1} className="font-display text-28 outline-none">
          {t(`titles.${titles[transaction.status] ?? 'returned'}`, { sum: sumText(fromWire(transaction.amount)) })}
        </h1>
        <p className="text-14 text-chalk-2">{t('text')}</p>
      </div>
      <Tracker transaction={transaction} onChange={setKnown} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="plain" to={`/cashier/receipt?transaction=${transaction.id}`}>
          {receipt}
        </ButtonLink>
        <Button look="quiet" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </section>
  )
}
