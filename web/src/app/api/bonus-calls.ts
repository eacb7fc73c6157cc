import type { Bonus } from '@ante/product/bonuses/contract'
import { ApiError } from './client.ts'

export type BonusMove = 'activate' | 'deactivate' | 'remove'

/** BON-09: the type of a bonus decides which group of calls it is moved by. A betting bonus is not put back. */
export function callOf(type: Bonus['type'], move: BonusMove) {
  if (type === 'other') return `bonuses.${move}` as const
  if (move === 'deactivate') throw new Error('a betting bonus is not put back')
  return `BettingBonuses.${move}` as const
}
export const removalOf = (type: Bonus['type']) => (type === 'betting' ? 'BettingBonuses.remove' : 'bonuses.remove')
/** Rounds or bets of a moment ago are still to be counted, and may fulfil the bonus: it can be moved when they are. */
export const isStillCounting = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bonus_still_counting'
