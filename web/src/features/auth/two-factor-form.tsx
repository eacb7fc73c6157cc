import * as validators from '@ante/kit/validators'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { ApiError, post } from '../../app/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { Input } from '../../ui/field.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useAfterEntry } from './after-entry.ts'
import { Alert } from './parts.tsx'
import { takeSocialBack } from './social-window.ts'
import { pendingLogin, problemOf, resendTimeOf } from './two-factor.ts'

/** 2FA-04: the code of the letter or of the player's app; login and password are those that were typed before it. */
export const TwoFactorForm = ({ redirectTo }: { redirectTo: string | undefined }) =>
  pendingLogin.get()?.way === 'app' ? <AppForm redirectTo={redirectTo} /> : <SentForm redirectTo={redirectTo} />

/** The code that the app shows now, or one of recovery for who has lost it. */
function AppForm({ redirectTo }: { redirectTo: string | undefined }) {
  const t = useTranslations('auth')
  const steps = useTranslations('security.stepUp')
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const { sending, problem, say, send } = useSecondStep(redirectTo, isRecovery ? 'recovery' : 'app')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    if (!isRecovery && validators.oneTimeCode(code)) say(steps('digits'))
    else void send(code)
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {problem && <Alert text={problem} />}
      {isRecovery ? (
        <Input
          key="recovery"
          label={steps('recoveryCode')}
          name="code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          autoFocus
        />
      ) : (
        <CodeInput key="app" label={steps('appCode')} name="code" value={code} onCode={setCode} autoFocus />
      )}
      <Button type="submit" size="large" wide loading={sending}>
        {t('twofa.submit')}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          setRecovery(!isRecovery)
          setCode('')
          say(undefined)
        }}
      >
        {isRecovery ? steps('toApp') : steps('toRecovery')}
      </Button>
    </form>
  )
}

function SentForm({ redirectTo }: { redirectTo: string | undefined }) {
  const t = useTranslations('auth')
  const [code, setCode] = useState('')
  const { sending, problem, sent, times, seconds, say, send, sendAgain } = useSecondStep(redirectTo, 'sent')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    // 2FA-09.
    if (validators.oneTimeCode(code))
      say(t(pendingLogin.get()?.way === 'phone' ? 'byPhone.digits' : 'twoFaErrorCodeDigits'))
    else void send(code)
  }

  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {problem && <Alert text={problem} />}
      {/* The button that asked for another code is gone: the focus goes to where that code is typed. */}
      <CodeInput
        key={times}
        label={t(pendingLogin.get()?.way === 'phone' ? 'byPhone.code' : 'twofa.code')}
        name="code"
        value={code}
        onCode={setCode}
        autoFocus
      />
      <Button type="submit" size="large" wide loading={sending}>
        {t('twofa.submit')}
      </Button>
      <div className="grid justify-items-center gap-1 text-14 text-chalk-2">
        {seconds > 0 ? (
          <p className="figures" data-testid="resend-wait">
            {t('twofa.wait', { seconds })}
          </p>
        ) : (
          <Button look="quiet" onClick={() => void sendAgain()}>
            {t('twofa.again')}
          </Button>
        )}
        <p role="status">{sent && t('twofa.sent')}</p>
      </div>
    </form>
  )
}

/** The sentence of a refused code, where it went to a phone one that does not speak of an email. */
function wordsOf(problem: ReturnType<typeof problemOf>) {
  if (pendingLogin.get()?.way !== 'phone') return problem
  const own = { twoFaErrorCodeDigits: 'byPhone.digits', twoFaErrorCodeInvalid: 'byPhone.invalid' } as const
  return problem === 'twoFaErrorCodeDigits' || problem === 'twoFaErrorCodeInvalid' ? own[problem] : problem
}

/** With what was proved before: the password that was typed, or the word of a service. */
function enter(code?: string) {
  const { login = '', password = '', social } = pendingLogin.get() ?? {}
  const asked = code === undefined ? {} : { code }
  return social
    ? post('auth.sociallogin', { token: social.token, ...asked })
    : post('auth.login', { login, password, ...asked })
}

/** 2FA-05, 2FA-08: the login again, with the code or, for another letter, without one. */
function useSecondStep(redirectTo: string | undefined, kind: 'sent' | 'app' | 'recovery') {
  const t = useTranslations()
  const afterEntry = useAfterEntry()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState(false)
  const [times, setTimes] = useState(1)
  const [seconds, restart] = useCountdown(pendingLogin.get()?.resend_time ?? 0)

  function refused(error: unknown) {
    setSending(false)
    if (!(error instanceof ApiError)) return setProblem(t('common.offline'))
    tellAnalytics('login_error', { code: error.code })
    const wait = resendTimeOf(error)
    if (wait !== undefined) {
      pendingLogin.restart(wait)
      restart(wait)
    }
    const isWorded = error.type === 'TooManyRequestsException' || error.code === 'social_expired'
    if (isWorded) setProblem(error.message)
    else if (kind === 'sent') setProblem(t(`auth.${wordsOf(problemOf(error.message))}`))
    else setProblem(t(kind === 'app' ? 'security.stepUp.wrong' : 'security.stepUp.wrongRecovery'))
  }
  async function send(code: string) {
    const to = pendingLogin.get()?.social?.to ?? redirectTo
    setSending(true)
    setProblem(undefined)
    setSent(false)
    try {
      const account = await enter(code)
      pendingLogin.clear()
      takeSocialBack()
      tellAnalytics('login')
      await afterEntry(account, to)
    } catch (error) {
      refused(error)
    }
  }
  async function sendAgain() {
    setProblem(undefined)
    try {
      await enter()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second_step_needed') return refused(error)
      restart(resendTimeOf(error) ?? 0)
      setSent(true)
      setTimes((before) => before + 1)
    }
  }
  return { sending, problem, sent, times, seconds, say: setProblem, send, sendAgain }
}
