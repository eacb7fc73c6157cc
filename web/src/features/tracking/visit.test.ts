import { expect, it } from 'vitest'
import { beginsVisit } from './visit.ts'

it('TRK-20 a visit begins where no page of the site led to, and not by a reload or the button back', () => {
  const here = 'https://ante.example'
  const begins = (referrer: string, navigation = 'navigate') => beginsVisit(here, referrer, navigation)
  expect([begins(''), begins('https://news.example/a'), begins('nonsense')]).toEqual([true, true, true])
  expect([begins(`${here}/gamehall`), begins('', 'reload'), begins('', 'back_forward')]).toEqual([false, false, false])
  expect(beginsVisit(here, '', undefined)).toBe(false)
})
