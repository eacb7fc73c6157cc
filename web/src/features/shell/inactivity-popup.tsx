import type { Messages } from '@ante/texts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PopupOptions } from '../../app/popups/popups.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody } from '../../ui/dialog/dialog-body.tsx'
import type { DialogOptions } from '../../ui/dialog/store.ts'

declare module '../../app/popups/popups.ts' {
  interface PopupOptions {
    InteractivityWarning: { milliseconds: number; onStay: () => void; onLeave: () => void }
  }
}

/** DLG-34: the last part of the time without a sign of the player, counted down. */
export const inactivityDialog = (
  options: PopupOptions['InteractivityWarning'],
  messages: Partial<Messages>
): Omit<DialogOptions, 'name'> => ({
  title: messages.popups?.inactivity.title ?? '',
  content: <Countdown {...options} />,
})

function Countdown({ milliseconds, onStay, onLeave }: PopupOptions['InteractivityWarning']) {
  const t = useTranslations('popups.inactivity')
  const [left, setLeft] = useState(Math.ceil(milliseconds / 1000))
  useEffect(() => {
    const end = performance.now() + milliseconds
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [milliseconds])
  return (
    <DialogBody
      text={t('text')}
      actions={
        <>
          <Button look="quiet" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button onClick={onStay}>{t('stay')}</Button>
        </>
      }
    >
      <p role="timer" className="figures font-display text-36">
        {t('left', { seconds: left })}
      </p>
    </DialogBody>
  )
}
