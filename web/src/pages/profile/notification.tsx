import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { NewsChoice } from '../../features/profile/news-choice.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadContacts } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadContacts(context.get(siteContext))

export default function ProfileNotification() {
  const t = useTranslations('profile.notification')
  const { contacts } = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      {contacts.length === 0 ? (
        <EmptyState icon="info" title={t('none.title')} text={t('none.text')}>
          <ButtonLink to="/profile/settings" look="plain">
            {t('none.action')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <NewsChoice contacts={contacts} />
      )}
    </section>
  )
}
