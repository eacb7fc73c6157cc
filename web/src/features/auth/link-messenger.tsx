import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toasts } from '../../ui/toast.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { keptLaunch, type KeptLaunch } from './kept-launch.ts'
import { Alert } from './parts.tsx'

/** Links the account of a messaging app to the one that is signed in. The password says that its player is there. */
export function LinkMessenger({ launch, name, onLeave }: { launch: KeptLaunch; name: string; onLeave: () => void }) {
  const t = useTranslations('auth.messenger')
  const auth = useTranslations('auth')
  const { form, sending, problem, submit } = useLink(launch)
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 rounded-3 border border-line bg-surface-1 p-6"
    >
      <h1 className="font-display text-28 wrap-anywhere">{t('linkTitle', { name })}</h1>
      <p className="text-14 text-chalk-2">{t('linkText')}</p>
      {problem && <Alert text={problem} />}
      <PasswordInput
        {...form.secret('password')}
        label={t('password')}
        autoComplete="current-password"
        labels={{ show: auth('showPassword'), hide: auth('hidePassword') }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" loading={sending}>
          {t('link')}
        </Button>
        <Button size="large" look="plain" onClick={onLeave}>
          {t('notNow')}
        </Button>
      </div>
    </form>
  )
}

function useLink(launch: KeptLaunch) {
  const t = useTranslations('auth.messenger')
  const common = useTranslations('common')
  const navigate = useNavigate()
  const stepUp = useStepUp()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useFields(
    { password: '' },
    () => ({}),
    'eager',
    () => true
  )
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    try {
      await stepUp(() =>
        post('account.linkMessenger', { payload: launch.data, password: form.values['password'] ?? '' })
      )
      keptLaunch.drop()
      toasts.tell('profileChanged', t('linked'))
      await navigate(launch.to, { replace: true })
    } catch (error) {
      setSending(false)
      if (!(error instanceof ApiError)) return setProblem(common('offline'))
      const { password } = error.fields
      if (password) form.refuse({ password })
      else setProblem(error.message)
    }
  }
  return { form, sending, problem, submit }
}
