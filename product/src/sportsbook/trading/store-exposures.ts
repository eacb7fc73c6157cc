import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** What the operator may lose by open bets. It is counted for bets that were placed under a limit. */

const changeStatement = sql('sportsbook.change_exposure', 'select sportsbook.change_exposure($1, $2, $3)')
const deleteStatement = sql(
  'sportsbook.delete_exposures',
  'delete from sportsbook.exposures x using sportsbook.markets m where m.event_id = $1 and x.market_id = m.id'
)
const heaviestStatement = sql(
  'sportsbook.heaviest',
  `select coalesce(max(e.liability_minor), 0)::bigint as selection_minor,
          coalesce((select p.liability_minor from sportsbook.player_exposures p where p.uid = $4 and p.currency = $3), 0)::bigint as player_minor
     from unnest($1::bigint[], $2::text[]) as s (market_id, outcome)
     join sportsbook.exposures e on e.market_id = s.market_id and e.outcome = s.outcome and e.currency = $3`
)

export interface Heaviest {
  /** Of these selections the one with the largest liability. */
  selection_minor: bigint
  player_minor: bigint
}
export async function readHeaviest(
  tx: ReadTx,
  selections: readonly { marketId: string; outcome: string }[],
  currency: string,
  uid: bigint | undefined
): Promise<Heaviest> {
  const [markets, outcomes] = [selections.map((one) => BigInt(one.marketId)), selections.map((one) => one.outcome)]
  return (
    (await tx.maybe<Heaviest>(heaviestStatement, [markets, outcomes, currency, uid ?? null])) ?? {
      selection_minor: 0n,
      player_minor: 0n,
    }
  )
}

interface Exposed {
  uid: bigint
  id: bigint
  liability_minor: bigint | null
}
/** Bets that are over: nothing can be lost by them any more. Before accounts are touched, as in `sportsbook.place_bet`. */
export const releaseExposure = (tx: Tx, bets: readonly Exposed[]) => change(tx, bets, -1)
/** Bets that are open again. */
export const restoreExposure = (tx: Tx, bets: readonly Exposed[]) => change(tx, bets, 1)

async function change(tx: Tx, bets: readonly Exposed[], sign: 1 | -1): Promise<void> {
  const counted = bets.filter(({ liability_minor }) => liability_minor !== null)
  if (counted.length > 0)
    await tx.rows(changeStatement, [counted.map(({ uid }) => uid), counted.map(({ id }) => id), sign])
}
/** Nobody bets on this event any more; before its markets are deleted. */
export const deleteExposures = (tx: Tx, event: number) => tx.rows(deleteStatement, [event])
