import { fromWire, type WireMoney } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { LimitChange } from '@ante/product/protection/contract-staff'
import type { Limits, SelfExclusion } from '@ante/product/protection/contract'
import type { Period } from '@ante/product/protection/rules/periods'
import { dateText } from '../ui/date-text.ts'

export const nameOfKind: Readonly<Record<NonNullable<LimitChange['kind']>, string>> = {
  deposit: 'Deposits',
  stake: 'Stakes',
  loss: 'Losses',
  single: 'Single stake',
  withdrawal: 'Withdrawal lock',
  session: 'Time a day',
}

const nameOfEvent: Readonly<Record<LimitChange['what'], string>> = {
  set: 'Set',
  lowered: 'Lowered',
  kept: 'Kept, and the change withdrawn',
  raise_asked: 'Raise asked for',
  removal_asked: 'Removal asked for',
  raised: 'Raised after the wait',
  removed: 'Removed after the wait',
  change_cancelled: 'Change withdrawn',
  left_as_is: 'Asked about limits, left as they are',
  passed: 'Passed by a deposit that arrived late',
}

export const nameOfPeriod: Readonly<Record<Period, string>> = {
  break: 'Break in one press',
  '1d': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '1m': '1 month',
  '6w': '6 weeks',
  '2m': '2 months',
  '3m': '3 months',
  '6m': '6 months',
  '9m': '9 months',
  '1y': '1 year',
  '2y': '2 years',
  '3y': '3 years',
  '4y': '4 years',
  '5y': '5 years',
  permanent: 'Permanent',
}

const sum = (value: WireMoney): string => formatMoney(fromWire(value))
export const frameText = (days: number | null): string =>
  days === null || days === 0 ? '' : days === 1 ? '1 day' : `${days} days`

/** How a player's own exclusion stands, in one sentence. */
export function exclusionText({ reach, ...exclusion }: SelfExclusion): string {
  return `${standingText(exclusion)}${reach === 'brand' && exclusion.period ? ' Other brands are free.' : ''}`
}

function standingText({ state, period, until, returns_at, register }: Omit<SelfExclusion, 'reach'>): string {
  const chosen = period ? nameOfPeriod[period] : ''
  const name = register ?? 'the register'
  switch (state) {
    case 'registered':
      return `On ${name}: may not play until ${name} says otherwise.`
    case 'unchecked':
      return `${name} has not answered yet.`
    case 'details_needed':
      return `${name} can’t be asked: the profile lacks something.`
    case 'none':
      return 'No break or self-exclusion.'
    case 'active':
      return `On a break (${chosen}) until ${until ? dateText(until) : 'further notice'} UTC.`
    case 'permanent':
      return 'Self-excluded for good.'
    case 'ended':
      return `The break (${chosen}) ended on ${until ? dateText(until) : ''} UTC. The player hasn’t asked to return.`
    case 'returning':
      return `Asked to return: may play again from ${returns_at ? dateText(returns_at) : ''} UTC.`
  }
}

/** What waits for its hours or for the player. */
export function waitingText(change: Limits['limits'][number]['change']): string {
  if (!change) return '–'
  const wish = change.to ? `Raise to ${sum(change.to)}` : 'Remove'
  return `${wish}, ${change.is_ready ? 'not confirmed yet' : `from ${dateText(change.ready_at)}`}`
}

/** One line of the history: what became of which limit. */
export function changeText({ what, kind, period, ...change }: LimitChange): string {
  const name = kind ? [nameOfKind[kind], frameText(period)].filter(Boolean).join(', ') : ''
  const minutes = (value: number | null) => (value === null ? '' : `${value} min`)
  const before = change.before ? sum(change.before) : minutes(change.before_minutes)
  const after = change.after ? sum(change.after) : minutes(change.after_minutes)
  const sums = before && after ? `${before} → ${after}` : after || (before && `was ${before}`)
  return [nameOfEvent[what], name, sums].filter(Boolean).join(': ')
}
