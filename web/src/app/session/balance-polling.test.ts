import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BalanceRefresh, pollBalance } from './balance-polling.ts'

const allOn: BalanceRefresh = {
  isEnabledInterval: true,
  countSecondsForInterval: 10,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: 5,
  isEnabledRequestsAfterClick: true,
  countSecondsForDelayBetweenClick: 1,
}
let path = '/'
const request = vi.fn<() => void>()
const start = (settings: Partial<BalanceRefresh> = {}) =>
  pollBalance(
    { ...allOn, ...settings },
    {
      now: () => Date.now(),
      every: (milliseconds, run) => {
        const timer = setInterval(run, milliseconds)
        return () => clearInterval(timer)
      },
      path: () => path,
      request,
    }
  )

beforeEach(() => {
  vi.useFakeTimers()
  request.mockReset()
  path = '/'
})
afterEach(() => vi.useRealTimers())

describe('balance polling', () => {
  it('CASH-07, CASH-10, CONST-10 it asks every configured number of seconds', () => {
    const polling = start({ countSecondsForInterval: 7 })
    vi.advanceTimersByTime(21_000)
    expect(request).toHaveBeenCalledTimes(3)
    polling.stop()
  })
  it('CASH-07 it does not run by itself when the interval is off', () => {
    start({ isEnabledInterval: false })
    vi.advanceTimersByTime(60_000)
    expect(request).not.toHaveBeenCalled()
  })
  it('CASH-06, GAME-06 never on a path that contains /game/', () => {
    const polling = start()
    path = '/ar/game/plumb'
    vi.advanceTimersByTime(30_000)
    polling.clicked()
    expect(request).not.toHaveBeenCalled()
    path = '/gamehall'
    vi.advanceTimersByTime(10_000)
    expect(request).toHaveBeenCalledTimes(1)
  })
  it('CASH-08, CASH-10, CONST-10 it stops once the configured minutes have passed since the last click', () => {
    start({ countMinutesAfterWhichRequestsTurnedOff: 1 })
    vi.advanceTimersByTime(10 * 60_000)
    expect(request).toHaveBeenCalledTimes(5)
  })
  it('CASH-08 it goes on for ever when the turn-off is off', () => {
    start({ isEnabledTurnOffRequests: false })
    vi.advanceTimersByTime(10 * 60_000)
    expect(request).toHaveBeenCalledTimes(60)
  })
  it('CASH-09 a click asks at once and starts it again; two within the delay ask once', () => {
    const polling = start({ countMinutesAfterWhichRequestsTurnedOff: 1 })
    vi.advanceTimersByTime(5 * 60_000)
    request.mockReset()
    polling.clicked()
    vi.advanceTimersByTime(500)
    polling.clicked()
    expect(request).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(request).toHaveBeenCalledTimes(2)
  })
  it('CASH-09 clicks do nothing when that is off, but keep it awake', () => {
    const polling = start({ isEnabledRequestsAfterClick: false, countMinutesAfterWhichRequestsTurnedOff: 1 })
    polling.clicked()
    expect(request).not.toHaveBeenCalled()
    vi.advanceTimersByTime(50_000)
    polling.clicked()
    vi.advanceTimersByTime(50_000)
    expect(request).toHaveBeenCalledTimes(10)
  })
})
