import type { MarketStatus } from '@ante/product/sportsbook/contract'
import type { Output } from '../../app/api/endpoints.ts'

export type FixtureSummary = Output<'sportsbook.getfixtures'>['items'][number]

/** What a small card of a match needs: loaders send this and no more. */
export interface FixtureCardData {
  id: string
  league: string
  home: string
  away: string
  kickoff: string
  replay: boolean
  takesBets: boolean
  live: boolean
  version: number
  minute: number
  added: number
  phase: FixtureSummary['state']['phase']
  score: { home: number; away: number }
  main: { id: string; suspended: boolean; closed: boolean; prices: readonly (number | null)[] } | null
  more: number
}

/** A paused market keeps its prices behind a lock; one that is decided or over has none to show. */
const statesOf = (status: MarketStatus) => ({
  suspended: status === 'suspended',
  closed: status !== 'open' && status !== 'suspended',
})

export const fixtureCard = (fixture: FixtureSummary): FixtureCardData => ({
  id: fixture.id,
  league: fixture.league.name,
  home: fixture.home.name,
  away: fixture.away.name,
  kickoff: fixture.kickoff,
  replay: fixture.replay,
  takesBets: fixture.takes_bets,
  live: fixture.live,
  version: fixture.version,
  minute: fixture.state.minute,
  added: fixture.state.added,
  phase: fixture.state.phase,
  score: fixture.state.score,
  main: fixture.main_market && {
    id: fixture.main_market.id,
    ...statesOf(fixture.main_market.status),
    prices: fixture.main_market.selections.map(({ price }) => price),
  },
  more: Math.max(0, fixture.market_count - (fixture.main_market ? 1 : 0)),
})

type Change = Output<'sportsbook.getprices'>['fixtures'][number]

const over: ReadonlySet<FixtureCardData['phase']> = new Set(['finished', 'postponed', 'cancelled', 'abandoned'])
export const hasEnded = ({ phase }: Pick<FixtureCardData, 'phase'>): boolean => over.has(phase)

/** The card after a change that the server told; an older change changes nothing, and one without prices keeps those that stand. */
export function applyChange(card: FixtureCardData, change: Change): FixtureCardData {
  if (change.fixture_id !== card.id || change.version <= card.version) return card
  const main = change.markets.find((market) => market.id === card.main?.id)
  return {
    ...card,
    version: change.version,
    live: change.live,
    kickoff: change.kickoff,
    minute: change.state.minute,
    added: change.state.added,
    phase: change.state.phase,
    score: change.state.score,
    main: main
      ? {
          id: main.id,
          ...statesOf(main.status),
          prices: main.prices.length > 0 ? main.prices : (card.main?.prices ?? []),
        }
      : card.main,
  }
}
