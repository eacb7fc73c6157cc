import type { CheckItem, TaskItem } from '@ante/product/verification/contract-staff'

export const stepNames: Readonly<Record<CheckItem['step'], string>> = {
  identity: 'Identity',
  funds: 'Source of funds',
}
export const stateNames: Readonly<Record<CheckItem['state'], string>> = {
  not_started: 'Not started',
  incomplete: 'Not finished',
  pending: 'Being checked',
  retry: 'To try again',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Document expired',
}
const triggerNames: Readonly<Record<NonNullable<CheckItem['trigger']>, string>> = {
  limit: 'A higher limit',
  excluded: 'May be an excluded player',
  play: 'Rule of the market before play',
  withdrawal: 'First withdrawal',
  deposits: 'Deposits reached the amount of the market',
  age: 'Doubt about the age',
  staff: 'Asked for by staff',
  document: 'The document ended',
  means: 'Deposits reached the amount of a check of means',
}
export const triggerName = (trigger: CheckItem['trigger']): string =>
  trigger === null ? 'Not asked for' : triggerNames[trigger]

export const kindNames: Readonly<Record<TaskItem['kind'], string>> = {
  duplicate: 'Same person as another player',
  watchlist: 'On a list of sanctions or politically exposed persons',
  age: 'Below the minimum age',
  mismatch: 'Document differs from the profile',
  unread: 'Approved without a readable document',
  requisites: 'Payout account of another player',
  excluded: 'May be an excluded player under another account',
}
const fieldNames: Readonly<Record<string, string>> = { name: 'name', birth_date: 'date of birth' }

/** What a task is about, in one line. */
export function detailsOf({ details: { players, labels, fields } }: TaskItem): string {
  return [
    players.length > 0 ? `Players ${players.join(', ')}` : '',
    labels.join(', '),
    fields.length > 0 ? `Differs: ${fields.map((field) => fieldNames[field] ?? field).join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** What clearing and rejecting does, said before it is done. */
export const effectOf = (kind: TaskItem['kind'], decision: 'cleared' | 'rejected'): string => {
  if (kind === 'requisites')
    return decision === 'cleared'
      ? 'This player can be paid to the account.'
      : 'The account is marked as fraudulent. No player is paid to it any more.'
  if (kind === 'excluded')
    return decision === 'cleared'
      ? 'They are two people. When no other task is open, what the provider has approved is approved.'
      : 'They are one person. The exclusion holds for this account too, to the same day. Withdrawals stay open.'
  if (kind === 'unread')
    return decision === 'cleared' ? 'The task is closed.' : 'The task is closed. Decide about the check on its own.'
  return decision === 'cleared'
    ? 'When no other task is open, what the provider has approved is approved.'
    : 'The identity check is rejected. The player can’t play, deposit or withdraw.'
}

const eventNames: Readonly<Record<string, string>> = {
  start: 'Started by the player',
  ask: 'More is needed',
  submit: 'Handed in',
  approve: 'Approved',
  retry: 'Asked to try again',
  reject: 'Rejected',
  expire: 'Document ended',
  demand: 'Asked for',
  cleared: 'Task cleared',
  rejected: 'Task rejected',
  closed: 'Account closed',
}
export const eventName = (event: string): string => eventNames[event] ?? event

/** What is kept with a change, in one line; what says nothing is left out. */
export const changeText = ({ details }: { details: unknown }): string =>
  typeof details === 'object' && details !== null
    ? Object.entries(details)
        .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
        .filter(([, value]) => value !== '' && value !== '[]')
        .map(([name, value]) => `${name}: ${value}`)
        .join(' · ')
    : ''
