import { odds, type Odds } from '@ante/kit/odds'
import type { Incident, MarketKey, PricedMarket, Sport } from '../sports/sport.ts'
import type { MarketStatus } from './vocabulary.ts'

export interface MarketFacts extends MarketKey {
  readonly status: MarketStatus
  readonly version: number
  readonly prices: readonly Odds[]
}
export interface EventFacts<State, Model> {
  readonly state: State
  readonly sequence: number
  /** How many incidents have made every price wrong. */
  readonly alarms: number
  readonly version: number
  /** The part of the clock's present unit that is over, 0 to 1. */
  readonly passed?: number
  /** Undefined: not offered. */
  readonly model: Model | undefined
  readonly markets: readonly MarketFacts[]
}
export interface Played<State, Happening> {
  readonly state: State
  readonly sequence: number
  readonly alarms: number
  readonly version: number
  /** What is told of the event, each with the state after it. */
  readonly timeline: readonly { readonly incident: Happening; readonly state: State }[]
  /** Only those that changed or are new. */
  readonly markets: readonly MarketFacts[]
  /** Incidents that cannot happen in their state: left out. */
  readonly strange: readonly Happening[]
}

/** The incidents of a batch that are new and follow without a gap; `missing` when one lies between. */
export function newIncidents<Happening extends Incident>(
  sequence: number,
  incidents: readonly Happening[]
): { readonly incidents: Happening[]; readonly missing: boolean } {
  const fresh = incidents.filter((one) => one.sequence > sequence).sort((a, b) => a.sequence - b.sequence)
  const follows = fresh.findIndex((one, index) => one.sequence !== sequence + 1 + index)
  return follows === -1 ? { incidents: fresh, missing: false } : { incidents: fresh.slice(0, follows), missing: true }
}

/** What an event is after these incidents, in their order. `behind`: the feed still has more to tell, so nothing may be sold yet. */
export function applyEvents<State, Happening extends Incident, Model>(
  sport: Sport<State, Happening, Model>,
  facts: EventFacts<State, Model>,
  incidents: readonly Happening[],
  behind = false
): Played<State, Happening> {
  let { state, alarms, sequence } = facts
  const timeline: { incident: Happening; state: State }[] = []
  const strange: Happening[] = []
  for (const incident of incidents) {
    sequence = Math.max(sequence, incident.sequence)
    const after = sport.apply(state, incident)
    if (!after) {
      strange.push(incident)
      continue
    }
    state = after
    if (sport.invalidatesPrices(incident, state)) alarms += 1
    if (sport.isTold(incident)) timeline.push({ incident, state })
  }
  const last = incidents.at(-1)
  const isSuspended = behind || (last !== undefined && sport.invalidatesPrices(last, state))
  const version = facts.version + 1
  const passed = sport.isSameTime(facts.state, state) ? (facts.passed ?? 0) : 0
  return {
    state,
    sequence,
    alarms,
    version,
    timeline,
    strange,
    markets: isSuspended
      ? suspendMarkets(sport, facts, state, version)
      : reprice(sport, { ...facts, passed }, state, version),
  }
}

type Ends<State> = Pick<Sport<State, never, never>, 'isOver'>
const unpriced = <State>(sport: Ends<State>, state: State): MarketStatus =>
  sport.isOver(state) ? 'closed' : 'suspended'

/** Every open market suspended (or closed, when the event is over), prices as they were. */
export function suspendMarkets<State>(
  sport: Ends<State>,
  { markets }: Pick<EventFacts<State, unknown>, 'markets'>,
  state: State,
  version: number
): MarketFacts[] {
  const status = unpriced(sport, state)
  return markets
    .filter((market) => market.status === 'open' || (status === 'closed' && market.status === 'suspended'))
    .map((market) => ({ ...market, status, version }))
}

/** Fresh prices for all that can be priced; what cannot is suspended, or closed when the event is over. Only what changed. */
export function reprice<State, Happening extends Incident, Model>(
  sport: Sport<State, Happening, Model>,
  facts: Pick<EventFacts<State, Model>, 'model' | 'markets' | 'passed'>,
  state: State,
  version: number
): MarketFacts[] {
  const markets = facts.model === undefined ? [] : sport.price(facts.model, state, facts.passed ?? 0)
  const priced = new Map(markets.map((market) => [nameOf(market), market]))
  const known = new Set(facts.markets.map(nameOf))
  const kept = facts.markets
    .map((market) => moved(market, priced.get(nameOf(market)), unpriced(sport, state), version))
    .filter((market) => market !== undefined)
  const fresh = markets
    .filter((market) => !known.has(nameOf(market)))
    .map(({ kind, line, prices }): MarketFacts => ({ kind, line, status: 'open', version, prices }))
  return [...kept, ...fresh]
}

const nameOf = ({ kind, line }: MarketKey): string => `${kind}:${line ?? ''}`

/** The market as it is now, or undefined when nothing about it changed. */
function moved(
  market: MarketFacts,
  priced: PricedMarket | undefined,
  otherwise: MarketStatus,
  version: number
): MarketFacts | undefined {
  if (market.status === 'closed' || market.status === 'settled') return undefined
  const status = priced ? 'open' : otherwise
  const prices = priced?.prices ?? market.prices
  const same = market.status === status && prices.every((price, index) => price === market.prices[index])
  return same ? undefined : { ...market, status, prices, version }
}

/** Prices as they come from the database. */
export const pricesOf = (thousandths: readonly number[]): Odds[] => thousandths.map(odds)
