import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import type { Json } from '../../rules/engine.ts'
import { seeded } from '../../testing/seeded.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine, sides, sunAndMoon } from './rules.ts'

const played = (numbers: readonly number[], choices: readonly Json[], stake = 100n) =>
  engine.resolve(drawsFrom(numbers), stake, choices)

describe('Sun and Moon', () => {
  it('GAM-10 ends one million rounds as a second implementation does that reads each number as a text of bits', () => {
    const draws = seeded(5)
    const numbers = Uint32Array.from({ length: 1_000_000 + sunAndMoon.calls }, () => draws.uint32())
    const digits = [...numbers].map((number) => (/[02468]$/.test(String(number)) ? 'sun' : 'moon'))
    const reached = Array.from({ length: sunAndMoon.calls + 1 }, () => 0)
    for (let round = 0; round < 1_000_000; round++) {
      // The round calls by turns or always the same, and means to stop after one to twelve right calls.
      const stop = 1 + (round % sunAndMoon.calls)
      const choices: Json[] = []
      let [streak, win, wanted] = [0, 99, round % 7 < 4 ? 'moon' : 'sun']
      while (streak < stop) {
        choices.push({ side: wanted })
        if (digits[round + streak] !== wanted) break
        ;[streak, win] = [streak + 1, win + win]
        if (round % 3 > 0) wanted = wanted === 'sun' ? 'moon' : 'sun'
      }
      const isWon = streak === stop
      if (isWon && stop < 12) choices.push({ cash: true })
      const answer = engine.resolve(drawsFrom(numbers.subarray(round)), 100n, choices)
      if ('refused' in answer || answer.open || answer.winMinor !== BigInt(isWon ? win : 0))
        throw new Error(`round ${round}: not ${isWon ? win : 0}`)
      if (isWon) reached[stop] = (reached[stop] ?? 0) + 1
    }
    // One in two of those that stop after one call, one in four after two …
    expect(reached.slice(1, 7).map((count, at) => Math.round((count * 12 * 2 ** (at + 1)) / 100_000))).toEqual(
      Array.from({ length: 6 }, () => 10)
    )
  })

  it('pays 0.99 times two to the power of the right calls, up to twelve, and then by itself', () => {
    const all = Array.from({ length: 12 }, () => ({ side: 'sun' }))
    const even = all.map(() => 2)
    expect(all.map((_, at) => played(even, all.slice(0, at + 1)))).toMatchObject([
      ...[198n, 396n, 792n, 1584n, 3168n, 6336n, 12_672n, 25_344n, 50_688n, 101_376n, 202_752n].map((winMinor) => ({
        open: true,
        winMinor,
      })),
      { open: false, winMinor: 405_504n, view: { next: null } },
    ])
    expect(played(even, [...all, { side: 'sun' }])).toHaveProperty('refused')
  })

  it('GAM-8 certifies the same return for every number of calls', () => {
    expect(certificate.choices).toHaveLength(sunAndMoon.calls)
    for (const { rtp } of certificate.choices)
      expect(rtp).toEqual({ numerator: '99', denominator: '100', percent: '99.00' })
    expect(certificate.lowest).toEqual(certificate.rtp)
    expect(certificate.max_win).toEqual({ multiple: '4055.04', one_in: '4096' })
  })

  it('takes the win after any right call, and nothing after a wrong one', () => {
    expect(played([0, 1], [{ side: 'sun' }, { side: 'moon' }, { cash: true }])).toMatchObject({
      open: false,
      winMinor: 396n,
    })
    expect(played([1], [{ side: 'sun' }])).toMatchObject({
      open: false,
      winMinor: 0n,
      view: { isMissed: true, tosses: ['moon'] },
    })
    expect(played([1], [{ side: 'sun' }, { cash: true }])).toHaveProperty('refused')
  })

  it('refuses a side that the coin does not have, and to take before the first call', () => {
    for (const side of ['edge', '', 'Sun']) expect(played([0], [{ side }])).toHaveProperty('refused')
    expect(played([0], [{ cash: true }])).toHaveProperty('refused')
    expect(played([0], [])).toHaveProperty('refused')
    expect(sides).toEqual(['sun', 'moon'])
  })
})
