import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useSettings } from '../../app/document/site-data.ts'
import { ContactCard } from '../../features/profile/contacts/contact-card.tsx'
import { dialCountriesOf } from '../../features/profile/contacts/contacts.ts'
import { DevicePush } from '../../features/profile/device-push/device-push.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { loadContactCards } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadContactCards(context.get(siteContext))

export default function ProfileNotification() {
  const t = useTranslations('profile.notification')
  const { contacts, phones, newsConsent, push } = useLoaderData<typeof loader>()
  const { phoneContacts } = useSettings('auth')
  const countries = dialCountriesOf(phones)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <div className="grid items-start gap-4 wide:grid-cols-2">
        {(['email', 'phone'] as const)
          .filter((type) => type === 'email' || phoneContacts || contacts.some((one) => one.type === 'phone'))
          .map((type) => {
            const current = contacts.find((one) => one.type === type && !one.is_pending)
            return (
              <ContactCard
                key={type}
                type={type}
                current={current}
                pending={contacts.find((one) => one.type === type && one.is_pending)}
                countries={countries}
                isOffered={type === 'email' || phoneContacts}
                newsConsent={newsConsent}
              />
            )
          })}
      </div>
      {push && <DevicePush settings={push} />}
      <p className="max-w-[44rem] text-14 text-chalk-3">{t('text')}</p>
    </section>
  )
}
