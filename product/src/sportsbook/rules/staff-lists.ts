import { isoTime, offsetCount, positiveId } from '@ante/kit/contract'
import { z } from 'zod'
import { staffBoost } from './boosts.ts'
import { staffFreeBet } from './free-bets.ts'
import { marketKind, marketStatus } from './vocabulary.ts'
import { bet } from './wire-shapes.ts'

const staffGift = z.discriminatedUnion('type', [
  staffFreeBet.extend({ type: z.literal('free_bet') }),
  staffBoost.extend({ type: z.literal('boost') }),
])
export type StaffGift = z.output<typeof staffGift>
export type StaffBet = z.output<typeof bet>

const heldMatch = z.object({
  id: z.string(),
  home: z.string(),
  away: z.string(),
  league: z.string(),
  country: z.string(),
  kickoff: isoTime,
  live: z.boolean(),
  replay: z.boolean(),
  /** Staff suspended all that it has and will have. */
  is_held: z.boolean(),
  /** Markets that staff suspended one by one. */
  held_markets: z.number().int(),
  open_markets: z.number().int(),
})
export type HeldMatch = z.output<typeof heldMatch>
const heldMarket = z.object({
  id: z.string(),
  kind: marketKind,
  line: z.number().nullable(),
  status: marketStatus,
  /** Staff suspended this market alone. */
  is_held: z.boolean(),
})

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
  /** Matches that are played or come, by kick-off: all, or those of which staff suspended something; of the teams that `query` may mean. */
  'sportsbook.listmatches': {
    method: 'GET',
    access: 'staff:markets:read',
    input: z.object({
      ...offsetCount,
      query: z.string().trim().max(100).default(''),
      show: z.enum(['all', 'held']).default('all'),
    }),
    output: z.object({ items: z.array(heldMatch), total: z.number().int() }),
    errors: [],
  },
  /** The markets of a match that are open or suspended. */
  'sportsbook.getmarkets': {
    method: 'GET',
    access: 'staff:markets:read',
    input: z.object({ fixture: positiveId.pipe(z.string().max(9)) }),
    output: z.object({ is_held: z.boolean(), markets: z.array(heldMarket) }),
    errors: ['InvalidRequest/not_found'],
  },
} as const
