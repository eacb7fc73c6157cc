import { next } from '@ante/kit/machine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BonusEvent,
  bonusMachine,
  bonusStates,
  countedOf,
  doneMinor,
  isFulfilled,
  requiredMinor,
  type SettledStake,
} from './bonus.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22) + minutes * 60_000)
const bonus = {
  currency: 'USD',
  kind: 'casino' as const,
  weights: { slot: 100, fast: 50, live: 0 },
  odds_least: null,
  stake_most_minor: null,
  activated_at: at(0),
  active_until: at(60),
}
const minor = (...of: Parameters<typeof countedOf>) => countedOf(...of).minor
const stake = (more: Partial<SettledStake> = {}): SettledStake => ({
  round: 1n,
  uid: 7n,
  currency: 'USD',
  stakeMinor: 101n,
  kind: 'casino',
  type: 'slot',
  startedAt: at(1),
  finishedAt: at(2),
  ...more,
})

describe('the life of a bonus', () => {
  it('BON-11 available → active → used, expired or removed; deactivating returns it; what is over stays over, unless its reason is there again', () => {
    const events: BonusEvent[] = ['activate', 'deactivate', 'release', 'expire', 'remove', 'restore']
    const table = Object.fromEntries(
      bonusStates.map((state) => [state, events.map((event) => next(bonusMachine, state, event) ?? '-').join(' ')])
    )
    expect(table).toEqual({
      available: 'active - - expired removed -',
      active: '- available used expired removed -',
      used: '- - - - - -',
      expired: '- - - - - -',
      removed: '- - - - - available',
    })
  })
})

describe('what counts', () => {
  it('BON-02 a stake counts by the weight of its kind of game; a kind without a weight and another currency count nothing', () => {
    expect(minor(stake(), bonus)).toBe(101n)
    expect(minor(stake({ type: 'fast' }), bonus)).toBe(50n)
    for (const type of ['live', 'betting', 'constructor', '']) expect(minor(stake({ type }), bonus)).toBe(0n)
    expect(minor(stake({ currency: 'EUR' }), bonus)).toBe(0n)
  })

  it('BON-07 towards a betting bonus bets count, by the kind of bet and from the least odds of each selection on, and towards no other kind', () => {
    const betting = { ...bonus, kind: 'betting' as const, weights: { single: 100, accumulator: 50 }, odds_least: 1_500 }
    const bet = (more: Partial<SettledStake> = {}) => stake({ kind: 'betting', type: 'single', odds: 1_500, ...more })
    expect(minor(bet(), betting)).toBe(101n)
    expect(minor(bet({ type: 'accumulator' }), betting)).toBe(50n)
    expect(minor(bet({ odds: 1_499 }), betting)).toBe(0n)
    expect(minor(bet({ odds: 1_010 }), { ...betting, odds_least: null })).toBe(101n)
    expect(minor(stake(), betting)).toBe(0n)
    expect(minor(stake({ type: 'single' }), { ...betting, odds_least: null })).toBe(0n)
    expect(minor(bet({ type: 'slot' }), bonus)).toBe(0n)
  })

  it('BON-02 a round counts that began after the activation and was over in time', () => {
    expect(minor(stake({ startedAt: at(0), finishedAt: at(60) }), bonus)).toBe(101n)
    expect(minor(stake({ startedAt: at(-1) }), bonus)).toBe(0n)
    expect(minor(stake({ finishedAt: at(61) }), bonus)).toBe(0n)
    expect(minor(stake(), { ...bonus, activated_at: null, active_until: null })).toBe(0n)
  })

  it('BON-02 what is told as done is never more than what is required, and fulfilled means exactly that all is done', () => {
    const sum = fc.bigInt(1n, 10_000_000n)
    fc.assert(
      fc.property(
        sum,
        fc.integer({ min: 1, max: 10 }),
        fc.bigInt(0n, 200_000_000n),
        (amount_minor, wager_times, wagered_minor) => {
          const one = { amount_minor, wager_times, wagered_minor }
          expect(requiredMinor(one)).toBe(amount_minor * BigInt(wager_times))
          expect(doneMinor(one) <= requiredMinor(one)).toBe(true)
          expect(isFulfilled(one)).toBe(doneMinor(one) === requiredMinor(one))
        }
      ),
      { seed: 1 }
    )
  })
})
