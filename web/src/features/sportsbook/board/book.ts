import { overroundOf } from '@ante/product/sportsbook/rules/margin'
import { winnersOf } from '@ante/product/sportsbook/sports/football/market-types'
import type { Output } from '../../../app/api/endpoints.ts'
import { hasEnded } from '../fixture-card.ts'

export type Fixture = Output<'sportsbook.getfixtures'>['items'][number]
export type Detail = Output<'sportsbook.getfixture'>['fixture']
export type Market = Detail['markets'][number]
export type Change = Output<'sportsbook.getprices'>['fixtures'][number]
export type Tree = Output<'sportsbook.gettree'>
export type State = Fixture['state']

/** A market with a newer price or status; the same object when it has nothing new. */
function mergeMarket(market: Market, changes: Change['markets']): Market {
  const change = changes.find(({ id }) => id === market.id)
  if (!change || change.version <= market.version) return market
  const selections = market.selections.map((selection, index) => ({
    ...selection,
    price: index in change.prices ? (change.prices[index] ?? null) : selection.price,
  }))
  const prices = selections.flatMap(({ price }) => price ?? [])
  return {
    ...market,
    status: change.status,
    version: change.version,
    book: overroundOf(prices, winnersOf(market.kind)),
    selections,
  }
}

/** A row of the board after a change. Messages of the board carry the main market only, so versions in between may be missing and don't matter. */
export function mergeRow(fixture: Fixture, change: Change): Fixture {
  if (change.version <= fixture.version) return fixture
  return {
    ...fixture,
    version: change.version,
    live: change.live,
    kickoff: change.kickoff,
    state: change.state,
    main_market: fixture.main_market && mergeMarket(fixture.main_market, change.markets),
  }
}

/** A whole fixture after a change, or `stale` when something in between was missed or a market is new: then it has to be read again. */
export function mergeDetail(fixture: Detail, change: Change): Detail | 'stale' {
  if (change.version <= fixture.version) return fixture
  if (change.since > fixture.version) return 'stale'
  if (change.markets.some(({ id }) => !fixture.markets.some((market) => market.id === id))) return 'stale'
  return {
    ...fixture,
    version: change.version,
    live: change.live,
    kickoff: change.kickoff,
    state: change.state,
    markets: fixture.markets.map((market) => mergeMarket(market, change.markets)),
  }
}

export const newer = <F extends { version: number }>(loaded: F, held: F | undefined): F =>
  held && held.version > loaded.version ? held : loaded

/** A fixture in its place: `wasOpen` tells that it had not ended when the board was read, so that its row is as high as with prices. */
export type Row = Fixture & { readonly wasOpen: boolean }

export interface Section {
  /** `live`, or a day `2026-11-21`. */
  readonly key: string
  readonly leagues: readonly { readonly league: Fixture['league']; readonly fixtures: readonly Row[] }[]
}

/** The board in the order it is read: what is being played, then day by day; within each by league, in the order of their first kick-off. */
export function sectionsOf(fixtures: readonly Fixture[], dayOf: (iso: string) => string): Section[] {
  const sections = new Map<string, Map<string, Row[]>>()
  const ordered = [...fixtures.filter(({ live }) => live), ...fixtures.filter(({ live }) => !live)]
  for (const fixture of ordered) {
    const key = fixture.live ? 'live' : dayOf(fixture.kickoff)
    const leagues = sections.get(key) ?? new Map<string, Row[]>()
    sections.set(key, leagues)
    leagues.set(fixture.league.id, [
      ...(leagues.get(fixture.league.id) ?? []),
      { ...fixture, wasOpen: !hasEnded(fixture.state) },
    ])
  }
  return [...sections].map(([key, leagues]) => ({
    key,
    leagues: [...leagues.values()].flatMap((group) => (group[0] ? [{ league: group[0].league, fixtures: group }] : [])),
  }))
}

/** The same places with the fixtures as they are now. */
export function asTheyAre(sections: readonly Section[], now: readonly Fixture[]): Section[] {
  const current = new Map(now.map((fixture) => [fixture.id, fixture]))
  return sections.map(({ key, leagues }) => ({
    key,
    leagues: leagues.map(({ league, fixtures }) => ({
      league,
      fixtures: fixtures.map((row) => ({ ...row, ...current.get(row.id) })),
    })),
  }))
}
