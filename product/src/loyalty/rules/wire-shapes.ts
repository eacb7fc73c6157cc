import { isoTime, wireMoney } from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'
import { boostTerms } from '../../sportsbook/contract.ts'
import { pointsCauses, triggers } from './shapes.ts'
import { productStates } from './shop-states.ts'

/** LOY-24. `done` of `goal`; `pages` are those that are still to be seen. `ends_on`: the day of the player's clock on which it begins anew. */
export const quest = z.object({
  id: z.string(),
  description,
  type: z.enum(['rounds', 'wins', 'games', 'bets', 'days', 'pages']),
  repeats: z.enum(['once', 'daily', 'weekly']),
  goal: z.number().int(),
  done: z.number().int(),
  /** Points. */
  reward: z.number().int(),
  /** What comes with them, in the player's currency; null for points alone. */
  gift: z
    .discriminatedUnion('type', [
      z.object({
        type: z.literal('free_spins'),
        game: z.object({ sysname: z.string(), name: z.string() }),
        count: z.number().int(),
        stake: wireMoney,
        days: z.number().int(),
      }),
      z.object({ type: z.literal('free_bet'), amount: wireMoney, days: z.number().int() }),
      boostTerms.extend({ type: z.literal('boost'), days: z.number().int() }),
    ])
    .nullable(),
  /** A locked one opens when the one before it, `after`, is completed. */
  state: z.enum(['open', 'locked', 'completed']),
  after: z.string().nullable(),
  pages: z.array(z.string()),
  ends_on: z.string().nullable(),
})
export type Quest = z.output<typeof quest>

/** LOY-25. `message` and `title` are in the language of the caller; `amount` is of `amountType`. */
export const notice = z.object({
  id: z.string(),
  trigger: z.enum(triggers),
  type: z.enum(['credit', 'other']),
  amount: z.number().int(),
  amountType: z.literal('points'),
  title: z.string(),
  message: z.string(),
  image: z.string(),
  created_at: isoTime,
})
export type Notice = z.output<typeof notice>

/** A line of a player's points, with its cause. All play of a day of UTC is one. */
export const change = z.object({
  id: z.string(),
  cause: z.enum(pointsCauses),
  points: z.number(),
  /** What it was, where it has a name: a level, a product, a quest. */
  name: z.string(),
  at: isoTime,
})
export type Change = z.output<typeof change>

/** LOY-22. Prices are whole points; `price` is the caller's. Sums and numbers that are null have no end. */
export const product = z.object({
  id: z.string(),
  description,
  price: z.number().int(),
  full_price: z.number().int(),
  /** Null: it is shown and not sold. */
  type: z.enum(['money', 'bonus', 'free_spins', 'free_bet', 'boost', 'tournament_entry', 'character']).nullable(),
  state: z.enum(productStates),
  /** The id of the tournament that an entry would be for. */
  tournament: z.string().nullable(),
  left: z.number().int().nullable(),
  left_for_player: z.number().int().nullable(),
  from_level: z.number().int(),
  starts_at: isoTime.nullable(),
  ends_at: isoTime.nullable(),
})
export type Product = z.output<typeof product>
