import { describe, expect, it } from 'vitest'
import { costOfBetKind, costOfBets, lostByPrices } from './bet-costs.ts'

describe('what bets cost', () => {
  it('BON-07 is the margin in the prices of their markets, one after the other', () => {
    // Evens at 1.95: of a hundred staked 97.50 are paid back.
    const evens = { prices: [1_950, 1_950], winners: 1 }
    expect(lostByPrices([evens])).toBe(25_000)
    expect(costOfBets(10_000n, 25_000)).toBe(250n)
    expect(lostByPrices([evens, evens])).toBe(49_375)
    expect(lostByPrices([{ prices: [1_280, 1_280, 1_280], winners: 2 }])).toBe(146_667)
  })
  it('BON-07 is not told where a market has not all of its prices', () => {
    for (const prices of [[], [1_950], [1_950, 0]]) expect(lostByPrices([{ prices, winners: 1 }])).toBe(undefined)
    expect(lostByPrices([])).toBe(undefined)
  })
  it('BON-07 goes from the market with the least margin to the one with the most, in play, and twice of an accumulator of two', () => {
    expect(costOfBetKind('single', 10_000n)).toEqual({ leastMinor: 385n, mostMinor: 654n })
    expect(costOfBetKind('accumulator', 10_000n)).toEqual({ leastMinor: 754n, mostMinor: 1_266n })
  })
})
