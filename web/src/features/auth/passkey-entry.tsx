import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { tellAnalytics } from '../../app/session/analytics.ts'
import {
  getPasskey,
  hasUsedPasskey,
  leavePasskey,
  offersQuietly,
  PasskeyLeft,
  supportsPasskeys,
} from '../../app/step-up/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { useAfterEntry } from './after-entry.ts'

interface Entry {
  redirectTo: string | undefined
  /** Said above the form; nothing when another try begins. */
  onProblem: (problem: string | undefined) => void
}

/** The login by a passkey: by its button, and where this browser has used one before, in the field of the login too. */
export function PasskeyEntry({ redirectTo, onProblem }: Entry) {
  const t = useTranslations('security.passkeys')
  const [isThere, setThere] = useState(false)
  const { sending, enter } = useEntry({ redirectTo, onProblem })
  // The server does not know the browser; a form in a partner's page is not allowed to ask for a passkey.
  useEffect(() => setThere(supportsPasskeys() && window.top === window.self), [])
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  useEffect(() => {
    if (!hasUsedPasskey()) return
    let isLeft = false
    void offersQuietly().then((can) => {
      if (can && !isLeft) void latest.current('quietly')
    })
    return () => {
      isLeft = true
      leavePasskey()
    }
  }, [])
  if (!isThere) return null
  return (
    <Button look="plain" size="large" wide icon="key" loading={sending} onClick={() => void enter('by-button')}>
      {t('login')}
    </Button>
  )
}

function useEntry({ redirectTo, onProblem }: Entry) {
  const t = useTranslations('security.passkeys')
  const common = useTranslations('common')
  const afterEntry = useAfterEntry()
  const [sending, setSending] = useState(false)
  const lastBegun = useRef(0)
  async function enter(how: 'quietly' | 'by-button') {
    const quietly = how === 'quietly'
    const own = ++lastBegun.current
    if (!quietly) setSending(true)
    try {
      const { options } = await post('auth.startPasskey', {})
      const response = await getPasskey(options, { quietly })
      // The offer and the button can both be answered: only the last one goes on, or the server would take the older counter for a copy of the passkey.
      if (own !== lastBegun.current) return
      setSending(true)
      onProblem(undefined)
      const account = await post('auth.passkeyLogin', { response })
      tellAnalytics('login')
      await afterEntry(account, redirectTo)
    } catch (error) {
      if (own !== lastBegun.current) return
      setSending(false)
      // Whoever pays no heed to the offer has refused nothing.
      if (error instanceof PasskeyLeft) return quietly ? undefined : onProblem(t('left'))
      if (error instanceof ApiError) tellAnalytics('login_error', { code: error.code })
      onProblem(error instanceof ApiError ? error.message : common('offline'))
    }
  }
  return { sending, enter }
}
