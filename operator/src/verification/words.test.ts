import type { TaskItem } from '@ante/product/verification/contract-staff'
import { expect, it } from 'vitest'
import { changeText, detailsOf, effectOf, eventName, triggerName } from './words.ts'

const task = (details: Partial<TaskItem['details']>): TaskItem => ({
  id: '1',
  uid: '7',
  kind: 'mismatch',
  details: { players: [], labels: [], fields: [], ...details },
  opened_at: '2026-11-24T10:00:00.000Z',
  decision: null,
  decided_at: null,
  decided_by: null,
  reason: null,
})

it('AUTH-03 a task says what it is about, and what each decision does', () => {
  expect(detailsOf(task({ fields: ['name', 'birth_date'] }))).toBe('Differs: name, date of birth')
  expect(detailsOf(task({ players: ['7', '9'], labels: ['PEP'] }))).toBe('Players 7, 9 · PEP')
  expect(detailsOf(task({}))).toBe('')
  expect(effectOf('requisites', 'rejected')).toContain('fraudulent')
  expect(effectOf('duplicate', 'rejected')).toContain('rejected')
  expect(effectOf('duplicate', 'cleared')).not.toBe(effectOf('requisites', 'cleared'))
  expect(effectOf('excluded', 'rejected')).toContain('The exclusion holds for this account too')
  expect(effectOf('excluded', 'cleared')).toContain('two people')
  expect(triggerName(null)).toBe('Not asked for')
})

it('AUTH-03 a change of a check leaves out what says nothing', () => {
  expect(changeText({ details: { labels: [], comment: '', waits_for: 'staff' } })).toBe('waits_for: staff')
  expect(changeText({ details: { labels: ['PEP'], reason: 'looked at' } })).toBe('labels: ["PEP"] · reason: looked at')
  expect(changeText({ details: null })).toBe('')
  expect([eventName('submit'), eventName('new')]).toEqual(['Handed in', 'new'])
})
