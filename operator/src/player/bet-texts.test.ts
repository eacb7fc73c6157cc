import type { StaffBet } from '@ante/product/sportsbook/contract-staff'
import { expect, it } from 'vitest'
import { marketText } from '../ui/market-text.ts'
import { canVoid, legText, outcomeText, voidedText, voidOptions } from './bet-texts.ts'

type Leg = StaffBet['legs'][number]
const leg = (more: Partial<Leg> = {}) =>
  ({
    home: 'Marwick',
    away: 'Dunmore',
    kind: '1x2',
    line: null,
    outcome: 'home',
    price: 1.85,
    result: null,
    ...more,
  }) as Leg
const bet = (legs: readonly Leg[], more: Partial<StaffBet> = {}) =>
  ({ id: '5', state: 'open', reason: null, legs, ...more }) as StaffBet
const usd = (amount: number) => ({ amount, currency: 'USD' as const })

it('names a market and what was bet on in it', () => {
  expect(legText(leg())).toBe('Marwick – Dunmore: Match result, Marwick at 1.85')
  expect(legText(leg({ result: 'void' }))).toContain(', void')
  expect(outcomeText(leg({ kind: 'asian_handicap', line: -0.5, outcome: 'away' }))).toBe('Dunmore +0.5')
  expect(outcomeText(leg({ kind: 'over_under', line: 2.5, outcome: 'over' }))).toBe('Over 2.5')
  expect(outcomeText(leg({ kind: 'double_chance', outcome: 'draw_away' }))).toBe('Draw or Dunmore')
  expect(marketText(leg({ kind: 'asian_handicap', line: -0.5 }))).toBe('Handicap −0.5')
  expect(marketText(leg({ kind: 'over_under', line: 2.5 }))).toBe('Total goals 2.5')
})

it('offers the whole bet and each selection that is not void', () => {
  expect(voidOptions(bet([leg()])).map(({ value }) => value)).toEqual([''])
  expect(voidOptions(bet([leg(), leg({ result: 'void' }), leg()])).map(({ value }) => value)).toEqual(['', '1', '3'])
})

it('offers nothing of a bet that was not accepted or is void already', () => {
  expect(canVoid(bet([]))).toBe(true)
  expect(canVoid(bet([], { state: 'won' }))).toBe(true)
  expect(canVoid(bet([], { state: 'returned', reason: 'push' }))).toBe(true)
  expect(canVoid(bet([], { state: 'returned', reason: 'void' }))).toBe(false)
  expect(canVoid(bet([], { state: 'rejected' }))).toBe(false)
})

it('says what a bet came to, and what its player owes', () => {
  expect(voidedText({ bet: '5', state: 'returned', payout: usd(10), owed: usd(0) })).toBe(
    'Bet 5 is now: stake returned, and has paid $10.00.'
  )
  expect(voidedText({ bet: '5', state: 'open', payout: null, owed: usd(3) })).toBe(
    'Bet 5 is now: open. The player owes $3.00 for it.'
  )
})
