import * as validators from '@ante/kit/validators'
import type { FieldDictionary } from '@ante/product/identity/rules/form-rules'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callOnce } from '../../app/api/call-once.ts'
import { ApiError, post } from '../../app/api/client.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { type FieldVerdict, useFieldSentences } from '../../app/personal/use-field-sentences.ts'
import { useStepUp } from '../../app/step-up/use-step-up.ts'
import { ForgottenPassword } from '../../app/popups/forgotten-password.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toasts } from '../../ui/toast.tsx'
import { type Sentences, useFields, type Values } from '../../ui/use-fields.ts'

const empty = { old_password: '', new_password: '', again: '' }

/** PROF-32: the present password, the new one, and the new one again. */
export function PasswordChange({
  policy,
  dictionary,
}: {
  policy: validators.PasswordPolicy
  dictionary: FieldDictionary
}) {
  const t = useTranslations('profile.security')
  const common = useTranslations('common')
  const labels = { show: common('show'), hide: common('hide') }
  const form = useFields(empty, useCheck(policy, dictionary), 'eager')
  const [sending, setSending] = useState(false)
  const stepUp = useStepUp()
  const change = useChange()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    const { old_password = '', new_password = '' } = form.values
    try {
      await stepUp(() => change(old_password, new_password))
      form.reset()
      toasts.tell('profileChanged', t('done'))
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0)
        tellRefusal('profileChanged', error, common('offline'))
      else form.refuse({ ...error.fields, ...('old_password' in error.fields ? { old_password: t('wrongOld') } : {}) })
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      ref={form.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid gap-5 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="grid gap-1">
        <h2 className="text-16 font-semibold">{t('password')}</h2>
        <p className="text-14 text-chalk-3">{t('passwordText')}</p>
      </div>
      <PasswordInput
        {...form.secret('old_password')}
        label={t('old')}
        labels={labels}
        autoComplete="current-password"
      />
      <ForgottenPassword />
      <PasswordInput
        {...form.secret('new_password')}
        label={t('fresh')}
        labels={labels}
        autoComplete="new-password"
        strength
      />
      <PasswordInput {...form.secret('again')} label={t('again')} labels={labels} autoComplete="new-password" />
      <div>
        <Button type="submit" loading={sending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

/** Changes the password, or finds out that it was changed by a call whose answer was lost. */
function useChange() {
  /** The new password of that call. */
  const unanswered = useRef<string>(undefined)
  const changeTo = (old_password: string, new_password: string) =>
    post('account.changepassword', { old_password, new_password })
  return async (old_password: string, new_password: string): Promise<void> => {
    // Where it is done, the new password is the present one. Only after a lost answer: a wrong entry costs one try and no second.
    const code = unanswered.current === new_password ? 'invalid_parameter' : ''
    const isDone = async () => (await changeTo(new_password, new_password)) === 1
    try {
      await callOnce(() => changeTo(old_password, new_password), { code, isDone })
    } catch (error) {
      if (!(error instanceof ApiError)) unanswered.current = new_password
      throw error
    }
  }
}

/** The rules of the server, at once: those of the operator's dictionary first (CMS-13). */
function useCheck(policy: validators.PasswordPolicy, dictionary: FieldDictionary): (values: Values) => Sentences {
  const sentencesOf = useFieldSentences(dictionary)
  return (values) => {
    const { old_password = '', new_password = '', again = '' } = values
    const usual: FieldVerdict[] = [
      ['old_password', old_password === '' ? { key: 'required' } : undefined],
      ['new_password', validators.password(new_password, policy)],
      ['again', validators.sameAs(again, new_password)],
    ]
    return sentencesOf(usual, (field) => values[field] ?? '')
  }
}
