import { describe, expect, it } from 'vitest'
import { returnBand, type ReturnSums } from './return-band.ts'

const theory = { lowest: 0.96, highest: 0.96, deviationLeast: 1, deviationMost: 1 }
/** Rounds of one unit each, so many of which won two. */
const coins = (rounds: number, wins: number): ReturnSums => ({
  rounds,
  staked: rounds,
  won: 2 * wins,
  stakedSquares: rounds,
  wonSquares: 4 * wins,
  products: 2 * wins,
})

describe('the band of a return', () => {
  it('GAM-24 is the deviation of the certificate over the root of the rounds, to both sides', () => {
    const { actual, low, high, verdict } = returnBand(coins(10_000, 4_800), theory)
    expect([actual, verdict]).toEqual([0.96, 'within'])
    expect(low).toBeCloseTo(0.96 - 0.045, 6)
    expect(high).toBeCloseTo(0.96 + 0.045, 6)
  })

  it('GAM-24 is left by a game that pays too much or too little, once there are rounds enough', () => {
    expect(returnBand(coins(10_000, 5_100), theory).verdict).toBe('above')
    expect(returnBand(coins(10_000, 4_500), theory).verdict).toBe('below')
    expect(returnBand(coins(900, 900), theory).verdict).toBe('few')
  })

  it('is as wide as the rounds themselves show where players risk more than the certificate names', () => {
    // One of a hundred wins ninety-six.
    const risky = { ...coins(10_000, 0), won: 9_600, wonSquares: 100 * 96 ** 2, products: 9_600 }
    const { low = 0, high = 0 } = returnBand(risky, theory)
    expect(high - low).toBeGreaterThan(0.8)
  })

  it('waits for rare wins that have not come yet, and not for those that came', () => {
    const wild = { ...theory, deviationMost: 30 }
    expect(returnBand(coins(10_000, 4_500), wild)).toMatchObject({ verdict: 'within' })
    expect(returnBand(coins(10_000, 5_100), wild)).toMatchObject({ verdict: 'above' })
  })

  it('reaches from the least favourable play to the best', () => {
    const { low = 0, high = 0 } = returnBand(coins(1_000_000, 480_000), { ...theory, lowest: 0.9 })
    expect(low).toBeLessThan(0.9)
    expect(high).toBeGreaterThan(0.96)
  })

  it('is none where nothing is certified, or nothing was staked', () => {
    expect(returnBand(coins(10_000, 5_000), undefined)).toMatchObject({ actual: 1, verdict: 'unknown' })
    expect(returnBand(coins(0, 0), theory)).toMatchObject({ actual: 0, verdict: 'unknown' })
  })
})
