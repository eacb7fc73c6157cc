import type { Output, Params } from '../../app/api/endpoints.ts'
import { type FixtureCardData, fixtureCard, type FixtureSummary } from './fixture-card.ts'

export type { FixtureSummary } from './fixture-card.ts'

/** The matches of the home page: those in play, or where there is none, the next ones. */
export interface FeaturedFixtures {
  readonly fixtures: readonly FixtureCardData[]
  readonly live: boolean
}
type Read = (params: Params<'sportsbook.getfixtures'>) => Promise<Output<'sportsbook.getfixtures'> | undefined>

const featuredMax = 9

/** Read in the same way by the page's loader and by the browser, which reads them again when a match has ended. */
export async function readFeatured(read: Read): Promise<FeaturedFixtures> {
  const live = await read({ live: '1', count: 2 * featuredMax })
  if (live && live.items.length > 0) return { fixtures: offeredFirst(live.items), live: true }
  const next = await read({ count: 2 * featuredMax })
  return { fixtures: offeredFirst(next?.items ?? []), live: false }
}

/**
 * Matches come by kick-off, so those that are as good as decided and offered no more, or that began while the server was away, would
 * stand first. They go behind the others.
 */
function offeredFirst(fixtures: readonly FixtureSummary[]): FixtureCardData[] {
  const cards = fixtures.map(fixtureCard).sort((a, b) => Number(isOffered(b)) - Number(isOffered(a)))
  return cards.slice(0, featuredMax)
}

/** One that is paused counts as offered: its price comes back, and nothing changes places for a free kick. */
const isOffered = ({ main, takesBets }: FixtureCardData): boolean => takesBets && main?.closed === false
