import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Inbox } from '../../features/profile/inbox/inbox.tsx'
import { MessageChoices } from '../../features/profile/inbox/message-choices.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { loadMessages } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadMessages(context.get(siteContext))

export default function ProfileMessages() {
  const t = useTranslations('inbox')
  const { inbox, choices } = useLoaderData<typeof loader>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PageHead title={t('title')} description={t('description')} noIndex />
        <SectionHeader title={t('title')} text={t('description')} />
        <Inbox loaded={inbox} />
      </section>
      <MessageChoices loaded={choices} />
    </div>
  )
}
