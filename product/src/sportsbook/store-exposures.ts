import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** What the house may lose by open bets. All of it is kept only for bets that were placed under a limit. */

/** `sportsbook.place_bet` and the scales, in one transaction: raises AN053 where the house would risk too much. */
export const placeWeighedStatement = sql(
  'sportsbook.place_weighed_bet',
  'select sportsbook.weigh($1, sportsbook.place_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12), $13, $14) as id'
)
const reweighStatement = sql('sportsbook.reweigh', 'select sportsbook.reweigh($1, $2, $3)')
const forgetStatement = sql(
  'sportsbook.forget_exposures',
  'delete from sportsbook.exposures where market_id between $1::bigint * 1000 and $1::bigint * 1000 + 999'
)
const heaviestStatement = sql(
  'sportsbook.heaviest',
  `select coalesce(max(e.liability_minor), 0)::bigint as selection_minor,
          coalesce((select p.liability_minor from sportsbook.player_exposures p where p.uid = $4 and p.currency = $3), 0)::bigint as player_minor
     from unnest($1::bigint[], $2::smallint[]) as s (market_id, outcome)
     join sportsbook.exposures e on e.market_id = s.market_id and e.outcome = s.outcome and e.currency = $3`
)

export interface Heaviest {
  /** Of these selections the one with the largest liability. */
  selection_minor: bigint
  player_minor: bigint
}
export async function readHeaviest(
  tx: ReadTx,
  selections: readonly { marketId: string; outcome: number }[],
  currency: string,
  uid: bigint | undefined
): Promise<Heaviest> {
  const [markets, outcomes] = [selections.map((one) => BigInt(one.marketId)), selections.map((one) => one.outcome)]
  return (await tx.maybe<Heaviest>(heaviestStatement, [markets, outcomes, currency, uid ?? null])) ?? { selection_minor: 0n, player_minor: 0n }
}

interface Weighed {
  uid: bigint
  id: bigint
  liability_minor: bigint | null
}
/** The bet is over: the house risks nothing with it any more. */
export const takeOffScales = async (tx: Tx, { uid, id, liability_minor }: Weighed): Promise<void> =>
  liability_minor === null ? undefined : void (await tx.rows(reweighStatement, [uid, id, -1]))
export const putBackOnScales = async (tx: Tx, { uid, id, liability_minor }: Weighed): Promise<void> =>
  liability_minor === null ? undefined : void (await tx.rows(reweighStatement, [uid, id, 1]))
/** Nobody bets on this match any more. */
export const forgetExposures = (tx: Tx, fixture: number) => tx.rows(forgetStatement, [fixture])
