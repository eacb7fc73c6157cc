import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'

export default function ProfileCashback() {
  const t = useTranslations('profile.cashback')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <EmptyState icon="cashback" title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to="/cashier/history" look="plain">
          {t('empty.action')}
        </ButtonLink>
      </EmptyState>
    </section>
  )
}
