import type { Machine } from '@ante/kit/machine'
import { type CheckState, checkStates, type ReviewOutcome } from './words.ts'

/** Why a check was asked for. `age`: a doubt about it; `document`: one has expired; `means`: deposits of a sum in a time; `limit`: a higher limit; `excluded`: they may be
 * somebody who has excluded themself under another account. */
export const triggers = [
  'play',
  'withdrawal',
  'deposits',
  'age',
  'staff',
  'document',
  'means',
  'limit',
  'excluded',
] as const
export type Trigger = (typeof triggers)[number]

const checkEvents = ['start', 'ask', 'submit', 'approve', 'retry', 'reject', 'expire', 'demand'] as const
export type CheckEvent = (typeof checkEvents)[number]

const but = (...left: CheckState[]): CheckState[] => checkStates.filter((state) => !left.includes(state))

/**
 * A vendor may change its mind at any time, so its answers may come in every state. What it looks at again stays approved until it says otherwise; a
 * check that is demanded anew begins anew.
 */
export const checkMachine: Machine<CheckState, CheckEvent> = {
  start: { from: ['not_started', 'expired'], to: 'incomplete' },
  ask: { from: checkStates, to: 'incomplete' },
  submit: { from: but('approved'), to: 'pending' },
  approve: { from: checkStates, to: 'approved' },
  retry: { from: checkStates, to: 'retry' },
  reject: { from: checkStates, to: 'rejected' },
  expire: { from: ['approved'], to: 'expired' },
  demand: { from: ['approved', 'expired'], to: 'not_started' },
}

export const eventOf: Readonly<Record<ReviewOutcome, CheckEvent>> = {
  incomplete: 'ask',
  pending: 'submit',
  approved: 'approve',
  retry: 'retry',
  rejected: 'reject',
}

/** Whether the vendor's form is of use: something may be handed in. */
export const isOpen = (state: CheckState): boolean => state !== 'approved' && state !== 'rejected'

/** What was told before something newer changes nothing. Told at the same millisecond, what is further on wins. */
export function isStale(
  told: { readonly atMs: number; readonly outcome: ReviewOutcome },
  last: { readonly atMs: number | undefined; readonly state: CheckState }
): boolean {
  if (last.atMs === undefined || told.atMs > last.atMs) return false
  if (told.atMs < last.atMs) return true
  const isOver = last.state === 'approved' || last.state === 'retry' || last.state === 'rejected'
  return isOver && (told.outcome === 'pending' || told.outcome === 'incomplete')
}
