import { describe, expect, it } from 'vitest'
import { countInactivity } from './inactivity.ts'

/** A window whose time is moved by hand. */
function host() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const told: string[] = []
  return {
    told,
    after(milliseconds: number, run: () => void) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter((one) => one !== timer))
    },
    warn: (left: number) => void told.push(`warn ${left}`),
    calm: () => void told.push('calm'),
    leave: () => void told.push('leave'),
    pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        now = next.at
        timers = timers.filter((one) => one !== next)
        next.run()
      }
      now = end
    },
  }
}

describe('inactivity', () => {
  it('RG-14 RG-15 RG-16 CONST-21 warns at 80 percent with the last fifth to count down, and leaves at the end', () => {
    const window = host()
    countInactivity(100_000, window)
    window.pass(79_999)
    expect(window.told).toEqual([])
    window.pass(1)
    expect(window.told).toEqual(['warn 20000'])
    window.pass(19_999)
    expect(window.told).toEqual(['warn 20000'])
    window.pass(1)
    expect(window.told).toEqual(['warn 20000', 'leave'])
  })

  it('RG-17 RG-19 a sign begins the time anew and takes an open warning away', () => {
    const window = host()
    const clock = countInactivity(100_000, window)
    window.pass(79_000)
    clock.sign()
    window.pass(79_000)
    expect(window.told).toEqual([])
    window.pass(1_000)
    clock.sign()
    expect(window.told).toEqual(['warn 20000', 'calm'])
    window.pass(100_000)
    expect(window.told).toEqual(['warn 20000', 'calm', 'warn 20000', 'leave'])
  })

  it('RG-13 RG-18 nothing is counted without a time, nor after it was stopped', () => {
    const never = host()
    countInactivity(0, never)
    never.pass(1e9)
    expect(never.told).toEqual([])
    const stopped = host()
    countInactivity(100_000, stopped).stop()
    stopped.pass(1e9)
    expect(stopped.told).toEqual([])
  })
})
