import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { LevelTerms, LevelTitles } from './rules/levels.ts'

const columns =
  'id, sysname, version, texts, images, currency, levels, games, reserve_ppm, is_paused, bets_odds_least, level_titles'
const statements = {
  list: sql(
    'jackpots.list',
    `select ${columns}, count(*) over () as total
       from jackpots.jackpots where enabled and ($1::bigint[] is null or id = any ($1)) order by id limit $2 offset $3`
  ),
  levels: sql(
    'jackpots.levels',
    `select jackpot_id, name, slot, seed_minor, rate_ppm, every_minor, before_minor, limited, run from jackpots.levels where jackpot_id = any ($1) order by slot`
  ),
  // One that puts or closes at a time: which game feeds which jackpot is looked at among all of them.
  alone: sql('jackpots.alone', `select pg_advisory_xact_lock(hashtext('jackpots.put'))`),
  named: sql(
    'jackpots.named',
    'select id, version, enabled, currency, levels, games, reserve_ppm, bets_odds_least from jackpots.jackpots where sysname = $1'
  ),
  lock: sql('jackpots.lock', 'select from jackpots.jackpots where id = $1 for no key update'),
  taken: sql(
    'jackpots.taken',
    'select exists (select from jackpots.jackpots where enabled and currency = $1 and (games && $2 or ($4 and bets_odds_least is not null)) and sysname is distinct from $3) as taken'
  ),
  put: sql(
    'jackpots.put',
    `insert into jackpots.jackpots (sysname, texts, images, currency, levels, games, reserve_ppm, is_paused, bets_odds_least, level_titles)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, levels = excluded.levels, games = excluded.games,
       reserve_ppm = excluded.reserve_ppm, is_paused = excluded.is_paused, bets_odds_least = excluded.bets_odds_least, level_titles = jackpots.level_titles || excluded.level_titles,
       enabled = true, version = jackpots.version + 1
     returning id, version`
  ),
  dropLevels: sql('jackpots.drop_levels', 'delete from jackpots.levels where jackpot_id = $1 and name <> all ($2)'),
  putLevel: sql(
    'jackpots.put_level',
    `insert into jackpots.levels (jackpot_id, name, slot, seed_minor, rate_ppm, every_minor, before_minor, run)
     select $1, $2, $3, $4, $5, $6, $7, coalesce(max(w.run), 0) from jackpots.wins w where w.jackpot_id = $1 and w.level = $2
     on conflict (jackpot_id, name) do update set before_minor = excluded.before_minor`
  ),
  putShares: sql(
    'jackpots.put_shares',
    `insert into jackpots.shares (jackpot_id, shard, version, currency, accounts, rates, slots)
     select $1, shard, $2, $3, $4, $5, $6 from generate_series(0, 63) shard order by shard
     on conflict (jackpot_id, shard) do update set version = excluded.version, accounts = excluded.accounts, rates = excluded.rates, slots = excluded.slots`
  ),
  putTerms: sql(
    'jackpots.put_terms',
    'insert into jackpots.terms (jackpot_id, version, rates, slots) values ($1, $2, $3, $4)'
  ),
  dropTerms: sql('jackpots.drop_terms', 'delete from jackpots.terms where jackpot_id = $1'),
  lockShares: sql(
    'jackpots.lock_shares',
    'select carried from jackpots.shares where jackpot_id = $1 order by shard for no key update'
  ),
  // A jackpot that takes no stakes has no version that a round could be planned by.
  stop: sql('jackpots.stop', 'update jackpots.shares set version = 0 where jackpot_id = $1'),
  emptyShares: sql(
    'jackpots.empty_shares',
    `update jackpots.shares set version = 0, carried = '{0,0,0,0,0,0,0,0,0}' where jackpot_id = $1`
  ),
  carry: sql(
    'jackpots.carry',
    `update jackpots.shares set carried[$2] = carried[$2] + $3 where jackpot_id = $1 and shard = ledger.own_shard()`
  ),
  close: sql('jackpots.close', 'update jackpots.jackpots set enabled = false, version = version + 1 where id = $1'),
  open: sql(
    'jackpots.open',
    `select ${columns}, 0::bigint as total from jackpots.jackpots j
      where enabled and not is_paused and (games <> '{}' or bets_odds_least is not null) and exists (select from jackpots.shares s where s.jackpot_id = j.id) order by id`
  ),
}

export interface NewJackpot extends Described {
  /** Under a name that is known it is written again, but for its currency. */
  readonly sysname?: string
  readonly currency: Currency
  /** The smallest first. */
  readonly levels: readonly LevelTerms[]
  readonly games: readonly string[]
  /** Where bets feed it too: the least odds of each selection, in thousandths. */
  readonly betsOddsLeast?: number | null
  readonly reservePpm?: number
  readonly isPaused?: boolean
  readonly levelTitles?: LevelTitles
}
export interface JackpotRow extends Described {
  readonly id: bigint
  readonly sysname: string | null
  readonly version: number
  readonly currency: Currency
  readonly levels: readonly string[]
  readonly games: readonly string[]
  readonly reserve_ppm: number
  readonly is_paused: boolean
  readonly bets_odds_least: number | null
  readonly level_titles: LevelTitles
  readonly total: bigint
}
export interface LevelRow {
  readonly jackpot_id: bigint
  readonly name: string
  readonly slot: number
  readonly seed_minor: bigint
  readonly rate_ppm: number
  readonly every_minor: bigint | null
  readonly before_minor: bigint | null
  /** It has one winner in each run. */
  readonly limited: boolean
  readonly run: number
}
export const termsOf = (row: LevelRow): LevelTerms => ({
  name: row.name,
  seedMinor: row.seed_minor,
  ratePpm: row.rate_ppm,
  everyMinor: row.every_minor,
  beforeMinor: row.before_minor,
})

export const readJackpots = (
  tx: ReadTx,
  { ids, offset, count }: { ids?: readonly string[] | undefined; offset: number; count: number }
) => tx.rows<JackpotRow>(statements.list, [ids ?? null, count, offset])
export const readOpen = (tx: ReadTx) => tx.rows<JackpotRow>(statements.open)
export const readLevels = (tx: ReadTx, ids: readonly bigint[]) => tx.rows<LevelRow>(statements.levels, [ids])

export const lockPutting = (tx: Tx) => tx.rows(statements.alone)
/** What has this name. Only who has `lockPutting` changes it. */
export const findNamed = (tx: Tx, sysname: string) =>
  tx.maybe<
    Omit<JackpotRow, keyof Described | 'sysname' | 'is_paused' | 'level_titles' | 'total'> & { enabled: boolean }
  >(statements.named, [sysname])
/**
 * Locks a jackpot and then its shares until the end of the transaction: no round feeds or wins it meanwhile. Several are locked in the order of their ids, one after the other,
 * as rounds lock theirs (`jackpots.lock_share`). Answers what is carried to the next stakes, by shard and slot.
 */
export async function lockWhole(tx: Tx, id: bigint): Promise<bigint[][]> {
  await tx.rows(statements.lock, [id])
  return (await tx.rows<{ carried: bigint[] }>(statements.lockShares, [id])).map(({ carried }) => carried)
}
export const isTaken = async (tx: Tx, { currency, games, sysname, betsOddsLeast }: NewJackpot): Promise<boolean> =>
  (
    await tx.maybe<{ taken: boolean }>(statements.taken, [
      currency,
      games,
      sysname ?? null,
      (betsOddsLeast ?? null) !== null,
    ])
  )?.taken === true

export const insertJackpot = (tx: Tx, jackpot: NewJackpot) =>
  tx.maybe<{ id: bigint; version: number }>(statements.put, [
    jackpot.sysname ?? null,
    JSON.stringify(jackpot.texts),
    JSON.stringify(jackpot.images),
    jackpot.currency,
    jackpot.levels.map(({ name }) => name),
    jackpot.games,
    jackpot.reservePpm ?? 0,
    jackpot.isPaused ?? false,
    jackpot.betsOddsLeast ?? null,
    JSON.stringify(jackpot.levelTitles ?? {}),
  ])
export const dropLevels = (tx: Tx, id: bigint, but: readonly string[]) => tx.rows(statements.dropLevels, [id, but])
export const putLevel = (tx: Tx, id: bigint, level: LevelTerms, slot: number) =>
  tx.rows(statements.putLevel, [
    id,
    level.name,
    slot,
    level.seedMinor,
    level.ratePpm,
    level.everyMinor,
    level.beforeMinor,
  ])
export interface Shares {
  readonly version: number
  readonly currency: Currency
  readonly accounts: readonly string[]
  readonly rates: readonly number[]
  readonly slots: readonly number[]
}
export async function putShares(tx: Tx, id: bigint, { version, currency, accounts, rates, slots }: Shares) {
  await tx.rows(statements.putShares, [id, version, currency, accounts, rates, slots])
  await tx.rows(statements.putTerms, [id, version, rates, slots])
}
export const stopShares = (tx: Tx, id: bigint) => tx.rows(statements.stop, [id])
export const emptyShares = (tx: Tx, id: bigint) => tx.rows(statements.emptyShares, [id])
export const carry = (tx: Tx, id: bigint, slot: number, micro: bigint) => tx.rows(statements.carry, [id, slot, micro])
export async function close(tx: Tx, id: bigint) {
  await tx.rows(statements.dropTerms, [id])
  await tx.rows(statements.close, [id])
}
