import { describe, expect, it } from 'vitest'
import { below, type Draws } from '../../rules/draws.ts'
import { waysCycle } from '../../rules/exact/ways-cycle.ts'
import { tenseReels } from '../../shell/slots/tense.ts'
import { played } from '../../testing/played.ts'
import { quick } from '../../testing/quick.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine, stormDesign } from './rules.ts'

const { strips, pays } = stormDesign

/** A second implementation: every single way of a window, one after another, row by row. */
function coinsOf(grid: readonly (readonly string[])[]): number {
  let coins = 0
  for (const [symbol, worth] of Object.entries(pays)) {
    const walk = (reel: number): number => {
      const here = (grid[reel] ?? []).filter((one) => one === symbol || (one === 'W' && reel > 0)).length
      if (here === 0) return worth[reel - 1] ?? 0
      return Array.from({ length: here }, () => walk(reel + 1)).reduce((sum, one) => sum + one, 0)
    }
    coins += walk(0)
  }
  return coins
}

/** The coins of a whole round and its free spins, from the draws alone. */
function second(draws: Draws): { coins: number; steps: number } {
  const spin = (rows: number): string[][] => {
    const stops = strips.map(() => below(draws, 24))
    return strips.map((strip, reel) =>
      Array.from({ length: rows }, (_, row) => strip.charAt(((stops[reel] ?? 0) + row) % 24))
    )
  }
  const first = spin(3)
  let coins = coinsOf(first)
  if (![0, 2, 4].every((reel) => first[reel]?.includes('B'))) return { coins, steps: 1 }
  coins += 100
  let multiplier = 1
  for (const rows of [4, 4, 4, 5, 5, 6]) {
    const won = coinsOf(spin(rows))
    coins += won * multiplier
    if (won > 0) multiplier++
  }
  return { coins, steps: 7 }
}

describe('Salt and Thunder', () => {
  it('GAM-8 pays 60,000 rounds as a second implementation does, and what its certificate says within 99 %', () => {
    const rounds = 60_000
    let [won, opened] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const expected = second(quick(round))
      const now = engine.resolve(
        quick(round),
        20n,
        Array.from({ length: expected.steps }, () => null)
      )
      if ('refused' in now) throw new Error(now.refused)
      if (now.open || Number(now.winMinor) !== expected.coins) throw new Error(`round ${round}: ${now.winMinor}`)
      won += expected.coins / 20
      if (expected.steps > 1) opened++
    }
    expect(Math.abs(opened / rounds - 1 / 256)).toBeLessThan(0.001)
    const [rtp, deviation] = [Number(certificate.rtp.percent) / 100, Number(certificate.deviation)]
    expect(Math.abs(won / rounds - rtp) / (deviation / Math.sqrt(rounds))).toBeLessThan(2.576)
  })

  it('GAM-8 certifies the ways by a closed form as by its walk through the cycle, at every height of the tide', () => {
    for (const rows of [3, 4, 5, 6]) {
      let coins = 0
      for (const [symbol, worth] of Object.entries(pays)) {
        const seen = strips.map((strip) =>
          Array.from(
            strip,
            (_, stop) =>
              (strip + strip).slice(stop, stop + rows).replaceAll(new RegExp(`[^W${symbol}]`, 'g'), '').length
          )
        )
        worth.forEach((pay, at) => {
          const run = seen.slice(0, at + 1).reduce((product, reel) => product * reel.reduce((a, b) => a + b), 1)
          const ends = at < 4 ? (seen[at + 1] ?? []).filter((count) => count === 0).length : 1
          coins += pay * run * ends * 24 ** Math.max(0, 3 - at)
        })
      }
      const walked = waysCycle(stormDesign, rows)
      expect(walked.reduce((sum, row) => sum + row.coins, 0)).toBe(coins)
      expect(walked.reduce((sum, row) => sum + row.count, 0)).toBe(24 ** 5)
    }
  })

  it('RES-2 the tide and the multiplier rise spin by spin, and an interrupted round shows the next of both', () => {
    const nonce =
      Array.from({ length: 5000 }, (_, one) => one).find((one) => played(engine, one, 100n, [null]).open) ?? 0
    const heights: number[] = []
    for (let steps = 1; steps <= 7; steps++) {
      const { view, open } = played(
        engine,
        nonce,
        100n,
        Array.from({ length: steps }, () => null)
      )
      expect(open).toBe(steps < 7)
      expect(view.free).toMatchObject({ left: 7 - steps, total: 6 })
      heights.push(view.spins.at(-1)?.grid[0]?.length ?? 0)
      const wins = view.spins.slice(1).filter(({ coins }) => coins > 0).length
      expect(view.free?.multiplier).toBe(1 + wins)
      if (open) expect(view.free?.rows).toBe([4, 4, 4, 5, 5, 6][steps - 1])
    }
    expect(heights).toEqual([3, 4, 4, 4, 5, 5, 6])
  })

  it('GAM-2 a reel runs on for longer only where it can bring the third bolt', () => {
    const tenseOn = (grid: readonly string[]) => [...tenseReels(grid, strips, { symbol: 'B', near: 2 })]
    expect(tenseOn(['BNK', 'LKS', 'KBR', 'MGR', 'KAL'])).toEqual([4])
    expect(tenseOn(['BNK', 'LKS', 'KAR', 'MGR', 'BKA'])).toEqual([])
  })
})
