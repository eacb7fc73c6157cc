import { expect, test } from 'vitest'
import { dateText } from '../ui/date-text.ts'
import { caseLines } from './dormancy-texts.ts'

const [away, noticed, due, over] = [1, 2, 3, 4].map((month) => `2026-0${month}-01T10:00:00.000Z`) as [
  string,
  string,
  string,
  string,
]
const open = {
  id: '1',
  state: 'noticed' as const,
  last_sign_at: away,
  balance: 'to-regulator' as const,
  noticed_at: noticed,
  is_written: true,
  due_at: due,
  dormant_at: null,
  amount: null,
  ended_at: null,
  ended_by: null,
  returned_at: null,
}

test('says of an account that nobody uses since when, and what comes when', () => {
  const from = `Away since ${dateText(away)}.`
  const then = `Dormant from ${dateText(due)}: then the balance goes to the regulator.`
  expect(caseLines(open)).toEqual([from, `Notice emailed ${dateText(noticed)}.`, then])
  expect(caseLines({ ...open, is_written: false })[1]).toContain('reach the player some other way')
})

test('says of one that is over what was taken, and given back', () => {
  const ended = { ...open, state: 'ended' as const, dormant_at: due, ended_at: over, ended_by: 'player' as const }
  expect(caseLines({ ...ended, amount: { amount: 12.5, currency: 'USD' }, returned_at: over }).slice(2)).toEqual([
    `Dormant since ${dateText(due)}.`,
    'Taken: $12.50 (for the regulator).',
    `Given back ${dateText(over)}.`,
    `Over ${dateText(over)}: the player came back.`,
  ])
})
