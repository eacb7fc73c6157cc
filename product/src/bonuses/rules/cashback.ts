import type { Machine } from '@ante/kit/machine'

/** BON-30. Of the states a site asks for, `active` waits for its player, and `paid_out` is on the balance; `held` waits for staff. */
export const cashbackStates = ['held', 'active', 'paid_out', 'removed', 'expired'] as const
export type CashbackState = (typeof cashbackStates)[number]
export type CashbackEvent = 'receive' | 'remove' | 'expire' | 'hold-back' | 'release'

export const cashbackMachine: Machine<CashbackState, CashbackEvent> = {
  receive: { from: ['active'], to: 'paid_out' },
  remove: { from: ['active'], to: 'removed' },
  /** By staff; what they have taken away may come again. */
  'hold-back': { from: ['held', 'active'], to: 'removed' },
  release: { from: ['held', 'removed'], to: 'active' },
  expire: { from: ['active'], to: 'expired' },
}
