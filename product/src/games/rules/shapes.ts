import { isoTime, offsetCount, ownJson, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'

export const gameTypes = ['slot', 'live', 'casino', 'fast', 'betting', 'logical', 'high_low'] as const
export type GameType = (typeof gameTypes)[number]
export const providerTypes = ['casino', 'slot', 'live', 'fast'] as const

export const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** LOBBY-16: `description.name` and `description.img_288_192` win over `name` and `image_url` when they are not empty (`shownName`, `shownImage` in rules/lobby). */
export const game = z.object({
  sysname,
  name: z.string(),
  /** Upright picture, 4:5. */
  image_url: z.string(),
  /** The picture lying, 8:5, is `img_288_192`. */
  description: z.object({ name: z.string(), img_288_192: z.string() }),
  type: z.enum(gameTypes),
  provider: z.object({ sysname, name: z.string() }),
  categories: z.array(sysname),
  has_demo: z.boolean(),
  is_new: z.boolean(),
  /** Exact, of the deployed version, e.g. `96.41`; null where the game is not ours to certify. */
  rtp_percent: z.string().nullable(),
})
export type Game = z.output<typeof game>

export const listOptions = z.object({
  category: sysname.optional(),
  providers: z.array(sysname).optional(),
  types: z.array(z.enum(gameTypes)).optional(),
  /** As for `games.search`; the best fit comes first where `sort` is `popular`. */
  search: z.string().trim().max(100).optional(),
  sysnames: z.array(sysname).max(200).optional(),
  sort: z.enum(['popular', 'name', 'new']).default('popular'),
  ...offsetCount,
})
export type ListOptions = z.output<typeof listOptions>

/** A whole-number fraction, digits as text: exact at any length. */
const fraction = z.object({ numerator: z.string(), denominator: z.string(), percent: z.string() })

/** What is certified of a version of a game: every figure is recomputed from the rules in CI. */
export const certificate = z.object({
  sysname,
  version: z.string(),
  /** SHA-256 of everything that decides an outcome: strips, pays, feature parameters. */
  hash: z.string(),
  method: z.enum(['full-cycle', 'closed-form', 'optimal-play']),
  cycle: z.string(),
  /** Return to the player with the best choices, where there are choices. */
  rtp: fraction,
  /** Return with the least favourable bet, or moment to stop. */
  lowest: fraction,
  /** Share of stakes that win anything. */
  hit: fraction,
  /** Variance of the win per unit staked, six decimals. */
  variance: z.string(),
  deviation: z.string(),
  volatility: z.enum(['low', 'medium', 'high', 'very high']),
  /** Largest win of one round as a multiple of the stake, and one chance in how many. */
  max_win: z.object({ multiple: z.string(), one_in: z.string() }),
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
})
export type Round = z.output<typeof round>

export const seeds = z.object({
  client_seed: z.string(),
  server_hash: z.string(),
  /** Committed before the client seed of the next pair can be chosen. */
  next_server_hash: z.string(),
  /** The nonce of the next round. */
  nonce: z.number().int(),
  /** The pair that the last rotation gave up; its server seed is public now. */
  revealed: z.object({ server_seed: z.string(), server_hash: z.string(), client_seed: z.string(), rounds: z.number().int() }).nullable(),
})

export const historyRound = z.object({
  id: z.string(),
  sysname,
  name: z.string(),
  provider: z.string(),
  status: z.enum(['open', 'finished', 'void']),
  stake: wireMoney,
  win: wireMoney,
  started_at: isoTime,
  finished_at: isoTime.nullable(),
})

/** GAME-14: a request for the history as a file; `sent` has also gone to the player's confirmed e-mail. Both bounds are instants, `to` is not part of it. */
export const historyExport = z.object({
  id: z.string(),
  from: isoTime,
  to: isoTime,
  state: z.enum(['requested', 'ready', 'sent']),
  /** How many rounds the file holds; null until it is written. */
  rounds: z.number().int().nullable(),
  requested_at: isoTime,
  ready_at: isoTime.nullable(),
})
export type HistoryExport = z.output<typeof historyExport>

/** A round that all players share. Its seed is the one whose SHA-256 is `server_hash`, which is the seed of the round before (the chain's anchor for the first). */
const liveRound = z.object({
  id: z.string(),
  place: z.number().int(),
  state: z.enum(['open', 'closed', 'settled']),
  server_hash: z.string(),
  server_seed: z.string().nullable(),
  /** What was drawn, in the game's own shape. */
  drawn: ownJson,
  opened_at: isoTime,
  closes_at: isoTime,
  next_at: isoTime,
})
export const liveTable = z.object({
  sysname,
  /** The clock by which bets are taken. */
  now: isoTime,
  chain: z.object({ anchor: z.string(), length: z.number().int(), client_seed: z.string() }),
  round: liveRound,
  last: z.array(liveRound),
})
export type LiveTable = z.output<typeof liveTable>
