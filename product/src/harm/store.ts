import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { DayFacts, Shown } from './rules/markers.ts'

/** Play goes on while a stake follows another within so many minutes. */
const pauseMinutes = 15
/** A deposit so soon after a loss is one that chases it. */
const chasingMinutes = 60

const statements = {
  zone: sql(
    'harm.put_zone',
    `insert into harm.players (uid, zone) values ($1, $2) on conflict (uid) do update set zone = excluded.zone where players.zone <> excluded.zone`
  ),
  // One statement for a whole delivery of rounds, in the order of players, so that two never wait for each other. A player who waits for a score keeps
  // the place in that queue: its index is left alone, and the row is written in its own page.
  play: sql(
    'harm.count_play',
    `with given as (select uid, rounds, staked, lost from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[]) as g (uid, rounds, staked, lost) order by uid),
      people as (
        insert into harm.players as p (uid, play_from, play_at, lost_minor, lost_at, changed_at)
          select uid, now(), now(), lost, case when lost > 0 then now() end, now() from given
          on conflict (uid) do update set
            play_from = case when p.play_at > now() - interval '${pauseMinutes} minutes' then p.play_from else now() end, play_at = now(),
            lost_minor = p.lost_minor + excluded.lost_minor, lost_at = coalesce(excluded.lost_at, p.lost_at), changed_at = coalesce(p.changed_at, now())
          returning uid, now() at time zone zone as local, extract(epoch from now() - play_from)::int / 60 as minutes)
     insert into harm.days as d (uid, day, rounds, night_rounds, staked_minor, longest_minutes)
       select g.uid, p.local::date, g.rounds, case when extract(hour from p.local) < 6 then g.rounds else 0 end, g.staked, p.minutes
         from given g join people p using (uid)
       on conflict (uid, day) do update set rounds = d.rounds + excluded.rounds, night_rounds = d.night_rounds + excluded.night_rounds,
         staked_minor = d.staked_minor + excluded.staked_minor, longest_minutes = greatest(d.longest_minutes, excluded.longest_minutes)`
  ),
  loss: sql(
    'harm.count_loss',
    `insert into harm.players as p (uid, lost_minor, lost_at) values ($1, $2, case when $2::bigint > 0 then now() end)
       on conflict (uid) do update set lost_minor = p.lost_minor + excluded.lost_minor, lost_at = coalesce(excluded.lost_at, p.lost_at)`
  ),
  // Locked before it is counted: in one statement the row would be seen as it is afterwards.
  chases: sql(
    'harm.chases',
    `select lost_minor > 0 and lost_at > now() - interval '${chasingMinutes} minutes' as chases from harm.players where uid = $1 for update`
  ),
  deposit: sql(
    'harm.count_deposit',
    `with person as (
        insert into harm.players as p (uid, changed_at) values ($1, now())
          on conflict (uid) do update set lost_minor = 0, changed_at = coalesce(p.changed_at, now()) returning zone)
     insert into harm.days as d (uid, day, deposits, chasing_deposits) select $1, (now() at time zone zone)::date, 1, $2 from person
       on conflict (uid, day) do update set deposits = d.deposits + 1, chasing_deposits = d.chasing_deposits + excluded.chasing_deposits`
  ),
  other: sql(
    'harm.count_other',
    `with person as (
        insert into harm.players as p (uid, changed_at) values ($1, now()) on conflict (uid) do update set changed_at = coalesce(p.changed_at, now()) returning zone)
     insert into harm.days as d (uid, day, declined_deposits, cancelled_withdrawals) select $1, (now() at time zone zone)::date, $2, $3 from person
       on conflict (uid, day) do update set declined_deposits = d.declined_deposits + excluded.declined_deposits,
         cancelled_withdrawals = d.cancelled_withdrawals + excluded.cancelled_withdrawals`
  ),
  // What was counted grows old by itself.
  markOld: sql(
    'harm.mark_old_scores',
    `update harm.players set changed_at = now() where level > 0 and changed_at is null and scored_at < now() - interval '1 day'`
  ),
  changed: sql(
    'harm.changed_players',
    `select uid from harm.players where changed_at is not null order by changed_at limit $1`
  ),
  lock: sql(
    'harm.lock_player',
    `select uid, zone, level, score, markers, scored_at, task_since, changed_at is not null as is_changed from harm.players where uid = $1 for update`
  ),
  read: sql(
    'harm.player',
    `select uid, zone, level, score, markers, scored_at, task_since, changed_at is not null as is_changed from harm.players where uid = $1`
  ),
  days: sql(
    'harm.days_of',
    `select (now() at time zone p.zone)::date - d.day as ago, d.rounds, d.night_rounds, d.staked_minor, d.chasing_deposits, d.declined_deposits,
            d.cancelled_withdrawals, d.longest_minutes
       from harm.players p join harm.days d using (uid) where p.uid = $1 and d.day > (now() at time zone p.zone)::date - $2::int order by d.day desc`
  ),
  score: sql(
    'harm.write_score',
    `update harm.players set score = $2, level = $3, markers = $4, scored_at = now(), changed_at = null where uid = $1`
  ),
  openTask: sql('harm.open_task', `update harm.players set task_since = coalesce(task_since, now()) where uid = $1`),
  closeTask: sql('harm.close_task', `update harm.players set task_since = null where uid = $1 returning uid`),
  action: sql('harm.insert_action', `insert into harm.actions (uid, action, score, markers) values ($1, $2, $3, $4)`),
  actions: sql('harm.actions_of', `select action, at from harm.actions where uid = $1 order by id desc limit 50`),
  interact: sql(
    'harm.insert_interaction',
    `insert into harm.interactions (uid, by_name, way, note) values ($1, $2, $3, $4)`
  ),
  interactions: sql(
    'harm.interactions_of',
    `select distinct on (uid) uid, by_name, way, note, at from harm.interactions where uid = any ($1) order by uid, id desc`
  ),
  list: sql(
    'harm.players_of_level',
    `select uid, level, score, markers, scored_at, task_since from harm.players where level > 0 and (not $1 or task_since is not null) and uid <> all ($4::bigint[])
       order by level desc, score desc, uid offset $2 limit $3`
  ),
  count: sql(
    'harm.count_of_level',
    `select count(*)::int as count from harm.players where level > 0 and (not $1 or task_since is not null) and uid <> all ($2::bigint[])`
  ),
  forget: sql('harm.forget_days', `delete from harm.days where day < now()::date - $1::int`),
}

export interface PlayerRow {
  uid: bigint
  zone: string
  level: number
  score: number
  markers: Shown[]
  scored_at: Date | null
  task_since: Date | null
  is_changed: boolean
}
export type ListedRow = Omit<PlayerRow, 'zone' | 'is_changed'>
export interface InteractionRow {
  uid: bigint
  by_name: string
  way: string
  note: string
  at: Date
}
/** What a player did in one delivery of rounds or bets. `lostMinor` is below zero where more came back than was staked. */
export interface Play {
  readonly rounds: number
  readonly stakedMinor: bigint
  readonly lostMinor: bigint
}

export const putZone = (tx: Tx, uid: bigint, zone: string) => tx.rows(statements.zone, [uid, zone])
export const countPlay = (tx: Tx, plays: ReadonlyMap<bigint, Play>) =>
  tx.rows(statements.play, [
    [...plays.keys()],
    [...plays.values()].map(({ rounds }) => rounds),
    [...plays.values()].map(({ stakedMinor }) => stakedMinor),
    [...plays.values()].map(({ lostMinor }) => lostMinor),
  ])
/** What a bet brought or took when it ended. */
export const countLoss = async (tx: Tx, uid: bigint, lostMinor: bigint): Promise<void> =>
  void (await tx.rows(statements.loss, [uid, lostMinor]))
/** A deposit that arrived: one that chases a loss counts as such, and what was lost before it is answered. */
export async function countDeposit(tx: Tx, uid: bigint): Promise<void> {
  const before = await tx.maybe<{ chases: boolean | null }>(statements.chases, [uid])
  await tx.rows(statements.deposit, [uid, before?.chases ? 1 : 0])
}
export const countDeclined = (tx: Tx, uid: bigint) => tx.rows(statements.other, [uid, 1, 0])
export const countCancelled = (tx: Tx, uid: bigint) => tx.rows(statements.other, [uid, 0, 1])
/** Something else changed: the score is to look again. */
export const noteChange = (tx: Tx, uid: bigint) => tx.rows(statements.other, [uid, 0, 0])
/** Whose score is a day old is looked at again. */
export const markOld = (tx: Tx) => tx.rows(statements.markOld)
export const readChanged = async (tx: ReadTx, most: number): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.changed, [most])).map(({ uid }) => uid)
export const lockPlayer = (tx: Tx, uid: bigint) => tx.maybe<PlayerRow>(statements.lock, [uid])
export const readPlayer = (tx: ReadTx, uid: bigint) => tx.maybe<PlayerRow>(statements.read, [uid])
export const readDays = async (tx: ReadTx, uid: bigint, days: number): Promise<DayFacts[]> =>
  (
    await tx.rows<{
      ago: number
      rounds: number
      night_rounds: number
      staked_minor: bigint
      chasing_deposits: number
      declined_deposits: number
      cancelled_withdrawals: number
      longest_minutes: number
    }>(statements.days, [uid, days])
  ).map((row) => ({
    ago: row.ago,
    rounds: row.rounds,
    nightRounds: row.night_rounds,
    stakedMinor: row.staked_minor,
    chasingDeposits: row.chasing_deposits,
    declinedDeposits: row.declined_deposits,
    cancelledWithdrawals: row.cancelled_withdrawals,
    longestMinutes: row.longest_minutes,
  }))
export const writeScore = (tx: Tx, uid: bigint, score: number, level: number, markers: readonly Shown[]) =>
  tx.rows(statements.score, [uid, score, level, JSON.stringify(markers)])
export const openTask = (tx: Tx, uid: bigint) => tx.rows(statements.openTask, [uid])
/** Whether there is such a player here. */
export const closeTask = async (tx: Tx, uid: bigint): Promise<boolean> =>
  (await tx.maybe(statements.closeTask, [uid])) !== undefined
export const insertAction = (tx: Tx, uid: bigint, action: string, score: number, markers: readonly Shown[]) =>
  tx.rows(statements.action, [uid, action, score, JSON.stringify(markers)])
export const readActions = (tx: ReadTx, uid: bigint) => tx.rows<{ action: string; at: Date }>(statements.actions, [uid])
export const insertInteraction = (tx: Tx, uid: bigint, by: string, way: string, note: string) =>
  tx.rows(statements.interact, [uid, by, way, note])
export const readInteractions = (tx: ReadTx, uids: readonly bigint[]) =>
  tx.rows<InteractionRow>(statements.interactions, [uids])
export interface Listed {
  readonly onlyTasks: boolean
  /** Players who are not listed. */
  readonly without: readonly bigint[]
}
export const listPlayers = (tx: ReadTx, { onlyTasks, without }: Listed, offset: number, count: number) =>
  tx.rows<ListedRow>(statements.list, [onlyTasks, offset, count, without])
export const countPlayers = async (tx: ReadTx, { onlyTasks, without }: Listed): Promise<number> =>
  (await tx.maybe<{ count: number }>(statements.count, [onlyTasks, without]))?.count ?? 0
export const forgetDays = (tx: Tx, keptDays: number) => tx.rows(statements.forget, [keptDays])
