import { pageNotFound, read } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'
import { cardFields, cardsOf, isWhole } from '../../features/tournaments/participation.ts'
import { gamesOf, one, pageOf } from '../listed.server.ts'

/** TRN-17. */
const tournamentGamesPage = 12

/** Names of countries that its conditions speak of, in the reader's language: a browser may know others. */
function countryNamesOf(
  locale: string,
  restrictions: readonly { params: Readonly<Record<string, unknown>> }[]
): Record<string, string> {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const codes = restrictions.flatMap(({ params }) =>
    Array.isArray(params['countries']) ? params['countries'].map(String) : []
  )
  return Object.fromEntries(codes.map((code) => [code, names.of(code) ?? code]))
}

export async function loadTournament(site: Site, id: string | undefined, path: string) {
  const tournament = await one((params) => site.call('tournaments.get', params), id, path)
  if (!isWhole(tournament)) throw pageNotFound(path)
  return {
    tournament,
    games: await gamesOf(site, tournament.games, 0, tournamentGamesPage),
    countryNames: countryNamesOf(site.locale.code, tournament.restrictions),
    /** Clocks of the page start from here. */
    made: new Date().toISOString(),
  }
}

export async function loadTournamentGames(site: Site, id: string | undefined, url: URL) {
  const tournament = await one((params) => site.call('tournaments.get', params), id, url.pathname)
  const pages = Math.max(1, Math.ceil(tournament.games_count / tournamentGamesPage))
  const page = pageOf(url, pages)
  const { description, games_count } = tournament
  return {
    tournament: { id: tournament.id, description, games_count },
    page,
    pages,
    games: await gamesOf(site, tournament.games, (page - 1) * tournamentGamesPage, tournamentGamesPage),
  }
}

const groups = ['all', 'active', 'future', 'finished'] as const
export type Group = (typeof groups)[number]
const tournamentsPage = 12

/** TRN-19. */
export async function loadTournaments(site: Site, url: URL) {
  const status = groups.find((group) => group === url.searchParams.get('status')) ?? 'all'
  const page = pageOf(url, 1_000)
  const { items, count } = await read(site, 'tournaments.get', {
    status,
    count: tournamentsPage,
    offset: (page - 1) * tournamentsPage,
    fields: [...cardFields],
  })
  return {
    status,
    items: cardsOf(items),
    page,
    pages: Math.max(1, Math.ceil(count / tournamentsPage)),
    made: new Date().toISOString(),
  }
}
