import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { openForm } from './open-form.ts'

interface Asked {
  externalActionId: string
  title: string
  onHandedIn: () => void
}

/** The vendor's form in `place`, opened again for each `attempt`. What is handed in there is told to our server, which asks the vendor (KYC-05). */
function useForm({ externalActionId, title, onHandedIn }: Asked) {
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

/** A step of verification, as the vendor's form shows it. */
export function IdentityForm(asked: Asked) {
  const t = useTranslations('popups.sumsub')
  const { title } = asked
  const { place, state, why, again } = useForm(asked)
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
