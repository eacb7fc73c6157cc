import { describe, expect, it } from 'vitest'
import { below, type Draws } from '../../rules/draws.ts'
import { tenseReels } from '../../shell/slots/tense.ts'
import { played } from '../../testing/played.ts'
import { quick } from '../../testing/quick.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine, ledgerMachine, ledgerRules } from './rules.ts'

const { strips, lines, pays } = ledgerMachine().design
const worths = [
  ...Array.from({ length: 60 }, () => 10),
  ...Array.from({ length: 40 }, () => 20),
  ...Array.from({ length: 16 }, () => 40),
  ...Array.from({ length: 8 }, () => 100),
  200,
  200,
  200,
  1000,
]

/** A second implementation: a map of places, lines by regular expressions, the coins of a whole round. */
function second(draws: Draws): { lines: number; collected: number; ledger: number; opens: boolean } {
  const stops = strips.map((strip) => below(draws, strip.length))
  const shown = strips.map((strip, reel) => [0, 1, 2].map((row) => strip.charAt(((stops[reel] ?? 0) + row) % 32)))
  const ofLines = lines.reduce((sum, rows) => {
    const text = rows.map((row, reel) => shown[reel]?.[row]).join('')
    const all = Object.entries(pays).map(([symbol, coins]) => {
      const run = new RegExp(`^[W${symbol}]+`).exec(text)?.[0].length ?? 0
      return coins[run - 1] ?? 0
    })
    return sum + Math.max(...all)
  }, 0)
  const page = new Map<number, number>()
  let divers = 0
  shown.flat().forEach((symbol, place) => {
    if (symbol === 'O') page.set(place, worths[below(draws, 128)] ?? 0)
    if (symbol === 'D') page.set(place, 0)
    if (symbol === 'D') divers++
  })
  const sum = (): number => [...page.values()].reduce((total, one) => total + one, 0)
  const opens = page.size - divers >= 6
  if (!opens) return { lines: ofLines, collected: sum() * divers, ledger: 0, opens }
  for (let missed = 0; missed < 3 && page.size < 15; missed++) {
    const what = below(draws, 16)
    if (what > 3) continue
    const free = Array.from({ length: 15 }, (_, place) => place).filter((place) => !page.has(place))
    const place = free[below(draws, free.length)] ?? 0
    page.set(place, what === 3 ? 0 : (worths[below(draws, 128)] ?? 0))
    if (what === 3) divers++
    missed = -1
  }
  return { lines: ofLines, collected: 0, ledger: sum() * (1 + divers) + (page.size === 15 ? 20_000 : 0), opens }
}

describe('Pearl Ledger', () => {
  it('GAM-8 pays 40,000 rounds as a second implementation does, and what its certificate says within 99 %', () => {
    const rounds = 40_000
    let [won, ledgers, full] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const expected = second(quick(round))
      const choices = expected.opens ? [null, null] : [null]
      const now = engine.resolve(quick(round), 20n, choices)
      if ('refused' in now) throw new Error(now.refused)
      const coins = expected.lines + expected.collected + expected.ledger
      if (now.open || Number(now.winMinor) !== coins) throw new Error(`round ${round}: ${now.winMinor} ${coins}`)
      won += coins / 20
      if (expected.opens) ledgers++
      if (now.view.ledger?.full) full++
    }
    expect(ledgers).toBeGreaterThan(rounds / 140)
    expect(full).toBeGreaterThan(0)
    const [rtp, deviation] = [Number(certificate.rtp.percent) / 100, Number(certificate.deviation)]
    expect(Math.abs(won / rounds - rtp) / (deviation / Math.sqrt(rounds))).toBeLessThan(2.576)
  })

  it('GAM-8 certifies the ledger as a walk through every respin does', () => {
    const worth = worths.reduce((sum, one) => sum + one, 0) / worths.length
    const known = new Map<string, number>()
    const walk = (pearls: number, divers: number, left: number): number => {
      const total = pearls * worth * (1 + divers)
      if (pearls + divers === 15) return total + ledgerRules.full
      if (left === 0) return total
      const key = `${pearls} ${divers} ${left}`
      const before = known.get(key)
      if (before !== undefined) return before
      const value =
        (12 / 16) * walk(pearls, divers, left - 1) +
        (3 / 16) * walk(pearls + 1, divers, 3) +
        (1 / 16) * walk(pearls, divers + 1, 3)
      known.set(key, value)
      return value
    }
    // How often each number of pearls and divers is in sight, reel by reel.
    let seen = new Map([['0 0', 1]])
    for (const strip of strips) {
      const next = new Map<string, number>()
      for (const [key, odds] of seen)
        for (let stop = 0; stop < 32; stop++) {
          const [pearls = 0, divers = 0] = key.split(' ').map(Number)
          const text = (strip + strip).slice(stop, stop + 3)
          const now = `${pearls + text.split('O').length - 1} ${divers + text.split('D').length - 1}`
          next.set(now, (next.get(now) ?? 0) + odds / 32)
        }
      seen = next
    }
    const shares = { divers: 0, ledger: 0 }
    for (const [key, odds] of seen) {
      const [pearls = 0, divers = 0] = key.split(' ').map(Number)
      if (pearls >= 6) shares.ledger += (odds * walk(pearls, divers, 3)) / 20
      else shares.divers += (odds * pearls * worth * divers) / 20
    }
    for (const { name, percent } of certificate.parts)
      if (name !== 'lines') expect(shares[name as 'divers']).toBeCloseTo(Number(percent) / 100, 5)
  })

  it('RES-2 waits with an open ledger for its player, and shows nothing of the respins before', () => {
    const nonce = Array.from({ length: 2000 }, (_, one) => one).find((one) => played(engine, one, 100n, [null]).open)
    const open = played(engine, nonce ?? 0, 100n, [null])
    expect(open.view.ledger).toMatchObject({ respins: [], full: 0 })
    expect(open.winMinor).toBe(BigInt(open.view.spin.coins * 5))
    const over = played(engine, nonce ?? 0, 100n, [null, null])
    expect(over.view.ledger?.respins.slice(-3)).toEqual([null, null, null])
    expect(over.view.spin).toEqual(open.view.spin)
  })

  it('GAM-2 a reel runs on for longer only where the pearls before it make a ledger possible', () => {
    expect([...tenseReels(['OOA', 'OAB', 'OBC', 'ABC', 'ABC'], strips, { symbol: 'O', near: 4 })]).toEqual([3, 4])
    expect([...tenseReels(['OOA', 'OAB', 'ABC', 'ABC', 'ABC'], strips, { symbol: 'O', near: 4 })]).toEqual([])
  })
})
