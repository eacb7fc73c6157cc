import { expect, it } from 'vitest'
import { isOwnName } from './own-name.ts'

const renee = { firstName: 'Renée Marie', lastName: 'O’Neill-Dupont' }

it('MON-3 knows a player’s own name however a bank prints it, and nobody else’s', () => {
  for (const holder of [
    'Renée O’Neill-Dupont',
    "RENEE O'NEILL DUPONT",
    'Dupont O Neill, Marie',
    'Renée Marie Claire O’Neill-Dupont',
  ])
    expect(isOwnName(holder, renee), holder).toBe(true)
  for (const holder of ['Renée Dupont', 'O’Neill-Dupont', 'Claire O’Neill-Dupont', 'Ann Bee', '', 'Ren O’Neill-Dupont'])
    expect(isOwnName(holder, renee), holder).toBe(false)
  expect(isOwnName('ليلى حداد', { firstName: 'ليلى', lastName: 'حداد' })).toBe(true)
  expect(isOwnName('Ann Bee', { firstName: '', lastName: '' })).toBe(false)
  expect(isOwnName('Bee', { firstName: '', lastName: 'Bee' })).toBe(false)
})
