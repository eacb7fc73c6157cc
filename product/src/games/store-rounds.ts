import { type Database, type ReadTx, sql } from '@ante/kit/context'
import type { StoredSeed } from '@ante/kit/stored-seed'
import type { Json } from '@ante/arcade/rules/engine'
import type { JackpotDraw } from '@ante/arcade/rules/jackpot-shapes'

export interface RoundRow {
  id: bigint
  player_uid: bigint
  game: string
  version: string
  nonce: number
  currency: string
  stake_minor: bigint
  win_minor: bigint
  status: 'open' | 'finished' | 'void'
  choices: Json[]
  view: Json
  step_keys: string[]
  step_hashes: Buffer[]
  started_at: Date
  pack_id: bigint | null
  /** How it took part in a jackpot, and what it won of it. */
  jackpot: JackpotDraw | null
  jackpot_win_minor: bigint | null
  /** The connector through which the stakes of another studio's game came; null for rounds of our own games. */
  wallet: string | null
  /** The shared round that its bets are on; null for a round of one's own. */
  live_round: bigint | null
  server_hash: string
  client_seed: string
  server_seed: StoredSeed
  is_active: boolean
}
export interface FoundRound extends RoundRow {
  /** Its pair of seeds was made in the present history of the database. */
  is_current: boolean
}
const roundColumns = `r.id, r.player_uid, r.game, r.version, r.nonce, r.currency, r.stake_minor, r.win_minor, r.status, r.choices, r.view, coalesce(r.step_keys, '{}') as step_keys, coalesce(r.step_hashes, '{}') as step_hashes, r.started_at, r.pack_id, r.jackpot, r.jackpot_win_minor, r.wallet, r.live_round,
  coalesce(s.server_hash, l.server_hash, '') as server_hash, coalesce(s.client_seed, c.salt, r.game) as client_seed, coalesce(s.server_seed, l.server_seed, '') as server_seed,
  coalesce(s.is_active, l.settled_at is null) as is_active`
/** Rounds with their seeds: the player's own pair, or that of a shared round. */
const withSeeds =
  'from games.rounds r left join games.seeds s on s.id = r.seed_id left join games.live_rounds l on l.id = r.live_round left join games.chains c on c.id = l.chain_id'
// The history is asked for once, in front of the round: with the call beside the columns each round was planned anew, which took four times as long as to read it.
const roundStatement = sql(
  'games.round',
  `select ${roundColumns}, s.history is not distinct from (select games.database_history()) as is_current ${withSeeds} where r.id = $1 and r.player_uid = $2`
)
/** Months that are made ahead hold no rounds yet. The others are read from the newest on, and only for as long as rows are missing. */
const newestFirst = `and r.id < ledger.id_at(now() + interval '1 day') order by r.id desc`
const keyedStatement = sql(
  'games.round_by_key',
  'select round_id from games.keys where player_uid = $1 and key = $2 and input_hash = $3'
)
const openStatement = sql(
  'games.open_round',
  `select ${roundColumns} ${withSeeds} join games.open_rounds o on o.round_id = r.id where o.player_uid = $1 and o.game = $2`
)
const lastStatement = sql(
  'games.last_round',
  `select ${roundColumns} ${withSeeds}
    where r.player_uid = $1 and r.game = $2 and r.status = 'finished' ${newestFirst} limit 1`
)
// Bets on a live table end with its turn, where that table is still there.
const staleStatement = sql(
  'games.stale_rounds',
  `select ${roundColumns} ${withSeeds} join games.open_rounds o on o.round_id = r.id
    where (o.live_round is null or o.game <> all ($2)) and o.remote = 0 and o.started_at < now() - $1 * interval '1 millisecond' and o.round_id > $3
    order by o.round_id limit $4`
)
const openOfPlayerStatement = sql(
  'games.open_rounds_of_player',
  `select ${roundColumns} ${withSeeds} join games.open_rounds o on o.round_id = r.id
    where o.player_uid = $1 and (o.live_round is null or o.game <> all ($2)) and o.remote = 0 order by o.round_id`
)
const historyOf = (from: string, condition: string): string =>
  `select r.id, r.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, g.provider, r.status, r.currency, r.stake_minor, r.win_minor, r.started_at, r.finished_at, r.pack_id, r.jackpot, r.jackpot_win_minor, r.wallet
     from ${from} join games.games g on g.sysname = r.game
    where ($2::text is null or r.game = $2) and ${condition} ${newestFirst} limit $3 offset $4`
const historyStatements = {
  all: sql('games.history', historyOf('games.rounds r', 'r.player_uid = $1')),
  ended: sql('games.ended_history', historyOf('games.rounds r', `r.player_uid = $1 and r.status <> 'open'`)),
  open: sql(
    'games.open_history',
    // `offset 0` keeps the planner from joining the other way round: each open round is looked up in its own month.
    historyOf(
      'games.open_rounds o cross join lateral (select * from games.rounds where id = o.round_id offset 0) r',
      'o.player_uid = $1'
    )
  ),
}
const provenStatement = sql(
  'games.proven_rounds',
  `select coalesce(nullif(g.description ->> 'name', ''), g.name) as name, ${roundColumns} ${withSeeds} join games.games g on g.sysname = r.game
    where r.player_uid = $1 and ($2::text is null or r.game = $2) and r.wallet is null ${newestFirst} limit $3`
)
const playStatement = sql(
  'games.play',
  `select verdict, round_id, at, balance_minor, jackpot_minor
     from games.play_rounds($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`
)

export interface HistoryRow extends Pick<
  RoundRow,
  | 'id'
  | 'game'
  | 'status'
  | 'currency'
  | 'stake_minor'
  | 'win_minor'
  | 'started_at'
  | 'pack_id'
  | 'jackpot'
  | 'jackpot_win_minor'
  | 'wallet'
> {
  name: string
  provider: string
  finished_at: Date | null
}
export interface PlayRow {
  verdict:
    | 'played'
    | 'replay'
    | 'reused'
    | 'seed'
    | 'open'
    | 'disabled'
    | 'soon'
    | 'overdraft'
    | 'no_spin'
    | 'jackpot'
    | 'busy'
  round_id: bigint | null
  at: Date | null
  balance_minor: bigint | null
  jackpot_minor: bigint | null
}
/** How a stake takes part in a jackpot. */
export interface JackpotValues {
  readonly id: bigint
  readonly version: number
  readonly hit: string | null
  readonly run: number | null
  readonly drawn: JackpotDraw
}
export interface PlayValues {
  player: bigint
  key: string
  hash: Uint8Array
  seedId: bigint
  nonce: number
  game: string
  version: string
  currency: string
  stakeMinor: bigint
  winMinor: bigint
  isOpen: boolean
  choices: readonly Json[]
  view: Json
  cycleMs: number
  /** The pack of free spins that pays; null where the player does. */
  pack: bigint | null
  /** The jackpot in which it takes part; null where in none. */
  jackpot: JackpotValues | null
}

/** Plays rounds of different players in one transaction; a row for each, in their order. */
export async function playRounds(db: Database, rounds: readonly PlayValues[]): Promise<PlayRow[]> {
  const column = <T>(valueOf: (round: PlayValues) => T): T[] => rounds.map(valueOf)
  const rows = await db.call<PlayRow>(playStatement, [
    column(({ player }) => player),
    column(({ key }) => key),
    column(({ hash }) => hash),
    column(({ seedId }) => seedId),
    column(({ nonce }) => nonce),
    column(({ game }) => game),
    column(({ version }) => version),
    column(({ currency }) => currency),
    column(({ stakeMinor }) => stakeMinor),
    column(({ winMinor }) => winMinor),
    column(({ isOpen }) => isOpen),
    column(({ choices }) => JSON.stringify(choices)),
    column(({ view }) => JSON.stringify(view)),
    column(({ cycleMs }) => cycleMs),
    column(({ pack }) => pack),
    column(({ jackpot }) => jackpot?.id ?? null),
    column(({ jackpot }) => jackpot?.version ?? null),
    column(({ jackpot }) => jackpot?.hit ?? null),
    column(({ jackpot }) => jackpot?.run ?? null),
    column(({ jackpot }) => (jackpot ? JSON.stringify(jackpot.drawn) : null)),
  ])
  if (rows.length !== rounds.length) throw new Error(`${rounds.length} rounds were answered by ${rows.length}`)
  return rows
}
/** As `readRound`, outside of a transaction: one round trip. */
export const findRound = async (db: Database, player: bigint, round: bigint): Promise<FoundRound | undefined> =>
  (await db.call<FoundRound>(roundStatement, [round, player]))[0]
/** The number of the round that a player's key began with this input. */
export const findKeyedRound = async (
  db: Database,
  player: bigint,
  { key, hash }: { readonly key: string; readonly hash: Uint8Array }
): Promise<bigint | undefined> =>
  (await db.call<{ round_id: bigint }>(keyedStatement, [player, key, hash]))[0]?.round_id
export const readRound = (tx: ReadTx, player: bigint, round: bigint) =>
  tx.maybe<RoundRow>(roundStatement, [round, player])
export const readOpenRound = (tx: ReadTx, player: bigint, game: string) =>
  tx.maybe<RoundRow>(openStatement, [player, game])
export const readLastRound = (tx: ReadTx, player: bigint, game: string) =>
  tx.maybe<RoundRow>(lastStatement, [player, game])
/** Open rounds that are older than this, but for those of these live tables, in the order of their numbers. */
export const readStaleRounds = (tx: ReadTx, olderMs: number, tables: readonly string[], after: bigint, count: number) =>
  tx.rows<RoundRow>(staleStatement, [olderMs, tables, after, count])
/** All open rounds of a player, but for those of these live tables. */
export const readOpenRounds = (tx: ReadTx, player: bigint, tables: readonly string[]) =>
  tx.rows<RoundRow>(openOfPlayerStatement, [player, tables])
/** The newest rounds with their seeds; `game` limits them to one game. */
export const readProvenRounds = (tx: ReadTx, player: bigint, filter: { game?: string; count: number }) =>
  tx.rows<RoundRow & { name: string }>(provenStatement, [player, filter.game ?? null, filter.count])
export const readHistory = (
  tx: ReadTx,
  player: bigint,
  filter: { game?: string; isOpen?: boolean; count: number; offset: number }
) =>
  tx.rows<HistoryRow>(historyStatements[filter.isOpen === undefined ? 'all' : filter.isOpen ? 'open' : 'ended'], [
    player,
    filter.game ?? null,
    filter.count,
    filter.offset,
  ])
