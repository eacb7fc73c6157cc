import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../app/head.tsx'
import { EmbeddedForm } from '../features/auth/embedded-form.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { RestoreForm } from '../features/auth/restore-form.tsx'

export default function SignIn() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [view, setView] = useState<'authorization' | 'restore'>('authorization')
  return (
    <EmbeddedForm title={t(`titles.${view}`)} intro={t(`intro.${view}`)}>
      <PageHead title={t(`titles.${view}`)} noIndex />
      {view === 'restore' ? (
        <RestoreForm token={undefined} onLogin={() => setView('authorization')} />
      ) : (
        <LoginForm redirectTo={query.get('backUrl') ?? '/'} onRegistration={() => void navigate('/forms/sign_up')} onRestore={() => setView('restore')} />
      )}
    </EmbeddedForm>
  )
}
