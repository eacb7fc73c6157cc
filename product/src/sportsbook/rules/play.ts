import { odds, type Odds } from '@ante/kit/odds'
import type { MarketStatus } from '../contract.ts'
import { type MarketId, marketId } from './market-id.ts'
import { apply, type FixtureState, isLive, isOver, type MatchMoment } from './match.ts'
import { priceMatch, type PricedMarket } from './pricing.ts'
import type { Rates } from './scoreline.ts'

export interface MarketFacts {
  readonly id: MarketId
  readonly status: MarketStatus
  readonly version: number
  readonly prices: readonly Odds[]
}
export interface FixtureFacts {
  readonly id: bigint
  readonly state: FixtureState
  readonly sequence: number
  readonly alarms: number
  readonly version: number
  /** Undefined: not offered. */
  readonly rates: Rates | undefined
  readonly markets: readonly MarketFacts[]
}
export interface TimelineMoment extends MatchMoment {
  readonly score: FixtureState['score']
}
export interface Played {
  readonly state: FixtureState
  readonly sequence: number
  readonly alarms: number
  readonly version: number
  readonly timeline: readonly TimelineMoment[]
  /** Only those that changed or are new. */
  readonly markets: readonly MarketFacts[]
  /** Moments that cannot happen in their state: left out. */
  readonly strange: readonly MatchMoment[]
}

/** After one of these every price is wrong until the next quiet moment: markets are suspended, and bets in their delay are looked at again. */
const alarming: ReadonlySet<MatchMoment['kind']> = new Set(['goal', 'goal_cancelled', 'red_card'])
/** What we do not understand of a match in play may have been one of these; before it there is nothing that it could have been. */
const isAlarm = ({ kind }: MatchMoment, { phase }: FixtureState): boolean => alarming.has(kind) || (kind === 'unknown' && isLive(phase))
/** What is told of a match; the clock and what nobody understands are not. */
const isTold = ({ kind }: MatchMoment): boolean => kind !== 'clock' && kind !== 'unknown'

/** The moments of a batch that are new and follow without a hole; `missing` when one lies between. */
export function newMoments(sequence: number, moments: readonly MatchMoment[]): { readonly moments: MatchMoment[]; readonly missing: boolean } {
  const fresh = moments.filter((moment) => moment.sequence > sequence).sort((a, b) => a.sequence - b.sequence)
  const follows = fresh.findIndex((moment, index) => moment.sequence !== sequence + 1 + index)
  return follows === -1 ? { moments: fresh, missing: false } : { moments: fresh.slice(0, follows), missing: true }
}

/** What a fixture is after these moments, in their order. `behind`: the feed still has more to tell, so nothing may be sold yet. */
export function playOn(facts: FixtureFacts, moments: readonly MatchMoment[], behind = false): Played {
  let { state, alarms, sequence } = facts
  const timeline: TimelineMoment[] = []
  const strange: MatchMoment[] = []
  for (const moment of moments) {
    sequence = Math.max(sequence, moment.sequence)
    const after = apply(state, moment)
    if (!after) {
      strange.push(moment)
      continue
    }
    state = after
    if (isAlarm(moment, state)) alarms += 1
    if (isTold(moment)) timeline.push({ ...moment, score: state.score })
  }
  const last = moments.at(-1)
  const isShut = behind || (last !== undefined && isAlarm(last, state))
  const version = facts.version + 1
  return { state, sequence, alarms, version, timeline, strange, markets: isShut ? shut(facts, state, version) : repriced(facts, state, version) }
}

const stays = (phase: FixtureState['phase']): MarketStatus => (isOver(phase) ? 'closed' : 'suspended')

/** Every open market suspended (or closed, when it is over), prices as they were. */
export function shut({ markets }: Pick<FixtureFacts, 'markets'>, state: FixtureState, version: number): MarketFacts[] {
  const status = stays(state.phase)
  return markets
    .filter((market) => market.status === 'open' || (status === 'closed' && market.status === 'suspended'))
    .map((market) => ({ ...market, status, version }))
}

/** Fresh prices for all that can be priced; what cannot is suspended, or closed when it is over. */
export function repriced(facts: Pick<FixtureFacts, 'id' | 'rates' | 'markets'>, state: FixtureState, version: number): MarketFacts[] {
  const priced = new Map((facts.rates ? priceMatch(facts.rates, state) : []).map((market) => [marketId(facts.id, market), market]))
  const known = new Set(facts.markets.map((market) => market.id))
  const kept = facts.markets.map((market) => moved(market, priced.get(market.id), state, version)).filter((market) => market !== undefined)
  const fresh = [...priced].filter(([id]) => !known.has(id)).map(([id, { prices }]): MarketFacts => ({ id, status: 'open', version, prices }))
  return [...kept, ...fresh]
}

/** The market as it is now, or undefined when nothing about it changed. */
function moved(market: MarketFacts, priced: PricedMarket | undefined, state: FixtureState, version: number): MarketFacts | undefined {
  if (market.status === 'closed' || market.status === 'settled') return undefined
  const status = priced ? 'open' : stays(state.phase)
  const prices = priced?.prices ?? market.prices
  const same = market.status === status && prices.every((price, index) => price === market.prices[index])
  return same ? undefined : { ...market, status, prices, version }
}

/** Prices as they come from the database. */
export const pricesOf = (thousandths: readonly number[]): Odds[] => thousandths.map(odds)
