import { useEffect, useState } from 'react'
import { get } from '../../app/api/client.ts'
import { type TileGame, tileGame } from '../../features/games/tile-game.ts'
import { fixtureCard, type FixtureCardData } from '../../features/sportsbook/fixture-card.ts'

export interface Found {
  query: string
  games: readonly TileGame[]
  total: number
  studios: readonly { sysname: string; name: string; count: number }[]
  fixtures: readonly FixtureCardData[]
  leagues: readonly { sysname: string; name: string; country: string; count: number }[]
}

const pause = 120
const most = { games: 6, sports: 4 }

/** What a query means, everywhere. `found` stays what it was until the next answer is there, so that the list does not blink while somebody types. */
export function useFound(query: string): { found: Found | undefined; failed: boolean } {
  const [state, setState] = useState<{ found: Found | undefined; failed: boolean }>({ found: undefined, failed: false })
  useEffect(() => {
    if (query === '') return
    const leave = new AbortController()
    const timer = setTimeout(() => {
      Promise.all([
        get('games.search', { query, count: most.games }, leave),
        get('sportsbook.search', { query, count: most.sports }, leave),
      ]).then(
        ([{ games, total, providers }, { fixtures, leagues }]) =>
          setState({
            failed: false,
            found: {
              query,
              games: games.map(tileGame),
              total,
              studios: providers.map(({ sysname, name, games_count }) => ({ sysname, name, count: games_count })),
              fixtures: fixtures.map(fixtureCard),
              leagues,
            },
          }),
        () => {
          if (!leave.signal.aborted) setState(({ found }) => ({ found, failed: true }))
        }
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [query])
  return state
}
