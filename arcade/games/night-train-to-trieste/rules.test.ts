import { describe, expect, it } from 'vitest'
import { below, type Draws } from '../../rules/draws.ts'
import type { Json } from '../../rules/engine.ts'
import { played } from '../../testing/played.ts'
import { quick } from '../../testing/quick.ts'
import certificate from './certificate.json' with { type: 'json' }
import { spinHistogram } from './rules/cycle.ts'
import { coin, engine, sides, trainDesign, type TrainView } from './rules.ts'

const { strips, pays, lines } = trainDesign
const reelsOf = strips.map((strip) => [...strip, ...strip])
const symbols = Object.keys(pays)

/** Coins of the lines: of each, its symbols from the left, with lighthouses that count as the first other symbol, or as the engine where there is none. */
function linesAt(stops: readonly number[]): number {
  let coins = 0
  for (const line of lines) {
    let [symbol, run, wilds] = ['', 0, 0]
    for (; run < 5; run++) {
      const here = reelsOf[run]![stops[run]! + line[run]!]!
      if (here === 'L') {
        if (wilds === run) wilds++
      } else if (symbol === '') symbol = here
      else if (here !== symbol) break
    }
    // Lighthouses alone, from the left, can pay more as engines than with what follows them.
    coins += Math.max(symbol ? (pays[symbol]?.[run - 1] ?? 0) : 0, wilds > 0 ? (pays['E']?.[wilds - 1] ?? 0) : 0)
  }
  return coins
}

/** A second implementation: `calls` says how often a win that is held is called on. */
function second(from: Draws, calls: number): { coins: number; rides: number } {
  const turn = (): number[] => strips.map((strip) => below(from, strip.length))
  const seenOn = (stops: readonly number[], symbol: string): number =>
    stops.filter((stop, reel) => [0, 1, 2].some((row) => reelsOf[reel]![stop + row] === symbol)).length
  const first = turn()
  const lighthouses = seenOn(first, 'L')
  let coins = linesAt(first)
  if (lighthouses >= 3) {
    coins += [20, 200, 500][lighthouses - 3]!
    const traveller = symbols[below(from, 8)]!
    for (let ride = 0; ride < 8; ride++) {
      const stops = turn()
      coins += linesAt(stops) + 10 * (pays[traveller]![seenOn(stops, traveller) - 1] ?? 0)
    }
    return { coins, rides: 8 }
  }
  for (let call = 0; call < Math.min(5, calls) && coins > 0 && coins <= 1000; call++)
    coins = below(from, 2) === 0 ? coins * 2 : 0
  return { coins, rides: 0 }
}

/** The engine with `star` called so often, then taken. */
function round(nonce: number, calls: number): { coins: number; rides: number } {
  const first = calls > 0 ? { coin: true } : null
  const steps: ({ side: string } | { take: true })[] = []
  for (;;) {
    const now = engine.resolve(quick(nonce), 10n, [first, ...steps])
    if ('refused' in now) throw new Error(now.refused)
    if (!now.open) return { coins: Number(now.winMinor), rides: now.view.spins.length - 1 }
    steps.push(steps.length < calls ? { side: 'star' } : { take: true })
  }
}

/** A round of which a win is held. */
function heldAt(from: number): number {
  for (let nonce = from; ; nonce++) if (played(engine, nonce, 10n, [{ coin: true }]).open) return nonce
}

describe('Night Train to Trieste', () => {
  it(
    'GAM-8 pays a million rounds as a second implementation does, and what its certificate says within 99 %',
    { timeout: 240_000 },
    () => {
      const rounds = 1_000_000
      let [won, rides, hits] = [0, 0, 0]
      for (let nonce = 0; nonce < rounds; nonce++) {
        // Each hundredth round with the coin, so often as it may be called.
        const calls = nonce % 100 === 0 ? 1 + ((nonce / 100) % 6) : 0
        const [now, expected] = [round(nonce, calls), second(quick(nonce), calls)]
        if (now.coins !== expected.coins || now.rides !== expected.rides) throw new Error(`round ${nonce}`)
        if (calls > 0) continue
        won += now.coins / 10
        if (now.rides > 0) rides++
        if (now.coins > 0) hits++
      }
      const counted = rounds * 0.99
      expect(Math.abs(rides / counted - 0.010407)).toBeLessThan(0.0003)
      const spin = certificate.choices[0]
      expect(Math.abs(hits / counted - Number(spin?.hit.percent) / 100)).toBeLessThan(0.0015)
      const [rtp, deviation] = [Number(spin?.rtp.percent) / 100, Number(spin?.deviation)]
      expect(Math.abs(won / counted - rtp) / (deviation / Math.sqrt(counted))).toBeLessThan(2.576)
    }
  )

  it('GAM-8 returns the same to the last digit whether wins are taken or called on', () => {
    const [taken, called] = certificate.choices
    expect(called?.rtp).toEqual(taken?.rtp)
    expect(certificate.lowest).toEqual(certificate.rtp)
    expect(Number(called?.deviation)).toBeGreaterThan(Number(taken?.deviation))
    expect(Number(called?.hit.percent)).toBeLessThan(Number(taken?.hit.percent))
  })

  it('GAM-8 a call returns exactly what is held: both sides of every toss are reached from the same win', () => {
    for (let from = 0, found = 0; found < 20; found++) {
      const nonce = heldAt(from)
      from = nonce + 1
      const { coins } = played(engine, nonce, 10n, [{ coin: true }]).view
      const after = sides.map((side) => Number(played(engine, nonce, 10n, [{ coin: true }, { side }]).winMinor))
      expect(after.toSorted((a, b) => a - b)).toEqual([0, 2 * coins])
    }
  })

  it('GAM-14 holds a win only where it was asked for, after a spin without a ride and up to the limit', () => {
    const asked = (nonce: number): TrainView => played(engine, nonce, 10n, [{ coin: true }]).view
    let [isSeenRide, isSeenLarge] = [false, false]
    for (let nonce = 0; nonce < 4000; nonce++) {
      const plain = played(engine, nonce, 10n, [null])
      expect([plain.open, plain.view.coin]).toEqual([false, null])
      const view = asked(nonce)
      const isHeld = view.traveller === null && view.coins > 0 && view.coins <= coin.mostCoins
      expect(view.coin !== null).toBe(isHeld)
      isSeenRide ||= view.traveller !== null
      isSeenLarge ||= view.coins > coin.mostCoins
    }
    expect([isSeenRide, isSeenLarge]).toEqual([true, true])
    expect(Math.max(...[...spinHistogram(3).keys()].filter((coins) => coins <= coin.mostCoins))).toBeLessThanOrEqual(
      1000
    )
  })

  it('GAM-14 a win that was left is taken, what was lost is over, and anything else is refused', () => {
    const nonce = heldAt(0)
    const now = played(engine, nonce, 10n, [{ coin: true }])
    const rest = engine.rest?.(now.view) ?? null
    const taken = played(engine, nonce, 10n, [{ coin: true }, rest])
    expect([taken.open, taken.winMinor]).toEqual([false, now.winMinor])
    const wrong: readonly Json[] = [{ side: 'edge' }, { side: 1 }, { take: false }, null, {}]
    for (const step of wrong)
      expect(engine.resolve(quick(nonce), 10n, [{ coin: true }, step])).toHaveProperty('refused')
    expect(engine.resolve(quick(nonce), 10n, [null, { take: true }])).toHaveProperty('refused')
    const lost = sides.find((side) => played(engine, nonce, 10n, [{ coin: true }, { side }]).winMinor === 0n)
    expect(engine.resolve(quick(nonce), 10n, [{ coin: true }, { side: lost ?? '' }, { take: true }])).toHaveProperty(
      'refused'
    )
    const others: readonly Json[] = [{ coin: false }, { coin: 1 }, 'coin', {}]
    for (const first of others) expect(engine.resolve(quick(nonce), 10n, [first])).toHaveProperty('refused')
  })
})
