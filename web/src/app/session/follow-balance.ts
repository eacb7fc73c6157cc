import { type BalanceRefresh, pollBalance } from './balance-polling.ts'
import type { Balances } from './balances.ts'
import { get } from '../api/client.ts'
import { live } from '../live/live.ts'
import { hearTopic } from '../live/topics.ts'
import { session } from './session.ts'

/** A window that logs out by itself has done so by then. */
const ownLogoutMs = 300

/** RG-11: the session may have ended on another device: then nothing of the account stays in sight. */
async function whoIsIn(uid: string): Promise<void> {
  if (!session.signedIn) return
  const info = await get('account.getInfo', {}).catch(() => undefined)
  if (info && String(info.uid) !== uid) session.reportEnded()
}

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
  const unsubscribe = hearTopic(live, { topic: 'players.balance', key: uid }, apply)
  const unwatch = live.watch((connected) => (connected ? stopPolling() : startPolling()))
  const unhear = live.whenEnded(() => void setTimeout(() => void whoIsIn(uid), ownLogoutMs))
  document.addEventListener('click', clicked)
  return () => {
    unhear()
    unsubscribe()
    unwatch()
    stopPolling()
    document.removeEventListener('click', clicked)
  }
}
