import { isoTime, jsonOf, positiveId, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { betBoost } from './boosts.ts'
import { betJackpot } from './jackpot-of-bet.ts'
import { betState, legResult, marketKind, marketStatus, outcome, phase, selectionStates } from './vocabulary.ts'

/** What fixtures, markets and bets look like on the wire. Prices are decimal numbers with up to three places, lines numbers in quarters. */

export const id = z.string()
const goals = z.object({ home: z.number().int(), away: z.number().int() })
export const price = z.number()

export const team = z.object({ id, name: z.string(), short_name: z.string() })

export const fixtureState = z.object({
  phase,
  /** Match minute that is being played: 1 to 90; stays at 45 and 90 in stoppage time, whose minutes are in `added`. */
  minute: z.number().int(),
  added: z.number().int(),
  score: goals,
  half_time: goals.nullable(),
  red_cards: goals,
})

export const market = z.object({
  id,
  kind: marketKind,
  /** Goals of over/under, the home team's head start of a handicap; null where the kind has none. */
  line: z.number().nullable(),
  status: marketStatus,
  /** Grows with every change of price or status. */
  version: z.number().int(),
  /** Sum of 1/price over the outcomes, for the fair share of the book to be seen: 1.05 is a margin of 5 %. */
  book: z.number(),
  /** No prices where the market is decided: nobody can bet on it. */
  selections: z.array(z.object({ outcome, price: price.nullable() })),
})

export const league = z.object({
  id,
  sysname: z.string(),
  name: z.string(),
  country: z.object({ code: z.string(), name: z.string() }),
})

const fixtureHead = {
  id,
  league,
  home: team,
  away: team,
  kickoff: isoTime,
  round: z.string(),
  /** A real match of the past, moved to now by whole weeks. */
  replay: z.boolean(),
  /** False for a replay where the house takes no bets on them: its prices are only shown. */
  takes_bets: z.boolean(),
  /** At least one minute played and not ended. */
  live: z.boolean(),
  /** Grows with every change of state, price or status. */
  version: z.number().int(),
  state: fixtureState,
  /** Open or suspended markets of the fixture. */
  market_count: z.number().int(),
}
export const fixtureSummary = z.object({ ...fixtureHead, main_market: market.nullable() })

/** A moment of the match, in its order. */
export const matchEvent = z.object({
  kind: z.enum([
    'kick_off',
    'goal',
    'goal_cancelled',
    'red_card',
    'half_time',
    'second_half',
    'full_time',
    'postponed',
    'cancelled',
    'abandoned',
  ]),
  minute: z.number().int(),
  added: z.number().int(),
  side: z.enum(['home', 'away']).nullable(),
  score: goals,
})
export const fixtureDetail = z.object({ ...fixtureHead, markets: z.array(market), timeline: z.array(matchEvent) })

const priceChange = z.object({
  id,
  kind: marketKind,
  line: z.number().nullable(),
  status: marketStatus,
  version: z.number().int(),
  prices: z.array(price.nullable()),
})
/**
 * What changed in one fixture between two versions. A reader that holds `since` or newer (and older than `version`) merges it; one that holds
 * something older than `since` asks `sportsbook.getfixture`. Prices are in the order of `marketKinds`. A market it does not know is a new one.
 */
export const fixtureChange = z.object({
  fixture_id: id,
  since: z.number().int(),
  version: z.number().int(),
  live: z.boolean(),
  kickoff: isoTime,
  state: fixtureState,
  markets: z.array(priceChange),
})

export const leg = z.object({
  fixture_id: id,
  market_id: id,
  league: z.string(),
  home: z.string(),
  away: z.string(),
  kickoff: isoTime,
  kind: marketKind,
  line: z.number().nullable(),
  outcome,
  /** The price at which the bet was accepted. */
  price,
  /** Score when the bet was placed on a match in play. */
  score_at_placing: goals.nullable(),
  state: fixtureState,
  result: legResult.nullable(),
  replay: z.boolean(),
})
export const bet = z.object({
  id,
  placed_at: isoTime,
  settled_at: isoTime.nullable(),
  state: betState,
  /** Why it is `returned` or `rejected`. */
  reason: z.enum(['void', 'push', 'price_moved', 'state_changed', 'market_suspended']).nullable(),
  stake: wireMoney,
  /** Product of the prices, rounded down to three places for showing. */
  price,
  /** A free bet paid the stake: whether the payout has the stake in it. Null where its player paid. */
  free: z.object({ returns_stake: z.boolean() }).nullable(),
  /** What a win pays more; null of a bet without a boost. `potential` and `payout` have it in them. */
  boost: betBoost.nullable(),
  /** Its part in a jackpot; null where it feeds none. */
  jackpot: betJackpot.nullable(),
  /** What it pays if every leg wins. */
  potential: wireMoney,
  /** What came back: win, returned stake or nothing; null while it is open. */
  payout: wireMoney.nullable(),
  legs: z.array(leg),
})

/** What one bet may be. */
export const bounds = z.object({
  stake_min: wireMoney,
  stake_max: wireMoney,
  payout_max: wireMoney,
  legs_max: z.number().int(),
})

/** One selection as the slip sends it: `price` is what the player saw. */
export const selection = z.object({
  market_id: positiveId,
  outcome,
  price: z.union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,4}(\.\d{1,3})?$/)
      .transform(Number),
  ]),
})

/** How one selection of a slip stands now. */
export const judged = z.object({
  market_id: id,
  outcome,
  price: price.nullable(),
  status: z.enum(selectionStates),
})

export const selections = jsonOf(z.array(selection).min(1).max(50))

/** A day within reach of a calendar of matches; the year 0, which the pattern of a date allows, is none. */
export const day = z.iso.date().refine((text) => text >= '1900-01-01' && text <= '2199-12-31', 'day')
