import { type FormEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { ForgottenPassword } from '../../app/popups/forgotten-password.tsx'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toasts } from '../../ui/toast.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { Alert } from './parts.tsx'
import { askService, initAddress, type SocialResult, takeLinkResult } from './social-window.ts'

/** A service is called by the name that it has for itself. */
const nameOf = (service: string): string => service.charAt(0).toUpperCase() + service.slice(1)
/** Which one is linked, where this page was left for it. */
const leftFor = 'service'

/** What waits for the password: the service, and what it has told. */
interface Told {
  readonly service: string
  readonly token: string
}

/** The services that are offered and do not open the account yet. Each says who is there in a window of its own, then the password is asked for. */
export function LinkServices({ linked }: { linked: readonly string[] }) {
  const t = useTranslations('security.services')
  const { social } = useSettings('auth').authTypes
  const { waitsFor, problem, told, ask, leave } = useAsking()
  const part = useKeptFocus<HTMLDivElement>()
  const others = social.filter((service) => !linked.includes(service))
  if (others.length === 0) return null
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label={t('title')}
      className="grid gap-3 border-t border-line pt-4 outline-none"
    >
      {problem && <Alert text={problem} />}
      {told ? (
        <LinkForm told={told} onLeave={leave} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          {others.map((service) => (
            <Button
              key={service}
              look="plain"
              size="small"
              loading={waitsFor === service}
              disabled={waitsFor !== undefined && waitsFor !== service}
              onClick={() => void ask(service)}
            >
              {t('link', { service: nameOf(service) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

function useAsking() {
  const t = useTranslations('security.services')
  const common = useTranslations('common')
  const [waitsFor, setWaitsFor] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<Told>()

  function take(service: string, result: SocialResult | 'closed') {
    if (result === 'closed') setProblem(t('windowClosed'))
    else if ('code' in result && result.code === 'password_needed' && 'token' in result)
      setTold({ service, token: result.token })
    else if ('message' in result) setProblem(result.message)
  }
  async function ask(service: string) {
    setProblem(undefined)
    setWaitsFor(service)
    const back = new URL(window.location.href)
    back.searchParams.set(leftFor, service)
    try {
      take(service, await askService(initAddress(service, 'link', back.pathname + back.search)))
    } catch {
      setProblem(common('offline'))
    } finally {
      setWaitsFor(undefined)
    }
  }
  // Where no window may open, the service has sent this page back.
  useEffect(() => {
    const result = takeLinkResult()
    const service = new URLSearchParams(window.location.search).get(leftFor)
    if (result && 'token' in result && service) setTold({ service, token: result.token })
  }, [])
  return { waitsFor, problem, told, ask, leave: () => setTold(undefined) }
}

function LinkForm({ told, onLeave }: { told: Told; onLeave: () => void }) {
  const t = useTranslations('security.services')
  const auth = useTranslations('auth')
  const { form, sending, submit } = useLink(told, onLeave)
  return (
    <form ref={form.form} noValidate onSubmit={(event) => void submit(event)} className="grid max-w-120 gap-4">
      <div className="grid gap-1">
        <h3 className="text-14 font-semibold">{t('linkQuestion', { service: nameOf(told.service) })}</h3>
        <p className="text-14 text-chalk-2">{t('linkText')}</p>
      </div>
      <PasswordInput
        {...form.secret('password')}
        label={t('password')}
        autoComplete="current-password"
        labels={{ show: auth('showPassword'), hide: auth('hidePassword') }}
        autoFocus
      />
      <ForgottenPassword />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" loading={sending}>
          {t('linkSubmit')}
        </Button>
        <Button size="small" look="quiet" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function useLink({ service, token }: Told, onDone: () => void) {
  const t = useTranslations('security.services')
  const common = useTranslations('common')
  const fields = useTranslations('fields')
  const { revalidate } = useRevalidator()
  const stepUp = useStepUp()
  const [sending, setSending] = useState(false)
  const form = useFields(
    { password: '' },
    ({ password = '' }): Record<string, string> => (password === '' ? { password: fields('required') } : {}),
    'eager',
    () => true
  )
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    try {
      await stepUp(() => post('account.linkService', { token, password: form.values['password'] ?? '' }))
      toasts.tell('profileChanged', t('linked', { service: nameOf(service) }))
      await revalidate()
      onDone()
    } catch (error) {
      setSending(false)
      const problem = error instanceof ApiError ? (error.fields['password'] ?? error.message) : common('offline')
      form.refuse({ password: problem })
    }
  }
  return { form, sending, submit }
}
