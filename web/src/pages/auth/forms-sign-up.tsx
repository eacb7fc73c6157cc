import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useSiteData } from '../../app/document/site-data.ts'
import { EmbeddedForm } from '../../features/auth/embedded-form.tsx'
import { Registration } from '../../features/auth/registration.tsx'
import { TwoFactorForm } from '../../features/auth/two-factor-form.tsx'

export default function SignUp() {
  const t = useTranslations('auth')
  const { minimumAge } = useSiteData().policy
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const redirectTo = query.get('backUrl') ?? undefined
  const [view, setView] = useState<'registration' | 'twofa'>('registration')
  return (
    <EmbeddedForm title={t(`titles.${view}`)} intro={t(`intro.${view}`, { age: minimumAge })}>
      <PageHead title={t(`titles.${view}`)} noIndex />
      {view === 'twofa' && <TwoFactorForm redirectTo={redirectTo} />}
      {view === 'registration' && (
        <Registration
          redirectTo={redirectTo}
          onLogin={() => void navigate('/forms/sign_in')}
          onTwoFactor={() => setView('twofa')}
        />
      )}
    </EmbeddedForm>
  )
}
