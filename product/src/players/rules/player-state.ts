import type { playerStates } from '../contract-staff.ts'

export type PlayerState = (typeof playerStates)[number]
/** An account's status as identity keeps it. */
type UserStatus = 'active' | 'restricted' | 'banned' | 'deleted'

const states: Readonly<Record<UserStatus, PlayerState>> = {
  active: 'active',
  restricted: 'restricted',
  banned: 'blocked',
  deleted: 'closed',
}
const statuses: Readonly<Record<PlayerState, UserStatus>> = {
  active: 'active',
  restricted: 'restricted',
  blocked: 'banned',
  closed: 'deleted',
}

/** What staff call the status of an account. */
export const stateOf = (status: UserStatus): PlayerState => states[status]
export const statusOf = (state: PlayerState): UserStatus => statuses[state]
