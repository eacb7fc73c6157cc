import { currencyCode, groupWith, isoTime, offsetCount, reason, wireMoney } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { reasons } from './contract.ts'
import { bounds } from './rules/bounds.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const done = { method: 'POST', access: 'staff:jackpots:write', output: z.object({ sysname, id: z.string() }) } as const
const ppm = z.number().int().min(0).max(bounds.mostPpm)
/** Bets feed it too, and can win it: those of which each selection has at least these odds. */
const bets = z.strictObject({ odds_least: z.number().min(1.01).max(100).multipleOf(0.001) })
const sum = z.number().int().positive().max(bounds.mostMinor)
const titles = z.record(z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/), z.string().trim().min(1).max(40)).default({})

/** A meter. Sums are minor units of the jackpot's currency. */
const level = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .refine((name) => name !== 'reserve', { error: 'is the name of another account' }),
    /** What players read of it, by locale. Where none is theirs or English, they read its name. */
    titles,
    /** What it begins with; the platform pays what the reserve has not. */
    seed_minor: sum,
    /** Its part of every stake, in parts per million. */
    rate_ppm: ppm,
    /** A win is expected once in so much staked. */
    every_minor: sum.optional(),
    /** Instead: it is won before its meter is above this. */
    before_minor: sum.optional(),
  })
  .refine((one) => (one.every_minor === undefined) !== (one.before_minor === undefined), {
    error: 'must have one of every_minor and before_minor',
  })
  .refine((one) => one.before_minor === undefined || (one.before_minor > one.seed_minor && one.rate_ppm > 0), {
    path: ['before_minor'],
    error: 'must be above the seed, and the level must be fed',
  })

/** A jackpot as `jackpots.put` takes it, with what its accounts hold and who won it last. */
const listed = z.object({
  id: z.string(),
  sysname: z.string().nullable(),
  texts: describedInput.texts,
  images: z.record(z.string(), z.string()),
  currency: currencyCode,
  /** The smallest first. */
  levels: z.array(
    z.object({
      name: z.string(),
      titles,
      seed_minor: z.number().int(),
      rate_ppm: z.number().int(),
      every_minor: z.number().int().nullable(),
      before_minor: z.number().int().nullable(),
      meter: wireMoney,
      /** How often it was won. */
      wins: z.number().int(),
      last_win: z
        .object({ amount: wireMoney, uid: z.string(), round: z.string(), game: z.string(), won_at: isoTime })
        .nullable(),
    })
  ),
  reserve_ppm: z.number().int(),
  /** What stakes have put aside for the next seeds. */
  reserve: wireMoney,
  games: z.array(z.string()),
  bets: bets.nullable(),
  paused: z.boolean(),
  /** What it returns of all stakes in the long run, beside the return of the game. */
  return_percent: z.string(),
})
export type StaffJackpot = z.output<typeof listed>

export const staffEndpoints = groupWith(reasons, {
  /** The jackpots that are shown, paused ones too. `seeds_paid`: what the platform has paid of seeds, in each currency. */
  'jackpots.list': {
    method: 'GET',
    access: 'staff:jackpots:read',
    input: z.object(offsetCount),
    output: z.object({ items: z.array(listed), total: z.number().int(), seeds_paid: z.array(wireMoney) }),
    errors: [],
  },
  /**
   * A jackpot, whole: new under a new name, changed or open again under a known one. What changes how it is fed or won needs another member's approval; its words and its pause do not. Refused with `conflict`: another currency, another way to feed or win a meter that
   * holds money (`before_minor` may rise), a meter that holds money and is not named, and a game that feeds another jackpot of this currency, or bets where another one takes them.
   */
  'jackpots.put': {
    ...done,
    input: z
      .strictObject({
        sysname,
        ...describedInput,
        currency: currencyCode,
        /** Its meters, the smallest first. A round wins one at most: the last of those that it hits. */
        levels: z
          .array(level)
          .min(1)
          .max(bounds.mostLevels)
          .refine((levels) => new Set(levels.map(({ name }) => name)).size === levels.length, {
            error: 'must be of different names',
          }),
        /** Of every stake, kept for the next seeds. With the levels' parts it is a fifth at most. */
        reserve_ppm: ppm.default(0),
        /** Games with rounds of their own; each stake of them in this currency feeds the jackpot and can win it. */
        games: z.array(sysname).max(2000).default([]),
        /** One jackpot of a currency takes bets. */
        bets: bets.nullable().default(null),
        /** Shown, but neither fed nor won until it goes on as it was. */
        paused: z.boolean().default(false),
        reason,
      })
      .refine(
        ({ levels, reserve_ppm }) =>
          levels.reduce((sum, { rate_ppm }) => sum + rate_ppm, reserve_ppm) <= bounds.mostPpm,
        {
          path: ['levels'],
          error: 'must take a fifth of a stake at most, with the reserve',
        }
      ),
    errors: ['InvalidParameter', 'InvalidRequest/conflict'],
  },
  /**
   * Shown no more. What its meters and its reserve hold is the players': it goes to the open jackpot `to`. Refused with `conflict` without one, and with `jackpot_would_fall` where a
   * level of it would then have what it is won before: whoever stakes next would win it for certain.
   */
  'jackpots.close': {
    ...done,
    input: z.strictObject({ sysname, to: sysname.optional(), reason }),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict', 'InvalidRequest/jackpot_would_fall'],
  },
})
