import { avatar } from '@ante/kit/avatars'
import {
  eventGroup,
  groupWith,
  idList,
  isoTime,
  offsetCount,
  positiveId,
  settingGroup,
  topicGroup,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'

export const drawKinds = ['raffle', 'drops'] as const
export type DrawKind = (typeof drawKinds)[number]
export const drawStates = ['future', 'active', 'drawing', 'finished'] as const

/** Why this module refuses. */
export const reasons = {
  draw_not_begun: 409,
  draw_over: 409,
  draw_tickets_most: 409,
  draw_not_allowed: 409,
  draw_points_short: 409,
} as const satisfies SentencedReasons

const range = z.object({ first: z.number().int(), last: z.number().int() })
const prize = z.object({
  place: z.number().int(),
  amount: wireMoney,
  /** Null while it is not won. */
  winner: z
    .object({
      /** The player's name on the site, never the login. */
      name: z.string(),
      avatar,
      is_own: z.boolean(),
      /** Raffles. */
      ticket: z.number().int().nullable(),
      /** Drops: the moment of the drop, the round that won it and its end. */
      due_at: isoTime.nullable(),
      round: z.string().nullable(),
      won_at: isoTime,
    })
    .nullable(),
})

const draw = z.object({
  id: z.string(),
  kind: z.enum(drawKinds),
  description,
  status: z.enum(drawStates),
  started_at: isoTime,
  finished_at: isoTime,
  /** Drops: each moment is before this one. */
  due_before: isoTime,
  /** All that it pays at most: its budget. */
  total_prize: wireMoney,
  prizes: z.array(prize),
  /** Drops that grow: what the next one would be now, and what it began with. */
  grows: z.object({ from: wireMoney, now: wireMoney }).nullable(),
  /** Sysnames of the games that count; empty for all. */
  games: z.array(z.string()),
  /** A raffle: one ticket for each so much staked. Drops: the least stake of a round that counts. */
  stakes: z.array(wireMoney),
  /** A raffle: what a ticket costs in points; null where none is sold. */
  ticket_points: z.number().int().nullable(),
  /** A raffle: how many tickets one player has at most. */
  tickets_most: z.number().int().nullable(),
  /** Tickets that were given to all players, also those that are void by now. */
  tickets: z.number().int(),
  /** Rounds that counted. */
  rounds: z.number().int(),
  /** SHA-256 of the seed: there before the first ticket or round. */
  seed_hash: z.string(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  /** A raffle: SHA-256 of the list of tickets, once the last is given. */
  list_hash: z.string().nullable(),
  /** It comes again when it ends. */
  repeats: z.boolean(),
  /** Null for a visitor, and in drops. `mark` stands for the player in the list of tickets. */
  own: z
    .object({
      mark: z.string().nullable(),
      tickets: z.array(range),
      /** Those whose stakes came back: they win nothing, and are none of `tickets` and `count`. */
      void_tickets: z.array(range),
      count: z.number().int(),
      /** What is to be staked until the next ticket; null at the most, and where the account's currency does not count. */
      to_next: wireMoney.nullable(),
    })
    .nullable(),
})
export type Draw = z.output<typeof draw>

export const endpoints = groupWith(reasons, {
  /** Those that run first, then what comes, then what was. */
  'draws.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, ids: idList.optional() }),
    output: z.object({ items: z.array(draw), count: z.number().int() }),
    errors: [],
  },
  /**
   * The list of tickets, in the order of their numbers: what the hash is made of. `mark` stands for a player. `void_from` is no part of the hash: from this number on the
   * tickets of a line are void, and win nothing.
   */
  'draws.gettickets': {
    method: 'GET',
    access: 'public',
    input: z.object({
      draw_id: positiveId,
      offset: wholeNumber.default(0).pipe(z.number().min(0).max(10_000_000)),
      count: wholeNumber.default(1_000).pipe(z.number().min(1).max(5_000)),
    }),
    output: z.object({
      items: z.array(range.extend({ mark: z.string(), void_from: z.number().int().nullable() })),
      count: z.number().int(),
    }),
    errors: ['InvalidRequest/not_found'],
  },
  /** Tickets for points. */
  'draws.buytickets': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    input: z.object({ draw_id: positiveId, count: wholeNumber.pipe(z.number().min(1).max(1_000)) }),
    output: range,
    errors: [
      'InvalidParameter',
      'InvalidRequest/not_found',
      'InvalidRequest/draw_not_begun',
      'InvalidRequest/draw_over',
      'InvalidRequest/draw_tickets_most',
      'InvalidRequest/draw_not_allowed',
      'InvalidRequest/draw_points_short',
      'InvalidRequest/self_excluded',
      'InvalidRequest/idempotency_key_reused',
    ],
    limit: 60,
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
