import type { SettingsOf } from '../document/settings.ts'

/** CASH-05..11. Seconds and minutes as the content configuration gives them. */
export type BalanceRefresh = SettingsOf<'site'>['balanceRefresh']

interface HostServices {
  /** Milliseconds; only differences are used. */
  now(): number
  every(milliseconds: number, run: () => void): () => void
  /** The path is looked at for each request: never on one that contains /game/. */
  path(): string
  request(): void
}

/** Asks for the balance by the configured rules until `stop`. Made for a signed-in player whose window has no socket. */
export function pollBalance(settings: BalanceRefresh, around: HostServices): { clicked(): void; stop(): void } {
  const period = settings.countSecondsForInterval * 1000
  const silence = settings.countMinutesAfterWhichRequestsTurnedOff * 60_000
  const delay = settings.countSecondsForDelayBetweenClick * 1000
  let lastClick = around.now()
  let lastClickRequest = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined

  const request = () => {
    if (!around.path().includes('/game/')) around.request()
  }
  const start = () => {
    if (!settings.isEnabledInterval || cancel) return
    cancel = around.every(period, () => {
      if (settings.isEnabledTurnOffRequests && around.now() - lastClick >= silence) return pause()
      request()
    })
  }
  const pause = () => {
    cancel?.()
    cancel = undefined
  }

  start()
  return {
    clicked() {
      lastClick = around.now()
      if (!settings.isEnabledRequestsAfterClick) return
      start()
      if (around.now() - lastClickRequest < delay) return
      lastClickRequest = around.now()
      request()
    },
    stop: pause,
  }
}
