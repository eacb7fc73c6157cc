import { z } from 'zod'
import { breakPeriods } from './break-periods.ts'
import { consentCategories } from './consent.ts'
import { currencies } from './money.ts'
import { keysOf, recordOf } from './record.ts'

/** Markets with a policy. `default` is for domains without a licence of their own. */
export const markets = ['default', 'gb', 'mga', 'de', 'nl', 'se', 'ca-on', 'br'] as const
export type Market = (typeof markets)[number]

/** National registers of excluded people, and what they call themselves in every language. */
export const registerNames = {
  gamstop: 'GAMSTOP',
  oasis: 'OASIS',
  lugas: 'LUGAS',
  cruks: 'Cruks',
  spelpaus: 'Spelpaus',
  ontario: 'BetGuard',
  sigap: 'SIGAP',
} as const
export type RegisterName = keyof typeof registerNames

/** What of a player's own play may be a sign of harm. */
export const harmMarkers = [
  'chasing',
  'night',
  'raised_limits',
  'cancelled_withdrawals',
  'declined_deposits',
  'long_sessions',
  'rising_stakes',
] as const
export type HarmMarker = (typeof harmMarkers)[number]
const harmActions = ['message', 'stop-marketing', 'interaction', 'limit'] as const
export type HarmAction = (typeof harmActions)[number]

const whole = z.number().int().min(0)
const flag = z.boolean()
/** Minor units by currency. The law names one currency; what stands for the others is never more than that sum is worth. */
const sums = z.object(recordOf(keysOf(currencies), () => whole))
/** From the first birthday on and before the second one; without the second, for good. */
const ages = { from: whole, to: whole.nullable() }

const period = z.enum(breakPeriods)

export const products = ['slot', 'other', 'sports'] as const
export type PolicyProduct = (typeof products)[number]

/** What a market's rules say. Each is read by the code that it binds; only what a field means is code, its figures are data. */
export const policyFields = {
  minimumAge: z.number().int().min(18).max(30),
  /** Fewest characters of a new password; the setting of the domain may ask for more. */
  passwordMin: z.number().int().min(6).max(64),
  identity: z.object({
    before: z.enum(['registration', 'play', 'first-withdrawal', 'deposits']),
    /** With `deposits`: their sum. */
    deposits: sums.nullable(),
    /** An account that is not verified by then is closed. */
    closedAfterHours: whole.nullable(),
  }),

  /** The largest stake of one round or bet. None where the market has no such limit. */
  stakes: z.array(z.object({ product: z.enum(products), ...ages, most: sums })),
  /** The shortest time between the starts of two paid rounds. */
  cycleMs: z.object({ slot: whole, other: whole }),
  autoplay: flag,
  /** Turbo and quick spin. */
  turbo: flag,
  slamStop: flag,
  featureBuy: flag,
  /** Play for fun before the player's age is proved. */
  demoBeforeAge: flag,
  jackpots: flag,
  severalGames: flag,
  /** A break after so much play, and a pause before another game. */
  pauses: z.object({ afterMinutes: whole, breakMinutes: whole, betweenGamesSeconds: whole }).nullable(),

  /** Most times that a bonus may have to be staked. */
  wageringMost: z.number().int().min(0).nullable(),
  /** Whether one bonus may be staked with more than one product. */
  mixedBonuses: flag,
  /** Bonuses for new players: offered, and from which age on. */
  welcomeBonus: z.object({ isOffered: flag, from: whole, isAdvertised: flag }),
  /** The largest amount of one bonus. */
  bonusMost: sums.nullable(),
  /** Bonuses after the first deposit. */
  laterBonuses: flag,

  depositLimit: z.object({
    duty: z.enum(['offered', 'offered-at-registration', 'asked-before-first-deposit', 'required-at-registration']),
    kinds: z.array(z.enum(['gross', 'net'])).min(1),
    windows: z.array(z.enum(['day', 'week', 'fortnight', 'month'])).min(1),
    /** Of what is called deposit limit. */
    frames: z.enum(['fixed', 'rolling', 'any']),
    /** Over all operators. */
    monthMost: sums.nullable(),
    countsFailed: flag,
    reminderMonths: whole.nullable(),
  }),
  /** Before the player may confirm a raise. Without that confirmation none is in force in any market (RG-12). */
  limitRaise: z.object({ hours: whole, isConfirmed: z.literal(true) }),
  /** How long a break in one press is; 0: there is none. */
  breakHours: whole,
  /** What a player may choose beside it. */
  timeOuts: z.array(period),
  exclusions: z.array(period).min(1),
  /** Of who excludes themself: bets stand, or are refunded where nothing in them begins within so many hours. */
  openBets: z.object({ onExclusion: z.enum(['stand', 'refund']), withinHours: whole.nullable() }),
  realityCheck: z.object({ minutes: whole, isChosen: flag }),
  statement: z.enum(['on-demand', 'monthly', 'six-monthly', 'yearly']),
  /** Deposits from which on a player's means are looked at. */
  checks: z.array(
    z.object({ ...ages, on: z.enum(['net-deposits', 'deposits', 'raised-limit']), most: sums, days: whole })
  ),
  registers: z.array(
    z.object({
      name: z.enum(keysOf(registerNames)),
      asked: z.array(z.enum(['registration', 'login', 'first-login-of-day', 'deposit', 'marketing'])).min(1),
      everyDays: whole.nullable(),
      whenDown: z.enum(['no-registration', 'no-play']),
    })
  ),

  /** How far back is looked; from which number on each marker counts (0: never) and what it weighs; what follows from a score on, the mildest first. */
  harm: z.object({
    days: whole.min(1).max(90),
    markers: z.object(recordOf(harmMarkers, () => z.object({ from: whole, weight: whole }))),
    levels: z.array(z.object({ from: whole.min(1), actions: z.array(z.enum(harmActions)).min(1) })),
    /** With `limit`: what may be deposited in a month of the calendar while the score holds. */
    depositMost: sums,
  }),

  withdrawalCancel: flag,
  creditCards: flag,
  /** Play on credit: with a payment that is made later, and with a deposit while something is owed to the operator. */
  credit: flag,
  crypto: flag,
  cash: flag,
  dormant: z.object({
    /** So long without a session, in the words of the law; null: no account becomes dormant. */
    after: z.object({ count: whole.min(1), unit: z.enum(['days', 'months']) }).nullable(),
    /** How long before that the player is written to, at least. */
    noticeDays: whole.min(1),
    /** What then becomes of the main balance: it stays, the player loses it by law, or it goes to the authority. */
    balance: z.enum(['kept', 'forfeited', 'to-regulator']),
  }),
  /** Who decides, when a dispute with us ended without agreement, and where to ask them. The operator's own setting comes first: a licence may name another. */
  disputeBody: z.object({ name: z.string().min(1).max(200), url: z.url({ protocol: /^https$/ }) }).nullable(),
  marketing: z.object({
    /** To news: to all of it, or to that of each product by each channel. */
    consent: z.enum(['general', 'product-and-channel']),
    /** Whether offers may be shown to people of whom nothing is known, or who did not ask for them. */
    isUntargeted: flag,
  }),
  /** Of news that is sent to somebody, by each channel. */
  marketingPace: z.object({
    /** From the first hour of the player's day on and before the second one nothing is sent; null: there are no such hours. */
    quiet: z.object({ from: whole.max(23), until: whole.max(23) }).nullable(),
    /** No more than so many within so many days. */
    most: z.array(z.object({ count: whole.min(1), days: whole.min(1).max(31) })),
  }),
  /** To what a browser keeps and tells beside what the site cannot work without. */
  consent: z.object({
    /** What waits for a yes; what is not named runs until a no. */
    askedFirst: z.array(z.enum(consentCategories)),
    /** After so many months everybody is asked anew. */
    months: whole.min(1).max(24),
    /** So long the proof of an answer is kept. */
    proofYears: whole.min(1).max(10),
  }),
} as const
export type PolicyField = keyof typeof policyFields
export const policyFieldNames = keysOf(policyFields)

export const policyValues = z.object(policyFields)
/** The rules of one market at one instant. */
export interface Policy extends z.output<typeof policyValues> {
  readonly market: Market
}

export type HarmRules = Policy['harm']

/** Where somebody is: ISO 3166-1 alpha-2, and the part of ISO 3166-2 behind the hyphen. */
export interface Whereabouts {
  readonly country: string | null
  readonly region?: string | null
}

/** What of a policy every page knows. */
export interface PagePolicy extends Pick<Policy, 'minimumAge' | 'passwordMin' | 'withdrawalCancel'> {
  /** What may be advertised to the reader, and whether they find offers where they look for them. */
  readonly advertising: 'all' | 'without-offers' | 'nothing'
  readonly findsOffers: boolean
  /** Raffles and prize drops are rewards for play: a market without rewards after the first deposit has none. */
  readonly hasDraws: boolean
}
