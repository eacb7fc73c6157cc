import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export default function ConfirmationSuccess() {
  const t = useTranslations('areas.confirmation.success')
  return (
    <div className="page grid grid-cols-[minmax(0,34rem)] justify-center py-12">
      <PageHead title={t('title')} noIndex />
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState icon="check" title={t('title')} text={t('text')}>
        <ButtonLink to="/">{t('action')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
