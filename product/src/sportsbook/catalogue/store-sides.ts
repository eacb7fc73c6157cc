import { type ReadTx, sql } from '@ante/kit/context'

const statement = sql(
  'sportsbook.sides',
  `select h.name as home, a.name as away, e.status = 'not_started' as is_coming
     from sportsbook.events e join sportsbook.participants h on h.id = e.home_id join sportsbook.participants a on a.id = e.away_id where e.id = $1`
)

/** Who plays in a match, and whether it is still to begin. Undefined for one that is not there. */
export const readSides = (tx: ReadTx, fixture: number) =>
  tx.maybe<{ home: string; away: string; is_coming: boolean }>(statement, [fixture])
