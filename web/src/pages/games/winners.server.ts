import { read } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'

export async function loadWinners(site: Site, url: URL) {
  const view = url.searchParams.get('view') === 'largest' ? ('largest' as const) : ('latest' as const)
  return {
    view,
    wins: (await read(site, view === 'largest' ? 'leaderboard.top' : 'leaderboard.live', { count: 50 })).items,
  }
}
