import { isoTime, jsonOf, ownJson, wireMoney } from '@ante/kit/contract'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import { freeSpins } from './free-spins.ts'
import { gameJackpot, jackpotDraw, jackpotWin } from './jackpot-shapes.ts'
import { stakes } from './stakes.ts'
import { sysname } from './sysname.ts'

export { sysname } from './sysname.ts'
export { type LiveBets, liveBets, type LiveTable, liveTable } from './live-shapes.ts'

/** What a game's client and the server say to each other; `product/src/games/contract.ts` makes the calls of these shapes. */

export const gameTypes = ['slot', 'live', 'casino', 'fast', 'betting', 'logical', 'high_low'] as const
export type GameType = (typeof gameTypes)[number]

/** LOBBY-16: `description.name` and `description.img_288_192` win over `name` and `image_url` when they are not empty (`shownName`, `shownImage` of the product). */
export const game = z.object({
  sysname,
  name: z.string(),
  /** Upright picture, 4:5; the one lying, 8:5, is `img_288_192`. */
  image_url: z.string(),
  description: z.object({ name: z.string(), img_288_192: z.string() }),
  type: z.enum(gameTypes),
  provider: z.object({ sysname, name: z.string() }),
  categories: z.array(sysname),
  has_demo: z.boolean(),
  is_new: z.boolean(),
  /** Staff may have switched it off: it takes no stake, and a round that has begun can be ended. */
  is_enabled: z.boolean(),
  /** Exact, of the deployed version, e.g. `96.41`; null where the game is not ours to certify: it `is_remote`, played in a frame of its studio's server. */
  rtp_percent: z.string().nullable(),
  is_remote: z.literal(true).optional(),
  /** How many times its stake the best round of the last 24 hours won, e.g. `41.5`. Only in a list that is sorted by it. */
  best_win: z.string().optional(),
})
export type Game = z.output<typeof game>

/** A whole-number fraction, digits as text: exact at any length. */
const fraction = z.object({ numerator: z.string(), denominator: z.string(), percent: z.string() })

const maxWin = z.object({ multiple: z.string(), one_in: z.string() })

/** What a player chooses before or during a round; the values of a choice are named beside it. */
export const choiceKinds = [
  /** A chance in percent. */
  'chance',
  /** A target in hundredths. */
  'target',
  /** Mines of the field, and safe tiles after which to stop. */
  'plan',
  /** How many of the equally likely outcomes a bet covers. */
  'covers',
  /** A risk, with so many rows. */
  'low-risk',
  'medium-risk',
  'high-risk',
  /** How many numbers are chosen. */
  'numbers',
  /** A bet or a way to play that the texts of the game name: the first value is its place in them, the second a count. */
  'named',
  /** One guess on the likelier side, then stop. */
  'once',
  /** The choices that return most. */
  'best',
  /** The choices that return least. */
  'least',
] as const
export type ChoiceKind = (typeof choiceKinds)[number]

/** What is certified of a version of a game: every figure is recomputed from the rules in CI. */
export const certificate = z.object({
  sysname,
  version: z.string(),
  /** SHA-256 of everything that decides an outcome: strips, pays, feature parameters, and what plays win on fixed numbers. */
  hash: z.string(),
  method: z.enum(['full-cycle', 'closed-form', 'optimal-play']),
  cycle: z.string(),
  /** Return to the player with the best choices, where there are choices. */
  rtp: fraction,
  /** Return with the least favourable bet, or moment to stop. */
  lowest: fraction,
  /** Share of stakes that win anything: of the first of `choices` where there are any, as are variance, deviation and volatility. */
  hit: fraction,
  /** The lowest and the highest such share over all choices. */
  hits: z.object({ lowest: fraction, highest: fraction }),
  /** Variance of the win per unit staked, six decimals. */
  variance: z.string(),
  deviation: z.string(),
  volatility: z.enum(['low', 'medium', 'high', 'very high']),
  /** Largest win of one round as a multiple of the stake, and one chance in how many. */
  max_win: maxWin,
  /** Figures of single choices, the one that the game starts with first; empty where nothing is chosen. */
  choices: z.array(
    z.object({
      kind: z.enum(choiceKinds),
      values: z.array(z.number()),
      rtp: fraction,
      hit: fraction,
      deviation: z.string(),
      max_win: maxWin,
    })
  ),
  parts: z.array(z.object({ name: z.string(), percent: z.string() })),
})
export type Certificate = z.output<typeof certificate>

/**
 * A round as its player may see it. `view` is the game's own shape (the type `View` of its rules): never holds what is still hidden.
 * An open round waits for `games.advance` with its `step`.
 */
export const round = z.object({
  id: z.string(),
  sysname,
  status: z.enum(['open', 'finished', 'void']),
  step: z.number().int(),
  stake: wireMoney,
  /** Paid when the round is finished; what has been won so far while it is open. */
  win: wireMoney,
  view: ownJson,
  version: z.string(),
  nonce: z.number().int(),
  server_hash: z.string(),
  client_seed: z.string(),
  started_at: isoTime,
  /** Its stake was paid from a pack of free spins. */
  is_free: z.literal(true).optional(),
  jackpot: jackpotWin.optional(),
})
export type Round = z.output<typeof round>

/** What a choice may take in characters of JSON: the bets of a whole table take a third of it. */
const choiceMost = 4096
export const choice = jsonOf(json.refine((value) => JSON.stringify(value).length <= choiceMost, 'too long')).optional()

export const hexHash = z.string().regex(/^[0-9a-f]{64}$/)

const seedPair = z.object({
  client_seed: z.string(),
  server_hash: z.string(),
  /** Committed before the client seed of the next pair can be chosen. */
  next_server_hash: z.string(),
  /** The nonce of the next round. */
  nonce: z.number().int(),
  /** The pair before this one; its server seed is public now. */
  revealed: z
    .object({ server_seed: z.string(), server_hash: z.string(), client_seed: z.string(), rounds: z.number().int() })
    .nullable(),
})
export type SeedPair = z.output<typeof seedPair>

export const seeds = seedPair.extend({
  /** Rounds that still use the pair: it cannot be rotated before they are over. */
  open_rounds: z.array(z.object({ id: z.string(), sysname, name: z.string() })),
})
export type Seeds = z.output<typeof seeds>

/** A round with what proves it. `server_seed` is null while its pair is in use, or its shared round is not drawn. */
export const provenRound = z.object({
  id: z.string(),
  sysname,
  name: z.string(),
  status: z.enum(['open', 'finished', 'void']),
  stake: wireMoney,
  win: wireMoney,
  nonce: z.number().int(),
  client_seed: z.string(),
  server_hash: z.string(),
  server_seed: z.string().nullable(),
  started_at: isoTime,
  /** Null where it took no part in a jackpot. */
  jackpot: jackpotDraw.nullable(),
})
export type ProvenRound = z.output<typeof provenRound>

/** All that a client shows before the first round: what is certified, the pays, the stakes, and the round that waits if there is one. */
export const gameInfo = z.object({
  game,
  /** All players share its rounds, which a live table begins and draws. */
  is_shared: z.boolean(),
  certificate,
  /** The game's own paytable and parameters (the type `Sheet` of its rules). */
  sheet: json,
  stakes,
  /** The largest sum that one round can pay at the largest stake. */
  max_win: wireMoney,
  /** The shortest time between the starts of two rounds; the server keeps it too. */
  cycle_ms: z.number().int(),
  /** What the player's market allows a client to offer. */
  allowed: z.object({
    autoplay: z.boolean(),
    turbo: z.boolean(),
    slam_stop: z.boolean(),
    feature_buy: z.boolean(),
    several_games: z.boolean(),
  }),
  balance: wireMoney.nullable(),
  open_round: round.nullable(),
  /** The pack that is played first: the one of this game that expires first. */
  free_spins: freeSpins.nullable(),
  last_round: round.nullable(),
  /** Null where stakes feed none. */
  jackpot: gameJackpot.nullable(),
})
export type GameInfo = z.output<typeof gameInfo>

/** The answer to a stake or a step for money. */
export const played = z.object({
  round,
  balance: wireMoney,
  /** The pack from which the stake was paid, as it is now. */
  free_spins: freeSpins.optional(),
})
export type Played = z.output<typeof played>
/** The same with play money: the whole session is sealed in `token`. */
export const demoPlayed = z.object({
  token: z.string(),
  balance: wireMoney,
  round: round.nullable(),
  /** The choices of the round so far: with its seeds they are the whole round. */
  choices: z.array(json),
  /** Null at a live table: its rounds have a chain of their own. */
  seeds: seedPair.nullable(),
})
export type DemoPlayed = z.output<typeof demoPlayed>
