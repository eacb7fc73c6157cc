import { next } from '@ante/kit/machine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BonusEvent,
  bonusMachine,
  bonusStates,
  countedMinor,
  doneMinor,
  isFulfilled,
  requiredMinor,
  type SettledStake,
} from './bonus.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22) + minutes * 60_000)
const bonus = { currency: 'USD', weights: { slot: 100, fast: 50, live: 0 }, activated_at: at(0), active_until: at(60) }
const stake = (more: Partial<SettledStake> = {}): SettledStake => ({
  round: 1n,
  uid: 7n,
  currency: 'USD',
  stakeMinor: 101n,
  type: 'slot',
  startedAt: at(1),
  finishedAt: at(2),
  ...more,
})

describe('the life of a bonus', () => {
  it('BON-11 available → active → used, expired or removed; deactivating returns it; what is over stays over', () => {
    const events: BonusEvent[] = ['activate', 'deactivate', 'release', 'expire', 'remove']
    const table = Object.fromEntries(
      bonusStates.map((state) => [state, events.map((event) => next(bonusMachine, state, event) ?? '-').join(' ')])
    )
    expect(table).toEqual({
      available: 'active - - expired removed',
      active: '- available used expired removed',
      used: '- - - - -',
      expired: '- - - - -',
      removed: '- - - - -',
    })
  })
})

describe('what counts', () => {
  it('BON-02 a stake counts by the weight of its kind of game; a kind without a weight and another currency count nothing', () => {
    expect(countedMinor(stake(), bonus)).toBe(101n)
    expect(countedMinor(stake({ type: 'fast' }), bonus)).toBe(50n)
    for (const type of ['live', 'betting', 'constructor', '']) expect(countedMinor(stake({ type }), bonus)).toBe(0n)
    expect(countedMinor(stake({ currency: 'EUR' }), bonus)).toBe(0n)
  })

  it('BON-02 a round counts that began after the activation and was over in time', () => {
    expect(countedMinor(stake({ startedAt: at(0), finishedAt: at(60) }), bonus)).toBe(101n)
    expect(countedMinor(stake({ startedAt: at(-1) }), bonus)).toBe(0n)
    expect(countedMinor(stake({ finishedAt: at(61) }), bonus)).toBe(0n)
    expect(countedMinor(stake(), { ...bonus, activated_at: null, active_until: null })).toBe(0n)
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
