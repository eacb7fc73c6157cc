import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { openForm } from './open-form.ts'

interface Asked {
  externalActionId: string
  title: string
  onHandedIn: () => void
  /** Leaves the form by a button before it. */
  onClose: () => void
}

/** The vendor's form in `place`, opened again for each `attempt`. What is handed in there is told to our server, which asks the vendor (KYC-05). */
function useForm({ externalActionId, title, onHandedIn }: Omit<Asked, 'onClose'>) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading')
  const [why, setWhy] = useState('')
  const [attempt, setAttempt] = useState(0)
  const told = useRef(onHandedIn)
  useEffect(() => {
    told.current = onHandedIn
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    let isOver = false
    let close: (() => void) | undefined
    const fail = (error?: unknown) => {
      if (isOver) return
      setWhy(error instanceof ApiError ? error.message : '')
      setState('failed')
    }
    const handIn = () =>
      void post('account.setUserOnVerification', {})
        .catch((error: unknown) => console.warn('the vendor knows nothing of it yet', error))
        .then(() => told.current())
    setState('loading')
    const focused = document.activeElement
    openForm({
      externalActionId,
      element,
      title,
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
      opened: () => {
        setState('open')
        // The form pushes what had the focus out of sight: whoever has not gone on begins at the form.
        const isStill = document.activeElement === focused || document.activeElement === document.body
        if (!isOver && isStill) element.focus()
      },
      failed: () => fail(),
      handedIn: handIn,
    }).then((end) => {
      close = end
      if (isOver) end()
    }, fail)
    return () => {
      isOver = true
      close?.()
    }
  }, [externalActionId, title, attempt])
  return { place, state, why, again: () => setAttempt(attempt + 1) }
}

/** So soon after the key the focus has moved by it. */
const movedWithinMs = 500

/**
 * Whether somebody has gone into the vendor's frame by the keyboard. Its keys never reach this document, Esc among them: whoever is in there is told so, and
 * finds a way out before the frame. The window loses the focus when the frame gets it, and has it again when the frame has lost it.
 */
function useIsInside(place: RefObject<HTMLElement | null>, wayOut: RefObject<HTMLElement | null>): boolean {
  const [isInside, setInside] = useState(false)
  useEffect(() => {
    let tabbedAt = Number.NEGATIVE_INFINITY
    const noteKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') tabbedAt = performance.now()
    }
    const look = () => {
      if (wayOut.current?.contains(document.activeElement)) return
      const isFrame = document.activeElement instanceof HTMLIFrameElement
      const isOurs = isFrame && place.current?.contains(document.activeElement) === true
      if (!isOurs) setInside(false)
      else if (performance.now() - tabbedAt < movedWithinMs) setInside(true)
    }
    document.addEventListener('keydown', noteKey)
    document.addEventListener('focusin', look)
    window.addEventListener('blur', look)
    return () => {
      document.removeEventListener('keydown', noteKey)
      document.removeEventListener('focusin', look)
      window.removeEventListener('blur', look)
    }
  }, [place, wayOut])
  return isInside
}

/** A step of verification, as the vendor's form shows it. */
export function IdentityForm(asked: Asked) {
  const t = useTranslations('popups.sumsub')
  const common = useTranslations('common')
  const { title, onClose } = asked
  const { place, state, why, again } = useForm(asked)
  const wayOut = useRef<HTMLDivElement>(null)
  const isInside = useIsInside(place, wayOut)
  return (
    <div className="grid gap-4">
      {state === 'loading' && (
        <p role="status" className="text-14 text-chalk-2">
          {t('loading')}
        </p>
      )}
      {state === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-14">{why || t('failed')}</p>
          <Button look="plain" onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
      <div ref={wayOut} role="status" className={isInside ? 'flex flex-wrap items-center gap-3' : 'sr-only'}>
        {isInside && (
          <>
            <p className="flex-1 basis-56 text-14 text-chalk-2">{t('inside')}</p>
            <Button look="plain" onClick={onClose}>
              {common('close')}
            </Button>
          </>
        )}
      </div>
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={title}
        data-testid="identity-form"
        className={`overflow-hidden rounded-2 [&>iframe]:block [&>iframe]:min-h-90 ${state === 'failed' ? 'hidden' : ''}`}
      />
    </div>
  )
}
