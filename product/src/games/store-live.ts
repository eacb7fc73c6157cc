import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { StoredSeed } from '@ante/kit/stored-seed'
import type { Json } from '@ante/arcade/rules/engine'

export interface LiveRoundRow {
  id: bigint
  game: string
  version: string
  chain_id: bigint
  place: number
  server_seed: StoredSeed
  server_hash: string
  opened_at: Date
  closes_at: Date
  /** What was drawn is over. It tells the outcome of a round that runs: nobody may hear it before. */
  ends_at: Date
  next_at: Date
  /** When the table last told that the round runs. */
  seen_at: Date | null
  drawn: Json
  settled_at: Date | null
  anchor: string
  length: number
  /** The client seed of its chain; null: the name of the game. */
  salt: string | null
  source: string | null
  source_chain: string | null
  source_url: string | null
  beacon_round: bigint | null
  beacon_at: Date | null
  beacon_signature: string | null
  /** Its chain was made in the present history of the database: its outcome is known to nobody. */
  is_current: boolean
  /** The database's clock when the row was read. */
  now: Date
}
export interface OpenBets {
  id: bigint
  version: string
  stake_minor: bigint
  choices: Json[]
}
export interface LivePlayRow {
  verdict: 'played' | 'replay' | 'reused' | 'closed' | 'open' | 'disabled'
  round_id: bigint | null
  balance_minor: bigint | null
}

const isCurrent = 'c.history is not distinct from games.database_history()'
/** What was drawn is over: with its bets, where it does not run. */
const endsAt = 'coalesce(l.ends_at, l.closes_at)'
const columns = `l.id, l.game, l.version, l.chain_id, l.place, l.server_seed, l.server_hash, l.opened_at, l.closes_at, ${endsAt} as ends_at, l.next_at, l.seen_at, l.drawn, l.settled_at,
  c.anchor, c.length, c.salt, c.source, c.source_chain, c.source_url, c.beacon_round, c.beacon_at, c.beacon_signature, ${isCurrent} as is_current, clock_timestamp() as now`
const from = 'from games.live_rounds l join games.chains c on c.id = l.chain_id'
const statements = {
  last: sql('games.last_live_rounds', `select ${columns} ${from} where l.game = $1 order by l.id desc limit $2`),
  take: sql(
    'games.take_live_round',
    `select ${columns} ${from} where l.id = $1 and l.settled_at is null and (${endsAt} <= clock_timestamp() or l.opened_at > clock_timestamp() or not ${isCurrent}) for update of l`
  ),
  one: sql('games.live_round', `select ${columns} ${from} where l.id = $1 and l.game = $2`),
  chain: sql('games.chain', 'select id, root, length, anchor, marks, salt from games.chains where id = $1'),
  insertChain: sql(
    'games.insert_chain',
    'insert into games.chains (game, root, length, anchor, marks, history) values ($1, $2, $3, $4, $5, games.database_history()) returning id, root, length, anchor, marks, salt'
  ),
  insert: sql(
    'games.insert_live_round',
    `insert into games.live_rounds (game, version, chain_id, place, server_seed, server_hash, closes_at, ends_at, next_at)
     select g.sysname, $2, $3, $4, $5, $6, n.now + $7 * interval '1 millisecond', case when $8 > 0 then n.now + ($7 + $8) * interval '1 millisecond' end, n.now + ($7 + $8 + $9) * interval '1 millisecond'
       from games.games g cross join (select clock_timestamp() as now offset 0) n where g.sysname = $1 and g.enabled
     on conflict do nothing returning id`
  ),
  settled: sql(
    'games.settled_live_round',
    'update games.live_rounds set drawn = $2, server_seed = $3, settled_at = clock_timestamp() where id = $1'
  ),
  bets: sql(
    'games.live_bets',
    `select r.id, r.version, r.stake_minor, r.choices from games.open_rounds o join games.rounds r on r.id = o.round_id where o.live_round = $1 order by r.id`
  ),
  settle: sql('games.settle_live_bets', 'select games.settle_live($1, $2, $3, $4) as settled'),
  voided: sql('games.void_live_bets', 'select games.void_round($1) as voided'),
  play: sql(
    'games.play_live_round',
    'select verdict, round_id, balance_minor from games.play_live($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)'
  ),
  // The newest stay: the page lists them, and the chain goes on from the last.
  forget: sql(
    'games.forget_live_rounds',
    `delete from games.live_rounds l where l.settled_at < now() - interval '7 days' and not exists (select from games.rounds r where r.live_round = l.id
       and r.id >= ledger.id_at(l.opened_at - interval '1 hour') and r.id < ledger.id_at(l.closes_at + interval '1 hour'))
       and l.id < (select max(n.id) - 1000 from games.live_rounds n where n.game = l.game)`
  ),
  hold: sql('games.hold_table', 'select 1 as yes from games.games where sysname = $1 and enabled for no key update'),
}

/** A chain as a row keeps it. */
export interface SealedChain {
  root: StoredSeed
  length: number
  anchor: string
  marks: readonly StoredSeed[]
}
export interface ChainRow extends SealedChain {
  id: bigint
  salt: string | null
}
/** The newest rounds of a table, the newest first. */
export const readLastLive = (tx: ReadTx, game: string, count: number) =>
  tx.rows<LiveRoundRow>(statements.last, [game, count])
export const readLive = (tx: ReadTx, id: bigint, game: string) => tx.maybe<LiveRoundRow>(statements.one, [id, game])
/** Locks a round whose course is over, that was opened in the future, or whose outcome may be known, and which is not settled; undefined when there is nothing to do. */
export const takeLive = (tx: Tx, id: bigint) => tx.maybe<LiveRoundRow>(statements.take, [id])
export const readChain = (tx: ReadTx, id: bigint) => tx.maybe<ChainRow>(statements.chain, [id])
export const insertChain = (tx: Tx, game: string, chain: SealedChain) =>
  tx.maybe<ChainRow>(statements.insertChain, [game, chain.root, chain.length, chain.anchor, chain.marks])
/** Waits for whoever begins a round of this table at this moment; false where it is switched off. */
export const holdTable = async (tx: Tx, game: string): Promise<boolean> =>
  (await tx.maybe(statements.hold, [game])) !== undefined
export const insertLive = (
  tx: Tx,
  v: {
    game: string
    version: string
    chain: bigint
    place: number
    serverSeed: StoredSeed
    serverHash: string
    bettingMs: number
    lastsMs: number
    restMs: number
  }
) =>
  tx.maybe<{ id: bigint }>(statements.insert, [
    v.game,
    v.version,
    v.chain,
    v.place,
    v.serverSeed,
    v.serverHash,
    v.bettingMs,
    v.lastsMs,
    v.restMs,
  ])
/** What was drawn, and by which seed: from now on both are public and stand plain. */
export const finishLive = (tx: Tx, id: bigint, drawn: Json, serverSeed: string) =>
  tx.rows(statements.settled, [id, JSON.stringify(drawn), serverSeed])
export const readLiveBets = (tx: Tx, id: bigint) => tx.rows<OpenBets>(statements.bets, [id])
export const settleLive = (
  tx: Tx,
  round: bigint,
  { winMinor, view, choices }: { readonly winMinor: bigint; readonly view: Json; readonly choices: readonly Json[] }
) => tx.rows(statements.settle, [round, winMinor, JSON.stringify(view), JSON.stringify(choices)])
export const voidLive = (tx: Tx, round: bigint) => tx.rows(statements.voided, [round])
export const forgetLive = (tx: Tx) => tx.rows(statements.forget)

export interface LivePlayValues {
  player: bigint
  key: string
  hash: Uint8Array
  liveRound: bigint
  game: string
  version: string
  currency: string
  stakeMinor: bigint
  choices: readonly Json[]
  view: Json
  /** When the player's part of a round that runs ends by itself, in milliseconds after bets have closed; null: with the round. */
  endsMs: number | null
}
export async function playLive(db: Database, v: LivePlayValues): Promise<LivePlayRow> {
  const [row] = await db.call<LivePlayRow>(statements.play, [
    v.player,
    v.key,
    v.hash,
    v.liveRound,
    v.game,
    v.version,
    v.currency,
    v.stakeMinor,
    JSON.stringify(v.choices),
    JSON.stringify(v.view),
    v.endsMs,
  ])
  if (!row) throw new Error('the function answered nothing')
  return row
}
