import { type ReadTx, sql } from '@ante/kit/context'

const statements = {
  of: sql(
    'cashier.deposit_facts',
    `select uid, count(*)::int as count, sum(coalesce(received_minor, amount_minor))::bigint as sum_minor, max(settled_at) as last_at
       from cashier.deposits where uid = any ($1) and status = 'success' group by uid`
  ),
}

/** What of somebody's deposits has arrived, in the one currency of their account. */
export interface DepositSums {
  readonly count: number
  readonly minor: bigint
  readonly lastAt: number | null
}
/** Those of these players who have paid in. */
export const depositSumsOf = async (tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, DepositSums>> =>
  new Map(
    (await tx.rows<{ uid: bigint; count: number; sum_minor: bigint; last_at: Date | null }>(statements.of, [uids])).map(
      ({ uid, count, sum_minor: minor, last_at: lastAt }) => [uid, { count, minor, lastAt: lastAt?.getTime() ?? null }]
    )
  )
