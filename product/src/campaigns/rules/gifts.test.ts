import { describe, expect, it } from 'vitest'
import { offerGift, givenAt, giftsAt, giftsOf, stepsOf } from './gifts.ts'
import { matchedMinor } from './match.ts'

const terms = { wager_times: 3, days: 7, weights: { slot: 100 } }
const match = offerGift.parse({
  type: 'match',
  ...terms,
  steps: [
    { percent: 100, most_minor: { USD: 5000, EUR: 5000 }, least_minor: { USD: 1000 } },
    { percent: 50, most_minor: { USD: 2500 } },
  ],
})
const spins = (step: number) =>
  offerGift.parse({ type: 'free_spins', game: 'threshold', count: 20, stakes_minor: { USD: 20 }, days: 7, step })
const amounts = (deposit: bigint | undefined, step = 1, currency: 'USD' | 'EUR' = 'USD') =>
  givenAt([match, spins(2)], step, currency, deposit).map((one) =>
    'bonus' in one ? one.bonus.amounts_minor[currency] : 'spins' in one ? `${one.spins.count} spins` : 'a free bet'
  )

describe('a match of deposits', () => {
  it('BON-15 is the share of the deposit rounded down, up to the most, and nothing below the least', () => {
    const of = (deposit: bigint, percent = 50) =>
      matchedMinor(deposit, { percent, mostMinor: 5000n, leastMinor: 1000n })
    expect([0n, 999n, 1000n, 1001n, 9999n, 10_000n, 10_001n, 10n ** 15n].map((one) => of(one))).toEqual([
      0n,
      0n,
      500n,
      500n,
      4999n,
      5000n,
      5000n,
      5000n,
    ])
    expect(of(1999n, 33)).toBe(659n)
  })

  it('BON-15 gives each step what it names, in the currencies that it names, and nothing before there is a deposit', () => {
    expect(amounts(undefined)).toEqual([])
    expect([amounts(999n), amounts(2000n), amounts(9000n)]).toEqual([[], [2000], [5000]])
    expect(amounts(999n, 1, 'EUR')).toEqual([999])
    expect([amounts(10n, 2), amounts(1n, 2), amounts(9000n, 3)]).toEqual([[5, '20 spins'], ['20 spins'], []])
    expect(amounts(9000n, 2, 'EUR')).toEqual([])
  })

  it('BON-15 brings neither the free spins nor the fixed bonus of a step with a deposit below the least of its match', () => {
    const fixed = offerGift.parse({ type: 'bonus', amounts_minor: { USD: 500 }, ...terms })
    const of = (deposit: bigint) => givenAt([spins(1), match, fixed], 1, 'USD', deposit).map(({ index }) => index)
    expect([of(1n), of(999n), of(1000n)]).toEqual([[], [], [0, 1, 2]])
  })

  it('BON-15 shows of a step what there is whatever is paid in, and counts the steps of all gifts', () => {
    expect(giftsAt([match, spins(2)], 1, 'USD')).toEqual([match])
    expect(giftsAt([match, spins(3)], 3, 'USD')).toEqual([spins(3)])
    expect([stepsOf([]), stepsOf([match]), stepsOf([match, spins(4)])]).toEqual([1, 2, 4])
    expect(giftsOf([{ type: 'match', steps: [] }, { type: 'other' }, { ...match }])).toEqual([match])
  })
})
