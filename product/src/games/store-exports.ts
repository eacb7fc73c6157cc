import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { HistoryRow } from './store-rounds.ts'

export interface ExportRow {
  id: bigint
  player_uid: bigint
  from_at: Date
  to_at: Date
  state: 'requested' | 'ready' | 'sent'
  rounds: number | null
  requested_at: Date
  ready_at: Date | null
}

const columns = 'id, player_uid, from_at, to_at, state, rounds, requested_at, ready_at'
/** A round has its id a moment after its start, later by what it waited for other rounds. */
const inPeriod = `r.player_uid = $1 and r.started_at >= $2 and r.started_at < $3 and r.id >= ledger.id_at($2) and r.id < ledger.id_at($3 + interval '1 hour')`
const statements = {
  insert: sql(
    'games.insert_export',
    `insert into games.exports (player_uid, from_at, to_at) values ($1, $2, $3) on conflict (player_uid) where state = 'requested' do nothing returning ${columns}`
  ),
  last: sql('games.last_export', `select ${columns} from games.exports where player_uid = $1 order by id desc limit 1`),
  file: sql(
    'games.export_file',
    `select ${columns}, csv from games.exports where id = $1 and player_uid = $2 and csv is not null`
  ),
  // Locked: of two workers with the same request one writes.
  take: sql(
    'games.take_export',
    `select ${columns} from games.exports where id = $1 and state = 'requested' for update`
  ),
  finish: sql(
    'games.finish_export',
    `update games.exports set state = $4, csv = $2, rounds = $3, ready_at = now() where id = $1`
  ),
  drop: sql('games.drop_exports', `delete from games.exports where requested_at < now() - $1 * interval '1 day'`),
  count: sql(
    'games.count_period',
    `select count(*) as n from (select 1 from games.rounds r where ${inPeriod} limit $4) as counted`
  ),
  rounds: sql(
    'games.period',
    `select r.id, r.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, p.name as provider, r.status, r.currency, r.stake_minor, r.win_minor, r.jackpot_win_minor, r.started_at, r.finished_at
       from games.rounds r join games.games g on g.sysname = r.game join games.providers p on p.sysname = g.provider
      where ${inPeriod} order by r.id limit $4`
  ),
}

export interface PeriodOf {
  player: bigint
  from: Date
  to: Date
}

/** Undefined when an earlier request of the player is still open. */
export const insertExport = (tx: Tx, { player, from, to }: PeriodOf) =>
  tx.maybe<ExportRow>(statements.insert, [player, from, to])
export const readLastExport = (tx: ReadTx, player: bigint) => tx.maybe<ExportRow>(statements.last, [player])
export const readExportFile = (tx: ReadTx, id: bigint, player: bigint) =>
  tx.maybe<ExportRow & { csv: string }>(statements.file, [id, player])
export const takeExport = (tx: Tx, id: bigint) => tx.maybe<ExportRow>(statements.take, [id])
export const finishExport = (
  tx: Tx,
  id: bigint,
  { csv, rounds, state }: { csv: string; rounds: number; state: 'ready' | 'sent' }
) => tx.rows(statements.finish, [id, csv, rounds, state])
export const dropExports = (tx: Tx, days: number) => tx.rows(statements.drop, [days])
/** Rounds of the period, counted no further than `most`. */
export const countPeriod = async (tx: ReadTx, { player, from, to }: PeriodOf, most: number): Promise<number> =>
  Number((await tx.maybe<{ n: bigint }>(statements.count, [player, from, to, most]))?.n ?? 0n)
export const readPeriod = (tx: ReadTx, { player, from, to }: PeriodOf, most: number) =>
  tx.rows<HistoryRow>(statements.rounds, [player, from, to, most])
