import { textMax } from '@ante/product/support/rules/words'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, get, newKey, post } from '../../../app/api/client.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useDateText } from '../../../ui/date-text.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { conversationAddress } from './conversation-address.ts'
import type { Subject } from './own-disputes.ts'

interface FormProps {
  about: Subject
  id: string
  onOpened: (conversation: string) => void
  onClose: () => void
}

/** By when a dispute that is opened now is answered, as the reader's day; undefined until the server has said it. */
function useDueDate(): string | undefined {
  const date = useDateText()
  const [due, setDue] = useState<string>()
  useEffect(() => {
    get('support.getsettings', {}).then(
      ({ dispute_days: days }) => setDue(new Date(Date.now() + days * 86_400_000).toISOString()),
      (error: unknown) => console.warn('the date of the answer could not be read', error)
    )
  }, [])
  return due && date(due)
}

function useDispute({ about, id, onOpened }: FormProps) {
  const common = useTranslations('common')
  const fields = useTranslations('fields')
  const [key] = useState(newKey)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const [opened, setOpened] = useState<string>()
  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setError(text.trim() === '' ? fields('required') : undefined)
    if (text.trim() === '') return event.currentTarget.querySelector('textarea')?.focus()
    setSending(true)
    setProblem('')
    try {
      const { conversation } = await post('support.openDispute', { about, about_id: id, text, key })
      setOpened(conversation)
      onOpened(conversation)
    } catch (failure) {
      setProblem(failure instanceof ApiError ? failure.message : common('offline'))
    }
    setSending(false)
  }
  return { text, setText, error, problem, isSending, opened, send }
}

/** A dispute of a line of the history, which is attached already: the player says what is wrong. */
export function DisputeForm(props: FormProps) {
  const t = useTranslations('disputes.form')
  const due = useDueDate()
  const { text, setText, error, problem, isSending, opened, send } = useDispute(props)
  if (opened !== undefined)
    return (
      <div role="status" className="grid gap-4">
        <p className="flex items-start gap-2 text-16">
          <span className="text-baize">
            <Icon name="check" size={24} />
          </span>
          {t('sent', { date: due ?? '…' })}
        </p>
        <div>
          <ButtonLink to={conversationAddress(opened)} onClick={props.onClose}>
            {t('show')}
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-14 text-chalk-2">{t('text')}</p>
      <p className="flex items-start gap-2 rounded-2 bg-surface-2 px-4 py-3 text-14">
        <Icon name="document" size={18} />
        {t(`attached.${props.about}`)}
      </p>
      <TextArea
        label={t('field')}
        hint={t('hint', { count: textMax })}
        error={error}
        rows={5}
        maxLength={textMax}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="flex min-h-5 items-center gap-2 text-14 text-chalk-2" aria-live="polite">
        {due && (
          <>
            <Icon name="calendar" size={18} />
            {t('due', { date: due })}
          </>
        )}
      </p>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {problem}
      </p>
      <div>
        <Button type="submit" loading={isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
