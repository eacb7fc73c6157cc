import { useEffect } from 'react'

/** A browser's timers end at 24 days: what is later is looked at again by whoever comes back. */
const longestTimerMs = 2 ** 31 - 1

/** Does something when a time has come, by the server's clock as far as the browser's agrees with it. */
export function useAtTime(iso: string | undefined, then: () => void): void {
  useEffect(() => {
    if (iso === undefined) return
    const wait = Date.parse(iso) - Date.now() + 500
    if (wait > longestTimerMs) return
    const timer = setTimeout(then, Math.max(1_000, wait))
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- Another function of the same page does the same.
  }, [iso])
}
