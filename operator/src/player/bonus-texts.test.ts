import type { Bonus } from '@ante/product/bonuses/contract'
import { expect, it } from 'vitest'
import { dateText } from '../ui/date-text.ts'
import { canTakeAway, cashbackText, givenText, stateText, takeEffect, untilText, weightsOf } from './bonus-texts.ts'

const at = '2026-11-25T10:00:00.000Z'
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const bonus = { id: '7', amount: usd(10), status: 'available', expires_at: at, ended_at: null } as unknown as Bonus

it('says until when a bonus waits or counts, and when it ended', () => {
  expect(untilText(bonus)).toBe(`Waits until ${dateText(at)}`)
  expect(untilText({ ...bonus, status: 'active' })).toBe(`Counts until ${dateText(at)}`)
  expect(untilText({ ...bonus, status: 'removed', expires_at: null, ended_at: at })).toBe(`Ended ${dateText(at)}`)
})

it('says for whom a bonus waits', () => {
  const texts = ([null, 'waiting', 'upheld'] as const).map((review) => stateText({ status: 'available', review }))
  expect(texts).toEqual(['Waits for the player', 'Waits for a bonus check', 'Upheld: can’t be activated'])
})

it('offers to take away what waits or is active, and says what that does', () => {
  const states = ['available', 'active', 'used', 'expired', 'removed'] as const
  expect(states.filter((status) => canTakeAway({ ...bonus, status }))).toEqual(['available', 'active'])
  expect(takeEffect(bonus)).toContain('The player can’t activate the bonus of $10.00 any more.')
  expect(takeEffect({ ...bonus, status: 'active' })).toContain('its amount goes back to the operator')
})

it('says what was given', () => {
  expect(givenText('ada', bonus)).toBe('ada has bonus 7 of $10.00.')
  const cashback = { id: '3', amount: usd(5), status: 'paid_out' } as Parameters<typeof cashbackText>[1]
  expect(cashbackText('ada', cashback)).toBe('ada has cashback 3 of $5.00, paid to the balance.')
  expect(cashbackText('ada', { ...cashback, status: 'active' })).toBe('ada has cashback 3 of $5.00, to claim.')
})

it('leaves out what counts nothing', () => {
  expect(weightsOf('casino', (type) => (type === 'slot' ? '100' : type === 'live' ? '10' : '0'))).toEqual({
    slot: 100,
    live: 10,
  })
  expect(weightsOf('betting', () => '50')).toEqual({ single: 50, accumulator: 50 })
})
