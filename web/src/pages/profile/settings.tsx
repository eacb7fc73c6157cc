import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { AccountFacts } from '../../features/profile/account-facts.tsx'
import { AvatarForm } from '../../features/profile/avatar-form.tsx'
import { CameFrom } from '../../features/profile/came-from.tsx'
import { DisplayForm } from '../../features/profile/display-form.tsx'
import { NicknameForm } from '../../features/profile/nickname-form.tsx'
import { PersonalForm } from '../../features/profile/personal-form.tsx'
import { StakesForm } from '../../features/profile/stakes-form.tsx'
import { Preferences } from '../../features/shell/preferences.tsx'
import type { FrameContext } from './frame.tsx'
import { loadContacts } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadContacts(context.get(siteContext))

export default function ProfileSettings() {
  const t = useTranslations('profile.settings')
  const { contacts } = useLoaderData<typeof loader>()
  const { portrait } = useOutletContext<FrameContext | undefined>() ?? {}
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <h1 className="font-display text-28">{t('title')}</h1>
      <CameFrom />
      <AccountFacts contacts={contacts} />
      <PersonalForm />
      <NicknameForm />
      <AvatarForm portrait={portrait} />
      <DisplayForm />
      <StakesForm />
      <section className="grid gap-3 rounded-3 border border-line bg-surface-1 p-5">
        <h2 className="text-16 font-semibold">{t('site')}</h2>
        <p className="text-14 text-chalk-3">{t('languageNote')}</p>
        <div className="max-w-80">
          <Preferences />
        </div>
      </section>
    </section>
  )
}
