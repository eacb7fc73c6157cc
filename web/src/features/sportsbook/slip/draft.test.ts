import { money } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import { numeralLocales } from '@ante/kit/numeral'
import { limitsOf } from '@ante/product/sportsbook/rules/slip'
import { describe, expect, it } from 'vitest'
import { maxStake, previewOf, stakeTyped } from './draft.ts'
import { totalPrice } from '../price-text.ts'
import { requestOf } from './planned-bet.ts'
import { isToldAtField } from './problems.tsx'
import { after, changed, first, limits, pick } from './slip.fixture.ts'
import { reduceStoredSlip } from './stored-slip.ts'

describe('a bet of the slip', () => {
  it('a preview shows the bet by the rules that the server validates with: price, return, limits', () => {
    const preview = previewOf(
      first(after(pick('1', 2000), pick('2', 1550), { type: 'stake', text: '10' })),
      { policy: 'none' },
      limits,
      'en'
    )
    expect(preview).toMatchObject({ ready: true, trouble: undefined })
    expect(preview.price && totalPrice(preview.price)).toBe('3.10')
    expect(preview.potential && formatMoney(preview.potential)).toBe('$31.00')
  })

  it('BET-02 the preview says the price of twenty long shots, which is larger than any bet may pay', () => {
    const many = after(...Array.from({ length: 20 }, (_, at) => pick(String(at + 1), 18_500)), {
      type: 'stake',
      text: '10',
    })
    const preview = previewOf(first(many), { policy: 'none' }, limits, 'en')
    expect(preview).toMatchObject({ ready: false, trouble: 'price_too_high' })
    expect(preview.price && totalPrice(preview.price)).toMatch(/^22\d{24}\.\d\d$/)
  })

  it('BET-02 a bet is in the currency of the account, from what is typed to what is sent', () => {
    const euros = limitsOf(
      { stakeMinMinor: 10, stakeMaxMinor: 500_000, payoutMaxMinor: 10_000_000, legsMax: 20 },
      'EUR'
    )
    const draft = first(after(pick('1', 2000), { type: 'single-stake', marketId: '1', text: '10' }))
    const { stake, potential, largest, ready } = previewOf(draft, { policy: 'none' }, euros, 'en')
    expect({ stake, potential, largest, ready }).toEqual({
      stake: money(1000, 'EUR'),
      potential: money(2000, 'EUR'),
      largest: money(500_000, 'EUR'),
      ready: true,
    })
    expect(requestOf(draft, { policy: 'none' }, stake ?? money(0))).toMatchObject({ stake: '10.00', currency: 'EUR' })
  })

  it('the preview refuses a stake below the least, above the most, unreadable, and two selections of one match', () => {
    const trouble = (text: string) =>
      previewOf(
        first(after(pick('1', 2000), { type: 'single-stake', marketId: '1', text })),
        { policy: 'none' },
        limits,
        'en'
      ).trouble
    expect(['0.05', '5000.01', '1.234', '5'].map(trouble)).toEqual([
      'stake_too_small',
      'stake_too_large',
      'amount_not_allowed',
      undefined,
    ])
    expect(
      previewOf(
        first(after(pick('1', 2000, 'same'), pick('2', 1500, 'same'), { type: 'stake', text: '5' })),
        { policy: 'none' },
        limits,
        'en'
      ).trouble
    ).toBe('selections_conflict')
  })

  it('BET-02 selections of one match, which cannot be combined, have no total price and return nothing', () => {
    const joined = first(after(pick('1', 2000, 'same'), pick('2', 1500, 'same'), { type: 'stake', text: '5' }))
    expect(previewOf(joined, { policy: 'none' }, limits, 'en')).toMatchObject({
      price: undefined,
      potential: undefined,
      ready: false,
    })
  })

  it('BET-02 the field reads a stake of any keyboard and drops its sign, but makes no other sum of what cannot be read', () => {
    expect(['$5', ' 5 ', '5 €', '١٢', '۱۲٫۵', '1,50', '1e5', '-5', '5 or 6', '0000000001234'].map(stakeTyped)).toEqual([
      '5',
      '5',
      '5',
      '12',
      '12.5',
      '1,50',
      '1e5',
      '-5',
      '5or6',
      '0000000001234',
    ])
  })

  it('BET-02 CASH-03 a stake is typed with the decimal sign of the page’s language or with a dot, and sent with a dot', () => {
    const sent = (text: string, locale: string) => {
      const draft = first(after(pick('1', 2000), { type: 'single-stake', marketId: '1', text: stakeTyped(text) }))
      const { stake } = previewOf(draft, { policy: 'none' }, limits, locale)
      return stake && requestOf(draft, { policy: 'none' }, stake).stake
    }
    for (const locale of numeralLocales) {
      expect(sent(formatMoney(money(123_450)), locale), locale).toBe('1234.50')
      expect([sent('50.5', locale), sent('٥٠', locale)], locale).toEqual(['50.50', '50.00'])
    }
    expect([sent('50,5', 'de'), sent('50,5', 'en'), sent('٥٠٫٥', 'ar')]).toEqual(['50.50', undefined, '50.50'])
  })

  it('a problem is said once: of several bets at its own, else for the slip', () => {
    expect(
      (['refused', 'unknown', 'funds'] as const).map((kind) => [isToldAtField(kind, 1), isToldAtField(kind, 3)])
    ).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  it('the preview shows a changed price and waits until it is accepted, unless the player takes all prices', () => {
    const moved = after(pick('1', 2000), { type: 'single-stake', marketId: '1', text: '5' }, changed('1', 1900))
    expect(previewOf(first(moved), { policy: 'none' }, limits, 'en')).toMatchObject({
      ready: false,
      trouble: 'price_changed',
    })
    expect(previewOf(first(moved), { policy: 'higher' }, limits, 'en').ready).toBe(false)
    expect(previewOf(first(moved), { policy: 'any' }, limits, 'en').ready).toBe(true)
    expect(
      previewOf(first(reduceStoredSlip(moved, { type: 'accept-prices' })), { policy: 'none' }, limits, 'en')
    ).toMatchObject({
      ready: true,
    })
  })

  it('BET-02 the return shown beside "Accept and place" is the one at the new price', () => {
    const moved = after(pick('1', 2000), pick('2', 1550), { type: 'stake', text: '10' }, changed('2', 1525))
    const preview = previewOf(first(moved), { policy: 'none' }, limits, 'en')
    expect(preview.trouble).toBe('price_changed')
    expect(preview.price && totalPrice(preview.price)).toBe('3.05')
    expect(preview.potential && formatMoney(preview.potential)).toBe('$30.50')
  })

  it('BET-02 "Max" fills the smaller of the balance and the limit', () => {
    expect(maxStake(money(500_000), limits, money(2_000))).toEqual(money(2_000))
    expect(maxStake(money(500_000), limits, money(900_000))).toEqual(money(500_000))
    // A visitor has no balance yet.
    expect(maxStake(money(500_000), limits, undefined)).toEqual(money(500_000))
    // Neither may be below the smallest stake.
    expect(maxStake(money(500_000), limits, money(9))).toBeUndefined()
    expect(maxStake(money(9), limits, money(2_000))).toBeUndefined()
  })

  it('the request holds what the player saw, as JSON text', () => {
    const stored = after(pick('1', 1850))
    expect(requestOf(first(stored), { policy: 'higher' }, money(550))).toEqual({
      selections: '[{"market_id":"1","outcome":"home","price":1.85}]',
      stake: '5.50',
      currency: 'USD',
      price_policy: 'higher',
    })
  })
})
