import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePopup } from '../../app/popups/popups.ts'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from './use-answer.ts'

/** Asks once, beside the page: to say no is as easy as to say yes. It waits while a game is played. */
export function ConsentBanner({ settings }: { settings: TrackingPageSettings }) {
  const t = useTranslations('consent')
  const openPopup = usePopup()
  const { pathname } = useLocation()
  const { isUnanswered, isSending, problem, answerAll } = useAnswer(settings.consent.used, 'question')
  const [isOpened, setIsOpened] = useState(false)
  if (!isUnanswered || isOpened || pathname.startsWith('/game/')) return null
  return (
    <section
      aria-labelledby="consent-title"
      data-testid="consent-banner"
      className="fixed inset-x-3 bottom-[calc(var(--bar)+0.75rem)] z-30 grid gap-4 rounded-3 border border-line-strong bg-surface-2 p-5 shadow-2 tablet:inset-x-auto tablet:start-5 tablet:bottom-[calc(var(--bar)+1.25rem)] tablet:w-104"
    >
      <div className="grid gap-1.5">
        <h2 id="consent-title" className="text-16 font-semibold tracking-normal">
          {t('title')}
        </h2>
        <p className="text-14 text-chalk-2">{t('text')}</p>
      </div>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button look="plain" className="whitespace-normal" loading={isSending} onClick={() => void answerAll(false)}>
          {t('refuse')}
        </Button>
        <Button look="plain" className="whitespace-normal" loading={isSending} onClick={() => void answerAll(true)}>
          {t('accept')}
        </Button>
        <Button
          look="quiet"
          className="col-span-2"
          onClick={() => {
            setIsOpened(true)
            void openPopup('ConsentPopup', { settings, closed: () => setIsOpened(false) })
          }}
        >
          {t('choose')}
        </Button>
      </div>
    </section>
  )
}
