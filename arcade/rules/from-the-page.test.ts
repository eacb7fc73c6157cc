import { createHmac } from 'node:crypto'
import type { Json } from './engine.ts'
import { describe, expect, it } from 'vitest'
import { drawsOf } from '../testing/seeded.ts'
import { engineOf } from './catalogue.ts'

/**
 * Two games worked out from the words of their pages alone, by somebody who had not read their rules: the words are enough where every outcome is the same.
 */
const outcomes = 10_000
const serverSeed = 'fedcba9876543210'.repeat(4)
const clientSeed = 'a reader of the page'

/** `below(n)` by the section “Numbers of a round”. */
function numbersOf(nonce: number): (n: number) => number {
  const waiting: number[] = []
  let block = 0
  const next = (): number => {
    if (waiting.length === 0) {
      const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block++}`).digest()
      for (let at = 0; at < 32; at += 4) waiting.push(bytes.readUInt32BE(at))
    }
    return waiting.shift() ?? 0
  }
  return (n) => {
    const most = 2 ** 32 - (2 ** 32 % n)
    let number = next()
    while (number >= most) number = next()
    return number % n
  }
}

interface LaneFigures {
  readonly strips: readonly string[]
  readonly lines: readonly (readonly number[])[]
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly multipliers: readonly number[]
  readonly coins: number
  readonly callStakes: number
}

function laneSpin(figures: LaneFigures, below: (n: number) => number, held: readonly number[], multiplier: number) {
  const shown = figures.strips.map((strip, reel) => {
    if (held.includes(reel)) return 'LLL'
    const stop = below(strip.length)
    return [0, 1, 2].map((row) => strip[(stop + row) % strip.length]).join('')
  })
  const lit = shown.flatMap((symbols, reel) => (symbols.includes('L') ? [reel] : []))
  const counted = shown.map((symbols, reel) => (lit.includes(reel) ? 'LLL' : symbols))
  const wins = figures.lines.flatMap((rows, line) => {
    let best = { line, symbol: '', count: 0, coins: 0 }
    for (const [symbol, row] of Object.entries(figures.pays)) {
      let count = 0
      while (count < 5) {
        const there = counted[count]?.[rows[count] ?? 0]
        if (there !== symbol && there !== 'L') break
        count++
      }
      const coins = count === 0 ? 0 : (row[count - 1] ?? 0)
      if (coins > best.coins) best = { line, symbol, count, coins }
    }
    return best.coins > 0 ? [best] : []
  })
  const coins = wins.reduce((sum, win) => sum + win.coins, 0) * multiplier
  return { grid: shown, multiplier, lit, wins, coins }
}

function lane(figures: LaneFigures, nonce: number, isCalled: boolean) {
  const below = numbersOf(nonce)
  const first = laneSpin(figures, below, isCalled ? [4] : [], 1)
  const spins = [first]
  if (first.lit.includes(4) && (isCalled || first.grid[0]?.includes('N')))
    for (const multiplier of figures.multipliers.slice(1)) {
      const held = (spins.at(-1)?.lit ?? []).map((reel) => reel - 1).filter((reel) => reel >= 0)
      spins.push(laneSpin(figures, below, held, multiplier))
    }
  return { isCalled, spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
}

interface MeadowFigures {
  readonly strips: readonly string[]
  readonly sizes: readonly number[]
  readonly least: number
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly multipliers: readonly number[]
  readonly fallsMost: number
  readonly coins: number
}

/** Places that touch and show the same, by their smallest places. */
function clustersOf(window: readonly string[], least: number): number[][] {
  const seen = new Set<number>()
  const clusters: number[][] = []
  for (let start = 0; start < 25; start++) {
    if (seen.has(start)) continue
    const found = [start]
    seen.add(start)
    for (const place of found) {
      const [reel, row] = [Math.floor(place / 5), place % 5]
      const near = [
        [reel - 1, row],
        [reel + 1, row],
        [reel, row - 1],
        [reel, row + 1],
      ] as const
      for (const [r, w] of near) {
        const other = 5 * r + w
        if (r < 0 || r > 4 || w < 0 || w > 4 || seen.has(other) || window[other] !== window[start]) continue
        seen.add(other)
        found.push(other)
      }
    }
    if (found.length >= least) clusters.push(found.toSorted((a, b) => a - b))
  }
  return clusters
}

function meadow(figures: MeadowFigures, nonce: number) {
  const below = numbersOf(nonce)
  const tops = figures.strips.map(() => below(20))
  let window = tops.flatMap((top, reel) => [0, 1, 2, 3, 4].map((row) => figures.strips[reel]?.[(top + row) % 20] ?? ''))
  const falls = []
  let [won, hasBloomedOnce, isBloom] = [0, false, false]
  for (;;) {
    const multiplier = figures.multipliers[won] ?? figures.multipliers.at(-1) ?? 0
    const clusters = clustersOf(window, figures.least)
    const wins = clusters.map((places) => {
      const symbol = window[places[0] ?? 0] ?? ''
      const entry = figures.sizes.findLastIndex((size) => size <= places.length)
      return { symbol, places, coins: (figures.pays[symbol]?.[entry] ?? 0) * multiplier }
    })
    const coins = wins.reduce((sum, win) => sum + win.coins, 0)
    falls.push({
      grid: [0, 1, 2, 3, 4].map((reel) => window.slice(5 * reel, 5 * reel + 5).join('')),
      multiplier,
      wins,
      coins,
      hasBloomed: isBloom,
    })
    isBloom = false
    if (clusters.length === 0) {
      if (won < 3 || hasBloomedOnce) break
      window = window.map((symbol) => (symbol === 'L' ? 'P' : symbol))
      hasBloomedOnce = true
      isBloom = true
      continue
    }
    won++
    if (won === figures.fallsMost) break
    const gone = new Set(clusters.flat())
    window = [0, 1, 2, 3, 4].flatMap((reel) => {
      const stay = [0, 1, 2, 3, 4].filter((row) => !gone.has(5 * reel + row)).map((row) => window[5 * reel + row] ?? '')
      while (stay.length < 5) {
        tops[reel] = ((tops[reel] ?? 0) + 19) % 20
        stay.unshift(figures.strips[reel]?.[tops[reel] ?? 0] ?? '')
      }
      return stay
    })
  }
  return { falls, coins: falls.reduce((sum, fall) => sum + fall.coins, 0) }
}

function resolved(sysname: string, nonce: number, stake: bigint, choice: Json) {
  const engine = engineOf(sysname)
  if (!engine) throw new Error(`there is no ${sysname}`)
  const outcome = engine.resolve(drawsOf(serverSeed, clientSeed, nonce), stake, [choice])
  if ('refused' in outcome) throw new Error(`${sysname} refuses: ${outcome.refused}`)
  return outcome
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the page shows as figures.
const figuresOf = <Figures>(sysname: string): Figures => engineOf(sysname)?.sheet as unknown as Figures

describe('the page of a game is enough to work its rounds out', () => {
  it('Lamplighter Lane, spins and calls', () => {
    const figures = figuresOf<LaneFigures>('lamplighter-lane')
    let walks = 0
    for (let nonce = 0; nonce < outcomes; nonce++) {
      const isCalled = nonce % 3 === 0
      const stake = isCalled ? 6_00n : 10n
      const own = lane(figures, nonce, isCalled)
      const { view, winMinor, open } = resolved('lamplighter-lane', nonce, stake, isCalled ? { call: true } : null)
      expect({ view, winMinor, open }).toEqual({
        view: own,
        winMinor: (stake * BigInt(own.coins)) / BigInt(isCalled ? figures.callStakes * 10 : 10),
        open: false,
      })
      walks += Number(own.spins.length > 1)
    }
    expect(walks).toBeGreaterThan(outcomes / 3)
  })

  it('Meadow Hum, falls and the bloom', () => {
    const figures = figuresOf<MeadowFigures>('meadow-hum')
    let blooms = 0
    for (let nonce = 0; nonce < outcomes; nonce++) {
      const own = meadow(figures, nonce)
      const { view, winMinor, open } = resolved('meadow-hum', nonce, 10n, null)
      expect({ view, winMinor, open }).toEqual({ view: own, winMinor: BigInt(own.coins), open: false })
      blooms += Number(own.falls.some(({ hasBloomed }) => hasBloomed))
    }
    expect(blooms).toBeGreaterThan(50)
  })
})
