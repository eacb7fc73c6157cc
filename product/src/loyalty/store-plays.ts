import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'

const statements = {
  queue: sql('loyalty.queue_plays', 'insert into loyalty.plays_to_count (plays) values ($1)'),
  take: sql(
    'loyalty.take_plays',
    `delete from loyalty.plays_to_count where id in (select id from loyalty.plays_to_count order by id limit $1 for update skip locked) returning id, plays`
  ),
  count: sql(
    'loyalty.count_plays',
    `insert into loyalty.counted_plays as p (play_id, player_uid, experience, points, counted_at, stake_minor, win_minor)
       select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::bigint[], $7::bigint[])
     on conflict (play_id) do update set experience = div(excluded.experience::numeric * least(p.stake_minor, excluded.stake_minor), excluded.stake_minor)::bigint,
       points = div(excluded.points::numeric * least(p.stake_minor, excluded.stake_minor), excluded.stake_minor)::bigint, counted_at = excluded.counted_at,
       stake_minor = least(p.stake_minor, excluded.stake_minor), win_minor = least(p.win_minor, excluded.win_minor), is_waiting = false where p.is_waiting and not p.is_void
     returning play_id, experience, points, stake_minor, win_minor`
  ),
  // A part of it was taken back before it was counted.
  wait: sql(
    'loyalty.wait_for_play',
    `insert into loyalty.counted_plays (play_id, player_uid, experience, points, stake_minor, win_minor, is_waiting) values ($1, $2, 0, 0, $3, $4, true)`
  ),
  // One that was not counted yet counts never.
  void: sql(
    'loyalty.void_plays',
    `insert into loyalty.counted_plays as p (play_id, player_uid, experience, points, is_void) select id, uid, 0, 0, true from unnest($1::bigint[], $2::bigint[]) as u (id, uid)
     on conflict (play_id) do update set is_void = true where not p.is_void returning play_id, player_uid, experience, coalesce(points, experience) as points,
       stake_minor, win_minor, counted_at, to_char(counted_at at time zone 'UTC', 'YYYY-MM-01') as month`
  ),
  // What is left of it is in proportion to what is left of its stake. No row: it was not counted yet.
  lessen: sql(
    'loyalty.lessen_play',
    `with held as (select play_id, player_uid, experience, coalesce(points, experience) as points, is_void, counted_at, coalesce(stake_minor, $2::bigint) as stake,
                          coalesce(win_minor, $3::bigint) as win from loyalty.counted_plays where play_id = $1 for update),
          left_of as (select play_id, case when $4::bigint < stake then div(experience::numeric * $4::bigint, stake)::bigint else experience end as experience,
                             case when $4::bigint < stake then div(points::numeric * $4::bigint, stake)::bigint else points end as points,
                             least(stake, $4::bigint) as stake, least(win, $5::bigint) as win from held where not is_void),
          moved as (update loyalty.counted_plays p set experience = l.experience, points = l.points, stake_minor = l.stake, win_minor = l.win from left_of l where p.play_id = l.play_id)
     select h.play_id, h.player_uid, h.experience - coalesce(l.experience, h.experience) as experience, h.points - coalesce(l.points, h.points) as points, h.is_void, h.counted_at,
            h.stake as stake_minor, h.win as win_minor, coalesce(l.stake, h.stake) as stake_left, coalesce(l.win, h.win) as win_left,
            to_char(h.counted_at at time zone 'UTC', 'YYYY-MM-01') as month from held h left join left_of l using (play_id)`
  ),
  join: sql(
    'loyalty.join_members',
    `insert into loyalty.members (player_uid) select * from unnest($1::bigint[]) as u (uid) order by uid on conflict do nothing`
  ),
  // Whatever changes somebody's points or level begins here, in this order: nobody waits for each other.
  lock: sql(
    'loyalty.lock_members',
    `select player_uid, case when program = $2 then level else 0 end as level from loyalty.members where player_uid = any ($1) order by player_uid for no key update`
  ),
  members: sql(
    'loyalty.members',
    `select player_uid, case when program = $2 then level else 0 end as level from loyalty.members where player_uid = any ($1)`
  ),
  setLevel: sql('loyalty.set_level', 'update loyalty.members set program = $2, level = $3 where player_uid = $1'),
  payLevel: sql(
    'loyalty.pay_level',
    `insert into loyalty.paid_levels (player_uid, program, place) values ($1, $2, $3) on conflict do nothing returning place`
  ),
}

/** One stake that has its end, as it waits to be counted. Sums are minor units as text. */
export interface QueuedPlay {
  readonly id: string
  readonly uid: string
  readonly type: string
  readonly game: string
  readonly currency: Currency
  readonly stake: string
  readonly win: string
  /** Its stake came back after all. */
  readonly isVoid?: true
  /** What it came to before a part of it was taken back. */
  readonly before?: { readonly stake: string; readonly win: string }
}
export interface MemberRow {
  player_uid: bigint
  /** In the programme that counts; 0 before the first play. */
  level: number
}

export const queuePlays = (tx: Tx, plays: readonly QueuedPlay[]) => tx.rows(statements.queue, [JSON.stringify(plays)])
/** So many deliveries, the oldest first; they are nobody else's from now on. */
export const takePlays = (tx: Tx, most: number) => tx.rows<{ id: bigint; plays: QueuedPlay[] }>(statements.take, [most])
export interface NewPlay {
  readonly id: bigint
  readonly uid: bigint
  readonly experience: bigint
  readonly points: bigint
  /** Null where play brings its player nothing. */
  readonly countedAt: Date | null
  readonly stakeMinor: bigint
  readonly winMinor: bigint
}
/** What a play counts with. */
export interface AddedRow {
  play_id: bigint
  experience: bigint
  points: bigint
  stake_minor: bigint
  win_minor: bigint
}
/** Those of them that are new, with what is left of them where a part was taken back before. */
export const countPlays = async (tx: Tx, plays: readonly NewPlay[]): Promise<Map<bigint, AddedRow>> =>
  new Map(
    (
      await tx.rows<AddedRow>(statements.count, [
        plays.map(({ id }) => id),
        plays.map(({ uid }) => uid),
        plays.map(({ experience }) => experience),
        plays.map(({ points }) => points),
        plays.map(({ countedAt }) => countedAt),
        plays.map(({ stakeMinor }) => stakeMinor),
        plays.map(({ winMinor }) => winMinor),
      ])
    ).map((row) => [row.play_id, row])
  )
export interface GoneRow {
  play_id: bigint
  player_uid: bigint
  experience: bigint
  points: bigint
  /** When it was counted; null where it was not, brought nothing, or came before this was kept. */
  counted_at: Date | null
  /** `2026-11-01` */
  month: string | null
  /** What it came to until now, and not what is told of it; null of a void one that came before this was kept. */
  stake_minor: bigint | null
  win_minor: bigint | null
}
/** What it comes to from now on. */
export interface LessRow extends GoneRow {
  is_void: boolean
  stake_left: bigint
  win_left: bigint
}
/** Those of them that were not void before, with what they have brought. */
export const voidPlays = (tx: Tx, plays: readonly QueuedPlay[]) => {
  const each = [...new Map(plays.map(({ id, uid }) => [BigInt(id), BigInt(uid)]))]
  return tx.rows<GoneRow>(statements.void, [each.map(([id]) => id), each.map(([, uid]) => uid)])
}

/** A part of it was taken back: what goes of what it has brought. Undefined where it was not counted yet. */
export const lessenPlay = (tx: Tx, { id, stake, win, before }: QueuedPlay) =>
  tx.maybe<LessRow>(
    statements.lessen,
    [id, before?.stake ?? stake, before?.win ?? win, stake, win].map((one) => BigInt(one))
  )

/** What is left of it waits until it is counted. */
export const waitForPlay = (tx: Tx, { id, uid, stake, win }: QueuedPlay) =>
  tx.rows(
    statements.wait,
    [id, uid, stake, win].map((one) => BigInt(one))
  )

/** Makes members of those who are none, and locks their rows until the end of the transaction. */
export async function lockMembers(tx: Tx, uids: readonly bigint[], program: string): Promise<Map<bigint, MemberRow>> {
  await tx.rows(statements.join, [uids])
  return new Map((await tx.rows<MemberRow>(statements.lock, [uids, program])).map((row) => [row.player_uid, row]))
}
export const readMembers = async (
  tx: ReadTx,
  uids: readonly bigint[],
  program: string
): Promise<Map<bigint, MemberRow>> =>
  new Map((await tx.rows<MemberRow>(statements.members, [uids, program])).map((row) => [row.player_uid, row]))
export const setLevel = (tx: Tx, uid: bigint, program: string, level: number) =>
  tx.rows(statements.setLevel, [uid, program, level])
/** False where it was paid before. */
export const payLevel = async (tx: Tx, uid: bigint, program: string, place: number): Promise<boolean> =>
  (await tx.rows(statements.payLevel, [uid, program, place])).length > 0
