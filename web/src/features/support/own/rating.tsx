import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../app/api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OwnChat } from './own-chat.ts'

const stars = [1, 2, 3, 4, 5] as const

/** At the end of a conversation: how was it? */
export function Rating({ chat, rating }: { chat: OwnChat; rating: number | null }) {
  const t = useTranslations('chat.rating')
  const [chosen, setChosen] = useState(0)
  const form = useRef<HTMLFieldSetElement>(null)
  const isChosen = chosen > 0
  useEffect(() => {
    if (isChosen) form.current?.parentElement?.scrollIntoView({ block: 'end' })
  }, [isChosen])
  if (rating !== null)
    return (
      <p role="status" className="rounded-2 bg-baize-soft px-4 py-3 text-14 text-chalk">
        {t('thanks')}
      </p>
    )
  return (
    <div className="grid gap-3 rounded-3 border border-line bg-surface-2 p-4">
      <fieldset ref={form} className="grid gap-1">
        <legend className="text-14 font-semibold">{t('title')}</legend>
        <div className="flex">
          {stars.map((count) => (
            <label
              key={count}
              className={`relative grid size-11 place-items-center rounded-2 has-focus-visible:outline-2 has-focus-visible:outline-ember ${count <= chosen ? 'text-ember' : 'text-chalk-3'}`}
            >
              <Icon name="star" size={24} />
              <span className="sr-only">{t('stars', { count })}</span>
              <input
                type="radio"
                name="rating"
                checked={chosen === count}
                onChange={() => setChosen(count)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
            </label>
          ))}
        </div>
      </fieldset>
      {isChosen && <Note onSend={(note) => chat.rate(chosen, note)} />}
    </div>
  )
}

function Note({ onSend }: { onSend: (note: string) => Promise<void> }) {
  const t = useTranslations()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    setBusy(true)
    setProblem('')
    try {
      await onSend(note.trim())
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('common.offline'))
      setBusy(false)
    }
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        rows={2}
        maxLength={500}
        value={note}
        dir="auto"
        aria-label={t('chat.rating.note')}
        placeholder={t('chat.rating.note')}
        onChange={(event) => setNote(event.target.value)}
        className="w-full resize-none rounded-2 border border-line-strong bg-ink px-3.5 py-2.5 text-16 text-chalk placeholder:text-chalk-3"
      />
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" loading={isBusy}>
        {t('chat.rating.send')}
      </Button>
    </form>
  )
}
