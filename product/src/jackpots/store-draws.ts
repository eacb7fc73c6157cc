import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { StoredSeed } from '@ante/kit/stored-seed'

/** What bets are drawn by, and the functions by which one takes part. */

const today = `(now() at time zone 'utc')::date`
/** An hour more: what began on that day is over by then. */
const isPublished = `now() at time zone 'utc' > day + interval '25 hours'`
const statements = {
  make: sql(
    'jackpots.make_draw_seeds',
    `select jackpots.draw_seed(${today} + (later - 1)::integer, seed, hash) from unnest($1::text[], $2::text[]) with ordinality f (seed, hash, later)`
  ),
  seedOfToday: sql(
    'jackpots.draw_seed_of_today',
    `select to_char(${today}, 'YYYY-MM-DD') as day, s.server_seed, s.server_hash from jackpots.draw_seed(${today}, $1, $2) s`
  ),
  list: sql(
    'jackpots.draw_seeds',
    `select to_char(day, 'YYYY-MM-DD') as day, server_hash, case when ${isPublished} then server_seed end as server_seed,
        count(*) over () as total
       from jackpots.draw_seeds where $1::text[] is null or to_char(day, 'YYYY-MM-DD') = any ($1) order by jackpots.draw_seeds.day desc limit $2 offset $3`
  ),
  toSeal: sql(
    'jackpots.draw_seeds_to_seal',
    `select to_char(day, 'YYYY-MM-DD') as day, server_seed, server_hash from jackpots.draw_seeds where not ${isPublished} and not starts_with(server_seed, $1)`
  ),
  toPublish: sql(
    'jackpots.draw_seeds_to_publish',
    `select to_char(day, 'YYYY-MM-DD') as day, server_seed, server_hash from jackpots.draw_seeds where ${isPublished} and strpos(server_seed, '.') > 0`
  ),
  write: sql('jackpots.write_draw_seed', `update jackpots.draw_seeds set server_seed = $2 where day = $1::date`),
  lockShare: sql('jackpots.lock_share_for_bets', 'select version, currency, accounts from jackpots.lock_share($1, $2)'),
  lockHouse: sql(
    'jackpots.lock_house_for_bets',
    `select ledger.lock_house($1, array_fill($2::text, array[cardinality($1::text[])]))`
  ),
  isDue: sql('jackpots.is_due_for_bet', 'select jackpots.is_due($1, $2, $3) as due'),
  pay: sql('jackpots.pay_bet', `select jackpots.pay($1, $2, $3, $4, $5) as amount_minor`),
  giveBack: sql('jackpots.give_back_of_bet', 'select jackpots.give_back($1, $2, $3) as given'),
}

export interface DrawSeed {
  /** `2026-11-28`, of UTC. */
  readonly day: string
  readonly server_seed: StoredSeed
  readonly server_hash: string
}
/** One that was just made, for a day that has none. */
export interface FreshSeed {
  readonly seed: StoredSeed
  readonly hash: string
}
/** Those of today and tomorrow, where they are missing: the hash of a day is known before the day begins. */
export const makeDrawSeeds = async (tx: Tx, fresh: readonly [FreshSeed, FreshSeed]): Promise<void> =>
  void (await tx.rows(statements.make, [fresh.map(({ seed }) => seed), fresh.map(({ hash }) => hash)]))
/** The day by the clock at the beginning of this transaction. */
export async function seedOfToday(tx: Tx, fresh: FreshSeed): Promise<DrawSeed> {
  const row = await tx.maybe<DrawSeed>(statements.seedOfToday, [fresh.seed, fresh.hash])
  if (!row) throw new Error('there is no seed of today')
  return row
}
/** The newest first; without the seed while bets may be drawn by it. */
export const readDrawSeeds = (
  tx: ReadTx,
  { days, count, offset }: { days?: readonly string[] | undefined; count: number; offset: number }
) =>
  tx.rows<Omit<DrawSeed, 'server_seed'> & { server_seed: StoredSeed | null; total: bigint }>(statements.list, [
    days ?? null,
    count,
    offset,
  ])

/** Those that are secret and not sealed with the first key: what it seals begins with this. */
export const readSeedsToSeal = (tx: ReadTx, prefix: string) => tx.rows<DrawSeed>(statements.toSeal, [prefix])
/** Those that are public and sealed still. */
export const readSeedsToPublish = (tx: ReadTx) => tx.rows<DrawSeed>(statements.toPublish)
export const writeDrawSeed = (tx: Tx, day: string, seed: StoredSeed | string) => tx.rows(statements.write, [day, seed])

/** Locks this connection's share of a jackpot, and before it the jackpot itself for who may win it. Several are locked in the order of their ids. */
export const lockShare = (tx: Tx, jackpot: bigint, wins: boolean) =>
  tx.maybe<{ version: number; currency: Currency; accounts: string[] }>(statements.lockShare, [jackpot, wins])
export const lockHouse = (tx: Tx, accounts: readonly string[], currency: Currency) =>
  tx.rows(statements.lockHouse, [accounts, currency])
export const isDue = async (tx: Tx, jackpot: bigint, level: string, run: number | null): Promise<boolean> =>
  (await tx.maybe<{ due: boolean }>(statements.isDue, [jackpot, level, run]))?.due === true
/** What was paid, in minor units. */
export async function payBet(
  tx: Tx,
  { jackpot, level, bet, uid, game }: { jackpot: bigint; level: string; bet: bigint; uid: bigint; game: string }
): Promise<bigint> {
  const row = await tx.maybe<{ amount_minor: bigint }>(statements.pay, [jackpot, level, bet, uid, game])
  if (!row) throw new Error(`bet ${bet} was not paid its jackpot`)
  return row.amount_minor
}
export const giveBack = (tx: Tx, jackpot: bigint, version: number, stakeMinor: bigint) =>
  tx.rows(statements.giveBack, [jackpot, version, stakeMinor])
