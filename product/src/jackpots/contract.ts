import { avatar } from '@ante/kit/avatars'
import {
  eventGroup,
  group,
  idList,
  isoTime,
  offsetCount,
  positiveId,
  settingGroup,
  textList,
  topicGroup,
  wireMoney,
} from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import type { SentencedReasons } from '@ante/texts/messages'
import { z } from 'zod'

/** Why this module refuses. */
export const reasons = { jackpot_would_fall: 409 } as const satisfies SentencedReasons

const win = z.object({
  amount: wireMoney,
  /** The winner's name on the site, never the login (JKP-07). */
  name: z.string(),
  avatar,
  won_at: isoTime,
})

const meter = z.object({ name: z.string(), amount: wireMoney })
const level = meter.extend({
  /** What it is called in the reader's language. */
  title: z.string(),
  /** What it begins with. */
  seed: wireMoney,
  /** Its part of every stake, in percent. */
  share_percent: z.string(),
  /** A win is expected once in so much staked; null where it is won before an amount. */
  once_in: wireMoney.nullable(),
  /** The most that it pays: it is won before it is above this. */
  won_before: wireMoney.nullable(),
  last_win: win.nullable(),
})

export const jackpot = z.object({
  id: z.string(),
  description,
  /** What each meter holds in the books at this moment, the smallest first. */
  levels: z.array(level),
  /** Sysnames of the games that feed it and can win it. */
  games: z.array(z.string()),
  /** Bets that feed it and can win it: those of which each selection has at least these odds. Null where it takes none. */
  bets: z.object({ odds_least: z.number() }).nullable(),
  /** What it returns of all stakes in the long run, beside the return of the game. */
  return_percent: z.string(),
  /** Neither fed nor won now. */
  is_paused: z.boolean(),
  last_win: win.extend({ level: z.string(), level_title: z.string() }).nullable(),
})
export type Jackpot = z.output<typeof jackpot>

const winner = win.extend({
  id: z.string(),
  jackpot: z.object({ id: z.string(), title: z.string() }),
  level: z.string(),
  level_title: z.string(),
  /** Its sysname; `betting` where a bet won. */
  game: z.string(),
})
export type JackpotWinner = z.output<typeof winner>

const drawSeed = z.object({ day: z.string(), server_hash: z.string(), server_seed: z.string().nullable() })
export type DrawSeed = z.output<typeof drawSeed>

export const endpoints = group({
  'Jackpots.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, ids: idList.optional() }),
    output: z.object({ items: z.array(jackpot), count: z.number().int() }),
    errors: [],
  },
  /** API-86: who won, the newest first; `id` limits them to one jackpot. */
  'Jackpots.getWinners': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, id: positiveId.optional() }),
    output: z.object({ items: z.array(winner), count: z.number().int() }),
    errors: [],
  },
  /**
   * What bets are drawn by, a seed for each day of UTC on which they end, the newest first. The hash of a day is there before the day begins, the seed itself an hour after it is over.
   */
  'Jackpots.getSeeds': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, days: textList.pipe(z.array(z.iso.date()).max(50)).optional() }),
    output: z.object({ items: z.array(drawSeed), count: z.number().int() }),
    errors: ['InvalidParameter'],
  },
})

const meters = z.object({ id: z.string(), levels: z.array(meter) })
export type JackpotMeters = z.output<typeof meters>
/** `jackpots.meters`: what the meters of a jackpot hold, told when they have changed; the key is its id. */
export const topics = topicGroup({ 'jackpots.meters': { access: 'public', payload: meters } })
export const events = eventGroup({
  /** Paid in the transaction of the round that won it, or in which a bet was drawn: `round` is its number, and `sysname` is `betting` then. */
  'jackpots.won': z.object({
    jackpot: z.string(),
    level: z.string(),
    player: z.string(),
    round: z.string(),
    sysname: z.string(),
    amount_minor: z.string(),
    currency: z.string(),
  }),
  'jackpots.fed': z.object({ jackpots: z.array(z.string()) }),
})
export const settings = settingGroup({})
