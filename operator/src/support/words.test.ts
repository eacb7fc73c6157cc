import { expect, it } from 'vitest'
import { dueText, factsOf, isLate, lengthText, titleOf, waitText, writerOf } from './words.ts'

const now = Date.parse('2026-11-26T12:00:00.000Z')
const ago = (ms: number) => new Date(now - ms).toISOString()

it('the inbox says how long somebody waits, and by when a dispute is answered', () => {
  expect([59_999, 60_000, 3_600_000, 47 * 3_600_000, 49 * 3_600_000].map(lengthText)).toEqual([
    '59 s',
    '1 min',
    '1 h',
    '47 h',
    '2 days',
  ])
  expect(waitText({ waiting_since: ago(120_000) }, now)).toBe('Waits 2 min')
  expect(waitText({ waiting_since: null }, now)).toBe('')
  const late = { due_at: ago(7_200_000), state: 'waiting' } as const
  expect([dueText(late, now), isLate(late, now)]).toEqual(['Late by 2 h', true])
  expect(dueText({ due_at: ago(-7_200_000), state: 'answered' }, now)).toBe('Due in 2 h')
  expect([dueText({ ...late, state: 'closed' }, now), isLate({ ...late, state: 'closed' }, now)]).toEqual(['', false])
})

it('the inbox names conversations and writers', () => {
  expect(titleOf({ id: '7', kind: 'dispute', about: { kind: 'bet', id: '12' }, subject: '' })).toBe('Bet 12')
  expect(titleOf({ id: '7', kind: 'ticket', about: null, subject: 'Cards' })).toBe('Cards')
  expect(titleOf({ id: '7', kind: 'chat', about: null, subject: '' })).toBe('Chat 7')
  expect(writerOf({ name: 'Grace', email: null, uid: '9' })).toBe('Grace (9)')
  expect(writerOf({ name: '', email: null, uid: null })).toBe('Visitor')
})

it('the inbox writes evidence as facts: sums, times, lists, and nothing that is empty', () => {
  expect(
    factsOf({
      id: '5',
      stake: { amount: '2.00', currency: 'USD' },
      placed_at: '2026-11-26T10:00:00.000Z',
      note: null,
      is_live: false,
      scores: [1, 2],
      legs: [{ market: 'Winner', odds: '1.5' }],
    })
  ).toEqual([
    { name: 'Id', value: '5' },
    { name: 'Stake', value: '2.00 USD' },
    { name: 'Placed at', value: '26 Nov 2026, 10:00:00' },
    { name: 'Is live', value: 'No' },
    { name: 'Scores', value: '1, 2' },
    { name: 'Legs 1: market', value: 'Winner' },
    { name: 'Legs 1: odds', value: '1.5' },
  ])
})
