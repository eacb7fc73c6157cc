import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '../../app/session/account.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import type { PlayMode } from './play-mode.ts'

/** Once in a visit: said twice it would be begging. */
const storageKey = 'demo-notice'
const isToldOnce = (): boolean => {
  try {
    if (sessionStorage.getItem(storageKey)) return true
    sessionStorage.setItem(storageKey, '1')
    return false
  } catch {
    // Without storage nothing would keep it from coming again and again.
    return true
  }
}

/** DLG-25: a player with nothing on the balance who plays for fun, and a visitor who leaves a game played for fun, are told what it is. */
export function useDemoNotice(sysname: string, mode: PlayMode | undefined): void {
  const { signedIn, balances } = useAccount()
  const openPopup = usePopup()
  const { hash } = useLocation()
  const isEmpty = signedIn && balances.balance_main.amount <= 0
  const latest = useRef({ signedIn, mode, hash, openPopup })
  useEffect(() => {
    latest.current = { signedIn, mode, hash, openPopup }
  })
  useEffect(() => {
    if (mode === 'demo' && isEmpty && !isToldOnce()) void openPopup('DemoModePopup', { signedIn: true, sysname })
  }, [mode, isEmpty, openPopup, sysname])
  useEffect(
    () => () => {
      const { current } = latest
      // Who wanted to play for money, and did not register, has been asked already.
      if (current.mode === 'demo' && current.hash !== '#real' && !current.signedIn && !isToldOnce())
        void current.openPopup('DemoModePopup', { signedIn: false, sysname })
    },
    [sysname]
  )
}
