import { expect, it } from 'vitest'
import { isoDay, shownDay, typedDay } from './date-typed.ts'

it('CASH-49 digits of a date get their dots as they are typed, and can be taken away again', () => {
  const steps = ['2', '23', '231', '23.1', '23.11', '23.112', '23.11.2', '23.11.2026', '23.11.20267', '23.1', '23.']
  expect(steps.map(typedDay)).toEqual([
    '2',
    '23',
    '23.1',
    '23.1',
    '23.11',
    '23.11.2',
    '23.11.2',
    '23.11.2026',
    '23.11.2026',
    '23.1',
    '23.',
  ])
})

it('CASH-49 a date with other separators, one digit or Arabic digits becomes dd.mm.yyyy', () => {
  expect(typedDay('5/3/2024')).toBe('05.03.2024')
  expect(typedDay('٠٥٠٣٢٠٢٤')).toBe('05.03.2024')
  expect(typedDay('2024-03-05')).toBe('05.03.2024')
})

it('a date in its shown form is known as a day only when it is one', () => {
  expect([isoDay('05.03.2024'), isoDay('2024-03-05'), isoDay('31.02.2024'), isoDay('05.03')]).toEqual([
    '2024-03-05',
    '2024-03-05',
    undefined,
    undefined,
  ])
  expect([shownDay('2024-03-05'), shownDay('05.0'), shownDay('')]).toEqual(['05.03.2024', '05.0', ''])
})
