import { offsetCount, positiveId } from '@ante/kit/contract'
import { z } from 'zod'
import { staffBoost } from './boosts.ts'
import { staffFreeBet } from './free-bets.ts'
import { bet } from './wire-shapes.ts'

const staffGift = z.discriminatedUnion('type', [
  staffFreeBet.extend({ type: z.literal('free_bet') }),
  staffBoost.extend({ type: z.literal('boost') }),
])
export type StaffGift = z.output<typeof staffGift>
export type StaffBet = z.output<typeof bet>

/** What staff see before they decide. */
export const staffListEndpoints = {
  /** A player's free bets and boosts: those that can be used first, then the latest. */
  'sportsbook.listgifts': {
    method: 'GET',
    access: 'staff:bonuses:read',
    input: z.object({ ...offsetCount, uid: positiveId }),
    output: z.object({ items: z.array(staffGift), count: z.number().int() }),
    errors: [],
  },
  /** A player's bets, the latest first; with `before` those that were placed before this one. */
  'sportsbook.listbets': {
    method: 'GET',
    access: 'staff:bets:read',
    input: z.object({ uid: positiveId, before: positiveId.optional(), count: offsetCount.count }),
    output: z.object({ items: z.array(bet) }),
    errors: [],
  },
} as const
