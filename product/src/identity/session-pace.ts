import { createHash } from 'node:crypto'
import type { ReadTx, Tx } from '@ante/kit/context'
import * as store from './store-pace.ts'

/** How far a session is, at the moment at which it was read. */
export interface SessionPace {
  /** The player wants a reality check after so many minutes; undefined where they leave it to the market. */
  readonly checkMinutes: number | undefined
  readonly uncheckedMs: number
  /** What is left of the time that the player set for this day; undefined where they set none. */
  readonly dayLeftMs: number | undefined
  readonly dayEndsMs: number
}

export const paceOf = (row: store.PaceRow): SessionPace => ({
  checkMinutes: row.check_minutes ?? undefined,
  uncheckedMs: row.unchecked_ms,
  dayLeftMs: row.day_left_ms ?? undefined,
  dayEndsMs: row.day_ends_ms,
})

export interface SessionClock {
  readonly id: bigint
  readonly startedAt: Date
  readonly checkedAt: Date
  readonly checkMinutes: number | undefined
  readonly dayMinutes: number | undefined
  /** Logged in since midnight (UTC), in all sessions together. */
  readonly usedMs: number
  readonly dayEndsAt: Date
  readonly now: Date
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Undefined where the session has just ended. */
export async function readSessionClock(tx: ReadTx, token: string): Promise<SessionClock | undefined> {
  const row = await store.readClock(tx, hashOf(token))
  return (
    row && {
      id: row.id,
      startedAt: row.created_at,
      checkedAt: row.checked_at,
      checkMinutes: row.check_minutes ?? undefined,
      dayMinutes: row.day_minutes ?? undefined,
      usedMs: row.used_ms,
      dayEndsAt: row.day_ends_at,
      now: row.now,
    }
  )
}

/** The player has seen what the session came to: the next reality check counts from now. */
export const confirmCheck = async (tx: Tx, token: string): Promise<void> =>
  void (await store.confirmCheck(tx, hashOf(token)))

export const setCheckMinutes = store.setCheckMinutes
/** Null: no such limit. Hosts that remember a session of this player are to forget it. */
export const setDayMinutes = store.setDayMinutes
