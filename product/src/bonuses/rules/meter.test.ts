import { describe, expect, it } from 'vitest'
import { costOfGame, costOfKind, leftMinor, toStakeMinor, worthAfter } from './meter.ts'

const bonus = { amount_minor: 1_000n, wager_times: 5, wagered_minor: 900n }

describe('what the rest of a bonus costs', () => {
  it('is worked out from what is still to be counted, and nothing is left of one that is fulfilled', () => {
    expect(leftMinor(bonus)).toBe(4_100n)
    expect(leftMinor({ ...bonus, wagered_minor: 5_001n })).toBe(0n)
  })

  it('asks for more where a stake counts less, rounded up, and for nothing where it does not count', () => {
    expect([100, 50, 20, 3].map((weight) => toStakeMinor(4_100n, weight))).toEqual([4_100n, 8_200n, 20_500n, 136_667n])
    expect(toStakeMinor(4_100n, 0)).toBeUndefined()
  })

  it('is by the exact return of a game: a hundred staked cost one where 99 % come back', () => {
    expect(costOfGame('dicebox', 10_000n)).toBe(100n)
    // 1,379,909 of 1,419,857 come back.
    expect(costOfGame('deep-seam', 10_000n)).toBe(281n)
    expect(costOfGame('sportsbook', 10_000n)).toBeUndefined()
  })

  it('of a kind of game lies between the one that returns most and the one that returns least', () => {
    expect(costOfKind('slot', 10_000n)).toEqual({ leastMinor: 281n, mostMinor: 400n })
    expect(costOfKind('single', 10_000n)).toBeUndefined()
  })

  it('is taken off the amount, and is told where it is more than that', () => {
    const costs = [
      { leastMinor: 100n, mostMinor: 300n },
      { leastMinor: 50n, mostMinor: 1_200n },
    ]
    expect(worthAfter(1_000n, costs)).toEqual({ leastMinor: -200n, mostMinor: 950n })
    expect(worthAfter(1_000n, [])).toBeUndefined()
  })
})
