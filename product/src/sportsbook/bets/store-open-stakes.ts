import { type ReadTx, sql } from '@ante/kit/context'
import { type Currency, money, type Money } from '@ante/kit/money'

const openStatement = sql(
  'sportsbook.open_stakes',
  `select uid, currency, sum(stake_minor)::bigint as stake_minor from sportsbook.bets
    where uid = any ($1) and state in ('pending', 'open') and free_bet_id is null group by uid, currency`
)

/** What these players have at stake in bets that are not settled: it is neither theirs nor the operator's yet. By uid; who has none is left out. */
export async function openStakesInBets(tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, Money>> {
  const rows = await tx.rows<{ uid: bigint; currency: Currency; stake_minor: bigint }>(openStatement, [uids])
  return new Map(rows.map((row) => [row.uid, money(row.stake_minor, row.currency)]))
}
