import { expect, it } from 'vitest'
import { withMark } from './one-sheet.ts'

it('a part that is loaded later asks for the sheet by the name that the document has for it', () => {
  const list = 'm.f=["assets/strip-x1.js","assets/ground-B_c-z.css"]'
  expect(withMark(list)).toBe('m.f=["assets/strip-x1.js","assets/ground-B_c-z.css#"]')
  expect(withMark(withMark(list))).toBe(withMark(list))
})
