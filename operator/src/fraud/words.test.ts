import type { FraudCheckItem } from '@ante/product/tracking/contract-staff'
import { expect, it } from 'vitest'
import { pointsText, whyText } from './words.ts'

const check = (change: Partial<FraudCheckItem>): FraudCheckItem => ({
  id: '1',
  uid: '7',
  action: 'withdrawal',
  has_mark: true,
  state: 'REVIEW',
  score: 61,
  reasons: [],
  withdrawal: '9',
  is_held: true,
  asked_at: '2026-11-24T10:00:00.000Z',
  answered_at: '2026-11-24T10:00:01.000Z',
  ...change,
})

it('TRK-13 a fraud check says why in one line, with what counts most first', () => {
  const reasons = [
    { name: 'Known for over a year', points: -5 },
    { name: 'Public proxy', points: 66 },
    { name: 'On the blacklist', points: null },
  ]
  expect(whyText(check({ reasons }))).toBe('On the blacklist · Public proxy (+66) · Known for over a year (-5)')
  expect(whyText(check({ has_mark: false }))).toBe('No device mark')
  expect(whyText(check({}))).toBe('No rule counted against the player.')
  expect(whyText(check({ state: null, reasons }))).toBe('The provider didn’t answer.')
  expect([66, -5, 0, null].map(pointsText)).toEqual(['+66', '-5', '0', 'Sets the result'])
})
