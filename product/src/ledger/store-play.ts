import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const sums = `coalesce(sum(staked_minor), 0)::bigint as staked, coalesce(sum(won_minor), 0)::bigint as won,
  coalesce(sum(deposited_minor), 0)::bigint as deposited, coalesce(sum(withdrawn_minor), 0)::bigint as withdrawn`

const statements = {
  count: sql('ledger.count_play', 'select ledger.count_play($1, $2)'),
  totals: sql('ledger.play_totals', `select ${sums} from ledger.play_totals where path = any ($1) and currency = $2`),
  // Days and months are those of UTC.
  periods: sql(
    'ledger.play_periods',
    `select name, ${sums}
       from (values ('today', current.day), ('month', current.day - 29), ('half_year', (current.day - interval '6 months')::date + 1)) period (name, begins)
       left join ledger.play_days d on d.path = any ($1) and d.currency = $2 and d.day >= period.begins
      group by name`.replaceAll('current.day', `(now() at time zone 'UTC')::date`)
  ),
  months: sql(
    'ledger.play_months',
    `select to_char(date_trunc('month', day), 'YYYY-MM') as month, ${sums} from ledger.play_days
      where path = any ($1) and currency = $2 group by 1 order by 1 desc`
  ),
  // One statement is one snapshot: what is counted, and those postings after the moment that are counted with it.
  before: sql(
    'ledger.play_before',
    `select ever.staked - since.staked as staked, ever.won - since.won as won
       from (select coalesce(sum(staked_minor), 0)::bigint as staked, coalesce(sum(won_minor), 0)::bigint as won
               from ledger.play_totals where path = any ($1) and currency = $2) ever
      cross join lateral (
        select coalesce(-sum(amount) filter (where code = 'stake'), 0)::bigint as staked,
               coalesce(sum(amount) filter (where code <> 'stake'), 0)::bigint as won
          from ledger.accounts a
          join ledger.play_totals t on t.path = a.path and t.currency = a.currency
         cross join lateral (
           select code, -amount_minor as amount from ledger.postings
             where from_account = a.id and from_player and transaction_id >= ledger.id_at($3) and from_version <= t.counted_to
               and code in ('stake', 'settlement-correction')
           union all
           select code, amount_minor from ledger.postings
             where to_account = a.id and to_player and transaction_id >= ledger.id_at($3) and to_version <= t.counted_to
               and code in ('win', 'stake-return', 'jackpot-win', 'settlement-correction')
         ) moves
         where a.path = any ($1) and a.currency = $2 and a.shard = 0
      ) since`
  ),
  uncounted: sql(
    'ledger.uncounted_play',
    `select a.path, a.currency from ledger.accounts a
       left join ledger.play_totals t on t.path = a.path and t.currency = a.currency
      where a.path > $1 and a.path like 'player:%' and (a.path like '%:main' or a.path like '%:hold') and a.version > coalesce(t.counted_to, 0)
      order by a.path limit $2`
  ),
}

export interface PlayRow {
  staked: bigint
  won: bigint
  deposited: bigint
  withdrawn: bigint
}

export const countPlay = (tx: Tx, path: string, currency: string) => tx.rows(statements.count, [path, currency])
export const readTotals = (tx: ReadTx, paths: readonly string[], currency: string) =>
  tx.maybe<PlayRow>(statements.totals, [paths, currency])
export const readPeriods = (tx: ReadTx, paths: readonly string[], currency: string) =>
  tx.rows<PlayRow & { name: 'today' | 'month' | 'half_year' }>(statements.periods, [paths, currency])
export const readMonths = (tx: ReadTx, paths: readonly string[], currency: string) =>
  tx.rows<PlayRow & { month: string }>(statements.months, [paths, currency])
export const readBefore = (tx: ReadTx, paths: readonly string[], currency: string, at: Date) =>
  tx.maybe<Pick<PlayRow, 'staked' | 'won'>>(statements.before, [paths, currency, at])
export const readUncounted = (tx: ReadTx, after: string, most: number) =>
  tx.rows<{ path: string; currency: string }>(statements.uncounted, [after, most])
