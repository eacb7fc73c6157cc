import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { findClubs } from '../catalogue/find-teams.ts'
import type { staffListEndpoints } from '../rules/staff-lists.ts'
import { sportOf } from '../sports/registry.ts'
import { wireKey } from '../wire.ts'
import * as store from './store-holds.ts'

type List = (typeof staffListEndpoints)['sportsbook.listmatches']
type Markets = (typeof staffListEndpoints)['sportsbook.getmarkets']

/** Matches that are played or come, with what staff suspended of each. */
export const listMatchesOfStaff = (
  { db }: StaffContext,
  { query, show, offset, count }: InputOf<List>
): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const clubs = query === '' ? null : await findClubs(db, tx, query)
    const rows = await store.readMatches(tx, { clubs, onlyHeld: show === 'held', offset, count })
    return {
      items: rows.map((row) => ({
        id: String(row.id),
        home: row.home,
        away: row.away,
        league: row.league,
        country: row.country,
        kickoff: row.starts_at.toISOString(),
        live: row.is_live,
        replay: row.replay,
        is_held: row.is_held,
        held_markets: row.held_markets,
        open_markets: row.open_markets,
      })),
      total: Number(rows[0]?.total ?? 0n),
    }
  })

/** The markets of a match that can still be bet on, or could be again. */
export const listMarkets = (
  { db, refuse }: StaffContext & RefusesAs<Markets>,
  { fixture }: InputOf<Markets>
): Promise<OutputOf<Markets>> =>
  db.read(async (tx) => {
    const event = (await store.readHeldEvent(tx, Number(fixture))) ?? refuse('InvalidRequest/not_found')
    const sport = sportOf(event.sport)
    return {
      is_held: event.is_held,
      markets: (await store.readMarketHolds(tx, event.id)).map((row) => ({
        id: String(row.id),
        ...wireKey(sport, row),
        status: row.status,
        is_held: row.is_held,
      })),
    }
  })
