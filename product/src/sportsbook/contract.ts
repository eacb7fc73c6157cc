import {
  amount,
  eventGroup,
  flag,
  groupWith,
  offsetCount,
  positiveId,
  settingGroup,
  textList,
  topicGroup,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import { z } from 'zod'
import { bookingEndpoints } from './rules/booking-endpoints.ts'
import { boostEndpoints } from './rules/boosts.ts'
import { freeBetEndpoints } from './rules/free-bets.ts'
import { known, placingErrors } from './rules/reasons.ts'
import { sportsbookSettings, staffVoids } from './rules/settings.ts'
import { betState, eventStatus, pricePolicy } from './rules/vocabulary.ts'
import {
  bet,
  bounds,
  day,
  fixtureChange,
  fixtureDetail,
  fixtureSummary,
  id,
  judged,
  price,
  selections,
} from './rules/wire-shapes.ts'

export * from './rules/vocabulary.ts'
export * from './rules/wire-shapes.ts'
export { sportsbookSettings, staffVoids }
export { type Boost, boostGift, type BoostGift, boostTerms } from './rules/boosts.ts'
export { type FreeBet, freeBetGift, type FreeBetGift, type StaffFreeBet } from './rules/free-bets.ts'

/**
 * The sportsbook's words on the wire. Prices are decimal numbers with up to three places (inside: whole thousandths, `Odds`), lines are
 * numbers in quarters (2, 2.25, 2.5, 2.75), ids are digits as text, times are ISO 8601 in UTC.
 */

/** Read as its usual name: an old one (`US/Pacific-New`) may be known to us and not to the database. To ask takes long, so not for what most pages ask. */
const timeZone = z
  .string()
  .max(64)
  .default('UTC')
  .transform((zone, { addIssue }) => {
    try {
      return zone === 'UTC' ? zone : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    } catch {
      addIssue({ code: 'custom', message: 'time_zone' })
      return z.NEVER
    }
  })

export { reasons } from './rules/reasons.ts'
export const endpoints = groupWith(known, {
  ...bookingEndpoints,
  'sportsbook.gettree': {
    method: 'GET',
    access: 'public',
    errors: [],
    input: z.object({}),
    output: z.object({
      sports: z.array(
        z.object({
          id: z.string(),
          count: z.number().int(),
          live: z.number().int(),
          countries: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              count: z.number().int(),
              leagues: z.array(
                z.object({
                  id,
                  sysname: z.string(),
                  name: z.string(),
                  count: z.number().int(),
                  live: z.number().int(),
                  replay: z.boolean(),
                })
              ),
            })
          ),
        })
      ),
    }),
  },
  /** Upcoming and live fixtures by kick-off; `league` is an id or a sysname, `day` a date in `time_zone`, `live=1` only those in play. */
  'sportsbook.getfixtures': {
    method: 'GET',
    access: 'public',
    errors: ['InvalidParameter'],
    input: z.object({
      league: z.string().max(80).optional(),
      day: day.optional(),
      time_zone: timeZone,
      live: flag.optional(),
      /** Finished ones of the day too, with their result. */
      finished: flag.optional(),
      ids: textList.optional(),
      ...offsetCount,
    }),
    output: z.object({
      items: z.array(fixtureSummary),
      count: z.number().int(),
      /** Days that have a fixture under the same filter, today first: for the row of days. */
      days: z.array(z.object({ day: z.string(), count: z.number().int() })),
    }),
  },
  /** `query` as a person types it, a club or a league in any spelling; at most `count` matches, being played or next, and leagues. */
  'sportsbook.search': {
    method: 'GET',
    access: 'public',
    errors: ['InvalidParameter'],
    input: z.object({
      query: z.string().trim().min(1).max(100),
      count: wholeNumber.default(5).pipe(z.number().min(1).max(20)),
    }),
    output: z.object({
      fixtures: z.array(fixtureSummary),
      leagues: z.array(
        z.object({ sysname: z.string(), name: z.string(), country: z.string(), count: z.number().int() })
      ),
    }),
  },
  'sportsbook.getfixture': {
    method: 'GET',
    access: 'public',
    errors: ['InvalidParameter', 'InvalidParameter/not_found'],
    input: z.object({ id: positiveId }),
    output: z.object({ fixture: fixtureDetail }),
  },
  /** Polling for who has no socket: what changed in these fixtures after the versions held (`versions` beside `ids`; 0 is everything). */
  'sportsbook.getprices': {
    method: 'GET',
    access: 'public',
    errors: ['InvalidParameter'],
    input: z.object({
      ids: textList.pipe(z.array(z.string().regex(/^\d{1,18}$/)).max(50)),
      versions: textList.pipe(z.array(z.string().regex(/^\d{1,9}$/)).max(50)).optional(),
    }),
    output: z.object({ fixtures: z.array(fixtureChange) }),
  },
  /** The limits of any one bet of the caller: the operator's, and the stake as the market has it where that is less. For the slip before anything is in it. */
  'sportsbook.getlimits': {
    method: 'GET',
    access: 'public',
    errors: [],
    input: z.object({}),
    output: z.object({ limits: bounds }),
  },
  /** What the slip shows before it is sent: each selection's price now, the limits that will be honoured, and what the stake would pay. */
  'sportsbook.getquote': {
    method: 'GET',
    access: 'public',
    errors: ['InvalidParameter'],
    input: z.object({ selections, stake: amount.optional() }),
    output: z.object({
      selections: z.array(judged),
      price: price.nullable(),
      potential: wireMoney.nullable(),
      limits: bounds,
      delay_ms: z.number().int(),
      /** What of a stake is not paid back on the average, in millionths, by the prices of these markets: our margin. Null where a market is not priced in whole. */
      lost_millionths: z.number().int().nullable(),
    }),
  },
  /** One bet: a single for one selection, an accumulator for more. Refused with the current prices in `error_data.selections`. */
  'sportsbook.placebet': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    spends: 'stake',
    limit: 120,
    errors: placingErrors,
    input: z.object({
      selections,
      stake: amount,
      currency: z.string().optional(),
      price_policy: pricePolicy.default('none'),
      /** The free bet that pays; `stake` is its stake then. */
      free_bet: positiveId.optional(),
      /** What a win pays more. Not with a free bet. */
      boost: positiveId.optional(),
    }),
    output: z.object({ bet }),
  },
  ...freeBetEndpoints,
  ...boostEndpoints,
  'sportsbook.getbets': {
    method: 'GET',
    access: 'account',
    errors: ['InvalidParameter'],
    input: z.object({
      ids: textList.optional(),
      states: textList.pipe(z.array(betState)).optional(),
      from: z.iso.datetime({ offset: true }).optional(),
      to: z.iso.datetime({ offset: true }).optional(),
      ...offsetCount,
    }),
    output: z.object({ items: z.array(bet), count: z.number().int() }),
  },
})

export const topics = topicGroup({
  /** Key: fixture id. */
  'sportsbook.fixture': { access: 'public', payload: fixtureChange },
  /** Key: `all`. Every live fixture's state and main market that changed on this tick. */
  'sportsbook.live': { access: 'public', payload: z.object({ fixtures: z.array(fixtureChange) }) },
  /** Placed, released from the delay, rejected, settled, corrected: the bet as it now is. */
  'sportsbook.bet': { access: 'player', payload: bet },
})

const uid = z.string()
const minor = z.string()
const placed = z.object({ bet_id: id, uid, stake_minor: minor, currency: z.string() })
const settled = z.object({
  bet_id: id,
  uid,
  state: betState,
  stake_minor: minor,
  payout_minor: minor,
  currency: z.string(),
  corrected: z.boolean(),
})
export const events = eventGroup({
  'sportsbook.bet-placed': placed,
  /** The same of a bet that a free bet paid: it is no stake of its player, and nobody who counts stakes hears of it. */
  'sportsbook.free-bet-placed': placed,
  'sportsbook.bet-changed': z.object({ bet_id: id, uid }),
  /** A bet of its player's own money was over, and waits for its other legs again. It counts when it is settled again. */
  'sportsbook.bet-reopened': z.object({ bet_id: id, uid }),
  /** Also after a correction, with `corrected`; `stake_minor` and `payout_minor` are the whole sums, not differences. */
  'sportsbook.bet-settled': settled,
  'sportsbook.free-bet-settled': settled,
  'sportsbook.fixture-started': z.object({ fixture_id: id }),
  'sportsbook.fixture-finished': z.object({ fixture_id: id, status: eventStatus }),
  /** One tick: the fixtures that changed, each from the version before to the version after. */
  'sportsbook.prices-changed': z.object({
    fixtures: z.array(z.object({ id, since: z.number().int(), version: z.number().int() })).readonly(),
  }),
})

export const settings = settingGroup({ sportsbook: sportsbookSettings, staffVoids })
