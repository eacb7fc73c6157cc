import type { SessionFacts } from '../../app/session/play-session.ts'

const minuteMs = 60_000
/** A player is told so long before the time of the day is used up; of a short time, when half of it is left. */
const warnedMinutes = 10

const warnAt = ({ minutes, reached_at }: NonNullable<SessionFacts['day']>): number =>
  Date.parse(reached_at) - Math.min(warnedMinutes, minutes / 2) * minuteMs

export interface Standing {
  readonly isCheckDue: boolean
  readonly isTimeUsed: boolean
  /** While there is little left of the time of the day. */
  readonly minutesLeft: number | undefined
}

/** How a session stands at a moment of the server's clock. */
export function standingOf({ check, day }: SessionFacts, now: number): Standing {
  const reachedAt = day ? Date.parse(day.reached_at) : Infinity
  const isToday = day !== null && now < Date.parse(day.ends_at)
  const isShort = day !== null && isToday && now >= warnAt(day) && now < reachedAt
  return {
    isCheckDue: check.is_due || (check.due_at !== null && now >= Date.parse(check.due_at)),
    isTimeUsed: isToday && now >= reachedAt,
    minutesLeft: isShort ? Math.ceil((reachedAt - now) / minuteMs) : undefined,
  }
}

/** When something of it changes next. */
export function nextMoment({ check, day }: SessionFacts, now: number): number | undefined {
  const moments = [
    ...(check.due_at === null ? [] : [Date.parse(check.due_at)]),
    ...(day ? [warnAt(day), Date.parse(day.reached_at), Date.parse(day.ends_at)] : []),
  ].filter((at) => at > now)
  return moments.length === 0 ? undefined : Math.min(...moments)
}
