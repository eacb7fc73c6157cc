import { consentCategories } from '@ante/kit/consent'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { answerConsent, onConsent, readTracking } from '../../app/session/consent.ts'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { toasts } from '../../ui/toast.tsx'

type Answer = Output<'tracking.getConsents'>['items'][number]

/** What the player has answered under their account, and the way to change it or to take all of it back. */
export function ConsentCard({ consents }: { consents: readonly Answer[] }) {
  const t = useTranslations('consent')
  const { problem, isSending, choose, withdraw } = useChange()
  return (
    <section
      aria-labelledby="data-consent"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="grid gap-1">
        <h2 id="data-consent" className="text-16 font-semibold">
          {t('history.title')}
        </h2>
        <p className="max-w-[40rem] text-14 text-chalk-3">{t('history.text')}</p>
      </div>
      {consents.length === 0 ? (
        <p className="text-14 text-chalk-2">{t('history.none')}</p>
      ) : (
        <ol className="grid divide-y divide-line rounded-2 border border-line">
          {consents.map((answer) => (
            <AnswerLine key={answer.at} answer={answer} />
          ))}
        </ol>
      )}
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" look="plain" onClick={() => void choose()}>
          {t('history.change')}
        </Button>
        <Button size="small" look="plain" loading={isSending} onClick={() => void withdraw()}>
          {t('history.withdraw')}
        </Button>
      </div>
    </section>
  )
}

function AnswerLine({ answer: { at, answers, place, is_private: isPrivate } }: { answer: Answer }) {
  const t = useTranslations('consent')
  const dateText = useDateText()
  const names = (yes: boolean): string =>
    consentCategories
      .filter((category) => answers[category] === yes)
      .map((category) => t(`${category}.title`))
      .join(', ')
  const how = [place && t(`history.${place}`), isPrivate && t('history.private')].filter(Boolean)
  const [yes, no] = [names(true), names(false)]
  return (
    <li className="grid gap-0.5 p-4 text-14">
      <p className="figures text-12 text-chalk-3">{[dateText(at, 'time'), ...how].join(' · ')}</p>
      {yes !== '' && <p>{t('history.yes', { what: yes })}</p>}
      {no !== '' && <p className="text-chalk-2">{t('history.no', { what: no })}</p>}
    </li>
  )
}

function useChange() {
  const t = useTranslations('consent')
  const common = useTranslations('common')
  const { revalidate } = useRevalidator()
  const openPopup = usePopup()
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  useEffect(() => onConsent(() => void revalidate()), [revalidate])
  async function attempt(work: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : common('offline'))
    }
  }
  const choose = () => attempt(async () => openPopup('ConsentPopup', { settings: await readTracking() }))
  async function withdraw() {
    setIsSending(true)
    await attempt(async () => {
      await readTracking()
      // Also what is not used any more: a no holds for whatever comes back.
      await answerConsent(Object.fromEntries(consentCategories.map((category) => [category, false])), 'account')
      toasts.tell('consentKept', t('kept'), { tone: 'good' })
    })
    setIsSending(false)
  }
  return { problem, isSending, choose, withdraw }
}
