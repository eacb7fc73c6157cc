import { money } from '@ante/kit/money'
import { type Odds, odds, returnOf } from '@ante/kit/odds'
import { isRefused } from '@ante/kit/refusal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isAcceptable,
  validateSlip,
  limitsOf,
  oddsOfWire,
  type Offer,
  shownPrice,
  type SlipSelection,
  stakeMax,
} from './slip.ts'
import { emptySlip, previewSlip, reduceSlip } from './slip-state.ts'

const limits = limitsOf({ stakeMinMinor: 10, stakeMaxMinor: 500_000, payoutMaxMinor: 10_000_000, legsMax: 4 })
const select = (marketId: string, price = 2000): SlipSelection => ({ marketId, outcome: 'home', price: odds(price) })
const offer = (fixtureId: string, price = 2000, status: Offer['status'] = 'open'): Offer => ({
  fixtureId,
  status,
  price: odds(price),
})
const judge = (
  selections: SlipSelection[],
  offers: Record<string, Offer>,
  stake = 1000,
  policy: 'none' | 'higher' | 'any' = 'none'
) => validateSlip({ selections, stake: money(stake), policy }, ({ marketId }) => offers[marketId], limits)

describe('a slip', () => {
  it('stands when every price is as seen, and says what it pays', () => {
    expect(judge([select('1'), select('2', 1500)], { 1: offer('a'), 2: offer('b', 1500) })).toMatchObject({
      potential: money(3000),
    })
  })
  it('SB-4 is asked again when a price moved, unless the policy takes it', () => {
    const refusedAt = (now: number, policy: 'none' | 'higher' | 'any') =>
      isRefused(judge([select('1')], { 1: offer('a', now) }, 1000, policy))
    expect([refusedAt(2100, 'none'), refusedAt(1900, 'none')]).toEqual([true, true])
    expect([refusedAt(2100, 'higher'), refusedAt(1900, 'higher')]).toEqual([false, true])
    expect([refusedAt(2100, 'any'), refusedAt(1900, 'any')]).toEqual([false, false])
    expect(judge([select('1')], { 1: offer('a', 1900) })).toMatchObject({
      refused: 'InvalidRequest/price_changed',
      data: { selections: [{ market_id: '1', price: 1.9, status: 'changed' }] },
    })
  })
  it('is priced at what is offered, not at what was seen, when the policy takes a change', () => {
    expect(judge([select('1')], { 1: offer('a', 2500) }, 1000, 'higher')).toMatchObject({ potential: money(2500) })
  })
  it('SB-13 is refused with related legs, too many legs, and beyond the limits of stake and payout', () => {
    const offers = { 1: offer('a'), 2: offer('a'), 3: offer('b', 900_000), 4: offer('c'), 5: offer('d') }
    expect(judge([select('1'), select('2')], offers)).toMatchObject({ refused: 'InvalidParameter/selections_conflict' })
    expect(
      judge(
        ['1', '3', '4', '5', '6'].map((id) => select(id)),
        offers
      )
    ).toMatchObject({ refused: 'InvalidParameter/too_many_selections' })
    expect(judge([select('1')], offers, 9)).toMatchObject({ refused: 'InvalidParameter/stake_too_small' })
    expect(judge([select('1')], offers, 500_001)).toMatchObject({ refused: 'InvalidParameter/stake_too_large' })
    expect(judge([select('3', 900_000)], offers, 20_000)).toMatchObject({
      refused: 'InvalidParameter/payout_too_large',
    })
    expect(judge([], offers)).toMatchObject({ refused: 'InvalidParameter/selections_conflict' })
  })
  it('SB-13 says that nothing more is taken, and names no stake, where even the smallest is too much', () => {
    const slip = { selections: [select('1')], stake: money(1000), policy: 'none' as const }
    const of = () => offer('a')
    const leftOver = (minor: number) => validateSlip(slip, of, { ...limits, liabilityLeft: money(minor) })
    // At 2.00 the house may lose as much as the stake; the smallest is 0.10.
    expect([0, 9].map(leftOver)).toEqual([
      { refused: 'InvalidRequest/limit_reached' },
      { refused: 'InvalidRequest/limit_reached' },
    ])
    expect(leftOver(10)).toMatchObject({ refused: 'InvalidParameter/stake_too_large', data: { max: { amount: 0.1 } } })
    const payoutMax = (minor: number) => validateSlip(slip, of, { ...limits, payoutMax: money(minor) })
    expect(payoutMax(19)).toEqual({ refused: 'InvalidParameter/price_too_high' })
    expect(payoutMax(20)).toMatchObject({
      refused: 'InvalidParameter/payout_too_large',
      data: { max: { amount: 0.1 } },
    })
  })
  it('says suspended before changed, and closed before both', () => {
    expect(
      judge([select('1'), select('2')], { 1: offer('a', 1900), 2: offer('b', 2000, 'suspended') }, 1000, 'any')
    ).toMatchObject({
      refused: 'InvalidRequest/market_suspended',
    })
    expect(
      judge([select('1'), select('2')], { 1: offer('a', 1900, 'closed'), 2: offer('b', 2000, 'suspended') })
    ).toMatchObject({ refused: 'InvalidRequest/market_closed' })
    expect(judge([select('9')], {})).toMatchObject({ refused: 'InvalidRequest/market_closed' })
  })
  it('honours the largest stake that it shows, and not a cent more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1010, max: 1_000_000 }), (price) => {
        const offers = { 1: offer('a', price) }
        const most = stakeMax({ numerator: BigInt(price), denominator: 1000n }, limits)
        expect(isRefused(judge([select('1', price)], offers, Number(most.minor)))).toBe(false)
        const more = Number(most.minor) + 1
        if (
          returnOf(money(more), { numerator: BigInt(price), denominator: 1000n }).minor > limits.payoutMax.minor ||
          more > 500_000
        ) {
          expect(isRefused(judge([select('1', price)], offers, more))).toBe(true)
        }
      }),
      { seed: 1 }
    )
  })
  it('accepts a price never worse than the policy allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1010, max: 9999 }), fc.integer({ min: 1010, max: 9999 }), (seen, now) => {
        expect(isAcceptable(odds(seen), odds(now), 'higher')).toBe(now >= seen)
        expect(isAcceptable(odds(seen), odds(now), 'none')).toBe(now === seen)
      }),
      { seed: 1 }
    )
  })
})

describe('the slip in the browser', () => {
  const toggle = (marketId: string, outcome: 'home' | 'draw' = 'home', price = 2000) =>
    ({ type: 'toggle', marketId, fixtureId: `f${marketId}`, outcome, price: odds(price) }) as const
  it('takes a selection, swaps it within its market and puts it back', () => {
    const one = reduceSlip(emptySlip, toggle('1'))
    expect(one.items).toHaveLength(1)
    const swapped = reduceSlip(one, toggle('1', 'draw', 3000))
    expect(swapped.items).toMatchObject([{ outcome: 'draw', price: 3000 }])
    expect(reduceSlip(swapped, toggle('1', 'draw', 3000)).items).toEqual([])
  })
  it('shows a moved price, judges as the server does, and stands again once it is accepted', () => {
    const moved = reduceSlip(reduceSlip(emptySlip, toggle('1')), {
      type: 'market-changed',
      marketId: '1',
      status: 'open',
      priceOf: (): Odds => odds(1800),
    })
    expect(previewSlip(moved, money(1000), limits)).toMatchObject({ refused: 'InvalidRequest/price_changed' })
    const accepted = reduceSlip(moved, { type: 'accept-prices' })
    expect(previewSlip(accepted, money(1000), limits)).toMatchObject({ potential: money(1800) })
  })
  it('keeps the last price while a market is suspended', () => {
    const suspended = reduceSlip(reduceSlip(emptySlip, toggle('1')), {
      type: 'market-changed',
      marketId: '1',
      status: 'suspended',
      priceOf: () => undefined,
    })
    expect(previewSlip(suspended, money(1000), limits)).toMatchObject({ refused: 'InvalidRequest/market_suspended' })
    expect(suspended.items[0]?.offer.price).toBe(2000)
  })
})

describe('prices on the wire', () => {
  it('come back exactly as they were sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 1_000_000 }), (thousandths) => {
        expect(oddsOfWire(thousandths / 1000)).toBe(thousandths)
      }),
      { seed: 1 }
    )
    expect([oddsOfWire(1), oddsOfWire(-2), oddsOfWire(1000.1)]).toEqual([undefined, undefined, undefined])
  })
  it('of an accumulator are rounded half up for showing', () => {
    expect(shownPrice({ numerator: 2345n * 1111n, denominator: 1_000_000n })).toBe(2.605)
  })
})
