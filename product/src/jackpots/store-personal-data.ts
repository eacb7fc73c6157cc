import { type ReadTx, sql } from '@ante/kit/context'

const dataStatement = sql(
  'jackpots.data_of_wins',
  `select round_id::text, game, level, amount_minor::text, currency, won_at from jackpots.wins where player_uid = $1 order by id`
)

/** What a player won, for the file of their data. */
export const jackpotData = async (
  tx: ReadTx,
  uid: bigint
): Promise<Record<string, Readonly<Record<string, unknown>>[]>> => ({
  jackpots: await tx.rows(dataStatement, [uid]),
})
