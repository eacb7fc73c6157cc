import { type ReadTx, sql } from '@ante/kit/context'

const statement = sql(
  'sportsbook.competitions_of_bets',
  `select l.bet_id, array_agg(distinct c.name) as names
     from unnest($1::bigint[]) as wanted (id)
     join sportsbook.bet_legs l on l.bet_id = wanted.id
     join sportsbook.events e on e.id = l.event_id
     join sportsbook.competitions c on c.id = e.competition_id
    group by l.bet_id`
)

/** The names of the competitions that these bets are on, by bet; a bet whose events are gone is not there. */
export const competitionsOf = async (tx: ReadTx, bets: readonly bigint[]): Promise<Map<bigint, string[]>> =>
  new Map(
    bets.length === 0
      ? []
      : (await tx.rows<{ bet_id: bigint; names: string[] }>(statement, [bets])).map((row) => [row.bet_id, row.names])
  )
