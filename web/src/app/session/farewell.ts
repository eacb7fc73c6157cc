import { useCallback, useEffect } from 'react'
import { useHref } from 'react-router'
import { session } from './session.ts'
import { keep } from './storage.ts'

/**
 * The server has ended every session. `until` is null for a break that never ends. By a document of its own: a navigation within this one could be overtaken by
 * what the other windows say of the player, and would go on showing the account.
 */
function useLeave(): (until: string | null) => Promise<never> {
  const address = useHref('/break')
  return useCallback(
    (until) => {
      session.signedIn = false
      session.isLeaving = true
      window.location.replace(until ? `${address}?${new URLSearchParams({ until }).toString()}` : address)
      return new Promise(() => undefined)
    },
    [address]
  )
}

/** RG-11: leaves in this window, and in every other one of this browser. */
export function useFarewell(): (until: string | null) => Promise<never> {
  const leave = useLeave()
  return useCallback(
    (until) => {
      keep('break', `${until ?? ''} ${Date.now()}`)
      return leave(until)
    },
    [leave]
  )
}

/** Leaves with the window in which the break began. This one may have heard before of the session's end, and show a visitor's page: it says why, too. */
export function useOthersFarewell(): void {
  const leave = useLeave()
  useEffect(() => {
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === 'break' && newValue && !session.isLeaving) void leave(newValue.split(' ', 1)[0] || null)
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  }, [leave])
}
