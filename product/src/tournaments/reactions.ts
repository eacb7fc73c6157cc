import type { Reactions, Told } from '@ante/kit/context'
import { countRounds, resetOnCashout } from './count-rounds.ts'

export const reactions = {
  'games.round-finished': { together: countRounds },
  'cashier.withdrawal-requested': resetOnCashout,
} satisfies Reactions
export const told = {} satisfies Told
