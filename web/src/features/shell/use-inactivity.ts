import { isActivityMessage } from '@ante/arcade/rules/frame-message'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '../../app/session/account.tsx'
import { comingPopup } from '../../app/popups/coming-popup.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { keep, kept, storageKeyOf } from '../../app/session/storage.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { countInactivity, type InactivityClock } from './inactivity.ts'
import { useLogout } from './logout.ts'

const signs = ['keydown', 'click', 'scroll'] as const
const warning = comingPopup('InteractivityWarning')

/** RG-13..19: whoever gives no sign of life in any window for the time that the server says is warned, then logged out. */
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
  const clock = useRef<InactivityClock>(undefined)

  useEffect(() => {
    if (!signedIn || secondsToLogout <= 0) return
    const leave = async () => {
      clock.current?.stop()
      await latest.current.logout()
    }
    const counting = countInactivity(secondsToLogout * 1000, {
      now: () => Date.now(),
      after,
      lastSign: () => Number(kept('active')) || 0,
      noteSign: (at) => keep('active', String(at)),
      warn: (left) =>
        warning.show(
          latest.current.openPopup('InteractivityWarning', {
            milliseconds: left,
            onStay: () => clock.current?.sign(),
            onLeave: () => void leave(),
          })
        ),
      calm: warning.hide,
      leave: () => void leave(),
    })
    clock.current = counting
    const stopListening = listenForSigns(counting)
    return () => {
      stopListening()
      counting.stop()
      clock.current = undefined
    }
  }, [signedIn, secondsToLogout])

  // Another page is a sign too, also one that came by the keyboard of the browser itself.
  useEffect(() => clock.current?.sign(), [pathname])
}

export function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** What the player does in this window, in the frame of its game, and in the browser's other windows. */
export function listenForSigns({ sign, heard }: Pick<InactivityClock, 'sign' | 'heard'>): () => void {
  // A game in its frame is a page of its own: what is pressed there is heard only there.
  const fromFrame = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === location.origin && isActivityMessage(data)) sign()
  }
  const fromWindow = ({ key }: StorageEvent) => {
    if (key === storageKeyOf('active')) heard()
  }
  for (const type of signs) document.addEventListener(type, sign, { capture: true, passive: true })
  addEventListener('message', fromFrame)
  addEventListener('storage', fromWindow)
  return () => {
    for (const type of signs) document.removeEventListener(type, sign, { capture: true })
    removeEventListener('message', fromFrame)
    removeEventListener('storage', fromWindow)
  }
}
