import type { Machine } from '@ante/kit/machine'

/**
 * What an account may do. `restricted` signs in, reads and withdraws, and nothing else that moves money; `banned` signs in nowhere; `deleted` is closed
 * for ever and answers as if there were none.
 */
const userStatuses = ['active', 'restricted', 'banned', 'deleted'] as const
export type UserStatus = (typeof userStatuses)[number]
export type UserStatusEvent = 'restrict' | 'block' | 'release' | 'close'

export const userStatusMachine: Machine<UserStatus, UserStatusEvent> = {
  restrict: { from: ['active', 'banned'], to: 'restricted' },
  block: { from: ['active', 'restricted'], to: 'banned' },
  release: { from: ['restricted', 'banned'], to: 'active' },
  close: { from: ['active', 'restricted', 'banned'], to: 'deleted' },
}

/** Whether somebody with such an account can be signed in. */
export const opensSessions = (status: UserStatus): boolean => status === 'active' || status === 'restricted'
