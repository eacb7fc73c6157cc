import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { usePasswordPolicy, useSettings } from '../../app/document/site-data.ts'
import { LinkServices } from '../../features/auth/link-services.tsx'
import { Authenticator } from '../../features/profile/authenticator.tsx'
import { Devices } from '../../features/profile/devices.tsx'
import { LoginServices } from '../../features/profile/login-services.tsx'
import { PasswordChange } from '../../features/profile/password-change.tsx'
import { Passkeys } from '../../features/profile/passkeys.tsx'
import { SecondStep } from '../../features/profile/second-step.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { loadSecurity } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadSecurity(context.get(siteContext))

export default function ProfileSecurity() {
  const t = useTranslations('profile.security')
  const { sessions, factors, services } = useLoaderData<typeof loader>()
  const { forms, authTypes } = useSettings('auth')
  const { social } = authTypes
  const policy = usePasswordPolicy()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <div className="grid items-start gap-6 wide:grid-cols-2">
        <PasswordChange policy={policy} dictionary={forms.profile.validation} />
        {factors.is_offered && (
          <div className="grid gap-6">
            <Authenticator factors={factors} />
            <SecondStep />
          </div>
        )}
      </div>
      <Passkeys passkeys={factors.passkeys} />
      {(services?.length !== 0 || social.length > 0) && (
        <LoginServices services={services}>
          {services && <LinkServices linked={services.map(({ service }) => service)} />}
        </LoginServices>
      )}
      <Devices sessions={sessions} />
    </section>
  )
}
