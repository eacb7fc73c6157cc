import { describe, expect, it } from 'vitest'
import { commitment, drawsOf } from './fairness.ts'
import { below, bits52, type Draws, drawsFrom, pickWithout } from '@ante/arcade/rules/draws'

const serverSeed = 'b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0'
const clientSeed = 'client-seed-0001'
/** The published float of four bytes is the 32-bit number over 2^32. */
const float = (draws: Draws): number => draws.uint32() / 2 ** 32
const floats = (count: number, nonce = 0): number[] => {
  const draws = drawsOf(serverSeed, clientSeed, nonce)
  return Array.from({ length: count }, () => float(draws))
}
/** The published way to draw without replacement, for its vectors only: our games use rejection sampling. */
function published(count: number, size: number): number[] {
  const left = Array.from({ length: size }, (_, index) => index)
  return floats(count).map((value) => left.splice(Math.floor(value * left.length), 1)[0] ?? -1)
}

describe('the stream of a round against the published vectors', () => {
  it('RNG-10 commits to the server seed by SHA-256 of its text', () => {
    expect(commitment(serverSeed)).toBe('61efeec36db02f95c0c908c439dd7a1841c0f7617e5a27a86143003720bd8246')
  })

  it('reads the HMAC most significant byte first', () => {
    const draws = drawsOf(serverSeed, clientSeed, 0)
    expect(Array.from({ length: 8 }, () => draws.uint32().toString(16).padStart(8, '0')).join('')).toBe(
      '67cc247172821018165adc4f0b14bf7a827dbae7fe62141554845475a6567cf3'
    )
  })

  it.each([
    [0, 0.40545871504582465, 40.54, 2.44, 15, 21],
    [1, 0.364768513944, 36.48, 2.71, 13, 18],
    [2, 0.6747489818371832, 67.48, 1.46, 24, 35],
  ])('gives the published dice, limbo, roulette and card of nonce %i', (nonce, value, dice, limbo, pocket, card) => {
    const [first = 0] = floats(1, nonce)
    expect(first).toBeCloseTo(value, 12)
    expect(Math.floor(first * 10001) / 100).toBe(dice)
    expect(Math.max(1, Math.floor((1e8 / (first * 1e8)) * 0.99 * 100) / 100)).toBe(limbo)
    expect(Math.floor(first * 37)).toBe(pocket)
    expect(Math.floor(first * 52)).toBe(card)
  })

  it('goes on into the next block after eight numbers', () => {
    expect(floats(9).slice(7)).toEqual([0.6497572034131736, 0.7812349461019039])
  })

  it('gives the published plinko path, mines, keno numbers and shuffle', () => {
    expect(
      floats(16)
        .map((value) => Math.floor(value * 2))
        .join('')
    ).toBe('0000110111100100')
    expect(published(3, 25)).toEqual([10, 11, 2])
    expect(published(10, 40).map((index) => index + 1)).toEqual([17, 19, 4, 2, 23, 40, 14, 28, 32, 24])
    expect(published(10, 52)).toEqual([21, 23, 4, 2, 28, 51, 17, 35, 41, 30])
  })
})

/** Critical values of chi-square at 99 % by Wilson and Hilferty; 21.67 for 9 degrees of freedom (table 21.666). */
const critical99 = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 2.3263479 * Math.sqrt(2 / (9 * freedom))) ** 3
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('scaling', () => {
  it.each([2, 3, 6, 37, 40, 52, 10001])('RNG-3 spreads a seeded stream evenly over %i places', (size) => {
    const draws = drawsOf(serverSeed, 'chi-square', size)
    const counts = Array.from({ length: size }, () => 0)
    for (let drawn = 0; drawn < Math.max(20_000, size * 8); drawn++) counts[below(draws, size)]! += 1
    expect(chiSquare(counts)).toBeLessThan(critical99(size - 1))
  })

  it('RNG-3 gives every place the same number of 32-bit values, for every size to 65,536', () => {
    for (let size = 1; size <= 65_536; size++) {
      const fair = 2 ** 32 - (2 ** 32 % size)
      expect(fair % size === 0 && 2 ** 32 - fair < size).toBe(true)
    }
  })

  it('RNG-3 draws again beyond the last whole multiple', () => {
    expect(below(drawsFrom([2 ** 32 - 2, 0]), 3)).toBe((2 ** 32 - 2) % 3)
    expect(below(drawsFrom([2 ** 32 - 1, 7]), 3)).toBe(1)
  })

  it('RNG-7 reaches every order of three places', () => {
    const seen = new Set<string>()
    const draws = drawsOf(serverSeed, 'orders', 0)
    for (let drawn = 0; drawn < 200; drawn++) seen.add(pickWithout(draws, 3, 3).join(''))
    expect([...seen].toSorted()).toEqual(['012', '021', '102', '120', '201', '210'])
  })

  it('makes 52 bits of two numbers', () => {
    expect(bits52(drawsFrom([2 ** 32 - 1, 2 ** 32 - 1]))).toBe(2n ** 52n - 1n)
    expect(bits52(drawsFrom([0, 4096]))).toBe(1n)
  })
})
