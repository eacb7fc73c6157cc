import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { StoredSeed } from '@ante/kit/stored-seed'
import type { Json } from '@ante/arcade/rules/engine'
import type { LiveRoundRow, OpenBets } from './store-live.ts'

/** A shared round that runs, held for a step. */
export interface HeldRound {
  /** The database's clock when the step came. */
  now: Date
  closes_at: Date
  server_seed: StoredSeed
  place: number
}
export interface SeenBetsRow {
  player_uid: bigint
  currency: string
  stake_minor: bigint
  win_minor: bigint
  status: 'open' | 'finished' | 'void'
  choices: Json[]
  count: bigint
}

/** Of a live round `l`: rounds have their ids by the moment of their stake. */
const ofLive = `r.live_round = l.id and r.id >= ledger.id_at(l.opened_at - interval '1 hour') and r.id < ledger.id_at(l.closes_at + interval '1 hour')`
const statements = {
  hold: sql('games.hold_live_round', 'select now, closes_at, server_seed, place from games.hold_live($1)'),
  note: sql('games.note_live_round', 'update games.live_rounds set seen_at = clock_timestamp() where id = $1'),
  due: sql(
    'games.due_live_bets',
    `select r.id, r.version, r.stake_minor, r.choices from games.live_rounds l join games.open_rounds o on o.live_round = l.id join games.rounds r on r.id = o.round_id
      where l.id = $1 and l.settled_at is null and o.ends_ms <= extract(epoch from clock_timestamp() - l.closes_at) * 1000 order by r.id`
  ),
  running: sql(
    'games.running_bets_of_player',
    `select r.id, r.version, r.stake_minor, r.choices, l.id as live, l.game, l.closes_at, coalesce(l.ends_at, l.closes_at) as ends_at, l.seen_at, l.server_seed, l.server_hash, l.place, clock_timestamp() as now
       from games.open_rounds o join games.rounds r on r.id = o.round_id join games.live_rounds l on l.id = o.live_round
      where o.player_uid = $1 and o.ends_ms is null and l.settled_at is null and l.ends_at is not null for share of l`
  ),
  tell: sql(
    'games.tell_live_bets',
    `update games.live_rounds t set told = n.told
       from (select count(*) + count(*) filter (where r.status <> 'open') as told from games.live_rounds l join games.rounds r on ${ofLive} where l.id = $1) n
      where t.id = $1 and t.told <> n.told returning t.id`
  ),
  seen: sql(
    'games.seen_live_bets',
    `select r.player_uid, r.currency, r.stake_minor, r.win_minor, r.status, r.choices, count(*) over () as count
       from games.live_rounds l join games.rounds r on ${ofLive} where l.id = $1 and r.player_uid <> all ($2::bigint[])
      order by r.stake_minor desc, r.id limit $3`
  ),
}

/** Holds a round that is not settled until the transaction ends; undefined when it is. */
export const holdLive = (tx: Tx, id: bigint) => tx.maybe<HeldRound>(statements.hold, [id])
/** The table has told that the round runs. */
export const noteLive = (tx: Tx, id: bigint) => tx.rows(statements.note, [id])
/** Open bets whose part has ended by now. */
export const readDueBets = (tx: ReadTx, id: bigint) => tx.rows<OpenBets>(statements.due, [id])
/** Open bets of a player on rounds that run or will, without a plan; their rounds are held until the transaction ends. */
export const holdRunningBets = (tx: Tx, player: bigint) =>
  tx.rows<OpenBets & Omit<LiveRoundRow, 'id'> & { live: bigint }>(statements.running, [player])
/** Whether there is more to tell of everybody's bets than was told before. */
export const tellBets = async (tx: Tx, id: bigint): Promise<boolean> =>
  (await tx.maybe(statements.tell, [id])) !== undefined
/** Everybody's bets but for those of these players, the largest stakes first. */
export const readSeenBets = (tx: ReadTx, id: bigint, without: readonly bigint[], count: number) =>
  tx.rows<SeenBetsRow>(statements.seen, [id, without, count])
