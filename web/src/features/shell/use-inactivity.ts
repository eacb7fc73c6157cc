import { isActivityMessage } from '@ante/arcade/rules/frame-message'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '../../app/session/account.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { dialogs } from '../../ui/dialog/store.ts'
import { countInactivity } from './inactivity.ts'
import { useLogout } from './logout.ts'

const signs = ['keydown', 'click', 'scroll'] as const
const name = 'InteractivityWarning'

/** RG-13..18: whoever gives no sign of life for the time that the server says is warned, then logged out. */
export function useInactivity(): void {
  const { signedIn } = useAccount()
  const { secondsToLogout } = useSiteData()
  const { pathname } = useLocation()
  const openPopup = usePopup()
  const logout = useLogout()
  const latest = useRef({ openPopup, logout })
  useEffect(() => {
    latest.current = { openPopup, logout }
  })
  const clock = useRef<ReturnType<typeof countInactivity>>(undefined)

  useEffect(() => {
    if (!signedIn || secondsToLogout <= 0) return
    const counting = countInactivity(secondsToLogout * 1000, {
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      warn: (left) =>
        void latest.current.openPopup(name, {
          milliseconds: left,
          onStay: () => counting.sign(),
          onLeave: () => void leave(),
        }),
      calm: () => dialogs.closeByName(name, { immediate: true }),
      leave: () => void leave(),
    })
    const leave = async () => {
      counting.stop()
      await latest.current.logout()
    }
    clock.current = counting
    const sign = () => counting.sign()
    // A game in its frame is a page of its own: what is pressed there is heard only there.
    const heard = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === location.origin && isActivityMessage(data)) sign()
    }
    for (const type of signs) document.addEventListener(type, sign, { capture: true, passive: true })
    addEventListener('message', heard)
    return () => {
      removeEventListener('message', heard)
      for (const type of signs) document.removeEventListener(type, sign, { capture: true })
      counting.stop()
      clock.current = undefined
    }
  }, [signedIn, secondsToLogout])

  // Another page is a sign too, also one that came by the keyboard of the browser itself.
  useEffect(() => clock.current?.sign(), [pathname])
}
