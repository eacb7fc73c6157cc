import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { useAfterEntry } from './after-entry.ts'
import { asksForCode, pendingLogin, resendTimeOf, wayOf } from './two-factor.ts'

/** AUTH-34: only the first plus, and only at the start. */
export const cleanLogin = (login: string): string => login.trim().replace(/^\+/, '')

interface LoginOptions {
  redirectTo: string | undefined
  /** What went wrong before the form was there. */
  before: string | undefined
  onTwoFactor: () => void
}

/** A login with its password, sent once; `problem` is the sentence of the last refusal. */
export function useLogin({ redirectTo, before, onTwoFactor }: LoginOptions) {
  const t = useTranslations()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState(before)
  const afterEntry = useAfterEntry()
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

  return { login, setLogin, password, setPassword, sending, problem, setProblem, submit }
}
