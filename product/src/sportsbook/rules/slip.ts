import {
  compare,
  type Currency,
  defaultCurrency,
  type Money,
  money,
  subtract,
  timesFloor,
  toWire,
} from '@ante/kit/money'
import { type Factor, factorOfOdds, type Odds, odds, product, returnOf } from '@ante/kit/odds'
import { type ReasonOf, type Refused, refused } from '@ante/kit/refusal'
import type { MarketStatus, Outcome, PricePolicy, SelectionStatus } from '../contract.ts'

/** What the book says about a selection now. The browser has it from live messages, the server from the rows it has locked. */
export interface Offer {
  readonly fixtureId: string
  /** `replay`: its result is known, and the house takes no bets on it. */
  readonly status: MarketStatus | 'replay'
  /** Undefined when the market has no such outcome. */
  readonly price: Odds | undefined
}
export interface SlipSelection {
  readonly marketId: string
  readonly outcome: Outcome
  /** The price that the player saw. */
  readonly price: Odds
}
export interface SlipLimits {
  readonly stakeMin: Money
  readonly stakeMax: Money
  readonly payoutMax: Money
  readonly legsMax: number
  /** What the house may still lose by this bet, where that is limited. */
  readonly liabilityLeft?: Money
}
export interface Slip {
  readonly selections: readonly SlipSelection[]
  readonly stake: Money
  readonly policy: PricePolicy
}

/** Why a slip is not taken. */
export type SlipRefusal =
  | 'InvalidParameter/selections_conflict'
  | 'InvalidParameter/too_many_selections'
  | 'InvalidParameter/stake_too_small'
  | 'InvalidParameter/stake_too_large'
  | 'InvalidParameter/payout_too_large'
  | 'InvalidParameter/price_too_high'
  | 'InvalidRequest/limit_reached'
  | 'InvalidRequest/replay_no_bets'
  | 'InvalidRequest/market_closed'
  | 'InvalidRequest/market_suspended'
  | 'InvalidRequest/price_changed'

export type SlipReason = ReasonOf<SlipRefusal>

export interface ValidatedSelection extends SlipSelection {
  readonly status: SelectionStatus
  readonly offered: Odds | undefined
}
export interface AcceptedSlip {
  readonly legs: readonly { readonly marketId: string; readonly outcome: Outcome; readonly price: Odds }[]
  readonly price: Factor
  readonly potential: Money
}

/**
 * Whether a bet stands. One function for the slip's preview and for the server's acceptance: the browser runs it on the prices it has, the
 * server on the prices under lock, and only the prices can differ.
 */
export function validateSlip(
  slip: Slip,
  offerOf: (selection: SlipSelection) => Offer | undefined,
  limits: SlipLimits
): AcceptedSlip | Refused<SlipRefusal> {
  if (slip.selections.length === 0) return refused('InvalidParameter/selections_conflict')
  if (slip.selections.length > limits.legsMax)
    return refused('InvalidParameter/too_many_selections', { data: { legs_max: limits.legsMax } })
  const judged = validateSelections(slip.selections, offerOf, slip.policy)
  const trouble = worst(judged)
  if (trouble) return refused(trouble, { data: { selections: judged.map(asData) } })
  const legs = judged.map(({ marketId, outcome, offered, price }) => ({ marketId, outcome, price: offered ?? price }))
  const price = priceOf(legs)
  return validateStake(slip.stake, price, limits) ?? { legs, price, potential: returnOf(slip.stake, price) }
}

export function validateSelections(
  selections: readonly SlipSelection[],
  offerOf: (selection: SlipSelection) => Offer | undefined,
  policy: PricePolicy
): ValidatedSelection[] {
  const offers = selections.map(offerOf)
  return selections.map((selection, index) => {
    const offer = offers[index]
    const related = offer && offers.some((other, at) => at !== index && other?.fixtureId === offer.fixtureId)
    return { ...selection, offered: offer?.price, status: related ? 'conflict' : statusOf(selection, offer, policy) }
  })
}

function statusOf(selection: SlipSelection, offer: Offer | undefined, policy: PricePolicy): SelectionStatus {
  if (!offer) return 'unknown'
  if (offer.status === 'replay') return 'replay'
  if (offer.status !== 'open' && offer.status !== 'suspended') return 'closed'
  if (offer.price === undefined) return 'unknown'
  if (offer.status === 'suspended') return 'suspended'
  return isAcceptable(selection.price, offer.price, policy) ? 'open' : 'changed'
}

/** A price that moved: `none` takes only the same, `higher` the same or better, `any` takes all. */
export function isAcceptable(seen: Odds, now: Odds, policy: PricePolicy): boolean {
  return seen === now || policy === 'any' || (policy === 'higher' && now > seen)
}

/** Related legs of one match cannot be multiplied; what is closed can't be helped, suspended may pass, a price can be accepted: in this order. */
function worst(judged: readonly ValidatedSelection[]): SlipRefusal | undefined {
  const has = (status: SelectionStatus): boolean => judged.some((one) => one.status === status)
  if (has('conflict')) return 'InvalidParameter/selections_conflict'
  if (has('replay')) return 'InvalidRequest/replay_no_bets'
  if (has('closed') || has('unknown')) return 'InvalidRequest/market_closed'
  if (has('suspended')) return 'InvalidRequest/market_suspended'
  return has('changed') ? 'InvalidRequest/price_changed' : undefined
}

const asData = ({ marketId, outcome, offered, status }: ValidatedSelection) => ({
  market_id: marketId,
  outcome,
  price: offered === undefined ? null : offered / 1000,
  status,
})

export const priceOf = (legs: readonly { readonly price: Odds }[]): Factor =>
  product(legs.map((leg) => factorOfOdds(leg.price)))

function validateStake(stake: Money, price: Factor, limits: SlipLimits): Refused<SlipRefusal> | undefined {
  // Where not even the smallest stake is taken there is no largest to name.
  const least = returnOf(limits.stakeMin, price)
  if (compare(least, limits.payoutMax) > 0) return refused('InvalidParameter/price_too_high')
  if (limits.liabilityLeft && compare(subtract(least, limits.stakeMin), limits.liabilityLeft) > 0)
    return refused('InvalidRequest/limit_reached')
  const data = { min: toWire(limits.stakeMin), max: toWire(stakeMax(price, limits)) }
  if (compare(stake, limits.stakeMin) < 0)
    return refused('InvalidParameter/stake_too_small', { fields: { stake: 'stake_too_small' }, data })
  if (compare(stake, limits.stakeMax) > 0)
    return refused('InvalidParameter/stake_too_large', { fields: { stake: 'stake_too_large' }, data })
  if (compare(returnOf(stake, price), limits.payoutMax) > 0)
    return refused('InvalidParameter/payout_too_large', { fields: { stake: 'payout_too_large' }, data })
  if (limits.liabilityLeft && compare(subtract(returnOf(stake, price), stake), limits.liabilityLeft) > 0)
    return refused('InvalidParameter/stake_too_large', { fields: { stake: 'stake_too_large' }, data })
  return undefined
}

/** The largest stake that will be taken at this price: shown before the slip is sent, and then honoured. */
export function stakeMax(price: Factor, limits: SlipLimits): Money {
  const { stakeMax: most, payoutMax, liabilityLeft } = limits
  const byPayout = timesFloor(payoutMax, price.denominator, price.numerator)
  const byLiability = liabilityLeft && timesFloor(liabilityLeft, price.denominator, price.numerator - price.denominator)
  return [byPayout, ...(byLiability ? [byLiability] : [])].reduce(
    (least, one) => (compare(one, least) < 0 ? one : least),
    most
  )
}

/** A price as it travels (`1.85`) → thousandths, or undefined when it is none. */
export function oddsOfWire(price: number | null): Odds | undefined {
  const thousandths = Math.round((price ?? 0) * 1000)
  return thousandths > 1000 && thousandths <= 1_000_000 ? odds(thousandths) : undefined
}

/** Product of the prices in thousandths, rounded down, for showing only: the payout is computed from the exact product. */
export const shownPrice = (price: Factor): number => Number((price.numerator * 1000n) / price.denominator) / 1000

/** The settings are whole minor units of whichever currency the bet is in, so the limits are sums of that currency. */
export const limitsOf = (
  settings: { stakeMinMinor: number; stakeMaxMinor: number; payoutMaxMinor: number; legsMax: number },
  currency: Currency = defaultCurrency
): SlipLimits => ({
  stakeMin: money(settings.stakeMinMinor, currency),
  stakeMax: money(settings.stakeMaxMinor, currency),
  payoutMax: money(settings.payoutMaxMinor, currency),
  legsMax: settings.legsMax,
})
