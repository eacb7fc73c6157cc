import { avatar } from '@ante/kit/avatars'
import {
  eventGroup,
  groupWith,
  idList,
  isoTime,
  offsetCount,
  positiveId,
  settingGroup,
  textList,
  topicGroup,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'
import { mostStages, restriction, scorings, stages, stageScorings, tournamentStates } from './rules/shapes.ts'
import { stageCount } from './rules/stages.ts'

export { restriction, scorings, tournamentStates } from './rules/shapes.ts'

/** TRN-01. `all` is a way of asking, not a state. */
const tournamentGroups = ['all', ...tournamentStates] as const
export type TournamentGroup = (typeof tournamentGroups)[number]

const place = z.object({
  place: z.number().int(),
  /** The player's name on the site, never the login (JKP-07). */
  name: z.string(),
  avatar,
  points: z.number().int(),
  /** What this place gets; null where it gets nothing. */
  prize: wireMoney.nullable(),
  /** The caller's own. */
  is_own: z.boolean(),
})
export type Place = z.output<typeof place>

/** What comes only when it is asked for, or when nothing in particular is asked for. */
const picked = z.object({
  /** Null for a visitor. `place` is null without points. */
  user_info: z
    .object({ is_participant: z.boolean(), points: z.number().int(), place: z.number().int().nullable() })
    .nullable(),
  /** Those with a prize, once the winners are fixed. */
  winners: z.array(place),
  /** False only before the winners of a finished tournament are fixed. */
  is_closed: z.boolean(),
  leaderboard: z.array(place),
  restrictions: z.array(z.object({ type: z.string(), params: z.record(z.string(), json), satisfied: z.boolean() })),
  total_participants: z.number().int(),
  total_points: z.number().int(),
  reset_on_cashout: z.boolean(),
  provider: z.string().nullable(),
  image_url: z.string(),
  tags: z.array(z.string()),
  extra: z.record(z.string(), json),
  scoring: z.enum(scorings),
  /** Points for so much staked, by currency. */
  rates: z.array(z.object({ stake: wireMoney, points: z.number().int() })),
  /** By place, the first one first. Together they are `total_prize`. */
  prizes: z.array(wireMoney),
  /** How many may take part (null: as many as want), and whether an entry is bought in the shop. */
  entry: z.object({ most: z.number().int().nullable(), is_bought: z.boolean() }),
  /** TRN-20: of one that scores by position; null of others. */
  stages: z
    .object({
      hours: z.number().int(),
      scoring: z.enum(stageScorings),
      count: z.number().int(),
      /** By place in a stage, the first one first. */
      points: z.array(z.number().int()),
      /** The stage that runs, or the last one whose places are not fixed; null before the first and once all are fixed. `leaderboard` is its own. */
      current: z.object({ number: z.number().int(), ends_at: isoTime, leaderboard: z.array(place) }).nullable(),
    })
    .nullable(),
})
export const tournamentFields = picked.keyof().options

const always = z.object({
  id: z.string(),
  description,
  status: z.enum(tournamentStates),
  started_at: isoTime,
  finished_at: isoTime,
  total_prize: wireMoney,
  /** Sysnames of the games that count, in their order. */
  games: z.array(z.string()),
  games_count: z.number().int(),
})
/** With all that there is to know of it. */
export type Tournament = z.output<typeof always> & z.output<typeof picked>

const win = z.object({
  id: z.string(),
  /** The player's name on the site, never the login (JKP-07). */
  name: z.string(),
  avatar,
  game: z.object({ sysname: z.string(), name: z.string() }),
  stake: wireMoney,
  win: wireMoney,
  finished_at: isoTime,
})
export type Win = z.output<typeof win>
const lastWins = {
  method: 'GET',
  access: 'public',
  /** API-90. `period`: rounds that ended in the last day, week or month. */
  input: z.object({
    count: wholeNumber.default(20).pipe(z.number().min(1).max(50)),
    period: z.enum(['day', 'week', 'month', 'all']).default('all'),
  }),
  output: z.object({ items: z.array(win) }),
  errors: [],
} as const

/** Why this module refuses. */
export const reasons = {
  tournament_finished: 409,
  tournament_restricted: 409,
  tournament_full: 409,
  tournament_entry_bought: 409,
  tournament_entered: 409,
  no_test_accounts: 409,
} as const satisfies SentencedReasons

export const endpoints = groupWith(reasons, {
  /** API-112. `fields` picks among those that can be picked; without it all come. */
  'tournaments.get': {
    method: 'GET',
    access: 'public',
    input: z.object({
      ...offsetCount,
      ids: idList.optional(),
      fields: textList.optional(),
      status: z.enum(tournamentGroups).default('all'),
    }),
    output: z.object({ items: z.array(always.extend(picked.partial().shape)), count: z.number().int() }),
    errors: [],
  },
  /** API-113: 1 for whoever takes part from now on, or did already. */
  'tournaments.participate': {
    method: 'POST',
    access: 'player',
    input: z.object({ tournament_id: positiveId }),
    output: z.number().int(),
    errors: [
      'InvalidParameter',
      'InvalidRequest/not_found',
      'InvalidRequest/tournament_finished',
      'InvalidRequest/tournament_restricted',
      'InvalidRequest/tournament_full',
      'InvalidRequest/tournament_entry_bought',
      'InvalidRequest/no_test_accounts',
      'InvalidRequest/self_excluded',
      'UserNeedDeposit',
      'UserNeedProfileData',
      'UserNeedConfirmContact',
    ],
    limit: 60,
  },
  /** API-87: the table of one tournament, in its order; `count` of the answer says how many have points. */
  'leaderboard.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, tournament_id: positiveId }),
    output: z.object({ items: z.array(place), count: z.number().int() }),
    errors: ['InvalidRequest/not_found'],
  },
  /** JKP-06: the latest rounds that paid more than they cost. */
  'leaderboard.live': lastWins,
  /** JKP-06: the largest of them, among the house's latest rounds. */
  'leaderboard.top': lastWins,
})
export const topics = topicGroup({})
export const events = eventGroup({})
/** How long the rounds behind a table are kept, in days from the end of their month, and in any case until a month after its winners are fixed. */
export const tournamentRounds = z.object({ keepDays: z.number().int().min(31).max(3_650).default(62) }).prefault({})
export const settings = settingGroup({ tournamentRounds })

/** A tournament as an operator writes it into a file. */
export const tournamentInput = z
  .strictObject({
    sysname: z.string().regex(/^[a-z0-9-]{1,60}$/),
    texts: z.record(z.string(), z.object({ title: z.string().min(1), text: z.string() })),
    images: z.record(z.string(), z.string()).default({}),
    games: z.array(z.string().regex(/^[a-z0-9-]{1,60}$/)).min(1),
    currency: wireMoney.shape.currency.default('USD'),
    /** By place, in minor units. */
    prizes_minor: z.array(z.number().int().positive()).min(1).max(100),
    starts_at: z.iso.datetime({ offset: true }),
    ends_at: z.iso.datetime({ offset: true }),
    scoring: z.enum(scorings).default('stakes'),
    rates: z.partialRecord(wireMoney.shape.currency, z.number().int().positive()).default({ USD: 100 }),
    restrictions: z.array(restriction).default([]),
    reset_on_cashout: z.boolean().default(false),
    provider: z.string().nullable().default(null),
    tags: z.array(z.string()).default([]),
    extra: z.record(z.string(), json).default({}),
    /** It comes again when it ends, for as long a time. */
    repeats: z.boolean().default(false),
    /** Where it scores by `position`, and only there. */
    stages: stages.optional(),
    /** How many may take part; null: as many as want. */
    entrants_most: z.number().int().positive().nullable().default(null),
    /** Only whoever has bought an entry in the shop takes part. */
    is_entry_bought: z.boolean().default(false),
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    error: 'must be after starts_at',
  })
  .refine(({ rates, currency }) => rates[currency] !== undefined, {
    path: ['rates'],
    error: 'must name the currency of the prizes',
  })
  .refine(({ scoring, stages }) => (scoring === 'position') === (stages !== undefined), {
    path: ['stages'],
    error: 'belong to the scoring by position, and only to it',
  })
  .refine(({ reset_on_cashout, stages }) => !reset_on_cashout || !stages, {
    path: ['reset_on_cashout'],
    error: 'the points of stages stay',
  })
  .refine(
    ({ starts_at, ends_at, stages }) => {
      const count = stages ? stageCount({ startsAt: new Date(starts_at), endsAt: new Date(ends_at), stages }) : 1
      return Number.isInteger(count) && count <= mostStages
    },
    { path: ['stages', 'hours'], error: `must divide the time into at most ${mostStages} stages` }
  )
export type TournamentInput = z.output<typeof tournamentInput>
