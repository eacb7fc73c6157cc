import { describe, expect, it } from 'vitest'
import { latinDigits } from '../../../ui/digits.ts'
import { betsAddress, betsQuery, statesOf } from './bets-query.ts'

describe('the list of bets', () => {
  it('BET-08 is filtered by state and days, page by page; junk filters nothing', () => {
    expect(betsQuery(new URLSearchParams('state=won&from=2026-11-01&to=2026-11-21&page=3'))).toEqual({
      filter: 'won',
      from: '2026-11-01',
      to: '2026-11-21',
      page: 3,
    })
    expect(betsQuery(new URLSearchParams('state=all-of-them&from=soon&page=-1'))).toEqual({
      filter: 'all',
      from: undefined,
      to: undefined,
      page: 1,
    })
    expect(betsAddress({ filter: 'all' })).toBe('/profile/bets')
    expect(betsAddress({ filter: 'open', from: '2026-11-01', to: undefined })).toBe(
      '/profile/bets?state=open&from=2026-11-01'
    )
  })

  it('counts a bet that waits as open, and one that was not accepted as returned', () => {
    expect(statesOf.open).toContain('pending')
    expect(statesOf.returned).toContain('rejected')
  })
})

describe('digits', () => {
  it('of Arabic and Persian keyboards are read like any others', () => {
    expect(latinDigits('١٬٢٣٤٫٥٠')).toBe('1,234.50')
    expect(latinDigits('۷۸۹')).toBe('789')
    expect(latinDigits('12.50')).toBe('12.50')
  })
})
