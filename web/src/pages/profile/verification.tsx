import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadVerification } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadVerification(context.get(siteContext))

export default function ProfileVerification() {
  const t = useTranslations('profile.verification')
  const { state } = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <EmptyState icon="shield" title={t(`states.${state}.title`)} text={t(`states.${state}.text`)}>
        <ButtonLink to="/profile/settings" look="plain">
          {t('action')}
        </ButtonLink>
      </EmptyState>
    </section>
  )
}
