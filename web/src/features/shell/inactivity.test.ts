import { afterEach, describe, expect, it, vi } from 'vitest'
import { countInactivity, type InactivityClock, type InactivityHost } from './inactivity.ts'

/** A browser whose time is moved by hand, and its windows: each notes the player's signs for the others. */
function browser() {
  let now = 1_000_000
  let timers: { at: number; run: () => void }[] = []
  let noted = 0
  const windows: { heard: () => void }[] = []
  return {
    notes: () => noted,
    window(period: number) {
      const told: string[] = []
      const self = { heard: () => clock.heard() }
      const host: InactivityHost = {
        now: () => now,
        after(milliseconds, run) {
          const timer = { at: now + milliseconds, run }
          timers.push(timer)
          return () => void (timers = timers.filter((one) => one !== timer))
        },
        lastSign: () => noted,
        noteSign(at) {
          noted = at
          // The browser tells the other windows only.
          for (const other of windows) if (other !== self) other.heard()
        },
        warn: (left) => void told.push(`warn ${left}`),
        calm: () => void told.push('calm'),
        leave: () => void told.push('leave'),
      }
      const clock: InactivityClock = countInactivity(period, host)
      windows.push(self)
      return { told, ...clock }
    },
    pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        now = Math.max(now, next.at)
        timers = timers.filter((one) => one !== next)
        next.run()
      }
      now = end
    },
    /** The machine sleeps: time goes by and no timer runs. */
    sleep(milliseconds: number) {
      now += milliseconds
    },
  }
}

describe('inactivity', () => {
  it('RG-14 RG-15 RG-16 CONST-21 warns at 80 percent with the last fifth to count down, and leaves at the end', () => {
    const { window, pass } = browser()
    const { told } = window(100_000)
    pass(79_999)
    expect(told).toEqual([])
    pass(1)
    expect(told).toEqual(['warn 20000'])
    pass(19_999)
    expect(told).toEqual(['warn 20000'])
    pass(1)
    expect(told).toEqual(['warn 20000', 'leave'])
  })

  it('RG-19 a sign begins the time anew and takes an open warning away', () => {
    const { window, pass } = browser()
    const { told, sign } = window(100_000)
    pass(79_000)
    sign()
    pass(79_000)
    expect(told).toEqual([])
    pass(1_000)
    sign()
    expect(told).toEqual(['warn 20000', 'calm'])
    pass(100_000)
    expect(told).toEqual(['warn 20000', 'calm', 'warn 20000', 'leave'])
  })

  it('RG-19 a sign in one window is one in all of them: an idle window never logs out an active one', () => {
    const { window, pass } = browser()
    const active = window(100_000)
    const idle = window(100_000)
    for (let i = 0; i < 50; i++) {
      pass(10_000)
      active.sign()
    }
    expect([...active.told, ...idle.told]).toEqual([])
    pass(80_000)
    expect([active.told, idle.told]).toEqual([['warn 20000'], ['warn 20000']])
    active.sign()
    expect([active.told, idle.told]).toEqual([
      ['warn 20000', 'calm'],
      ['warn 20000', 'calm'],
    ])
    pass(100_000)
    expect([active.told.at(-1), idle.told.at(-1)]).toEqual(['leave', 'leave'])
  })

  it('writes down at most one sign a second', () => {
    const { window, pass, notes } = browser()
    const typing = window(100_000)
    const first = notes()
    for (let i = 0; i < 9; i++) {
      pass(100)
      typing.sign()
    }
    expect(notes()).toBe(first)
    pass(100)
    typing.sign()
    expect(notes()).toBe(first + 1000)
  })

  it('RG-16 a machine that slept past the end is logged out when it wakes, not given the time again', () => {
    const { window, pass, sleep } = browser()
    const { told } = window(100_000)
    pass(10_000)
    sleep(500_000)
    pass(1)
    expect(told).toEqual(['leave'])
  })

  it('RG-13 RG-18 nothing is counted without a time, nor after it was stopped', () => {
    const { window, pass } = browser()
    const never = window(0)
    const stopped = window(100_000)
    stopped.stop()
    stopped.heard()
    pass(1e9)
    expect([never.told, stopped.told]).toEqual([[], []])
  })
})

describe('signs of the player', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('RG-17 a key, a click and a scroll anywhere in the page are heard, and nothing after the end', async () => {
    const [page, browserWindow] = [new EventTarget(), new EventTarget()]
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', browserWindow.addEventListener.bind(browserWindow))
    vi.stubGlobal('removeEventListener', browserWindow.removeEventListener.bind(browserWindow))
    const { listenForSigns } = await import('./use-inactivity.ts')
    const [sign, heard] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const stop = listenForSigns({ sign, heard })
    for (const [index, type] of ['keydown', 'click', 'scroll'].entries()) {
      page.dispatchEvent(new Event(type))
      expect(sign, type).toHaveBeenCalledTimes(index + 1)
    }
    page.dispatchEvent(new Event('mousemove'))
    stop()
    page.dispatchEvent(new Event('keydown'))
    expect(sign).toHaveBeenCalledTimes(3)
  })
})
