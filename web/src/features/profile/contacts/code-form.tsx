import * as validators from '@ante/kit/validators'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../../app/api/client.ts'
import { isDone } from '../../../app/api/is-done.ts'
import { useStepUp } from '../../../app/step-up/use-step-up.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/code-input.tsx'

interface CodeFormProps {
  contact: string
  /** The same as it is written. */
  shown: string
  note: string | undefined
  onDone: () => void
  onCancel: () => void
}

/** PROF-27, PROF-28: the code that was sent; whatever is wrong with it is said at it. */
export function CodeForm({ contact, shown, note, onDone, onCancel }: CodeFormProps) {
  const t = useTranslations('profile.contacts')
  const fields = useTranslations('fields')
  const common = useTranslations('common')
  const stepUp = useStepUp()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<string>()
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    if (validators.oneTimeCode(code)) return setProblem(fields('code'))
    setSending(true)
    setProblem(undefined)
    try {
      if (!isDone(await stepUp(() => post('account.confirmContact', { contact, code }))))
        throw new Error('it was not confirmed')
      return onDone()
    } catch (error) {
      setSending(false)
      setProblem(
        error instanceof ApiError
          ? (error.fields['code'] ?? error.fields['contact'] ?? error.message)
          : common('offline')
      )
    }
  }
  async function again() {
    setTold(undefined)
    setProblem(undefined)
    try {
      await post('account.sendconfirmationtocontact', { contact })
      setTold(t('sentAgain'))
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-120 gap-4">
      <p role="status" className="text-14 text-chalk-2 wrap-anywhere">
        {t('sentTo', { contact: shown })} {note}
      </p>
      <CodeInput label={t('code')} name="code" value={code} error={problem} onCode={setCode} autoFocus />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" size="small" loading={sending}>
          {t('confirm')}
        </Button>
        <Button size="small" look="quiet" onClick={() => void again()}>
          {t('again')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <p role="status" className="text-14 text-chalk-3 empty:hidden">
        {told}
      </p>
    </form>
  )
}
