import { describe, expect, it } from 'vitest'
import { Autoplay } from './autoplay.ts'
import type { AutoEnd, AutoPlan, AutoStep, AutoTally } from './stops.ts'

const plan: AutoPlan = {
  count: 5,
  lossMinor: 10_000n,
  gainMinor: undefined,
  singleMinor: undefined,
  stopsAtFeature: true,
}
const round = (wonMinor: bigint): AutoStep => ({
  stakedMinor: 100n,
  paidMinor: wonMinor,
  wonMinor,
  isFeature: false,
})
const opened: AutoStep = { stakedMinor: 100n, paidMinor: 0n, wonMinor: undefined, isFeature: true }

/** A table whose presses answer in turn; the last answer is given again and again. */
class Played {
  readonly auto: Autoplay
  readonly ends: [AutoEnd, AutoTally][] = []
  presses = 0
  atOnce = 0
  atOnceMost = 0
  isOpen = false
  waited: number[] = []
  onPress = (_press: number): void => undefined

  constructor(answers: readonly (AutoStep | undefined)[], { waitMs = 0 } = {}) {
    this.auto = new Autoplay({
      waitMs: () => waitMs,
      wait: (ms) => {
        this.waited.push(ms)
        return Promise.resolve()
      },
      rest: () => Promise.resolve(),
      step: async () => {
        this.atOnceMost = Math.max(this.atOnceMost, ++this.atOnce)
        await Promise.resolve()
        this.atOnce--
        this.onPress(this.presses)
        const answer = answers[Math.min(this.presses++, answers.length - 1)]
        this.isOpen = answer?.wonMinor === undefined && answer !== undefined
        return answer
      },
      isOpen: () => this.isOpen,
      stakeMinor: () => 100n,
      changed: () => undefined,
      ended: (end, tally) => void this.ends.push([end, tally]),
    })
  }
}

describe('autoplay', () => {
  it('GAM-12 plays as many rounds as were chosen, one after another, and tells what they came to', async () => {
    const table = new Played([round(0n), round(300n), round(0n)])
    await table.auto.run(plan)
    expect(table.presses).toBe(5)
    expect(table.atOnceMost).toBe(1)
    expect(table.ends).toEqual([['count', { played: 5, netMinor: -200n }]])
    expect(table.auto.isRunning).toBe(false)
  })

  it('GAM-12 a second start while it runs begins nothing', async () => {
    const table = new Played([round(0n)])
    await Promise.all([table.auto.run(plan), table.auto.run({ ...plan, count: 50 })])
    expect([table.presses, table.atOnceMost, table.ends.length]).toEqual([5, 1, 1])
  })

  it.each<[AutoEnd, Partial<AutoPlan>, readonly AutoStep[], number]>([
    ['loss', { lossMinor: 250n }, [round(0n)], 2],
    ['loss', { lossMinor: 99n }, [round(0n)], 0],
    ['loss', { lossMinor: 200n }, [round(0n), round(150n), round(0n)], 3],
    ['gain', { gainMinor: 150n }, [round(180n)], 2],
    ['single', { singleMinor: 500n }, [round(0n), round(499n), round(500n)], 3],
    ['feature', {}, [round(0n), opened], 2],
  ])('GAM-12 %s stops it, case %#', async (end, stop, answers, presses) => {
    const table = new Played(answers)
    await table.auto.run({ ...plan, ...stop })
    expect([table.ends[0]?.[0], table.presses]).toEqual([end, presses])
  })

  it('GAM-12 never loses more than was chosen, whatever comes', async () => {
    for (const lossMinor of [100n, 150n, 299n, 300n, 301n]) {
      const table = new Played([round(0n), round(20n)])
      await table.auto.run({ ...plan, count: 100, lossMinor })
      expect(table.ends[0]?.[1].netMinor).toBeGreaterThanOrEqual(-lossMinor)
    }
  })

  it('GAM-19 plays an open feature to its end where its player does not want to stop at it', async () => {
    const step: AutoStep = { stakedMinor: 0n, paidMinor: 0n, wonMinor: undefined, isFeature: false }
    const table = new Played([opened, step, { ...round(900n), stakedMinor: 0n }, round(0n)])
    await table.auto.run({ ...plan, count: 2, stopsAtFeature: false })
    expect(table.presses).toBe(4)
    expect(table.ends).toEqual([['count', { played: 2, netMinor: 700n }]])
  })

  it.each<AutoEnd>(['player', 'hidden', 'site', 'lost'])(
    'GAM-12 %s ends it after the round that runs, and the first reason counts',
    async (end) => {
      const table = new Played([round(0n)])
      table.onPress = (press) => {
        if (press !== 1) return
        table.auto.stop(end)
        table.auto.stop('player')
      }
      await table.auto.run(plan)
      expect([table.presses, table.ends[0]?.[0]]).toEqual([2, end])
    }
  )

  it('GAM-12 a refusal ends it: nothing is asked again', async () => {
    const table = new Played([round(0n), undefined])
    await table.auto.run(plan)
    expect([table.presses, table.ends[0]?.[0]]).toEqual([2, 'refused'])
  })

  it('GAM-12 something that breaks ends it too', async () => {
    const table = new Played([round(0n)])
    table.onPress = () => {
      throw new Error('broken')
    }
    await expect(table.auto.run(plan)).rejects.toThrow('broken')
    expect([table.auto.isRunning, table.ends[0]?.[0]]).toEqual([false, 'refused'])
  })

  it('GAM-13 waits for the cycle of the game before each stake', async () => {
    const table = new Played([round(0n)], { waitMs: 2500 })
    await table.auto.run({ ...plan, count: 3 })
    expect(table.waited).toEqual([2500, 2500, 2500])
  })
})
