import type { Site } from '../../app/document/context.ts'
import { read, readIfAllowed } from '../../app/api/load.server.ts'
import { textOfRound } from '../../features/games/fairness/claim.ts'

const roundsToPick = 8

/** The player's last rounds and, with `?round=`, one of them as text. Signed out the page works too: on what is pasted into it. */
export async function loadFairness(site: Site, url: URL) {
  const id = url.searchParams.get('round') ?? undefined
  const isSignedIn = site.account.uid !== 0
  const [history, round, algorithms] = await Promise.all([
    isSignedIn ? readIfAllowed(site, 'games.getHistory', { offset: 0, count: roundsToPick }) : undefined,
    isSignedIn && id !== undefined ? read(site, 'games.getround', { id }) : undefined,
    readIfAllowed(site, 'games.getalgorithms', {}),
  ])
  return {
    games: algorithms?.games ?? [],
    rounds: history?.rounds,
    id,
    given: round ? textOfRound(round) : '',
    canReveal: round !== undefined,
  }
}
