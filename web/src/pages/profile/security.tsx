import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { usePasswordPolicy, useSettings } from '../../app/document/site-data.ts'
import { PasswordChange } from '../../features/profile/password-change.tsx'
import { SecondStep } from '../../features/profile/second-step.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'

export default function ProfileSecurity() {
  const t = useTranslations('profile.security')
  const { forms } = useSettings('auth')
  const policy = usePasswordPolicy()
  const { isTwoFAEnable } = useSettings('site')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <PasswordChange policy={policy} dictionary={forms.profile.validation} />
      {isTwoFAEnable && <SecondStep />}
    </section>
  )
}
