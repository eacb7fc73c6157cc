import { useTranslations } from 'use-intl'
import { useSiteData } from '../../app/document/site-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import type { Transaction } from './shapes.ts'

const steps = ['reserved', 'approved', 'paid'] as const
/** How many steps are done, and whether the next one is being worked on. */
const reached: Readonly<Partial<Record<Transaction['status'], number>>> = { pending: 1, approved: 2, paid: 3 }

/** Where a withdrawal is: reserved, on its way, paid; or back on the balance and why. */
export function Tracker({ transaction, onChange }: { transaction: Transaction; onChange: (now: Transaction) => void }) {
  const t = useTranslations('cashierPages.tracker')
  const reasons = useTranslations('cashier.reasons')
  const { withdrawalCancel } = useSiteData().policy
  const done = reached[transaction.status]
  if (done === undefined) {
    return (
      <div className="flex items-center gap-3 rounded-3 border border-line bg-surface-1 p-4" role="status">
        <span className="grid size-9 place-items-center rounded-full bg-surface-3 text-chalk-2">
          <Icon name="history" size={18} />
        </span>
        <div className="grid gap-0.5 text-14">
          <p className="font-semibold">{t('returned')}</p>
          {transaction.reason && <p className="text-chalk-2">{reasons(transaction.reason)}</p>}
        </div>
      </div>
    )
  }
  const mayCancel = withdrawalCancel && transaction.can_cancel
  const textOf = (step: (typeof steps)[number]) =>
    step === 'reserved' && !mayCancel ? ('reservedFinal' as const) : (`${step}Text` as const)
  return (
    <ol aria-label={t('label')} className="grid gap-0 rounded-3 border border-line bg-surface-1 p-4" aria-live="polite">
      {steps.map((step, index) => {
        const state = index < done ? 'done' : index === done ? 'next' : 'later'
        return (
          <li
            key={step}
            aria-current={index === done - 1 ? 'step' : undefined}
            className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3"
          >
            <span className="grid justify-items-center">
              <span
                className={`grid size-7 place-items-center rounded-full ${state === 'done' ? 'bg-baize-soft text-baize' : 'bg-surface-3 text-chalk-3'}`}
              >
                {state === 'done' ? (
                  <Icon name="check" size={16} />
                ) : state === 'next' ? (
                  <span className="spinner" aria-hidden="true" />
                ) : (
                  <span className="size-1.5 rounded-full bg-current" />
                )}
              </span>
              {index < steps.length - 1 && (
                <span aria-hidden="true" className={`h-6 w-px ${index < done - 1 ? 'bg-baize' : 'bg-line-strong'}`} />
              )}
            </span>
            <span className={`grid content-start gap-0.5 pt-1 text-14 ${state === 'later' ? 'text-chalk-3' : ''}`}>
              <span className="font-semibold">{t(step)}</span>
              {state === 'done' && index === done - 1 && <span className="text-chalk-2">{t(textOf(step))}</span>}
            </span>
            {step === 'reserved' && transaction.can_cancel && (
              <CancelWithdrawal transaction={transaction} onChange={onChange} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
