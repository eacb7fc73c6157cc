import type { Context, RefusesAs } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import type { InputOf } from '@ante/kit/contract'
import { type Currency, defaultCurrency, type Money, money, toWire } from '@ante/kit/money'
import { odds, returnOf } from '@ante/kit/odds'
import { knownCurrencyOf } from '../../players/index.ts'
import { stakeMost } from '../../policies/index.ts'
import type { z } from 'zod'
import { type bounds, type endpoints, type MarketStatus, type selection, sportsbookSettings } from '../contract.ts'
import { takesReplays } from '../catalogue/list-fixtures.ts'
import {
  validateSelections,
  limitsOf,
  type Offer,
  oddsOfWire,
  priceOf,
  shownPrice,
  type SlipLimits,
  type SlipSelection,
  stakeMax,
} from '../rules/slip.ts'
import { readHeaviest } from '../trading/store-exposures.ts'
import { lostByPrices } from '../rules/bet-costs.ts'
import { sportOf } from '../sports/registry.ts'
import { type OfferRow, readOffers, readPricesOf } from './store-offers.ts'

type Asking = Pick<Context, 'setting' | 'policy' | 'player' | 'clock'>

/** The limits of one bet in this currency: as the settings have them, and the stake as the player's market has it where that is less. */
export function limitsNow({ setting, policy, player, clock }: Asking, currency: Currency): SlipLimits {
  const limits = limitsOf(setting('sportsbook', sportsbookSettings), currency)
  const most = stakeMost(policy(), {
    product: 'sports',
    currency,
    birthDate: player?.birthDate,
    now: clock.now(),
  })
  return most === undefined || most >= limits.stakeMax.minor ? limits : { ...limits, stakeMax: money(most, currency) }
}

/** The same, and what the house may still lose by a bet on these selections, where that is limited. */
export async function limitsLeft(
  context: Asking & Pick<Context, 'db'>,
  currency: Currency,
  selections: readonly SlipSelection[]
): Promise<SlipLimits> {
  const limits = limitsNow(context, currency)
  const { selectionLiabilityMaxMinor: ofSelection, playerLiabilityMaxMinor: ofPlayer } = context.setting(
    'sportsbook',
    sportsbookSettings
  )
  if (ofSelection <= 0 && ofPlayer <= 0) return limits
  const heaviest = await context.db.read((tx) => readHeaviest(tx, selections, currency, context.player?.uid))
  const left = [
    ...(ofSelection > 0 ? [BigInt(ofSelection) - heaviest.selection_minor] : []),
    ...(ofPlayer > 0 ? [BigInt(ofPlayer) - heaviest.player_minor] : []),
  ].reduce((least, one) => (one < least ? one : least))
  return { ...limits, liabilityLeft: money(left > 0n ? left : 0n, currency) }
}

/** Selections of the wire as the rules know them. A price that is none is the caller's mistake. */
export const selectionsOf = (
  context: Refuses<'InvalidParameter'>,
  all: readonly z.output<typeof selection>[]
): SlipSelection[] =>
  all.map(({ market_id, outcome, price }) => ({
    marketId: market_id,
    outcome,
    price: oddsOfWire(price) ?? context.refuse('InvalidParameter', { fields: { selections: 'wrong' } }),
  }))

export interface Offers {
  readonly of: (selection: SlipSelection) => Offer | undefined
  readonly live: boolean
}
/** What the book offers for these selections now, by the same cut-offs as `sportsbook.place_bet`. */
export async function readOffersFor(
  context: Pick<Context, 'db' | 'setting'>,
  selections: readonly SlipSelection[]
): Promise<Offers> {
  const rows = await context.db.read((tx) =>
    readOffers(
      tx,
      selections.map((one) => BigInt(one.marketId)),
      selections.map((one) => one.outcome)
    )
  )
  return {
    of: ({ marketId, outcome }) => {
      const row = rows.find((one) => String(one.id) === marketId && one.code === outcome)
      return (
        row && {
          fixtureId: String(row.event_id),
          status: row.replay && !takesReplays(context) ? 'replay' : statusOf(row),
          price: row.price === null ? undefined : odds(row.price),
        }
      )
    },
    live: rows.some((row) => row.event_status === 'live'),
  }
}

function statusOf(row: OfferRow): MarketStatus {
  const isShut = row.event_status === 'not_started' ? row.is_due : row.event_status === 'live' && !row.feed_alive
  return isShut && row.status === 'open' ? 'suspended' : row.status
}

/** Enough long shots multiply to more than the wire can say, and to far more than a bet may pay. */
const sayable = (sum: Money) => (sum.minor <= BigInt(Number.MAX_SAFE_INTEGER) ? toWire(sum) : null)

const boundsOf = (limits: SlipLimits): z.input<typeof bounds> => ({
  stake_min: toWire(limits.stakeMin),
  stake_max: toWire(limits.stakeMax),
  payout_max: toWire(limits.payoutMax),
  legs_max: limits.legsMax,
})

const currencyFor = async ({ db, player }: Pick<Context, 'db' | 'player'>): Promise<Currency> =>
  player ? knownCurrencyOf(db, player.uid) : defaultCurrency

export const getLimits = async (context: Context): Promise<{ limits: z.input<typeof bounds> }> => ({
  limits: boundsOf(limitsNow(context, await currencyFor(context))),
})

/** Of a slip as one bet. */
async function lostOn({ db }: Pick<Context, 'db'>, selections: readonly SlipSelection[]): Promise<number | null> {
  const rows = await db.read((tx) =>
    readPricesOf(
      tx,
      selections.map(({ marketId }) => BigInt(marketId))
    )
  )
  if (rows.length < selections.length) return null
  const markets = rows.map(({ sport, market_type, prices }) => ({
    prices,
    winners: sportOf(sport).winnersOf(market_type),
  }))
  return lostByPrices(markets) ?? null
}

type Quote = (typeof endpoints)['sportsbook.getquote']

/** What the slip shows before it is sent: where each selection stands, the limits that will be honoured, and what the stake would pay. */
export async function quoteSlip(
  context: Context & RefusesAs<Quote>,
  input: InputOf<Quote>
): Promise<z.input<Quote['output']>> {
  const selections = selectionsOf(context, input.selections)
  const offers = await readOffersFor(context, selections)
  const judged = validateSelections(selections, offers.of, 'none')
  const currency = await currencyFor(context)
  const limits = await limitsLeft(context, currency, selections)
  const offered = judged.flatMap(({ offered: price, status }) =>
    price !== undefined && status !== 'closed' && status !== 'unknown' && status !== 'replay' ? [{ price }] : []
  )
  const price = offered.length === judged.length ? priceOf(offered) : undefined
  return {
    selections: judged.map(({ marketId, outcome, offered: now, status }) => ({
      market_id: marketId,
      outcome,
      price: now === undefined ? null : now / 1000,
      status,
    })),
    price: price ? shownPrice(price) : null,
    potential: price && input.stake ? sayable(returnOf(money(input.stake.minor, currency), price)) : null,
    limits: { ...boundsOf(limits), stake_max: toWire(price ? stakeMax(price, limits) : limits.stakeMax) },
    lost_millionths: await lostOn(context, selections),
    delay_ms: offers.live ? context.setting('sportsbook', sportsbookSettings).liveDelayMs : 0,
  }
}
