import { expect, test } from 'vitest'
import { betsOn, rouletteBets } from './rules.ts'

test('GAM-3 every bet of the table is in the list of a number that it lies on, those on few numbers first', () => {
  const listed = new Set<string>()
  for (let pocket = 0; pocket <= 36; pocket++) {
    const bets = betsOn(pocket)
    expect(bets[0]).toEqual({ bet: String(pocket), numbers: [pocket] })
    expect(bets.every(({ numbers }) => numbers.includes(pocket))).toBe(true)
    const sizes = bets.map(({ numbers }) => numbers.length)
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    for (const { bet } of bets) listed.add(bet)
  }
  expect([...listed].toSorted()).toEqual([...rouletteBets.keys()].toSorted())
  const inside = betsOn(17).filter(({ numbers }) => numbers.length <= 6)
  expect(new Set(inside.map(({ bet }) => bet))).toEqual(
    new Set([
      '17',
      'split-14-17',
      'split-16-17',
      'split-17-18',
      'split-17-20',
      'street-16',
      'corner-13',
      'corner-14',
      'corner-16',
      'corner-17',
      'line-13',
      'line-16',
    ])
  )
})
