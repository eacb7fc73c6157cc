import { isoTime, wireMoney } from '@ante/kit/contract'
import type { Policy } from '@ante/kit/policy'
import { z } from 'zod'

/** The shortest reality check and the shortest time of a day that a player may choose, in minutes. */
export const checkMinutesLeast = 10
export const dayMinutesLeast = 15
export const dayMinutesMost = 1440

/** After how many minutes a reality check comes: the market's, or sooner where the player wants it; undefined where neither asks for one. */
export function checkEvery(
  { realityCheck }: Pick<Policy, 'realityCheck'>,
  chosen: number | undefined
): number | undefined {
  const { minutes, isChosen } = realityCheck
  const own = isChosen ? chosen : undefined
  if (minutes === 0) return own
  return own === undefined ? minutes : Math.min(minutes, own)
}

const play = { staked: wireMoney, won: wireMoney, net: wireMoney }

const months = { 'on-demand': undefined, monthly: 1, 'six-monthly': 6, yearly: 12 } as const
/** After how many months a player is reminded of the statement; undefined where the market leaves it to them. */
export const statementMonths = ({ statement: every }: Pick<Policy, 'statement'>): number | undefined => months[every]

/** What the session has come to, and what is left of it. Times are the server's; `now` is its clock. */
export const sessionFacts = z.object({
  now: isoTime,
  started_at: isoTime,
  /** Since the session began. `won` is all that came back: wins and returned stakes. */
  ...play,
  check: z.object({
    /** Null: no reality check comes. */
    minutes: z.number().int().nullable(),
    market_minutes: z.number().int(),
    /** Whether the player may have it sooner than the market. */
    can_choose: z.boolean(),
    due_at: isoTime.nullable(),
    is_due: z.boolean(),
  }),
  /** The time of a day that the player set, in all sessions together; null without such a limit. */
  day: z
    .object({
      minutes: z.number().int(),
      used_seconds: z.number().int(),
      /** When it is used up if the player stays. */
      reached_at: isoTime,
      ends_at: isoTime,
      is_used_up: z.boolean(),
      change: z
        .object({ to_minutes: z.number().int().nullable(), ready_at: isoTime, is_ready: z.boolean() })
        .nullable(),
    })
    .nullable(),
  /** When the day of `day` ends and the next one begins, with or without such a limit. */
  day_ends_at: isoTime,
  /** How long a longer time, or none, waits before it can be confirmed. */
  raise_hours: z.number(),
  /** The market wants the player to look at the statement, and they have not yet. */
  is_statement_new: z.boolean(),
})
export type SessionFacts = z.output<typeof sessionFacts>

const period = z.object({ ...play, deposited: wireMoney, withdrawn: wireMoney })
export type PlayPeriod = z.output<typeof period>
export const netPosition = z.object({ today: period, month: period, half_year: period, ever: period })
export type NetPosition = z.output<typeof netPosition>
/** `month`: `2026-11`, by UTC. Newest first. */
export const statement = z.object({ months: z.array(period.extend({ month: z.string() })), ever: period })
export type Statement = z.output<typeof statement>
