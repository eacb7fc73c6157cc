import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activities, onFirstActivity, registerAfterMs } from './first-activity.ts'
import { polling, whenReady } from '../../../app/document/load-script.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(activities)('CHAT-23 CHAT-24 the first %s does it, and what follows does nothing', (activity) => {
  vi.stubGlobal('window', new EventTarget())
  const work = vi.fn<() => void>()
  onFirstActivity(work)
  vi.runAllTimers()
  window.dispatchEvent(new Event('pointermove'))
  expect(work).not.toHaveBeenCalled()
  window.dispatchEvent(new Event(activity))
  for (const more of activities) window.dispatchEvent(new Event(more))
  expect(work).toHaveBeenCalledTimes(1)
})

it('CHAT-25 listens from the idle callback on, where the browser has one, which comes after 1000 ms though it is never idle', () => {
  const idle: (() => void)[] = []
  const latest: (number | undefined)[] = []
  vi.stubGlobal('window', Object.assign(new EventTarget(), { requestIdleCallback: true }))
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout?: number }) => {
    idle.push(work)
    latest.push(options?.timeout)
  })
  const work = vi.fn<() => void>()
  onFirstActivity(work)
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('click'))
  expect(work).not.toHaveBeenCalled()
  idle[0]?.()
  window.dispatchEvent(new Event('click'))
  expect(work).toHaveBeenCalledTimes(1)
  expect(latest).toEqual([1000])
})

it('CHAT-26 CONST-29 listens after 1000 ms where there is no idle callback', () => {
  vi.stubGlobal('window', new EventTarget())
  const work = vi.fn<() => void>()
  onFirstActivity(work)
  vi.advanceTimersByTime(999)
  window.dispatchEvent(new Event('click'))
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  window.dispatchEvent(new Event('click'))
  expect([registerAfterMs, work.mock.calls.length]).toEqual([1000, 1])
})

it('hears nothing any more once it is ended', () => {
  vi.stubGlobal('window', new EventTarget())
  const work = vi.fn<() => void>()
  const [early, late] = [onFirstActivity(work), onFirstActivity(work)]
  early()
  vi.runAllTimers()
  late()
  window.dispatchEvent(new Event('click'))
  expect(work).not.toHaveBeenCalled()
})

it('CHAT-27 CONST-31 looks after 100 ms, then less and less often, at least every 500 ms', async () => {
  const looks: number[] = []
  const start = Date.now()
  const ready = whenReady(() => looks.push(Date.now() - start) === 8)
  await vi.advanceTimersByTimeAsync(10_000)
  await ready
  const pauses = looks.slice(1).map((at, index) => at - (looks[index] ?? 0))
  expect([pauses[0], pauses.at(-1)]).toEqual([100, 500])
  expect(pauses.every((pause) => pause >= 100 && pause <= 500)).toBe(true)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})

it('CHAT-28 gives up after 30 s', async () => {
  const told = vi.fn<(error: unknown) => void>()
  const ended = whenReady(() => false).catch(told)
  await vi.advanceTimersByTimeAsync(polling.giveUpMs - 500)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(String(told.mock.calls[0]?.[0])).toContain('30000 ms')
})
