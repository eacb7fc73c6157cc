import type { BonusState } from '../../bonuses/contract.ts'

/** BON-16. */
export const offerStates = ['available', 'taken', 'fulfilled', 'expired'] as const
export type OfferState = (typeof offerStates)[number]

/** How an offer stands for a player: by what has become of the bonuses that it gave; `undefined` where it was never taken. */
export function offerState(given: readonly BonusState[] | undefined): OfferState {
  if (given === undefined) return 'available'
  if (given.some((state) => state === 'available' || state === 'active')) return 'taken'
  return given.length > 0 && given.every((state) => state === 'used') ? 'fulfilled' : 'expired'
}
