import { type ReadTx, sql } from '@ante/kit/context'
import { type Currency, money, type Money } from '@ante/kit/money'

const openStatement = sql(
  'games.open_stakes',
  `select r.player_uid as uid, r.currency, sum(r.stake_minor)::bigint as stake_minor
     from games.open_rounds o join games.rounds r on r.id = o.round_id
    where o.player_uid = any ($1) and r.pack_id is null group by r.player_uid, r.currency`
)

/** What these players have at stake of their own in rounds that go on. By uid; who has none is left out. */
export async function openStakesInGames(tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, Money>> {
  const rows = await tx.rows<{ uid: bigint; currency: Currency; stake_minor: bigint }>(openStatement, [uids])
  return new Map(rows.map((row) => [row.uid, money(row.stake_minor, row.currency)]))
}
