import { currencyCode, groupWith, isoTime, offsetCount, reason, wireMoney } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { drawKinds, drawStates, reasons } from './contract.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const sum = z.number().int().positive().max(1_000_000_000_000)
const done = z.object({ sysname, id: z.string(), seed_hash: z.string() })
const write = { method: 'POST', access: 'staff:draws:write' } as const
const mostMs = 31 * 86_400_000

/** A draw as an operator writes it. */
export const drawInput = z
  .strictObject({
    sysname,
    kind: z.enum(drawKinds),
    ...describedInput,
    currency: currencyCode,
    games: z.array(sysname).max(2_000).default([]),
    starts_at: z.iso.datetime({ offset: true }),
    ends_at: z.iso.datetime({ offset: true }),
    /** Drops: each falls before this moment; without it before the end. */
    due_before: z.iso.datetime({ offset: true }).optional(),
    /** By place, or one for each drop. */
    prizes_minor: z.array(sum).min(1).max(200),
    grows_from_minor: sum.optional(),
    /** By currency in minor units: a raffle's price of a ticket in stakes, or the least stake of a round that counts. */
    stakes: z.partialRecord(wireMoney.shape.currency, sum),
    ticket_points: z.number().int().positive().max(1_000_000_000).optional(),
    tickets_most: z.number().int().positive().max(100_000).optional(),
    repeats: z.boolean().default(false),
    reason,
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: 'must be after starts_at',
  })
  .refine(({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at) <= mostMs, {
    path: ['ends_at'],
    error: 'must be within 31 days',
  })
  .refine(
    ({ starts_at, ends_at, due_before = ends_at, kind }) =>
      Date.parse(starts_at) < Date.parse(due_before) &&
      Date.parse(due_before) <= Date.parse(ends_at) &&
      (kind === 'drops' || due_before === ends_at),
    { path: ['due_before'], error: 'must be within the period, and is for drops' }
  )
  .refine(({ stakes, currency }) => stakes[currency] !== undefined, {
    path: ['stakes'],
    error: 'must name the currency of the prizes',
  })
  .refine(
    ({ kind, tickets_most, ticket_points }) =>
      kind === 'raffle' ? tickets_most !== undefined : tickets_most === undefined && ticket_points === undefined,
    { path: ['tickets_most'], error: 'must be there for a raffle, and for a raffle alone' }
  )
  .refine(
    ({ kind, grows_from_minor, prizes_minor }) =>
      grows_from_minor === undefined ||
      (kind === 'drops' && prizes_minor.length === 1 && prizes_minor.every((prize) => prize >= grows_from_minor)),
    { path: ['grows_from_minor'], error: 'must be for one drop, and no more than its prize' }
  )
export type DrawInput = z.output<typeof drawInput>

const listed = z.object({
  id: z.string(),
  sysname,
  run: z.number().int(),
  kind: z.enum(drawKinds),
  title: z.string(),
  status: z.enum([...drawStates, 'withdrawn']),
  started_at: isoTime,
  finished_at: isoTime,
  /** What it pays at most. */
  budget: wireMoney,
  /** What it has paid, in each currency. */
  paid: z.array(wireMoney),
  prizes: z.number().int(),
  won: z.number().int(),
  tickets: z.number().int(),
  players: z.number().int(),
  rounds: z.number().int(),
  repeats: z.boolean(),
  seed_hash: z.string(),
})
export type StaffDraw = z.output<typeof listed>

export const staffEndpoints = groupWith(reasons, {
  /** All there are, the newest first. No seed is among it before the draw. */
  'draws.list': {
    method: 'GET',
    access: 'staff:draws:read',
    input: z.object(offsetCount),
    output: z.object({ items: z.array(listed), total: z.number().int() }),
    errors: [],
  },
  /** A raffle or drops, whole, under a new name; needs another member's approval. Refused with `conflict` under a name that is known, and where the beginning has passed: nobody changes what players were told. */
  'draws.put': {
    ...write,
    input: drawInput,
    output: done,
    errors: ['InvalidParameter', 'InvalidRequest/conflict'],
  },
  /** It comes no more: one that has not begun is taken back, one that runs is played to its end. */
  'draws.stop': {
    ...write,
    input: z.strictObject({ sysname, reason }),
    output: z.object({ sysname, withdrawn: z.number().int() }),
    errors: ['InvalidRequest/not_found'],
  },
})
