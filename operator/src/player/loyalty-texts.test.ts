import { expect, it } from 'vitest'
import { causeText, giftName, movedText, pointsText } from './loyalty-texts.ts'

it('says why points moved, and by how much', () => {
  expect(causeText({ cause: 'spent', name: 'A free bet of 5.00' })).toBe('Bought: A free bet of 5.00')
  expect(causeText({ cause: 'play', name: '' })).toBe('Play')
  expect([movedText(1500), movedText(-20.5)]).toEqual(['+1,500', '−20.5'])
  expect(pointsText(1234.25)).toBe('1,234.25')
})

it('names what was bought', () => {
  expect(giftName({ type: 'free_spins' })).toBe('Free spins')
  expect(giftName({ type: 'something new' })).toBe('something new')
})
