import { type BalanceRefresh, pollBalance } from './balance-polling.ts'
import type { Balances } from './balances.ts'
import { live } from '../live/live.ts'

interface Balance {
  readonly apply: (heard: Balances) => void
  readonly request: () => Promise<void>
}

/** The socket tells balances; while it is not there they are asked for (CASH-05..11). Answers how to stop. */
export function followBalance(uid: string, refresh: BalanceRefresh, { apply, request }: Balance): () => void {
  let polling: ReturnType<typeof pollBalance> | undefined
  const clicked = () => polling?.clicked()
  const startPolling = () => {
    polling ??= pollBalance(refresh, {
      now: () => performance.now(),
      every: (milliseconds, run) => {
        const timer = setInterval(run, milliseconds)
        return () => clearInterval(timer)
      },
      path: () => window.location.pathname,
      request: () => void request().catch(() => undefined),
    })
  }
  const stopPolling = () => {
    polling?.stop()
    polling = undefined
  }
  const unsubscribe = live.subscribe('players.balance', uid, (data) => apply(data as Balances))
  const unwatch = live.watch((connected) => (connected ? stopPolling() : startPolling()))
  document.addEventListener('click', clicked)
  return () => {
    unsubscribe()
    unwatch()
    stopPolling()
    document.removeEventListener('click', clicked)
  }
}
