import { describe, expect, it } from 'vitest'
import { decimal, fraction, percent, rootDecimal } from '../exact/fraction.ts'
import { fullCycle } from '../exact/full-cycle.ts'
import { histogramProof } from '../exact/proof.ts'
import { bestOfLine, type LineDesign, LineMachine, twentyLines } from './lines.ts'

/** The reference machine "R3": three reels of twelve stops, one line, a stake of one coin. */
const r3: LineDesign = {
  rows: 1,
  coins: 1,
  lines: [[0, 0, 0]],
  strips: ['AKQJTSAKQJTT', 'KAQJTSQJTKTJ', 'QKAJTSJTQTKJ'],
  pays: { A: [0, 5, 100], K: [0, 3, 40], Q: [0, 0, 20], J: [0, 0, 10], T: [0, 0, 5] },
  scatter: 'S',
  scatterPays: [0, 0, 8, 200],
}

describe('the table of all lines', () => {
  it('has for each line what its best symbol pays, with a wild, and where longer runs pay less', () => {
    const design: LineDesign = {
      rows: 1,
      coins: 1,
      lines: [[0, 0, 0, 0]],
      strips: ['AKWS', 'KWAS', 'WAKS', 'SAKW'],
      // B is on no strip: only wilds pay as it.
      pays: { A: [0, 2, 30, 10], K: [0, 3, 4, 90], B: [1, 0, 35] },
      wild: 'W',
      scatter: 'S',
    }
    const { table, alphabet } = new LineMachine(design)
    expect(table).toHaveLength(4 ** 4)
    for (const [index, coins] of table.entries()) {
      const line = [64, 16, 4, 1].map((weight) => alphabet.charAt(Math.floor(index / weight) % 4))
      expect([line.join(''), coins]).toEqual([line.join(''), bestOfLine(design, line).coins])
    }
  })
})

describe('the reference slot R3', () => {
  const machine = new LineMachine(r3)
  const pays = new Map<bigint, bigint>()
  for (let a = 0; a < 12; a++) {
    for (let b = 0; b < 12; b++) {
      for (let c = 0; c < 12; c++) {
        const pay = BigInt(machine.lineCoins([a, b, c]) + machine.scatterCoins(machine.scatterCount([a, b, c])))
        pays.set(pay, (pays.get(pay) ?? 0n) + 1n)
      }
    }
  }

  it('GAM-8 returns 563/576 over its cycle of 1728', () => {
    const proof = histogramProof(1728n, pays, 1n)
    expect(proof.rtp).toEqual(fraction(563, 576))
    expect(proof.hit).toEqual(fraction(53, 576))
    expect(decimal(proof.variance, 6)).toBe('46.207245')
    expect(rootDecimal(proof.variance, 5)).toBe('6.79759')
    expect(proof.most).toEqual({ multiple: fraction(200), odds: fraction(1, 1728) })
  })

  it('has the published histogram of wins', () => {
    expect(Object.fromEntries([...pays].map(([pay, count]) => [pay.toString(), Number(count)]))).toEqual({
      0: 1569,
      3: 40,
      5: 49,
      8: 33,
      10: 18,
      20: 8,
      40: 8,
      100: 2,
      200: 1,
    })
  })

  it('gives the same sums by the walk with prefixes', () => {
    const rows = fullCycle(machine)
    expect(rows.map((row) => row.count)).toEqual([1331, 363, 33, 1])
    const lines = rows.reduce((sum, row) => sum + row.coins, 0)
    expect(lines + 33 * 8 + 200).toBe(1689)
  })
})

describe('a line', () => {
  const design: LineDesign = { ...r3, wild: 'W', pays: { A: [0, 5, 100, 500], K: [0, 0, 40, 300] } }

  it('GAM-5 pays the best reading of its wilds only', () => {
    expect(bestOfLine(design, ['W', 'W', 'K', 'Q'])).toEqual({ symbol: 'K', count: 3, coins: 40 })
    expect(bestOfLine(design, ['A', 'W', 'K', 'K'])).toEqual({ symbol: 'A', count: 2, coins: 5 })
    expect(bestOfLine(design, ['K', 'A', 'A', 'A'])).toEqual({ symbol: '', count: 0, coins: 0 })
  })

  it('is one of twenty, all different, each with a row on every reel', () => {
    expect(new Set(twentyLines.map((line) => line.join(''))).size).toBe(20)
    expect(twentyLines.every((line) => line.length === 5 && line.every((row) => row >= 0 && row <= 2))).toBe(true)
  })
})

describe('fractions', () => {
  it('cut off, so that a shown return is never above the true one', () => {
    expect(percent(fraction(2, 3))).toBe('66.66')
    expect(decimal(fraction(-1, 3), 3)).toBe('-0.333')
    expect(rootDecimal(fraction(2), 6)).toBe('1.414213')
    expect(rootDecimal(fraction(144), 0)).toBe('12')
  })
})
