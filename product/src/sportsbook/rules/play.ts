import { odds, type Odds } from '@ante/kit/odds'
import type { Incident, MarketKey, PricedMarket, Sport } from '../sports/sport.ts'
import { isOver, type MarketStatus } from './vocabulary.ts'

export interface MarketFacts extends MarketKey {
  readonly status: MarketStatus
  readonly version: number
  /** Staff suspended it: what can be priced stays suspended. */
  readonly isHeld: boolean
  /** In the order of the type's outcomes; none where nobody can bet on it. */
  readonly prices: readonly Odds[]
}
export interface EventFacts<State> {
  readonly state: State
  readonly sequence: number
  /** How many incidents have made every price wrong. */
  readonly incidentCount: number
  readonly version: number
  /** The part of the clock's present unit that is over, 0 to 1. */
  readonly passed?: number
  /** Staff suspended all of it, markets that are new too. */
  readonly isHeld: boolean
  readonly markets: readonly MarketFacts[]
}
export interface Played<State, Happening> {
  readonly state: State
  readonly sequence: number
  readonly incidentCount: number
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

/** The markets that are offered in a state. `passed`: the part of the clock's present unit that is over, 0 to 1. */
export type Offer<State> = (state: State, passed: number) => readonly PricedMarket[]

/** What an event is after these incidents, in their order. `behind`: the feed still has more to tell, so nothing may be sold yet. */
export function applyEvents<State, Happening extends Incident>(
  sport: Omit<Sport<State, Happening, never>, 'modelSchema' | 'ratings'>,
  facts: EventFacts<State>,
  incidents: readonly Happening[],
  { offer, behind = false }: { readonly offer: Offer<State>; readonly behind?: boolean }
): Played<State, Happening> {
  let { state, incidentCount, sequence } = facts
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
    if (sport.invalidatesPrices(incident, state)) incidentCount += 1
    if (sport.isTold(incident)) timeline.push({ incident, state })
  }
  const last = incidents.at(-1)
  const isSuspended = behind || (last !== undefined && sport.invalidatesPrices(last, state))
  const version = facts.version + 1
  const passed = isSameTime(sport, facts.state, state) ? (facts.passed ?? 0) : 0
  return {
    state,
    sequence,
    incidentCount,
    version,
    timeline,
    strange,
    markets: isSuspended
      ? suspendMarkets(sport, facts, state, version)
      : reprice(sport, facts, offer(state, passed), state, version),
  }
}

type Clock<State> = Pick<Sport<State, never, never>, 'clockOf'>
/** Whether no time of the event's clock has passed between two states. */
export function isSameTime<State>({ clockOf }: Clock<State>, before: State, after: State): boolean {
  const [from, to] = [clockOf(before), clockOf(after)]
  return from?.period === to?.period && from?.unit === to?.unit
}
/** Whether the second state is one unit of the clock after the first. */
export function isNextUnit<State>({ clockOf }: Clock<State>, before: State, after: State): boolean {
  const [from, to] = [clockOf(before), clockOf(after)]
  return from !== undefined && from.period === to?.period && from.unit + 1 === to.unit
}

type Ends<State> = Pick<Sport<State, never, never>, 'statusOf'>
type Rules<State> = Pick<Sport<State, never, never>, 'statusOf' | 'isDecided'>
const isFinal = ({ status }: MarketFacts): boolean => status === 'closed' || status === 'settled'

/** Every open market suspended (or all closed, when the event is over), prices as they were. */
export function suspendMarkets<State>(
  sport: Ends<State>,
  { markets }: Pick<EventFacts<State>, 'markets'>,
  state: State,
  version: number
): MarketFacts[] {
  const ended = isOver(sport.statusOf(state))
  return markets
    .filter((market) => (ended ? !isFinal(market) : market.status === 'open'))
    .map((market) => ({ ...market, status: ended ? 'closed' : 'suspended', version }))
}

/**
 * Fresh prices for all that can be priced. What cannot is closed when the event is over, decided (without prices) where its result is certain, else suspended. Only
 * what changed. What staff hold is suspended with its fresh prices.
 */
export function reprice<State>(
  sport: Rules<State>,
  { markets, isHeld }: Pick<EventFacts<State>, 'markets' | 'isHeld'>,
  offered: readonly PricedMarket[],
  state: State,
  version: number
): MarketFacts[] {
  const priced = new Map(offered.map((market) => [nameOf(market), market]))
  const known = new Set(markets.map(nameOf))
  const kept = markets
    .map((market) =>
      moved(sport, market, priced.get(nameOf(market)), { state, version, isHeld: isHeld || market.isHeld })
    )
    .filter((market) => market !== undefined)
  const fresh = offered
    .filter((market) => !known.has(nameOf(market)))
    .map(({ type, specifier, prices }): MarketFacts => ({
      type,
      specifier,
      status: isHeld ? 'suspended' : 'open',
      version,
      isHeld: false,
      prices,
    }))
  return [...kept, ...fresh]
}

const nameOf = ({ type, specifier }: MarketKey): string => `${type}:${specifier}`

/** The market as it is now, or undefined when nothing about it changed. */
function moved<State>(
  sport: Rules<State>,
  market: MarketFacts,
  priced: PricedMarket | undefined,
  { state, version, isHeld }: { readonly state: State; readonly version: number; readonly isHeld: boolean }
): MarketFacts | undefined {
  if (isFinal(market)) return undefined
  const status = !priced ? unpriced(sport, market, state) : isHeld ? 'suspended' : 'open'
  const prices = priced?.prices ?? (status === 'decided' ? [] : market.prices)
  const same =
    market.status === status &&
    market.prices.length === prices.length &&
    prices.every((price, index) => price === market.prices[index])
  return same ? undefined : { ...market, status, prices, version }
}

function unpriced<State>(sport: Rules<State>, market: MarketKey, state: State): MarketStatus {
  if (isOver(sport.statusOf(state))) return 'closed'
  return sport.isDecided(market, state) ? 'decided' : 'suspended'
}

/** Prices as they come from the database. */
export const pricesOf = (thousandths: readonly number[]): Odds[] => thousandths.map(odds)
