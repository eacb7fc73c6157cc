import { describe, expect, it } from 'vitest'
import { below, type Draws } from '../../rules/draws.ts'
import { played } from '../../testing/played.ts'
import { quick } from '../../testing/quick.ts'
import certificate from './certificate.json' with { type: 'json' }
import { laneCycle, lanternBit } from './rules/cycle.ts'
import { engine, laneDesign, lane } from './rules.ts'

const { strips, pays, lines } = laneDesign
/** Numbers of one seed, drawn one after another by many rounds. */
const draws: Draws = quick(11)

/** A second implementation: columns are numbers of symbols, walked line by line from the right; nothing of the machine is used. */
function second(from: Draws, isCalled: boolean): { coins: number; spins: number } {
  const symbols = Object.keys(pays)
  const spin = (held: readonly boolean[]): { columns: string[][]; lit: boolean[]; coins: number } => {
    const columns: string[][] = []
    for (let reel = 0; reel < 5; reel++) {
      if (held[reel]) {
        columns.push(['L', 'L', 'L'])
        continue
      }
      const strip = strips[reel] ?? ''
      const stop = below(from, strip.length)
      columns.push([0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? ''))
    }
    const lit = columns.map((column) => column.includes('L'))
    let coins = 0
    for (const line of lines) {
      let best = 0
      for (const symbol of symbols) {
        let run = 0
        for (let reel = 4; reel >= 0; reel--)
          run = lit[reel] || columns[reel]?.[line[reel] ?? 0] === symbol ? run + 1 : 0
        best = Math.max(best, (run > 0 && pays[symbol]?.[run - 1]) || 0)
      }
      coins += best
    }
    return { columns, lit, coins }
  }
  let now = spin([false, false, false, false, isCalled])
  let [coins, spins] = [now.coins, 1]
  if (!now.lit[4] || !(isCalled || now.columns[0]?.includes('N'))) return { coins, spins }
  for (const multiplier of [2, 3, 4, 5]) {
    now = spin([...now.lit.slice(1), false])
    coins += now.coins * multiplier
    spins++
  }
  return { coins, spins }
}

describe('Lamplighter Lane', () => {
  it('GAM-8 pays a million rounds as a second implementation does, and what its certificate says within 99 %', () => {
    const rounds = 1_000_000
    let [won, walks, hits] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const now = engine.resolve(quick(round), 10n, [null])
      const expected = second(quick(round), false)
      if ('refused' in now) throw new Error(now.refused)
      if (Number(now.winMinor) !== expected.coins) throw new Error(`round ${round}: ${now.winMinor}`)
      won += expected.coins / 10
      if (expected.spins > 1) walks++
      if (expected.coins > 0) hits++
    }
    expect(Math.abs(walks / rounds - (3 / 31) ** 2)).toBeLessThan(0.0003)
    const spin = certificate.choices[0]
    expect(Math.abs(hits / rounds - Number(spin?.hit.percent) / 100)).toBeLessThan(0.0015)
    const [rtp, deviation] = [Number(spin?.rtp.percent) / 100, Number(spin?.deviation)]
    expect(Math.abs(won / rounds - rtp) / (deviation / Math.sqrt(rounds))).toBeLessThan(2.576)
  })

  it('GAM-8 pays a called lamplighter as a second implementation does, sixty stakes at a time', () => {
    const rounds = 100_000
    let won = 0
    for (let round = 0; round < rounds; round++) {
      const now = engine.resolve(quick(round), 600n, [{ call: true }])
      if ('refused' in now) throw new Error(now.refused)
      const expected = second(quick(round), true)
      if (Number(now.winMinor) !== expected.coins || expected.spins !== 5) throw new Error(`round ${round}`)
      won += expected.coins / 600
    }
    const call = certificate.choices[1]
    const [rtp, deviation] = [Number(call?.rtp.percent) / 100, Number(call?.deviation)]
    expect(Math.abs(won / rounds - rtp) / (deviation / Math.sqrt(rounds))).toBeLessThan(2.576)
  })

  it('GAM-8 certifies a spin by a closed form as by its walk through the cycle', () => {
    const rows = laneCycle(0)
    const size = strips.reduce((product, strip) => product * strip.length, 1)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(size)
    // Of every reel, how many stops show a lamplighter or, on the first, a lantern: three each.
    expect(rows.find(({ scatters }) => scatters === (16 | lanternBit))?.count).toBe((size / 31 / 31) * 9)
  })

  it('GAM-14 a call is refused at a stake that is not a whole number of calls, and anything else is refused', () => {
    for (const stake of [10n, 300n, 610n, 900n])
      expect(engine.resolve(draws, stake, [{ call: true }])).toHaveProperty('refused')
    for (const choice of [{ call: false }, { call: 1 }, 'call', 1, []])
      expect(engine.resolve(draws, 600n, [choice])).toHaveProperty('refused')
    expect([engine.isBuy?.({ call: true }), engine.isBuy?.(null), engine.isBuy?.({ call: 'yes' })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('RES-2 he walks one reel to the left with each respin, everybody who comes in walks along, and each step counts more', () => {
    for (let nonce = 0; nonce < 300; nonce++) {
      const { view, open } = played(engine, nonce, 600n, [{ call: true }])
      expect(open).toBe(false)
      expect(view.spins.map(({ multiplier }) => multiplier)).toEqual([...lane.multipliers])
      for (const [step, { lit, grid }] of view.spins.entries()) {
        expect(lit).toContain(4 - step)
        const before = view.spins[step - 1]?.lit ?? [5]
        for (const reel of lit) {
          const isHeld = before.includes(reel + 1)
          if (isHeld) expect(grid[reel]).toBe('LLL')
          else expect(reel).toBe(4)
        }
      }
    }
  })
})
