import type { Machine } from '@ante/kit/machine'

/** BON-30. Of the states a site asks for, `active` waits for its player, and `paid_out` is on the balance. */
export const cashbackStates = ['active', 'paid_out', 'removed', 'expired'] as const
export type CashbackState = (typeof cashbackStates)[number]
export type CashbackEvent = 'receive' | 'remove' | 'expire'

export const cashbackMachine: Machine<CashbackState, CashbackEvent> = {
  receive: { from: ['active'], to: 'paid_out' },
  remove: { from: ['active'], to: 'removed' },
  expire: { from: ['active'], to: 'expired' },
}
