import { group, isoTime, offsetCount, positiveId, reason, wholeNumber, wireMoney } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { budget } from '../bonuses/contract.ts'
import { offerGift } from './rules/gifts.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{1,60}$/)
/** Without a beginning it begins now, or when it began before; without an end it stays until it is closed. */
const period = { starts_at: isoTime.optional(), ends_at: isoTime.optional() }
const deposits = z.number().int().min(0).max(1_000_000)

/** Whom an offer is for. A condition that is not written asks nothing; one that is not known is refused. */
const trigger = z.strictObject({
  action: z.enum(['deposit', 'take', 'promo_code', 'campaign']),
  params: z
    .strictObject({
      min_deposits: deposits.optional(),
      max_deposits: deposits.optional(),
      countries: z
        .array(z.string().regex(/^[A-Z]{2}$/))
        .min(1)
        .optional(),
      exclude_methods: z.array(sysname).optional(),
    })
    .default({}),
})

const put = { sysname, ...describedInput, ...period, reason }
const named = z.strictObject({ sysname, reason })
const done = z.object({ sysname, id: z.string() })
const common = { method: 'POST', output: done } as const
const offers = { ...common, access: 'staff:campaigns:write' } as const
const promotions = { ...common, access: 'staff:promotions:write' } as const

/** Free spins and free bets of an offer that another account on the same device has by it. */
const withheld = z.object({
  id: z.string(),
  uid: z.string(),
  offer: z.object({ id: z.string(), sysname: z.string().nullable(), title: z.string() }),
  others: z.array(z.string()),
  found_at: isoTime,
  decision: z.object({ is: z.enum(['cleared', 'upheld']), at: isoTime, by: z.string(), note: z.string() }).nullable(),
})
export type Withheld = z.output<typeof withheld>

/** An offer with what it gave, by currency. */
const offerCost = z.object({
  sysname: z.string().nullable(),
  title: z.string(),
  /** It can be taken. */
  is_open: z.boolean(),
  players: z.number().int(),
  /** The face value of bonuses, the stakes of free spins and free bets; and the most of it where that is bounded. */
  given: z.array(z.object({ sum: wireMoney, most: wireMoney.nullable() })),
})
export type OfferCost = z.output<typeof offerCost>
const playerCost = z.object({
  uid: z.string(),
  taken_at: isoTime,
  /** Bonuses that are neither paid nor over. */
  waiting: wireMoney,
  /** What became the player’s: bonuses whose terms were met, what free spins and free bets won. */
  paid: wireMoney,
  /** What the player lost in games and bets since; below zero where they won. */
  back: wireMoney,
})
export type PlayerCost = z.output<typeof playerCost>

export const staffEndpoints = group({
  /** Every offer with what it gave, the newest first. */
  'campaigns.getcosts': {
    method: 'GET',
    access: 'staff:campaigns:read',
    input: z.object(offsetCount),
    output: z.object({ items: z.array(offerCost), total: z.number().int() }),
    errors: [],
  },
  /** What an offer gave each player, and what came back, the latest first. */
  'campaigns.getcost': {
    method: 'GET',
    access: 'staff:campaigns:read',
    input: z.object({ ...offsetCount, sysname }),
    output: z.object({ title: z.string(), items: z.array(playerCost), total: z.number().int() }),
    errors: ['InvalidRequest/not_found'],
  },
  /** What was not given because of a shared device, the latest first: those nobody has decided about, or all. */
  'campaigns.getwithheld': {
    method: 'GET',
    access: 'staff:bonuses:read',
    input: z.object({ ...offsetCount, show: z.enum(['open', 'all']).default('open') }),
    output: z.object({ items: z.array(withheld), total: z.number().int() }),
    errors: [],
  },
  /** `cleared`: what was taken without it has it now, and what was refused can be taken. `upheld`: it stays as it is. */
  'campaigns.decidewithheld': {
    method: 'POST',
    access: 'staff:bonuses:give',
    input: z.strictObject({ withheld_id: positiveId, decision: z.enum(['cleared', 'upheld']), reason }),
    output: withheld,
    errors: ['InvalidRequest/not_found'],
  },
  /**
   * An offer, whole: new under a new name, changed or open again under a known one. What players have taken keeps its terms. One that gives a bonus gives it to many, so another member
   * has to approve it whatever the sum.
   */
  'campaigns.putoffer': {
    ...offers,
    input: z.strictObject({
      ...put,
      trigger,
      promotions: z.array(offerGift).max(10).default([]),
      /** What one player who takes it may cost: compared with what it is worth by \`npm run db -- values\`. */
      budget_minor: budget.default({}),
      /** The most that it gives to all players together, by currency: the face value of bonuses, the stakes of free spins and free bets. Then nobody takes it any more. */
      most_minor: budget.default({}),
    }),
    errors: ['InvalidParameter'],
  },
  /** Nobody takes it any more, nor by its codes; what was taken stays. */
  'campaigns.closeoffer': { ...offers, input: named, errors: ['InvalidRequest/not_found'] },
  /** A code that leads to an offer; where that gives something for a deposit or a button, another member approves. A known code leads there from now on, and counts its uses on. */
  'campaigns.putpromocode': {
    ...offers,
    input: z.strictObject({
      promo_code: code,
      offer: sysname,
      ...period,
      uses_max: wholeNumber.pipe(z.number().min(1).max(100_000_000)).optional(),
      reason,
    }),
    output: z.object({ promo_code: z.string() }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  'campaigns.closepromocode': {
    ...offers,
    input: z.strictObject({ promo_code: code, reason }),
    output: z.object({ promo_code: z.string() }),
    errors: ['InvalidRequest/not_found'],
  },
  /** What players are told about, with the path of this site where it leads. */
  'campaigns.putpromotion': {
    ...promotions,
    input: z.strictObject({
      ...put,
      leads_to: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])/),
      offer: sysname.optional(),
    }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  'campaigns.closepromotion': { ...promotions, input: named, errors: ['InvalidRequest/not_found'] },
})
