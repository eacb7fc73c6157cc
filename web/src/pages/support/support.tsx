import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { readIfAllowed } from '../../app/api/load.server.ts'
import { PageHead } from '../../app/document/head.tsx'
import { useAccount } from '../../app/session/account.tsx'
import { ChatCard } from '../../features/support/chat-card.tsx'
import { ContactWays } from '../../features/support/contact-ways.tsx'
import { OpenedConversation } from '../../features/support/requests/opened-conversation.tsx'
import { OwnRequests } from '../../features/support/requests/own-requests.tsx'
import { FeedbackForm } from '../../features/support/feedback-form.tsx'
import { Questions } from '../../features/support/questions/questions.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** CHAT-40: what is asked most, the ways to reach us, the chat and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [settings, player] = await Promise.all([
    readIfAllowed(site, 'support.getsettings', {}),
    site.account.uid > 0 ? readIfAllowed(site, 'account.getprofileinfo', { fields: 'first_name' }) : undefined,
  ])
  const email = player?.contacts.find(({ type, is_pending }) => type === 'email' && is_pending !== true)
  return { settings, known: { name: player?.profile.first_name ?? '', email: email?.contact ?? '' } }
}

export default function Support() {
  const t = useTranslations('areas.support')
  const { signedIn, info } = useAccount()
  const { settings, known } = useLoaderData<typeof loader>()
  const hasChat = settings !== undefined && settings.chat !== '' && settings.chat !== 'comm100'
  return (
    <div className="page py-6 laptop:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <div className="mx-auto grid max-w-[56rem] gap-8">
        <PageHeader title={t('title')} text={t('description')} art="characters/owl" />
        {hasChat && <ChatCard isOnline={settings.own?.is_online} />}
        {signedIn && <OwnRequests key={info.uid} />}
        <OpenedConversation />
        <Questions own={settings?.questions ?? []} />
        {!signedIn && <p className="text-14 text-chalk-3">{t('loginFirst')}</p>}
        {settings && <ContactWays contacts={settings.contacts} hours={settings.hours} />}
        <FeedbackForm key={info.uid} known={known} />
      </div>
    </div>
  )
}
