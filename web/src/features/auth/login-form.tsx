import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { ApiError, post } from '../../app/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useAfterEntry } from './after-entry.ts'
import { Alert, SwitchView, useFirstFocus } from './parts.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import { SocialEntry } from './social-entry.tsx'
import { asksForCode, pendingLogin, resendTimeOf, wayOf } from './two-factor.ts'

/** AUTH-34: only the first plus, and only at the start. */
export const cleanLogin = (login: string): string => login.trim().replace(/^\+/, '')

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
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState(before)
  const afterEntry = useAfterEntry()
  const firstFocus = useFirstFocus()
  // 2FA-06: whoever left the step of the code begins anew.
  useEffect(() => pendingLogin.clear(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    try {
      const account = await post('auth.login', { login: cleanLogin(login), password })
      tellAnalytics('login')
      await afterEntry(account, redirectTo)
    } catch (error) {
      // AUTH-37, 2FA-03.
      if (error instanceof ApiError && asksForCode(error)) {
        pendingLogin.begin({
          login: cleanLogin(login),
          password,
          resend_time: resendTimeOf(error) ?? 0,
          way: wayOf(error),
        })
        return onTwoFactor()
      }
      if (error instanceof ApiError) tellAnalytics('login_error', { code: error.code })
      if (!(error instanceof ApiError)) setProblem(t('common.offline'))
      // AUTH-38: any refusal of the entry has one text; too many attempts or a blocked account say so.
      else
        setProblem(
          error.type === 'TooManyRequestsException' || error.type === 'UserBannedException'
            ? error.message
            : t('auth.wrongEntry')
        )
      setSending(false)
    }
  }

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
