import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { endSession } from '../../app/session/end-session.ts'
import { playSession } from '../../app/session/play-session.ts'
import { toasts } from '../../ui/toast.tsx'

/** AUTH-45..47: the server ends the session, the page forgets it, the index is shown. */
export function useLogout(): () => Promise<void> {
  const { refresh } = useAccount()
  const navigate = useNavigate()
  const t = useTranslations('common')
  return useCallback(async () => {
    try {
      await endSession()
    } catch {
      // Still signed in: the player must know.
      toasts.tell('signOutFailed', t('offline'), { tone: 'bad' })
      void playSession.refresh()
      return
    }
    await navigate('/')
    await refresh()
    playSession.resume()
    const { live } = await import('../../app/live/live.ts')
    live.restart()
  }, [refresh, navigate, t])
}
