import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  // Rounds have their ids by the moment of their stake. A pack of another studio is one round of many, which no return of a round can be told from.
  measure: sql(
    'games.measure_returns',
    `with counted as (
       select game, version, count(*) as rounds, sum(stake_minor) as staked, sum(win_minor) as won, sum(stake_minor::numeric * stake_minor) as staked_squares,
              sum(win_minor::numeric * win_minor) as won_squares, sum(stake_minor::numeric * win_minor) as products
         from games.rounds
        where id >= ledger.id_at($1::date::timestamp at time zone 'UTC') and id < ledger.id_at(($1::date + 1)::timestamp at time zone 'UTC')
          and status = 'finished' and stake_minor > 0 and (pack_id is null or wallet is null) and player_uid <> all ($2::bigint[])
        group by game, version
     )
     insert into games.return_days (day, game, version, rounds, staked, won, staked_squares, won_squares, products)
       select $1::date, game, version, rounds, staked, won, staked_squares, won_squares, products from counted
       on conflict (day, game, version) do update
         set rounds = excluded.rounds, staked = excluded.staked, won = excluded.won, staked_squares = excluded.staked_squares,
             won_squares = excluded.won_squares, products = excluded.products`
  ),
  isEmpty: sql('games.has_returns', `select exists (select from games.return_days) as is_measured`),
  drop: sql('games.drop_returns', `delete from games.return_days where day < (now() at time zone 'UTC')::date - 400`),
  sums: sql(
    'games.returns',
    `select d.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, d.version, sum(d.rounds)::float8 as rounds, sum(d.staked)::float8 as staked,
            sum(d.won)::float8 as won, sum(d.staked_squares)::float8 as staked_squares, sum(d.won_squares)::float8 as won_squares, sum(d.products)::float8 as products,
            (select a.found_at from games.return_alarms a where a.game = d.game and a.version = d.version and a.ended_at is null) as alarm_since, g.enabled as is_enabled
       from games.return_days d join games.games g on g.sysname = d.game
      where d.day > (now() at time zone 'UTC')::date - $1::int
      group by d.game, g.description, g.name, g.enabled, d.version order by alarm_since nulls last, name, d.version desc`
  ),
  raise: sql(
    'games.raise_return_alarm',
    `insert into games.return_alarms (game, version, side) values ($1, $2, $3) on conflict (game, version) where ended_at is null do nothing returning id`
  ),
  end: sql(
    'games.end_return_alarm',
    `update games.return_alarms set ended_at = now() where game = $1 and version = $2 and ended_at is null`
  ),
  alarms: sql(
    'games.return_alarms',
    `select a.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, a.version, a.side, a.found_at
       from games.return_alarms a join games.games g on g.sysname = a.game where a.ended_at is null order by a.found_at`
  ),
}

export interface ReturnRow {
  game: string
  name: string
  version: string
  rounds: number
  staked: number
  won: number
  staked_squares: number
  won_squares: number
  products: number
  alarm_since: Date | null
  is_enabled: boolean
}
export interface AlarmRow {
  game: string
  name: string
  version: string
  side: 'above' | 'below'
  found_at: Date
}

/** Counts the finished rounds of a day (UTC, `yyyy-mm-dd`) anew, without those of these players. */
export const measureDay = async (tx: Tx, day: string, without: readonly bigint[]): Promise<void> =>
  void (await tx.rows(statements.measure, [day, without]))
export const isMeasured = async (tx: ReadTx): Promise<boolean> =>
  (await tx.maybe<{ is_measured: boolean }>(statements.isEmpty))?.is_measured ?? false
export const dropOldDays = async (tx: Tx): Promise<void> => void (await tx.rows(statements.drop))
/** Of so many days, today among them: alarms first. */
export const readReturns = (tx: ReadTx, days: number) => tx.rows<ReturnRow>(statements.sums, [days])
/** Whether it is a new one. */
export const raiseAlarm = async (tx: Tx, game: string, version: string, side: AlarmRow['side']): Promise<boolean> =>
  (await tx.maybe(statements.raise, [game, version, side])) !== undefined
export const endAlarm = async (tx: Tx, game: string, version: string): Promise<void> =>
  void (await tx.rows(statements.end, [game, version]))
export const readAlarms = (tx: ReadTx) => tx.rows<AlarmRow>(statements.alarms)
