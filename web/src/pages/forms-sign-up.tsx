import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../app/head.tsx'
import { EmbeddedForm } from '../features/auth/embedded-form.tsx'
import { RegistrationForm } from '../features/auth/registration-form.tsx'

export default function SignUp() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (
    <EmbeddedForm title={t('titles.registration')} intro={t('intro.registration')}>
      <PageHead title={t('titles.registration')} noIndex />
      <RegistrationForm redirectTo={query.get('backUrl') ?? undefined} onLogin={() => void navigate('/forms/sign_in')} />
    </EmbeddedForm>
  )
}
