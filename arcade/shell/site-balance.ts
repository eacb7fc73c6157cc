import { fromWire, type Money, type WireMoney } from '@ante/kit/money'
import { isSiteBalanceMessage } from '../rules/frame-message.ts'
import { call } from './api.ts'
import { BalancePause } from './balance-pause.ts'
import { boot } from './boot.ts'

/** The pause of this frame: only the site itself is told. `take` gets a balance that something elsewhere has changed, a deposit or a released bonus. */
export function pauseOfSite(take: (now: Money) => void): BalancePause {
  const pause = new BalancePause({
    post: (message) => window.parent !== window && window.parent.postMessage(message, window.location.origin),
    every: (ms, run) => {
      const timer = setInterval(run, ms)
      return () => clearInterval(timer)
    },
    now: () => performance.now(),
  })
  addEventListener('message', ({ data, source, origin }) => {
    if (boot.mode === 'real' && source === window.parent && origin === location.origin && isSiteBalanceMessage(data))
      void pause.follow(fromWire(data.main), { read: readBalance, take })
  })
  return pause
}

async function readBalance(): Promise<Money | undefined> {
  const answer = await call<{ balance_main: WireMoney }>(
    'account.getBalance',
    {},
    { method: 'GET', onLink: () => undefined }
  )
  return 'data' in answer ? fromWire(answer.data.balance_main) : undefined
}
