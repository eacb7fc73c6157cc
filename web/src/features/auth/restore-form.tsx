import * as validators from '@ante/kit/validators'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { usePasswordPolicy, useSettings } from '../../app/document/site-data.ts'
import { type FieldVerdict, useFieldSentences } from '../../app/personal/use-field-sentences.ts'
import { useAccount } from '../../app/session/account.tsx'
import { endingBy } from '../../app/session/end-session.ts'
import { playSession } from '../../app/session/play-session.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { Input } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { type Sentences, useFields, type Values } from '../../ui/use-fields.ts'
import { cleanLogin } from './use-login.ts'
import { Alert } from './parts.tsx'

/** What a code of a text message works together with. */
interface AskedByPhone {
  readonly login: string
  readonly request: string
}

/** AUTH-48..50: asks for a letter, or for a code where a number was typed; with the token of its link, or the code, sets the new password. */
export function RestoreForm({ token, onLogin }: { token: string | undefined; onLogin: () => void }) {
  const [done, setDone] = useState<'sent' | 'set'>()
  const [asked, setAsked] = useState<AskedByPhone>()
  const { signedIn, refresh } = useAccount()
  const onSet = () => {
    setDone('set')
    // Every session of the account is over: this one too, unless the link was of another account.
    if (signedIn) void refresh().then(playSession.resume)
  }
  if (done) return <Done step={done} onLogin={onLogin} />
  if (token || asked) return <NewPassword proof={asked ?? { token: token ?? '' }} onDone={onSet} />
  return <AskForLetter onDone={(byPhone) => (byPhone ? setAsked(byPhone) : setDone('sent'))} />
}

/** AUTH-49. The rules of the restore form: its own dictionary, and the usual rule of each field. */
export function useRestoreCheck(usual: (values: Values) => readonly FieldVerdict[]): (values: Values) => Sentences {
  const sentencesOf = useFieldSentences(useSettings('auth').forms.restore.validation)
  return (values) => sentencesOf(usual(values), (field) => values[field] ?? '')
}

/** One send at a time; what the server refuses stands at its field or above the form. */
function useSend(form: ReturnType<typeof useFields>, send: () => Promise<unknown>, onDone: () => void) {
  const t = useTranslations('common')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    setProblem(undefined)
    try {
      await send()
      onDone()
    } catch (error) {
      setSending(false)
      if (!(error instanceof ApiError)) setProblem(t('offline'))
      else if (Object.keys(error.fields).length > 0) form.refuse(error.fields)
      else setProblem(error.message || t('failed'))
    }
  }
  return { sending, problem, submit }
}

function AskForLetter({ onDone }: { onDone: (asked: AskedByPhone | undefined) => void }) {
  const t = useTranslations('auth')
  // A visitor's is empty.
  const { info } = useAccount()
  const form = useFields(
    { login: info.login },
    useRestoreCheck((values) => [['login', validators.plain.required(values['login'] ?? '')]])
  )
  const login = cleanLogin(form.values['login'] ?? '')
  const isPhone = /^\d[\d\s()./-]{5,}$/.test(login)
  const [request] = useState(() => crypto.randomUUID())
  const { sending, problem, submit } = useSend(
    form,
    () => post('auth.restore', { login, ...(isPhone ? { request } : {}) }),
    () => onDone(isPhone ? { login, request } : undefined)
  )
  return (
    <form ref={form.form} onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      {problem && <Alert text={problem} />}
      <Input
        {...form.field('login')}
        label={t('login')}
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        autoFocus
      />
      <Button type="submit" size="large" wide loading={sending}>
        {t(isPhone ? 'byPhone.restore' : 'submit.restore')}
      </Button>
    </form>
  )
}

function NewPassword({ proof, onDone }: { proof: AskedByPhone | { token: string }; onDone: () => void }) {
  const t = useTranslations('auth')
  const policy = usePasswordPolicy()
  const { signedIn } = useAccount()
  const isByPhone = 'request' in proof
  const form = useFields(
    { code: '', password: '', repeat: '' },
    useRestoreCheck(({ code = '', password = '', repeat = '' }) => [
      ...(isByPhone && validators.oneTimeCode(code) ? [['code', { key: 'code' }] as const] : []),
      ['password', validators.password(password, policy)],
      ['repeat', repeat === '' ? { key: 'required' } : validators.sameAs(repeat, password)],
    ])
  )
  const setPassword = () =>
    post('auth.setpassword', {
      ...proof,
      ...(isByPhone ? { code: form.values['code'] ?? '' } : {}),
      password: form.values['password'] ?? '',
    })
  const { sending, problem, submit } = useSend(form, () => (signedIn ? endingBy(setPassword) : setPassword()), onDone)
  const labels = { show: t('showPassword'), hide: t('hidePassword') }
  return (
    <form ref={form.form} onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      {problem && <Alert text={problem} />}
      {isByPhone && (
        <>
          <p role="status" className="text-14 text-chalk-2">
            {t('byPhone.sent')}
          </p>
          <CodeInput {...codeProps(form)} label={t('byPhone.code')} autoFocus />
        </>
      )}
      <PasswordInput
        {...form.secret('password')}
        label={t('newPassword')}
        autoComplete="new-password"
        strength
        autoFocus={!isByPhone}
        hint={t('passwordHint', { min: policy.min, max: policy.max })}
        labels={labels}
      />
      <PasswordInput
        {...form.secret('repeat')}
        label={t('repeatPassword')}
        autoComplete="new-password"
        labels={labels}
      />
      <Button type="submit" size="large" wide loading={sending}>
        {t('submit.newPassword')}
      </Button>
    </form>
  )
}

function codeProps(form: ReturnType<typeof useFields>) {
  const { name, value, error, onChange } = form.field('code')
  return { name, value, error, onCode: (code: string) => onChange({ target: { value: code } }) }
}

/** The form that had the focus is gone. */
const takeFocus = (part: HTMLElement | null): void => part?.focus({ preventScroll: true })

function Done({ step, onLogin }: { step: 'sent' | 'set'; onLogin: () => void }) {
  const t = useTranslations('auth')
  const common = useTranslations('common')
  const { signedIn } = useAccount()
  return (
    <div className="grid gap-5">
      <p
        ref={takeFocus}
        tabIndex={-1}
        role="status"
        className="flex items-start gap-2.5 rounded-2 bg-baize-soft px-3.5 py-3 text-14 outline-none"
      >
        <Icon name="check" />
        <span className="sentence">{t(`restored.${step}`)}</span>
      </p>
      {signedIn ? (
        <Button size="large" wide look="plain" onClick={() => dialogs.closeByName('AuthPopup')}>
          {common('close')}
        </Button>
      ) : (
        <Button size="large" wide look={step === 'set' ? 'main' : 'plain'} onClick={onLogin}>
          {t('toAuthorization')}
        </Button>
      )}
    </div>
  )
}
