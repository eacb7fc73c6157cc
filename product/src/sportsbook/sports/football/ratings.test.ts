import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedGoals, learn, learnDay, newBook, type Played, strengthOn } from './ratings.ts'

const match = (day: number, home: string, away: string, homeGoals: number, awayGoals: number): Played => ({
  day,
  home,
  away,
  homeGoals,
  awayGoals,
})
const league = (seasons: number): Played[] =>
  Array.from({ length: seasons * 30 }, (_, i) => {
    const [home, away] = [['strong', 'middle', 'weak'][i % 3] ?? '', ['middle', 'weak', 'strong'][i % 3] ?? '']
    const worth = { strong: 3, middle: 1, weak: 0 }
    return match(i * 3, home, away, worth[home as keyof typeof worth], worth[away as keyof typeof worth])
  })

describe('the ratings', () => {
  it('learn who scores and who concedes, and give the home side its edge', () => {
    const book = learn(newBook, league(3))
    const [strong, weak] = [expectedGoals(book, 'strong', 'weak', 300), expectedGoals(book, 'weak', 'strong', 300)]
    expect(strong.home).toBeGreaterThan(strong.away * 2)
    expect(weak.away).toBeGreaterThan(weak.home)
    const even = expectedGoals(newBook, 'x', 'y', 0)
    expect(even.home).toBeGreaterThan(even.away)
    const neutral = expectedGoals(newBook, 'x', 'y', 0, true)
    expect(neutral.home / neutral.away).toBeCloseTo(1, 1)
  })
  it('judge a day by what was known the day before: the order within it does not matter', () => {
    const book = learn(newBook, league(1))
    const day = [match(200, 'strong', 'middle', 0, 4), match(200, 'weak', 'other', 2, 2)]
    expect(learnDay(book, 200, day.toReversed()).clubs.get('weak')).toEqual(learnDay(book, 200, day).clubs.get('weak'))
    const said: number[] = []
    learn(newBook, league(1), (_, rates) => said.push(rates.home))
    const saidOfPart: number[] = []
    learn(newBook, league(1).slice(0, 12), (_, rates) => saidOfPart.push(rates.home))
    expect(said.slice(0, 12)).toEqual(saidOfPart)
  })
  it('grow surer with every match and less sure over a summer', () => {
    const before = strengthOn(newBook, 'strong', 0).attack.variance
    const book = learn(newBook, league(1))
    const after = strengthOn(book, 'strong', 90).attack.variance
    expect(after).toBeLessThan(before)
    expect(strengthOn(book, 'strong', 200).attack.variance).toBeGreaterThan(after)
  })
  it('expect a club that comes up later to be weaker than the league', () => {
    const book = learn(newBook, league(3))
    expect(strengthOn(book, 'promoted', 400).attack.mean).toBeLessThan(0)
    expect(strengthOn(newBook, 'first', 0).attack.mean).toBe(0)
  })
  it('stay within reason whatever the scores', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ h: fc.nat(4), a: fc.nat(4), x: fc.nat(15), y: fc.nat(15) }), { maxLength: 120 }),
        (scores) => {
          const book = learn(
            newBook,
            scores.filter(({ h, a }) => h !== a).map(({ h, a, x, y }, i) => match(i, `c${h}`, `c${a}`, x, y))
          )
          const rates = expectedGoals(book, 'c0', 'c1', 500)
          expect(rates.home).toBeGreaterThanOrEqual(0.1)
          expect(rates.home).toBeLessThanOrEqual(6)
          expect(Math.abs(rates.rho)).toBeLessThanOrEqual(0.15)
          for (const club of book.clubs.values())
            expect(club.attack.variance > 0 && club.defence.variance > 0).toBe(true)
        }
      ),
      { seed: 1 }
    )
  })
})
