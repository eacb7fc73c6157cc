import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { EnterBy } from '../../features/auth/enter-by.tsx'

/** SOC-14, SOC-19: where a login in a form of a partner's page goes on, and a launch by a messaging app. */
export default function Enter() {
  const t = useTranslations('auth')
  return (
    <div className="page grid min-h-96 grid-cols-[minmax(0,34rem)] content-start justify-center py-12">
      <PageHead title={t('titles.authorization')} noIndex />
      <EnterBy />
    </div>
  )
}
