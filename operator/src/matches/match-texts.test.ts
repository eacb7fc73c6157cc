import type { HeldMatch } from '@ante/product/sportsbook/contract-staff'
import { expect, it } from 'vitest'
import { heldNowText, heldText, holdOptions } from './match-texts.ts'

const match = { is_held: false, held_markets: 0 } as HeldMatch
const market = (id: string, isHeld: boolean) =>
  ({ id, kind: 'over_under', line: 2.5, status: 'open', is_held: isHeld }) as const

it('says what staff suspended of a match', () => {
  expect(heldText(match)).toBeUndefined()
  expect(heldText({ ...match, held_markets: 2 })).toBe('2 markets')
  expect(heldText({ ...match, is_held: true })).toBe('Whole match')
  expect(heldText({ ...match, is_held: true, held_markets: 1 })).toBe('Whole match, and 1 market by itself')
})

it('offers to suspend what is not suspended, and to resume what is', () => {
  const known = { is_held: false, markets: [market('1', true), market('2', false)] }
  expect(holdOptions('suspend', known)).toEqual([
    { value: '', label: 'The whole match' },
    { value: '2', label: 'Total goals 2.5' },
  ])
  expect(holdOptions('resume', known).map(({ value }) => value)).toEqual(['1'])
  expect(holdOptions('resume', { ...known, is_held: true }).map(({ value }) => value)).toEqual(['', '1'])
})

it('says what came of it', () => {
  expect(heldNowText('suspend', 'Marwick – Dunmore', 'The whole match')).toBe(
    'Marwick – Dunmore, the whole match: suspended.'
  )
})
