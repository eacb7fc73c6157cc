import type { SiteBalanceMessage } from '@ante/arcade/rules/frame-message'
import { type RefObject, useEffect } from 'react'
import { useAccount } from '../../app/session/account.tsx'

/** Tells the game each balance that the site shows, so that money which comes from elsewhere is in both. */
export function useTellBalance(frame: RefObject<HTMLIFrameElement | null>): void {
  const { amount, currency } = useAccount().balances.balance_main
  useEffect(() => {
    const message: SiteBalanceMessage = { type: 'ante:site-balance', main: { amount, currency } }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [frame, amount, currency])
}
