import { Refusal } from '@ante/kit/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFixture, getFixtures } from '../catalogue/list-fixtures.ts'
import { endpoints } from '../contract.ts'
import { testBook, type TestBook } from '../sportsbook.fixture.ts'
import { bookSlip, readBooked } from './book-slip.ts'
import { dropBookings } from './store-bookings.ts'

let book: TestBook
beforeAll(async () => {
  book = await testBook()
  await book.catchUp()
})
afterAll(() => book.close())

interface Pick {
  market_id: string
  outcome: string
  price: number
}
/** The match winner of a match that has not begun, far down the list. */
async function pick(place: number): Promise<Pick & { event: number }> {
  const asked = endpoints['sportsbook.getfixtures'].input.parse({ count: 1, offset: 20 + place })
  const { items } = await getFixtures(book.context(), asked)
  const { fixture } = await getFixture(book.context(), { id: items[0]?.id ?? '' })
  const market = fixture.markets.find(({ kind, status }) => kind === '1x2' && status === 'open')
  const selection = market?.selections[0]
  if (!market || !selection?.price) throw new Error(`fixture ${fixture.id} has no match winner`)
  return { event: Number(fixture.id), market_id: market.id, outcome: selection.outcome, price: selection.price }
}
const share = (selections: readonly Pick[]) => {
  const input = {
    selections: JSON.stringify(selections.map(({ market_id, outcome, price }) => ({ market_id, outcome, price }))),
  }
  return bookSlip(book.context(), endpoints['sportsbook.bookslip'].input.parse(input))
}
const read = async (code: string) =>
  endpoints['sportsbook.getbooking'].output.parse(await readBooked(book.context(), { code }))
const codeOfRefusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error))
  )

describe('booking codes', () => {
  it('BET-01 a shared slip is opened by its code as people write it, at the prices of now, and the same slip has the same code', async () => {
    const [one, two] = [await pick(0), await pick(1)]
    const { code } = await share([one, two])
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect((await share([two, one])).code).toBe(code)
    expect((await share([one])).code).not.toBe(code)
    await book.setPrice(one.market_id, one.outcome, 2500)
    const found = await read(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)
    expect(found).toMatchObject({
      code,
      count: 2,
      selections: [
        {
          market_id: one.market_id,
          outcome: one.outcome,
          price: 2.5,
          status: 'open',
          kind: '1x2',
          outcomes: ['home', 'draw', 'away'],
        },
        { market_id: two.market_id, status: 'open' },
      ],
    })
    expect(JSON.stringify(await book.query('select * from sportsbook.bookings'))).not.toMatch(/uid|stake|price/)
  })

  it('BET-01 a code says what can no longer be bet on, and counts what is no longer listed', async () => {
    const [open, over, gone] = [await pick(2), await pick(3), await pick(4)]
    const { code } = await share([open, over, gone])
    await book.end(over.event, 1, 0)
    await book.query('delete from sportsbook.markets where id = $1', [gone.market_id])
    const found = await read(code)
    expect(found.count).toBe(3)
    expect(found.selections.map(({ status }) => status)).toEqual(['open', 'closed'])
  })

  it('BET-01 a slip of which nothing is known, and a code that is none or has expired, are refused', async () => {
    expect(await codeOfRefusal(share([{ market_id: '999999999', outcome: 'home', price: 2 }]))).toBe('not_found')
    for (const code of ['', 'AAAAAAAA', '0OIl!'])
      expect(await codeOfRefusal(readBooked(book.context(), { code }))).toBe('not_found')
    const { code } = await share([await pick(5)])
    await book.query(`update sportsbook.bookings set expires_at = now() - interval '1 second' where code = $1`, [code])
    expect(await codeOfRefusal(read(code))).toBe('not_found')
    await book.database.db.write(dropBookings)
    expect(await book.query('select 1 from sportsbook.bookings where code = $1', [code])).toEqual([])
  })
})
