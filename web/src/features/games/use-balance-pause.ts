import { isBalanceMessage, pauseEndsMs } from '@ante/arcade/rules/frame-message'
import { type RefObject, useEffect, useRef } from 'react'
import { useAccount } from '../../app/session/account.tsx'

/** Follows what the game in the frame says of the balance. A frame that is closed or says nothing more pauses nothing. */
export function useBalancePause(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const { pauseBalances, resumeBalances } = useAccount()
  const latest = useRef({ pauseBalances, resumeBalances })
  useEffect(() => {
    latest.current = { pauseBalances, resumeBalances }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const resume = () => {
      clearTimeout(timer)
      latest.current.resumeBalances()
    }
    const heard = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isBalanceMessage(data)) return
      if (!data.paused) return resume()
      clearTimeout(timer)
      timer = setTimeout(resume, pauseEndsMs)
      latest.current.pauseBalances(data.main)
    }
    addEventListener('message', heard)
    return () => {
      removeEventListener('message', heard)
      resume()
    }
  }, [frame, address])
}
