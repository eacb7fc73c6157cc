import { siteContext } from '@ante/web/context'
import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../app/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SectionHeader } from '../features/profile/section-header.tsx'
import { openSection } from './profile.server.ts'

export function loader({ context }: LoaderFunctionArgs): null {
  openSection(context.get(siteContext), 'loyalty')
  return null
}

export default function ProfileLoyalty() {
  const t = useTranslations('profile.loyalty')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <EmptyState icon="moon-star" title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to="/loyalty" look="plain">
          {t('empty.action')}
        </ButtonLink>
      </EmptyState>
    </section>
  )
}
