import { useTranslations } from 'use-intl'
import { PageHead } from '../app/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SectionHeader } from '../features/profile/section-header.tsx'

export default function ProfileBonuses() {
  const t = useTranslations('profile.bonuses')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <EmptyState icon="rewards" title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to="/promotions" look="plain">
          {t('empty.action')}
        </ButtonLink>
      </EmptyState>
    </section>
  )
}
