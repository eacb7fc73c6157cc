import { toWire } from '@ante/kit/money'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useTotalBalance } from '../../app/session/total-balance.ts'
import { Money } from '../../ui/money.tsx'
import { Withdrawable } from '../../app/session/withdrawable.tsx'

const places = ['deposit', 'withdraw', 'history', 'wallet'] as const

/** The four places of the cashier, and always the total. */
export function CashierNav({ here }: { here: string }) {
  const t = useTranslations('cashierPages')
  const { total } = useTotalBalance()
  return (
    // The sum stands beside the places: at the end of the line it would be under what toasts tell.
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <nav
        aria-label={t('nav.label')}
        className="flex gap-1 overflow-x-auto rounded-2 bg-surface-1 p-1 max-tablet:w-full"
      >
        {places.map((key) => (
          <Link
            key={key}
            to={`/cashier/${key}`}
            prefetch="intent"
            aria-current={here.startsWith(`/cashier/${key}`) ? 'page' : undefined}
            className="flex h-11 flex-1 items-center justify-center gap-2 rounded-1 px-2 text-14 font-medium whitespace-nowrap text-chalk-2 transition-colors hover:text-chalk aria-[current=page]:bg-surface-3 aria-[current=page]:text-chalk tablet:px-4"
          >
            {t(`nav.${key}`)}
          </Link>
        ))}
      </nav>
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-14 text-chalk-2 max-tablet:w-full max-tablet:justify-between">
        {t('total')}
        <Link
          to="/cashier/wallet"
          className="tap-room rounded-1 text-18 font-semibold text-chalk hover:underline hover:decoration-line-strong hover:underline-offset-4"
        >
          <Money value={toWire(total)} roll />
        </Link>
        <Withdrawable />
      </p>
    </div>
  )
}
