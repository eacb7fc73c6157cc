import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { PointsCode } from './rules/postings.ts'

/** A line of a player's points: one transaction, or all play of one day of UTC together. */
export interface PointsMove {
  /** The transaction, or the last of the day's. */
  readonly id: bigint
  readonly code: PointsCode
  /** In hundredths; below zero where they left. */
  readonly hundredths: bigint
  /** Of the transaction, where it is one alone. */
  readonly key: string
  readonly at: Date
}
const statements = {
  balances: sql(
    'ledger.points_balances',
    'select path, balance_minor from ledger.accounts where path = any ($1) and currency = $2 and shard = 0'
  ),
  postAll: sql('ledger.post_points', 'select id from ledger.post_points($1, $2, $3, $4, $5, $6, $7, $8) as id'),
  lock: sql(
    'ledger.lock_points',
    'select coalesce(ledger.lock_player_account($1, $2, true), 0)::bigint as balance_minor'
  ),
  // Play is posted in packs, many an hour: a day of it is one line.
  moves: sql(
    'ledger.points_moves',
    `with account as (select id from ledger.accounts where path = $1 and currency = $2 and shard = 0),
     moved as (
       (select p.transaction_id, p.code, p.amount_minor as amount from account a join ledger.postings p on p.to_account = a.id and p.to_player
         order by p.to_version desc limit 5000)
       union all
       (select p.transaction_id, p.code, -p.amount_minor from account a join ledger.postings p on p.from_account = a.id and p.from_player
         order by p.from_version desc limit 5000)
     ),
     lines as (
       select max(transaction_id) as id, code, sum(amount)::bigint as hundredths from moved
        group by code, case when code = 'points-play' then transaction_id / 86400000000 else transaction_id end
        order by 1 desc limit $3 offset $4
     )
     select l.id, l.code, l.hundredths, coalesce(t.key, '') as key, to_timestamp(l.id / 1000000.0) as at
       from lines l left join ledger.transactions t on t.id = l.id order by l.id desc`
  ),
}

export const readBalances = (tx: ReadTx, paths: readonly string[], currency: string) =>
  tx.rows<{ path: string; balance_minor: bigint }>(statements.balances, [paths, currency])
export interface NewTransaction {
  readonly key: string
  readonly kind: string
  readonly postings: readonly {
    readonly from: string
    readonly to: string
    readonly hundredths: bigint
    readonly code: PointsCode
  }[]
}
/** Their ids, in their order; below zero where the key was posted before. */
export async function postAll(tx: Tx, all: readonly NewTransaction[], currency: string): Promise<bigint[]> {
  const lines = all.flatMap(({ postings }, index) => postings.map((posting) => ({ ...posting, place: index + 1 })))
  const rows = await tx.rows<{ id: bigint }>(statements.postAll, [
    currency,
    all.map(({ key }) => key),
    all.map(({ kind }) => kind),
    lines.map(({ place }) => place),
    lines.map(({ from }) => from),
    lines.map(({ to }) => to),
    lines.map(({ hundredths }) => hundredths),
    lines.map(({ code }) => code),
  ])
  return rows.map(({ id }) => id)
}
export const lockBalance = async (tx: Tx, path: string, currency: string): Promise<bigint> =>
  (await tx.maybe<{ balance_minor: bigint }>(statements.lock, [path, currency]))?.balance_minor ?? 0n
export const readMoves = (tx: ReadTx, path: string, currency: string, count: number, offset: number) =>
  tx.rows<PointsMove>(statements.moves, [path, currency, count, offset])
