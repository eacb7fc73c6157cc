import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { EmbeddedForm } from '../../features/auth/embedded-form.tsx'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { RestoreForm } from '../../features/auth/restore-form.tsx'
import { TwoFactorForm } from '../../features/auth/two-factor-form.tsx'

export default function SignIn() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const redirectTo = query.get('backUrl') ?? '/'
  const [view, setView] = useState<'authorization' | 'restore' | 'twofa'>('authorization')
  return (
    <EmbeddedForm title={t(`titles.${view}`)} intro={t(`intro.${view}`)}>
      <PageHead title={t(`titles.${view}`)} noIndex />
      {view === 'restore' && <RestoreForm token={undefined} onLogin={() => setView('authorization')} />}
      {view === 'twofa' && <TwoFactorForm redirectTo={redirectTo} />}
      {view === 'authorization' && (
        <LoginForm
          redirectTo={redirectTo}
          onRegistration={() => void navigate('/forms/sign_up')}
          onRestore={() => setView('restore')}
          onTwoFactor={() => setView('twofa')}
        />
      )}
    </EmbeddedForm>
  )
}
