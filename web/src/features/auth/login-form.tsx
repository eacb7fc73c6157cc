import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Alert, SwitchView, useFirstFocus } from './parts.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import { SocialEntry } from './social-entry.tsx'
import { useLogin } from './use-login.ts'

interface Ways {
  redirectTo: string | undefined
  /** What went wrong before the form was there. */
  before?: string | undefined
  onRegistration: () => void
  onRestore: () => void
  onTwoFactor: () => void
}

export function LoginForm({ redirectTo, before, onRegistration, onRestore, onTwoFactor }: Ways) {
  const t = useTranslations()
  const { login, setLogin, password, setPassword, sending, problem, setProblem, submit } = useLogin({
    redirectTo,
    before,
    onTwoFactor,
  })
  const firstFocus = useFirstFocus()

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      {problem && <Alert text={problem} />}
      <Input
        label={t('auth.login')}
        name="login"
        autoComplete="username webauthn"
        inputMode="email"
        dir="ltr"
        autoFocus={firstFocus}
        value={login}
        onChange={(event) => setLogin(event.target.value)}
      />
      <PasswordInput
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        labels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button
        type="button"
        onClick={onRestore}
        className="-mt-2 min-h-11 justify-self-start rounded-1 text-14 font-semibold text-ember underline-offset-4 hover:underline"
      >
        {t('auth.toRestore')}
      </button>
      <Button type="submit" size="large" wide loading={sending} disabled={login.trim() === '' || password === ''}>
        {t('auth.submit.authorization')}
      </Button>
      <PasskeyEntry redirectTo={redirectTo} onProblem={setProblem} />
      <SocialEntry purpose="login" redirectTo={redirectTo} onTwoFactor={onTwoFactor} />
      <SwitchView question={t('auth.noAccount')} action={t('auth.toRegistration')} onClick={onRegistration} />
    </form>
  )
}
