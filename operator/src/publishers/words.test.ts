import type { PostbackItem } from '@ante/product/tracking/contract-staff'
import { expect, it } from 'vitest'
import { nameOf, shareText, stateText, sumsText } from './words.ts'

it('TRK-10 a publisher is shown by its name, its sums in each currency and its shares', () => {
  expect(nameOf({ publisher_id: 'p7', name: 'Betting Weekly' })).toBe('Betting Weekly')
  expect([nameOf({ publisher_id: 'p7', name: '' }), nameOf({ publisher_id: '', name: '' })]).toEqual([
    'p7',
    'Links without a publisher',
  ])
  const [usd, eur] = [{ amount: 0, currency: 'USD' } as const, { amount: -12.5, currency: 'EUR' } as const]
  expect([sumsText([]), sumsText([usd]), sumsText([usd, eur])]).toEqual(['–', '$0.00', '-€12.50'])
  expect([shareText(3, 0), shareText(1, 3), shareText(0, 5)]).toEqual(['3', '1 (33%)', '0 (0%)'])
})

it('TRK-10 a postback says whether it is sent, waits or failed, and how often it was tried', () => {
  const state = (change: Partial<PostbackItem>) =>
    stateText({
      id: '1',
      uid: '7',
      publisher_id: 'p7',
      goal: 'registration',
      created_at: '',
      sent_at: null,
      attempts: 0,
      tried_at: null,
      problem: null,
      is_paused: false,
      ...change,
    })
  expect(state({ sent_at: 'then', attempts: 1 })).toBe('Sent')
  expect(state({ sent_at: 'then', attempts: 3 })).toBe('Sent after 3 tries')
  expect(state({})).toBe('Waits for its turn')
  expect(state({ is_paused: true, attempts: 1 })).toBe('Waits: the publisher is paused')
  expect(state({ attempts: 1, problem: 'answered 503' })).toBe('Failed once: answered 503')
  expect(state({ attempts: 4, problem: 'answered 503' })).toBe('Failed 4 times: answered 503')
})
