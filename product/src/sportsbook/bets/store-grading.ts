import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { LegResult } from '../contract.ts'
import { onEvent } from './store-bets.ts'

const gradedStatement = sql(
  'sportsbook.ungraded',
  `select distinct sport, market_type, specifier, outcome from sportsbook.bet_legs l where ${onEvent('$1')} and ($2 or result is null)`
)
const gradeStatement = sql(
  'sportsbook.grade_legs',
  `update sportsbook.bet_legs l set result = r.result::sportsbook.leg_result
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as r (market_type, specifier, outcome, result)
    where ${onEvent('$1')} and l.market_type = r.market_type and l.specifier = r.specifier and l.outcome = r.outcome and not l.is_voided and l.result is distinct from r.result::sportsbook.leg_result`
)

export interface SelectionRow {
  sport: string
  market_type: string
  specifier: string
  outcome: string
}
/** Selections of an event that somebody has bet on: those without a result, or `all` of them. */
export const readSelections = (tx: ReadTx, event: number, all: boolean) =>
  tx.rows<SelectionRow>(gradedStatement, [event, all])
export const gradeLegs = (tx: Tx, event: number, results: readonly (SelectionRow & { result: LegResult })[]) =>
  tx.rows(gradeStatement, [
    event,
    results.map((one) => one.market_type),
    results.map((one) => one.specifier),
    results.map((one) => one.outcome),
    results.map((one) => one.result),
  ])
