import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** What a session has used up, as the statement that finds it reads it. `s` is the session, `u` its player. */
export const paceColumns = `u.check_minutes, extract(epoch from now() - s.checked_at)::float8 * 1000 as unchecked_ms,
  case when u.day_minutes is not null then (u.day_minutes * 60000 - identity.time_today(u.uid, s.id))::float8 end as day_left_ms,
  extract(epoch from date_trunc('day', now(), 'UTC') + interval '1 day' - now())::float8 * 1000 as day_ends_ms`

export interface PaceRow {
  check_minutes: number | null
  /** Since the player last confirmed a reality check, or logged in. */
  unchecked_ms: number
  /** Below zero where more is used up than the player allowed; null without such a limit. */
  day_left_ms: number | null
  day_ends_ms: number
}

const statements = {
  clock: sql(
    'identity.session_clock',
    `select s.id, s.created_at, s.checked_at, u.check_minutes, u.day_minutes, identity.time_today(s.uid, s.id)::float8 as used_ms,
            date_trunc('day', now(), 'UTC') + interval '1 day' as day_ends_at, now() as now
       from identity.sessions s join identity.users u on u.uid = s.uid where s.token_hash = $1 and s.expires_at > now()`
  ),
  confirm: sql(
    'identity.confirm_check',
    `update identity.sessions set checked_at = now() where token_hash = $1 and expires_at > now() returning id`
  ),
  setCheck: sql('identity.set_check_minutes', `update identity.users set check_minutes = $2 where uid = $1`),
  setDay: sql('identity.set_day_minutes', `update identity.users set day_minutes = $2 where uid = $1`),
  dropPast: sql(
    'identity.drop_past_sessions',
    `delete from identity.past_sessions where ended_at < now() - interval '62 days'`
  ),
}

export interface ClockRow {
  id: bigint
  created_at: Date
  checked_at: Date
  check_minutes: number | null
  day_minutes: number | null
  used_ms: number
  day_ends_at: Date
  now: Date
}

export const readClock = (tx: ReadTx, tokenHash: Uint8Array) => tx.maybe<ClockRow>(statements.clock, [tokenHash])
export const confirmCheck = (tx: Tx, tokenHash: Uint8Array) => tx.maybe<{ id: bigint }>(statements.confirm, [tokenHash])
export const setCheckMinutes = (tx: Tx, uid: bigint, minutes: number | null) =>
  tx.rows(statements.setCheck, [uid, minutes])
export const setDayMinutes = (tx: Tx, uid: bigint, minutes: number | null) => tx.rows(statements.setDay, [uid, minutes])
export const dropPastSessions = (tx: Tx) => tx.rows(statements.dropPast)
