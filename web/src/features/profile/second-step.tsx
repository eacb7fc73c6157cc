import * as validators from '@ante/kit/validators'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { ApiError, post } from '../../app/api/client.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { toasts } from '../../ui/toast.tsx'

/** PROF-34: the second step of a login, switched on and off by the code of a letter. */
export function SecondStep() {
  const t = useTranslations('profile.security.secondStep')
  const { info } = useAccount()
  const isOn = info.two_factor_auth
  const change = useChange(isOn)
  const card = useKeptFocus<HTMLElement>()
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="second-step"
      className="grid gap-5 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2.5">
          <h2 id="second-step" className="text-16 font-semibold">
            {t('title')}
          </h2>
          <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? t('on') : t('off')}</Badge>
        </div>
        <p className="text-14 text-chalk-3">{t('text')}</p>
      </div>
      {change.needsContact && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-14">{t('confirmFirst')}</p>
          <ButtonLink to="/profile/settings" look="plain" size="small">
            {t('toSettings')}
          </ButtonLink>
        </div>
      )}
      {change.asked ? (
        <CodeForm isByPhone={change.isByPhone} onCancel={change.leave} confirm={change.confirm} />
      ) : (
        <div>
          <Button look={isOn ? 'plain' : 'main'} loading={change.sending} onClick={() => void change.ask()}>
            {isOn ? t('turnOff') : t('turnOn')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Asks for the letter, then confirms by its code; the account is read again when it is done. */
function useChange(isOn: boolean) {
  const t = useTranslations('profile.security.secondStep')
  const common = useTranslations('common')
  const { refresh } = useAccount()
  const stepUp = useStepUp()
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState(false)
  const [needsContact, setNeedsContact] = useState(false)
  const [isByPhone, setIsByPhone] = useState(false)

  async function ask() {
    if (sending) return
    setSending(true)
    setNeedsContact(false)
    try {
      const { sent_to } = await stepUp(() => post('account.changeTwoFactorAuth', { status: isOn ? '0' : '1' }))
      setIsByPhone(sent_to === 'phone')
      setAsked(true)
    } catch (error) {
      if (error instanceof ApiError && error.type === 'UserNeedConfirmContactException') setNeedsContact(true)
      else tellRefusal('profileChanged', error, common('offline'))
    } finally {
      setSending(false)
    }
  }
  /** Answers what is wrong with the code, or nothing. */
  async function confirm(code: string): Promise<string | undefined> {
    try {
      await post('account.confirmTwoFactorAuth', { code })
    } catch (error) {
      return error instanceof ApiError ? (error.fields['code'] ?? error.message) : common('offline')
    }
    await refresh()
    setAsked(false)
    toasts.tell('profileChanged', isOn ? t('doneOff') : t('doneOn'))
    return undefined
  }
  return { asked, sending, needsContact, isByPhone, ask, confirm, leave: () => setAsked(false) }
}

function CodeForm({
  isByPhone,
  confirm,
  onCancel,
}: {
  isByPhone: boolean
  confirm: (code: string) => Promise<string | undefined>
  onCancel: () => void
}) {
  const t = useTranslations('profile.security.secondStep')
  const fields = useTranslations('fields')
  const contacts = useTranslations('profile.contacts')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    if (validators.oneTimeCode(code)) return setProblem(fields('code'))
    setSending(true)
    setProblem(await confirm(code))
    setSending(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p role="status" className="text-14 text-chalk-2">
        {isByPhone ? contacts('texted') : t('ask')}
      </p>
      <CodeInput
        label={isByPhone ? contacts('code') : t('code')}
        value={code}
        error={problem}
        onCode={setCode}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={sending}>
          {t('confirm')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
