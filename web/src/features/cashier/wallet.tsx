import { fromWire, negate, toWire, type WireMoney } from '@ante/kit/money'
import { formatDate, instantOf } from '@ante/kit/instant'
import { useTimeZone, useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useTotalBalance } from '../../app/session/total-balance.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { DebtNote } from './debt-note.tsx'
import type { Content, WithdrawMethod } from './shapes.ts'
import { Sums } from './sums.tsx'

/** In minor units: from here on a sum in its full size is wider than the smallest phone. */
const longSum = 1_000_000n

export function Wallet({
  available,
  owed,
  depositsPay,
  methods,
  content,
}: {
  available: WireMoney
  owed: WireMoney
  /** A deposit pays what is owed first. */
  depositsPay: boolean
  methods: readonly WithdrawMethod[]
  content: Content
}) {
  const t = useTranslations('cashierPages.wallet')
  const { total } = useTotalBalance()
  const sumText = useSumText()
  const { enableDetalization, displayedDetalization } = content.detalization
  return (
    <div className="grid gap-5">
      <section className="grid gap-5 rounded-3 border border-line bg-surface-1 p-5 tablet:p-6">
        <div className="grid gap-1">
          <h2 className="text-14 text-chalk-2">{t('total')}</h2>
          <p className={`font-display ${total.minor >= longSum ? 'text-[clamp(1.75rem,8.75vw,3rem)]' : 'text-48'}`}>
            <Money value={toWire(total)} roll />
          </p>
          <p className="figures text-14 text-chalk-2">{t('withdrawableText', { sum: sumText(fromWire(available)) })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/cashier/deposit" icon="deposit">
            {t('deposit')}
          </ButtonLink>
          <ButtonLink to="/cashier/withdraw" look="plain" icon="withdraw">
            {t('withdraw')}
          </ButtonLink>
        </div>
        {enableDetalization && <Parts open={displayedDetalization} available={available} owed={owed} />}
      </section>
      <DebtNote owed={owed} depositsPay={depositsPay} />
      <Saved methods={methods} />
    </div>
  )
}

function Parts({ open, available, owed }: { open: boolean; available: WireMoney; owed: WireMoney }) {
  const t = useTranslations('cashierPages.wallet')
  const sumText = useSumText()
  const { balances } = useAccount()
  return (
    <details open={open} className="group -mb-2 border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-14 font-semibold">
        {t('parts')}
        <span className="text-chalk-3 transition-transform duration-150 group-open:rotate-180">
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div className="grid gap-3 pt-1 pb-3">
        <Sums
          lines={[
            { name: t('main'), value: sumText(fromWire(balances.balance_main)), strong: true },
            { name: t('bonus'), value: sumText(fromWire(balances.balance_bonus)) },
            { name: t('bettingBonus'), value: sumText(fromWire(balances.balance_betting_bonus)) },
            ...(owed.amount > 0 ? [{ name: t('owed'), value: sumText(negate(fromWire(owed))) }] : []),
            { name: t('withdrawable'), value: sumText(fromWire(available)) },
          ]}
        />
        <p className="text-12 text-chalk-3">{t('reserved')}</p>
      </div>
    </details>
  )
}

/** The cards that a withdrawal can go to. */
function Saved({ methods }: { methods: readonly WithdrawMethod[] }) {
  const t = useTranslations('cashierPages.wallet')
  const used = useTranslations('cashierPages.withdraw')
  const timeZone = useTimeZone() ?? 'UTC'
  const saved = methods.flatMap((method) => method.saved)
  return (
    <section className="grid gap-3 rounded-3 border border-line bg-surface-1 p-5">
      <h2 className="text-16 font-semibold">{t('saved')}</h2>
      {saved.length === 0 && <p className="text-14 text-chalk-3">{t('noSaved')}</p>}
      <ul className="grid gap-2">
        {saved.map(({ id, masked, last_used }) => (
          <li key={id} className="flex items-center gap-3 text-14">
            <span className="grid size-9 place-items-center rounded-2 bg-surface-2 text-chalk-2">
              <Icon name="card" size={18} />
            </span>
            <bdi className="figures font-medium">{masked}</bdi>
            <span className="figures ms-auto text-12 text-chalk-3">
              {used('lastUsed', { date: formatDate(instantOf(last_used), timeZone) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
