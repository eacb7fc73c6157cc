import { feedbackVerdict } from '@ante/product/support/rules/feedback'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Button } from '../../ui/button.tsx'
import { Input, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Sentences, useFields, type Values } from '../../ui/use-fields.ts'
import {
  type Draft,
  draftOf,
  type Feedback,
  feedbackFields,
  forgetDraft,
  keepDraft,
  readDraft,
} from './feedback-draft.ts'

function useFeedbackCheck(): (values: Values) => Sentences {
  const t = useTranslations('fields')
  return (values) => {
    const verdicts = feedbackFields.map((name) => [name, feedbackVerdict(name, values[name] ?? '')] as const)
    return Object.fromEntries(
      verdicts.flatMap(([name, verdict]) => (verdict ? [[name, t(verdict.key, verdict.values)]] : []))
    )
  }
}

const feedbackOf = (values: Values): Feedback => ({
  name: values['name'] ?? '',
  email: values['email'] ?? '',
  subject: values['subject'] ?? '',
  message: values['message'] ?? '',
})

type Known = Pick<Feedback, 'name' | 'email'>

/** CHAT-39: what is written stays in the browser until we have it. */
function useFeedback(known: Known) {
  const t = useTranslations('areas.support.feedback')
  const common = useTranslations('common')
  const { uid } = useAccount().info
  const empty: Feedback = { ...known, subject: '', message: '' }
  const form = useFields({ ...empty }, useFeedbackCheck())
  const draft = useRef<Draft>(undefined)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [ticket, setTicket] = useState<string>()
  const { values, reset } = form

  // The server knows nothing of a draft: it comes when the page is there.
  useEffect(() => {
    draft.current = readDraft(uid)
    if (draft.current) reset({ ...draft.current.values })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each person.
  }, [uid])
  const isBegun = values['subject'] !== '' || values['message'] !== ''
  useEffect(() => {
    if (!isBegun) return
    draft.current = draftOf(draft.current, feedbackOf(values))
    keepDraft(uid, draft.current)
  }, [uid, values, isBegun])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending || !form.submit()) return
    setIsSending(true)
    setProblem(undefined)
    try {
      const { values: written, key } = draftOf(draft.current, feedbackOf(values))
      const sent = await post('support.sendFeedback', { ...written, key })
      forgetDraft()
      draft.current = undefined
      reset({ ...empty })
      setTicket(sent.ticket)
    } catch (error) {
      if (!(error instanceof ApiError)) setProblem(t('kept'))
      else if (Object.keys(error.fields).length > 0) form.refuse(error.fields)
      else setProblem(error.message || common('failed'))
    } finally {
      setIsSending(false)
    }
  }
  return { form, send, isSending, problem, ticket }
}

/** CHAT-38, CHAT-39: a message that becomes a ticket. */
export function FeedbackForm({ known }: { known: Known }) {
  const t = useTranslations('areas.support.feedback')
  const { form, send, isSending, problem, ticket } = useFeedback(known)
  return (
    <section className="grid gap-4" aria-labelledby="feedback-title">
      <div className="grid gap-1">
        <h2 id="feedback-title" className="font-display text-22">
          {t('title')}
        </h2>
        <p className="max-w-[64ch] text-14 text-chalk-2">{t('text')}</p>
      </div>
      <form ref={form.form} onSubmit={(event) => void send(event)} className="grid gap-4 tablet:grid-cols-2" noValidate>
        <Input {...form.field('name')} label={t('name')} autoComplete="name" />
        <Input {...form.field('email')} label={t('email')} type="email" autoComplete="email" dir="ltr" />
        <div className="tablet:col-span-2">
          <Input {...form.field('subject')} label={t('subject')} />
        </div>
        <div className="tablet:col-span-2">
          <TextArea {...form.field('message')} label={t('message')} rows={5} dir="auto" />
        </div>
        <div className="grid gap-3 tablet:col-span-2" aria-live="polite">
          {problem && (
            <p className="flex items-start gap-2 text-14 text-danger">
              <Icon name="warning" size={18} />
              <span className="sentence">{problem}</span>
            </p>
          )}
          {ticket && (
            <p className="flex items-start gap-2 text-14 text-baize">
              <Icon name="check" size={18} />
              <span>{t('sent', { ticket })}</span>
            </p>
          )}
        </div>
        <div>
          <Button type="submit" loading={isSending}>
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
