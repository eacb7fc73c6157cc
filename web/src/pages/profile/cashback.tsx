import type { Cashback } from '@ante/product/bonuses/contract'
import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { CashbackCard } from '../../features/bonuses/cashback-card.tsx'
import { RunningCashback } from '../../features/bonuses/running-cashback.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { loadCashbacks } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadCashbacks(context.get(siteContext))

const card = (cashback: Cashback) => <CashbackCard key={cashback.id} cashback={cashback} />

/** BON-31: what can be received, what the week that runs has come to, and what is over. */
export default function ProfileCashback() {
  const t = useTranslations('profile.cashback')
  const { cashbacks, running } = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      {cashbacks.length === 0 && running.length === 0 ? (
        <EmptyState icon="cashback" title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to="/cashier/history" look="plain">
            {t('empty.action')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {cashbacks.filter(({ can_receive }) => can_receive).map(card)}
          {running.map((one) => (
            <RunningCashback key={one.sysname} running={one} />
          ))}
          {cashbacks.filter(({ can_receive }) => !can_receive).map(card)}
        </ul>
      )}
    </section>
  )
}
