import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { get } from '../../app/api/client.ts'
import { session } from '../../app/session/session.ts'
import { toasts } from '../../ui/toast.tsx'

/** AUTH-45..47: the server ends the session, the page forgets it, the index is shown. */
export function useLogout(): () => Promise<void> {
  const { refresh } = useAccount()
  const navigate = useNavigate()
  const t = useTranslations('common')
  return useCallback(async () => {
    try {
      await get('auth.logout', {})
    } catch {
      // Still signed in: the player must know.
      toasts.tell('signOutFailed', t('offline'), { tone: 'bad' })
      return
    }
    session.signedIn = false
    await navigate('/')
    await refresh()
    const { live } = await import('../../app/live/live.ts')
    live.restart()
  }, [refresh, navigate, t])
}
