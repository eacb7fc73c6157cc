import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { FunnelRow, PageStep, RetentionRow } from './rules/funnel.ts'

const statements = {
  addStep: sql('tracking.add_step', `insert into tracking.funnel_steps (market, step) values ($1, $2)`),
  addRegistered: sql(
    'tracking.add_registered',
    `insert into tracking.funnel_steps (market, step, uid) values ($1, 'registered', $2)
       on conflict (uid, step) where uid is not null do nothing`
  ),
  // Of whom the registration is not known any more, nothing is counted: they are no new players.
  addOf: sql(
    'tracking.add_step_of_players',
    `insert into tracking.funnel_steps (market, step, uid)
       select r.market, $2, r.uid from tracking.funnel_steps r where r.uid = any($1) and r.step = 'registered' order by r.uid
       on conflict (uid, step) where uid is not null do nothing`
  ),
  addActive: sql(
    'tracking.add_active_day',
    `insert into tracking.active_days (uid, day)
       select uid, (now() at time zone 'utc')::date from tracking.funnel_steps where uid = $1 and step = 'registered'
       on conflict do nothing`
  ),
  dropActive: sql(
    'tracking.drop_active_days',
    `delete from tracking.active_days where uid = $1 or uid in (select c.uid from tracking.consents c where c.proof = $2)`
  ),
  // Days whose rows are dropped keep their counts: only days from the first row on are counted again.
  clearFunnel: sql(
    'tracking.clear_funnel',
    `delete from tracking.funnel_days where day >= (select min(day) from tracking.funnel_steps)`
  ),
  countFunnel: sql(
    'tracking.count_funnel',
    `insert into tracking.funnel_days (day, market, step, count)
       select day, market, step, count(*) from tracking.funnel_steps group by 1, 2, 3`
  ),
  clearRetention: sql(
    'tracking.clear_retention',
    `delete from tracking.retention_days where day >= (select min(day) from tracking.funnel_steps)`
  ),
  countRetention: sql(
    'tracking.count_retention',
    `insert into tracking.retention_days (day, market, players, day_1, day_7, day_30)
       select r.day, r.market, count(*), count(*) filter (where d.was_1), count(*) filter (where d.was_7), count(*) filter (where d.was_30)
         from tracking.funnel_steps r
         join lateral (select bool_or(a.day = r.day + 1) as was_1, bool_or(a.day = r.day + 7) as was_7, bool_or(a.day = r.day + 30) as was_30
                         from tracking.active_days a where a.uid = r.uid) d on d.was_1 is not null
        where r.step = 'registered' and r.uid is not null group by 1, 2`
  ),
  dropActiveOfOld: sql(
    'tracking.drop_old_active_days',
    `delete from tracking.active_days a using tracking.funnel_steps r
      where r.uid = a.uid and r.step = 'registered' and r.day <= (now() at time zone 'utc')::date - $1::int`
  ),
  dropOld: sql(
    'tracking.drop_old_steps',
    `delete from tracking.funnel_steps where day <= (now() at time zone 'utc')::date - $1::int`
  ),
  funnel: sql(
    'tracking.funnel',
    `select to_char(day, 'YYYY-MM-DD') as day, market, step, count from tracking.funnel_days where day between $1::date and $2::date`
  ),
  retention: sql(
    'tracking.retention',
    `select to_char(day, 'YYYY-MM-DD') as day, market, players, day_1, day_7, day_30
       from tracking.retention_days where day between $1::date and $2::date`
  ),
}

export const addStep = (tx: Tx, market: string, step: PageStep) => tx.rows(statements.addStep, [market, step])
export const addRegistered = (tx: Tx, uid: bigint, market: string) => tx.rows(statements.addRegistered, [market, uid])
/** Once for each of these players. */
export const addStepOf = (tx: Tx, uids: readonly bigint[], step: 'first_deposit' | 'first_stake') =>
  tx.rows(statements.addOf, [uids, step])
/** A new player was here today. */
export const addActiveDay = (tx: Tx, uid: bigint) => tx.rows(statements.addActive, [uid])
/** Those of the player, or of who gave the answer with this proof. */
export const dropActiveDays = (tx: Tx, uid: bigint | null, proof: string | null) =>
  tx.rows(statements.dropActive, [uid, proof])

/** Counts all days anew whose rows are there. */
export async function countDays(tx: Tx): Promise<void> {
  await tx.rows(statements.clearFunnel)
  await tx.rows(statements.countFunnel)
  await tx.rows(statements.clearRetention)
  await tx.rows(statements.countRetention)
}
/** Rows of whole days; what was counted of them stays. */
export async function dropOldSteps(tx: Tx, days: number): Promise<void> {
  await tx.rows(statements.dropActiveOfOld, [days])
  await tx.rows(statements.dropOld, [days])
}
export interface Days {
  readonly from: string
  /** Counted too. */
  readonly to: string
}
export const readFunnel = (tx: ReadTx, { from, to }: Days) => tx.rows<FunnelRow>(statements.funnel, [from, to])
export const readRetention = (tx: ReadTx, { from, to }: Days) => tx.rows<RetentionRow>(statements.retention, [from, to])
