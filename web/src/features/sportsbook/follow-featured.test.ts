import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followFeatured } from './follow-featured.ts'
import { type FeaturedFixtures, type FixtureSummary, readFeatured } from './featured-fixtures.ts'

const state = {
  phase: 'second_half',
  minute: 90,
  added: 2,
  score: { home: 2, away: 1 },
  half_time: null,
  red_cards: { home: 0, away: 0 },
} as const
const summary = (id: string, more: Partial<FixtureSummary> = {}): FixtureSummary => ({
  id,
  league: { id: '1', sysname: 'premier', name: 'Premier', country: { code: 'xx', name: 'Somewhere' } },
  home: { id: '1', name: 'Kestrel Vale', short_name: 'Kestrel' },
  away: { id: '2', name: 'Umberly Cross', short_name: 'Umberly' },
  kickoff: '2026-11-21T15:00:00Z',
  round: '',
  replay: false,
  takes_bets: true,
  live: true,
  version: 4,
  state,
  market_count: 9,
  main_market: null,
  ...more,
})
const lists = { live: [summary('1')], next: [summary('8', { live: false, state: { ...state, phase: 'not_started' } })] }
let ended = false
let isAway = false

/** The server: one match in play until it ends, and one to come. */
function answer(address: string): Promise<Response> {
  if (isAway) return Promise.reject(new TypeError('Failed to fetch'))
  const url = new URL(address, 'http://x')
  if (url.pathname.endsWith('getprices')) {
    const change = {
      fixture_id: '1',
      since: 4,
      version: 5,
      live: false,
      kickoff: '2026-11-21T15:00:00Z',
      state: { ...state, phase: 'finished' },
      markets: [],
    }
    return Promise.resolve(Response.json({ data: { fixtures: ended ? [change] : [] } }))
  }
  const live = url.searchParams.get('live') === '1'
  return Promise.resolve(Response.json({ data: { items: live ? (ended ? [] : lists.live) : lists.next, count: 1 } }))
}

describe('the matches on the home page', () => {
  beforeEach(() => {
    ;[ended, isAway] = [false, false]
    vi.useFakeTimers()
    vi.stubGlobal('document', {
      documentElement: { lang: 'en' },
      hidden: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
    vi.stubGlobal('fetch', answer)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const read = () =>
    readFeatured((params) => Promise.resolve({ items: params.live ? lists.live : lists.next, count: 1, days: [] }))
  const shownOf = ({ fixtures, live }: FeaturedFixtures) => [live, ...fixtures.map(({ id, phase }) => [id, phase])]

  it('BET-01 a match that ends shows its result, and then gives its place to what is played or comes next', async () => {
    const seen: FeaturedFixtures[] = []
    const stop = followFeatured(await read(), false, (now) => seen.push(now))
    ended = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seen.map(shownOf)).toEqual([[true, ['1', 'finished']]])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.map(shownOf).at(-1)).toEqual([false, ['8', 'not_started']])
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('BET-01 the list is asked for again when the server was away at the end of a match', async () => {
    const seen: FeaturedFixtures[] = []
    const stop = followFeatured(await read(), false, (now) => seen.push(now))
    ended = true
    await vi.advanceTimersByTimeAsync(5_000)
    isAway = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.map(shownOf).at(-1)).toEqual([true, ['1', 'finished']])
    isAway = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.map(shownOf).at(-1)).toEqual([false, ['8', 'not_started']])
    stop()
  })

  it('BET-01 nothing is asked for again while all of them go on', async () => {
    const fetched = vi.fn<typeof answer>(answer)
    vi.stubGlobal('fetch', fetched)
    const stop = followFeatured(await read(), false, () => undefined)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(fetched.mock.calls.filter(([address]) => address.includes('getfixtures'))).toEqual([])
    stop()
  })
})
