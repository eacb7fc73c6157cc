import { flag, groupWith, isoTime, offsetCount, positiveId, reason } from '@ante/kit/contract'
import { locales } from '@ante/texts'
import { z } from 'zod'
import { exclusionStates } from '../identity/contract.ts'
import { balances, reasons } from './contract.ts'
import { newsChannels, newsProducts, newsSources } from './rules/news.ts'
import { newsConsent, newsList, newsProduct } from './rules/shapes.ts'

/** `restricted` reads and withdraws; `blocked` signs in nowhere, its money is kept; `closed` is for ever. */
export const playerStates = ['active', 'restricted', 'blocked', 'closed'] as const
const state = z.enum(playerStates)
const codes = locales.map(({ code }) => code)
const decision = z.object({ uid: positiveId, reason })
const decided = z.object({ uid: z.string(), state })

const row = z.object({
  uid: z.string(),
  login: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  fakename: z.string(),
  state,
  /** No report counts it, and nothing is paid out to it. */
  is_test: z.boolean(),
  /** What keeps the player from playing beside `state`: their own choice, or a national register, which is named then. */
  exclusion: z.enum(exclusionStates).nullable(),
  register: z.string().nullable(),
  currency: z.string(),
  country_code: z.string().nullable(),
  registered_at: isoTime,
  ...balances.pick({ balance_main: true, balance_bonus: true }).shape,
})
export type PlayerItem = z.output<typeof row>

const decisionErrors = ['InvalidRequest/not_found', 'InvalidRequest/conflict'] as const

export const staffEndpoints = groupWith(reasons, {
  /** Players, newest first. `query` is what login, email, phone or nickname begin with, or a whole uid; `uid` asks for one player alone. `total` is counted to 10,000. */
  'players.list': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({
      ...offsetCount,
      query: z.string().trim().toLowerCase().max(254).default(''),
      state: z.union([state, z.literal('')]).default(''),
      only_test: flag.default(false),
      uid: positiveId.optional(),
    }),
    output: z.object({ items: z.array(row), total: z.number().int() }),
    errors: [],
  },
  /** Every session ends, and none is opened any more. The balance is kept, payouts that wait are held. */
  'players.block': {
    method: 'POST',
    access: 'staff:players:block',
    input: decision,
    output: decided,
    errors: decisionErrors,
  },
  /** Every session ends; who signs in again may read and withdraw, but not deposit, bet, play or take bonuses. */
  'players.restrict': {
    method: 'POST',
    access: 'staff:players:block',
    input: decision,
    output: decided,
    errors: decisionErrors,
  },
  /** A restricted or blocked player may do everything again. */
  'players.release': {
    method: 'POST',
    access: 'staff:players:block',
    input: decision,
    output: decided,
    errors: decisionErrors,
  },
  /**
   * News to the players of a language who asked for it, by email and, where `sms` says something, by text message. Each message carries the link that
   * stops it. A job sends it.
   */
  'players.sendnews': {
    method: 'POST',
    access: 'staff:players:news',
    input: z.object({
      locale: z.enum(codes),
      subject: z.string().trim().min(1).max(200),
      text: z.string().trim().min(1).max(10_000),
      sms: z.string().trim().max(300).default(''),
      /** What it speaks of: it goes to who asked for news of each. */
      products: newsList.pipe(z.array(z.enum(newsProducts)).min(1)).default([...newsProducts]),
      reason,
    }),
    output: z.object({ id: z.string() }),
    errors: [],
  },
  /** What was sent, the newest first, and to how many contacts so far; `finished_at` is null while it is being sent. */
  'players.listnews': {
    method: 'GET',
    access: 'staff:players:news',
    input: z.object({ count: offsetCount.count }),
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          locale: z.string(),
          subject: z.string(),
          products: z.array(newsProduct),
          created_at: isoTime,
          emails: z.number().int(),
          texts: z.number().int(),
          finished_at: isoTime.nullable(),
        })
      ),
    }),
    errors: [],
  },
  /** What a player wants to hear and by which channel, and each consent and its end as proof, the newest first. `wording` stood beside a consent. */
  'players.getnewschoices': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({ uid: positiveId }),
    output: z.object({
      /** How the player's market asks. */
      consent: newsConsent,
      channels: z.array(
        z.object({ channel: z.enum(newsChannels), contact: z.string().nullable(), products: z.array(newsProduct) })
      ),
      choices: z.array(
        z.object({
          at: isoTime,
          channel: z.enum(newsChannels),
          /** Null: of all products. */
          product: newsProduct.nullable(),
          is_given: z.boolean(),
          source: z.enum(newsSources),
          wording: z.string(),
          locale: z.string(),
        })
      ),
    }),
    errors: ['InvalidRequest/not_found'],
  },
  /** For ever. Refused with `balance_left` while the player has or owes money. */
  'players.close': {
    method: 'POST',
    access: 'staff:players:close',
    input: decision,
    output: decided,
    errors: [...decisionErrors, 'InvalidRequest/balance_left'],
  },
})
