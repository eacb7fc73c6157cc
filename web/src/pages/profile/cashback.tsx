import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { CashbackCard } from '../../features/bonuses/cashback-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { loadCashbacks } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadCashbacks(context.get(siteContext))

/** BON-31. */
export default function ProfileCashback() {
  const t = useTranslations('profile.cashback')
  const { cashbacks } = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      {cashbacks.length === 0 ? (
        <EmptyState icon="cashback" title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to="/cashier/history" look="plain">
            {t('empty.action')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {cashbacks.map((cashback) => (
            <CashbackCard key={cashback.id} cashback={cashback} />
          ))}
        </ul>
      )}
    </section>
  )
}
