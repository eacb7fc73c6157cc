import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../contract.ts'
import { getFixtures } from './list-fixtures.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

type Wish = Record<string, string>
const ask = (wish: Wish) => getFixtures(book.context(), endpoints['sportsbook.getfixtures'].input.parse(wish))
/** The days of all matches in a zone, and the matches of the first of them. */
async function calendar(time_zone: string) {
  const { days } = await ask({ time_zone, count: '1' })
  const { items } = await ask({ time_zone, day: days[0]?.day ?? '', count: '100' })
  return { days, first: items.map(({ id }) => id) }
}

describe('the days of a calendar', () => {
  it('BET-02 begin where the clocks of the zone say, by its name or by its distance', async () => {
    const india = await calendar('Asia/Kolkata')
    expect(india.days.length).toBeGreaterThan(0)
    // Both lie so far apart that no match of one evening has the same day in both.
    const [ahead, behind] = [await calendar('+14:00'), await calendar('-10:00')]
    expect(await calendar('+05:30')).toEqual(india)
    expect(ahead).toEqual(await calendar('Pacific/Kiritimati'))
    expect(behind).toEqual(await calendar('Pacific/Honolulu'))
    expect(ahead.days).not.toEqual(behind.days)
  })

  it('BET-02 are known in a zone by each of its names, in whatever letters', async () => {
    expect(await calendar('US/Pacific-New')).toEqual(await calendar('America/Los_Angeles'))
    expect(await calendar('europe/LONDON')).toEqual(await calendar('Europe/London'))
    expect(endpoints['sportsbook.getfixtures'].input.safeParse({ time_zone: 'Etc/Nowhere' }).success).toBe(false)
  })
})
