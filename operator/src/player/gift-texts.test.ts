import type { Pack } from '@ante/product/games/rules/free-spins'
import type { StaffGift } from '@ante/product/sportsbook/contract-staff'
import { expect, it } from 'vitest'
import { giftTermsText, giftText, packText } from './gift-texts.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const freeBet = { type: 'free_bet', stake: usd(5), returns_stake: false, odds_least: 1.5 } as StaffGift
const boost = {
  type: 'boost',
  percent: 50,
  stake_most: usd(20),
  extra_most: usd(15),
  odds_least: null,
  legs_least: 2,
} as StaffGift

it('says what a free bet and a boost are worth, and for which bets', () => {
  expect(giftText(freeBet)).toBe('$5.00')
  expect(giftTermsText(freeBet)).toBe('Odds of 1.5 or higher')
  expect(giftText(boost)).toBe('50% more, up to $15.00, on stakes up to $20.00')
  expect(giftTermsText(boost)).toBe('2 selections or more')
  expect(giftTermsText({ ...freeBet, odds_least: null })).toBe('Any bet')
})

it('says how many spins are left, and where their wins go', () => {
  const pack = { remaining_count: 3, total_count: 10, stake: usd(0.2), bonus: null } as Pack
  expect(packText(pack)).toBe('3 of 10 left at $0.20, wins go to the balance')
  expect(packText({ ...pack, bonus: { wager_times: 2, days: 7 } })).toContain('to be staked 2 times')
})
