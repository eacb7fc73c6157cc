import { describe, expect, it } from 'vitest'
import { below, type Draws } from '../../rules/draws.ts'
import { played } from '../../testing/played.ts'
import { quick } from '../../testing/quick.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine, meadowDesign } from './rules.ts'

const { strips, pays, sizes, multipliers, bloom } = meadowDesign
type Field = (string | undefined)[][]

/** A second implementation: rows of a field, unions of neighbours instead of a flood, and columns filled from below. */
function second(draws: Draws): { coins: number; bloomed: boolean } {
  const stops = strips.map((strip) => below(draws, strip.length))
  const above = strips.map((strip, reel) => ({ strip, top: stops[reel] ?? 0 }))
  const field: Field = Array.from({ length: 5 }, (_, row) =>
    strips.map((strip, reel) => strip[((stops[reel] ?? 0) + row) % strip.length])
  )
  let [coins, won, bloomed] = [0, 0, false]
  for (;;) {
    const parent = Array.from({ length: 25 }, (_, place) => place)
    const root = (place: number): number => (parent[place] === place ? place : root(parent[place] ?? place))
    for (let row = 0; row < 5; row++)
      for (let reel = 0; reel < 5; reel++) {
        const here = field[row]?.[reel]
        if (reel < 4 && field[row]?.[reel + 1] === here) parent[root(row * 5 + reel)] = root(row * 5 + reel + 1)
        if (row < 4 && field[row + 1]?.[reel] === here) parent[root(row * 5 + reel)] = root((row + 1) * 5 + reel)
      }
    const members = new Map<number, number[]>()
    for (let place = 0; place < 25; place++) members.set(root(place), [...(members.get(root(place)) ?? []), place])
    let fall = 0
    const gone = new Set<number>()
    for (const places of members.values()) {
      const symbol = field[Math.floor((places[0] ?? 0) / 5)]?.[(places[0] ?? 0) % 5] ?? ''
      if (places.length < 5) continue
      const entry = sizes.filter((size) => size <= places.length).length - 1
      fall += pays[symbol]?.[entry] ?? 0
      for (const place of places) gone.add(place)
    }
    if (fall > 0) {
      coins += fall * (multipliers[won] ?? 25)
      if (++won === 20) return { coins, bloomed }
      for (let reel = 0; reel < 5; reel++) {
        const stays = [4, 3, 2, 1, 0].filter((row) => !gone.has(row * 5 + reel)).map((row) => field[row]?.[reel])
        const from = above[reel]
        while (stays.length < 5 && from) {
          from.top = from.top === 0 ? from.strip.length - 1 : from.top - 1
          stays.push(from.strip[from.top])
        }
        for (let row = 0; row < 5; row++) (field[row] ?? [])[reel] = stays[4 - row]
      }
    } else if (won >= bloom.falls && !bloomed) {
      bloomed = true
      for (const row of field) for (let reel = 0; reel < 5; reel++) if (row[reel] === 'L') row[reel] = 'P'
    } else return { coins, bloomed }
  }
}

describe('Meadow Hum', () => {
  it('GAM-8 pays a million rounds as a second implementation does, and what its certificate says within 99 %', () => {
    const rounds = 1_000_000
    let [won, bloomed] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const now = engine.resolve(quick(round), 10n, [null])
      const expected = second(quick(round))
      if ('refused' in now) throw new Error(now.refused)
      if (Number(now.winMinor) !== expected.coins) throw new Error(`round ${round}: ${now.winMinor}`)
      won += expected.coins / 10
      if (expected.bloomed) bloomed++
    }
    // The bees come about once in 63 rounds.
    expect(bloomed / rounds).toBeGreaterThan(1 / 70)
    expect(bloomed / rounds).toBeLessThan(1 / 57)
    const [rtp, deviation] = [Number(certificate.rtp.percent) / 100, Number(certificate.deviation)]
    expect(Math.abs(won / rounds - rtp) / (deviation / Math.sqrt(rounds))).toBeLessThan(2.576)
  })

  it('RES-2 each fall shows what sank, every win counts more than the one before, and the bees come once', () => {
    let seen = 0
    for (let nonce = 0; nonce < 2000; nonce++) {
      const { view, open } = played(engine, nonce, 100n, [null])
      expect(open).toBe(false)
      expect(view.falls.reduce((sum, { coins }) => sum + coins, 0)).toBe(view.coins)
      const wins = view.falls.filter(({ coins }) => coins > 0)
      expect(wins.map(({ multiplier }) => multiplier)).toEqual(wins.map((_, place) => multipliers[place] ?? 25))
      const bloomed = view.falls.findIndex(({ hasBloomed }) => hasBloomed)
      if (bloomed < 0) continue
      seen++
      expect(view.falls.filter(({ hasBloomed }) => hasBloomed)).toHaveLength(1)
      const before = view.falls[bloomed - 1]
      expect(before?.coins).toBe(0)
      expect(view.falls[bloomed]?.grid).toEqual(before?.grid.map((column) => column.replaceAll('L', 'P')))
      expect(view.falls.slice(0, bloomed).filter(({ coins }) => coins > 0).length).toBeGreaterThanOrEqual(3)
    }
    expect(seen).toBeGreaterThan(5)
  })

  it('GAM-22 takes no choice and no further step', () => {
    expect(engine.resolve(quick(1), 10n, [{ any: 1 }])).toHaveProperty('refused')
    expect(engine.resolve(quick(1), 10n, [null, null])).toHaveProperty('refused')
  })
})
