import { createHash } from 'node:crypto'
import type { Context, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { odds } from '@ante/kit/odds'
import type { z } from 'zod'
import type { endpoints } from '../contract.ts'
import { codeLength, codeLifeDays, codeOf, normalCode } from '../rules/booking-code.ts'
import { validateSelections } from '../rules/slip.ts'
import { sportOf } from '../sports/registry.ts'
import { outcomesOf, wireKey } from '../wire.ts'
import { readOffersFor } from './quote-slip.ts'
import { type BookedSelection, putBooking, readBookedMarkets, readBooking } from './store-bookings.ts'

type Book = (typeof endpoints)['sportsbook.bookslip']
type Read = (typeof endpoints)['sportsbook.getbooking']

const keyOf = ({ market, outcome }: BookedSelection): string => `${market}.${outcome}`

/** Writes down what a slip holds, for whoever is given its code. Refuses one of which nothing is known. */
export async function bookSlip(
  context: Context & RefusesAs<Book>,
  { selections }: InputOf<Book>
): Promise<z.input<Book['output']>> {
  const asked = new Map(
    selections.map(({ market_id: market, outcome }) => [keyOf({ market, outcome }), { market, outcome }])
  )
  const rows = await context.db.read((tx) =>
    readBookedMarkets(
      tx,
      [...asked.values()].map(({ market }) => BigInt(market))
    )
  )
  const known = [...asked.values()].filter(({ market, outcome }) =>
    rows.some(({ id, codes }) => String(id) === market && codes.includes(outcome))
  )
  if (known.length === 0) context.refuse('InvalidParameter/not_found', { fields: { selections: 'wrong' } })
  const content = createHash('sha256').update(known.map(keyOf).toSorted().join(' ')).digest()
  const code = codeOf(context.random.bytes(codeLength))
  const row = await context.db.write((tx) => putBooking(tx, { code, content, selections: known, days: codeLifeDays }))
  return { code: row.code, expires_at: row.expires_at.toISOString() }
}

/** Price seen and price of now are the same: whoever opens a code has seen none before. */
const unseen = odds(1001)

export async function readBooked(
  context: Context & RefusesAs<Read>,
  { code: typed }: InputOf<Read>
): Promise<z.input<Read['output']>> {
  const code = normalCode(typed) ?? context.refuse('InvalidParameter/not_found', { fields: { code: 'wrong' } })
  const { booking, rows } = await context.db.read(async (tx) => {
    const found = await readBooking(tx, code)
    const markets = found?.selections.map(({ market }) => BigInt(market)) ?? []
    return { booking: found, rows: await readBookedMarkets(tx, markets) }
  })
  if (!booking) context.refuse('InvalidParameter/not_found', { fields: { code: 'wrong' } })
  const selections = booking.selections.map(({ market, outcome }) => ({ marketId: market, outcome, price: unseen }))
  const offers = await readOffersFor(context, selections)
  const judged = validateSelections(selections, offers.of, 'any')
  return {
    code,
    expires_at: booking.expires_at.toISOString(),
    count: selections.length,
    selections: judged.flatMap(({ marketId, outcome, offered, status }) => {
      const row = rows.find(({ id }) => String(id) === marketId)
      if (!row) return []
      return [
        {
          market_id: marketId,
          fixture_id: String(row.event_id),
          outcome,
          price: offered === undefined ? null : offered / 1000,
          status,
          home: row.home,
          away: row.away,
          kickoff: row.starts_at.toISOString(),
          ...wireKey(sportOf(row.sport), row),
          outcomes: outcomesOf(row.codes),
        },
      ]
    }),
  }
}
