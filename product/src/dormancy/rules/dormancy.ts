import { after, day, type Instant, instant } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'

export const balanceRules = ['kept', 'forfeited', 'to-regulator'] as const
export type BalanceRule = (typeof balanceRules)[number]
/** Written to; dormant; over. */
export const caseStates = ['noticed', 'dormant', 'ended'] as const
export type CaseState = (typeof caseStates)[number]
/** The player came back, was reached by staff, or the rules ask for nothing any more. */
export const endings = ['player', 'staff', 'rules'] as const
export type Ending = (typeof endings)[number]

type Rules = Policy['dormant']
type Length = NonNullable<Rules['after']>

/** So many days or months of the calendar later (UTC). The 31st of a month without one is its last day. */
export function later(at: Instant, { count, unit }: Length): Instant {
  if (unit === 'days') return after(at, count * day)
  const found = new Date(at)
  const dayOfMonth = found.getUTCDate()
  found.setUTCDate(1)
  found.setUTCMonth(found.getUTCMonth() + count)
  const last = new Date(Date.UTC(found.getUTCFullYear(), found.getUTCMonth() + 1, 0)).getUTCDate()
  found.setUTCDate(Math.min(dayOfMonth, last))
  return instant(found.getTime())
}

export interface Facts {
  readonly now: Instant
  readonly rules: Rules
  /** When the player was last there, in a session or on the phone, or their own break ended. */
  readonly lastSignAt: Instant
  /** May sign in and play: neither excluded, restricted, blocked nor closed. */
  readonly isFree: boolean
  /** Bets, rounds, payments or bonuses that have not come to their end. */
  readonly hasOpen: boolean
  readonly open:
    | { readonly state: 'noticed' | 'dormant'; readonly lastSignAt: Instant; readonly dueAt: Instant }
    | undefined
}

export type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'end'; readonly by: Ending }
  | { readonly kind: 'notice'; readonly dueAt: Instant }
  | { readonly kind: 'dormant' }

const none: Step = { kind: 'none' }

/**
 * What is to be done about an account now. A player who cannot come back freely is not counted as gone: their time begins when they may. However late the
 * notice goes, so many days as the rules say lie between it and the date.
 */
export function nextStep({ now, rules, lastSignAt, isFree, hasOpen, open }: Facts): Step {
  if (open && lastSignAt > open.lastSignAt) return { kind: 'end', by: 'player' }
  if (open?.state === 'dormant') return none
  if (!rules.after || !isFree) return open ? { kind: 'end', by: 'rules' } : none
  if (open) return now >= open.dueAt && !hasOpen ? { kind: 'dormant' } : none
  const dueAt = later(lastSignAt, rules.after)
  if (now < after(dueAt, -rules.noticeDays * day)) return none
  return { kind: 'notice', dueAt: instant(Math.max(dueAt, after(now, rules.noticeDays * day))) }
}
