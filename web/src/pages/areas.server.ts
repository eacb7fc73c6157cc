import { keyOf } from '@ante/product/content/rules/page-addresses'
import type { Site } from '../app/context.ts'
import type { Output } from '../app/endpoints.ts'
import { pageNotFound, read, readIfAllowed } from '../app/load.server.ts'
import { tileGame, type TileGame } from '../features/games/tile-game.ts'
import { cardFields, cardsOf, isWhole } from '../features/tournaments/participation.ts'

const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)
const most = 60

type Listed = 'campaigns.getoffers' | 'campaigns.getpromotions' | 'Jackpots.get' | 'tournaments.get'
type ItemOf<K extends Listed> = Output<K>['items'][number]

/** The one thing of an address. RTE-68: an id that nobody knows is a page that was not found. */
async function one<K extends Listed>(site: Site, key: K, part: string | undefined, path: string): Promise<ItemOf<K>> {
  // RTE-80: a template may have put the title behind the id.
  const id = part === undefined ? undefined : keyOf('offer', part)
  if (id === undefined || !isId(id)) throw pageNotFound(path)
  const call = site.call as (key: Listed, params: object) => ReturnType<Site['call']>
  const answer = await call(key, { ids: [id] })
  const item = 'data' in answer ? (answer.data as { items: ItemOf<K>[] }).items[0] : undefined
  if (!item) throw pageNotFound(path)
  return item
}

export const loadOffers = async (site: Site) => (await read(site, 'campaigns.getoffers', { count: most })).items
export const loadOffer = (site: Site, id: string | undefined, path: string) =>
  one(site, 'campaigns.getoffers', id, path)
export const loadPromotions = async (site: Site) => (await read(site, 'campaigns.getpromotions', { count: most })).items
export const loadPromotion = (site: Site, id: string | undefined, path: string) =>
  one(site, 'campaigns.getpromotions', id, path)
export const loadJackpots = async (site: Site) => (await read(site, 'Jackpots.get', { count: most })).items

export async function loadJackpot(site: Site, id: string | undefined, path: string) {
  const jackpot = await one(site, 'Jackpots.get', id, path)
  return { jackpot, games: await gamesOf(site, jackpot.games, 0, most) }
}

/** TRN-17. */
export const tournamentGamesPage = 12

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
  const tournament = await one(site, 'tournaments.get', id, path)
  if (!isWhole(tournament)) throw pageNotFound(path)
  return {
    tournament,
    games: await gamesOf(site, tournament.games, 0, tournamentGamesPage),
    countryNames: countryNamesOf(site.locale.code, tournament.restrictions),
    /** Clocks of the page start from here. */
    made: new Date().toISOString(),
  }
}

/** The page that an address asks for; the first where it asks for none that is there. */
function pageOf(url: URL, pages: number): number {
  const asked = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1
}

export async function loadTournamentGames(site: Site, id: string | undefined, url: URL) {
  const tournament = await one(site, 'tournaments.get', id, url.pathname)
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

/** Those that are open, in the order in which they are named. */
async function gamesOf(site: Site, sysnames: readonly string[], from: number, count: number): Promise<TileGame[]> {
  const wanted = sysnames.slice(from, from + count)
  if (wanted.length === 0) return []
  const found =
    (await readIfAllowed(site, 'games.get', { options: { sysnames: wanted, count: wanted.length } }))?.games ?? []
  return wanted.flatMap((sysname) => found.filter((game) => game.sysname === sysname).map(tileGame))
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

export async function loadLoyalty(site: Site) {
  if (!site.settings.loyalty.isEnableLoyalty) throw pageNotFound('/loyalty')
  // LOY-11: two are asked for, which tells one programme from several.
  return (await read(site, 'loyalty.getPrograms', { count: 2 })).items
}

export async function loadProgram(site: Site, sysname: string, path: string) {
  if (!site.settings.loyalty.isEnableLoyalty || !/^[a-z0-9-]{1,60}$/.test(sysname)) throw pageNotFound(path)
  const answer = await site.call('loyalty.getProgram', { sysname })
  if ('error' in answer) throw pageNotFound(path)
  return answer.data
}

export async function loadShop(site: Site) {
  if (!site.settings.loyalty.isEnableLoyalty) throw pageNotFound('/loyalty/shop')
  return (await read(site, 'loyalty.getproducts', { count: most })).items
}

export async function loadWinners(site: Site, url: URL) {
  const view = url.searchParams.get('view') === 'largest' ? ('largest' as const) : ('latest' as const)
  return {
    view,
    wins: (await read(site, view === 'largest' ? 'leaderboard.top' : 'leaderboard.live', { count: 50 })).items,
  }
}
