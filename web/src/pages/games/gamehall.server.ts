import type { Site } from '../../app/document/context.ts'
import { read } from '../../app/api/load.server.ts'
import { couldExist, gamesBefore, hallQuery } from '../../features/games/hall-query.ts'
import { tileGame } from '../../features/games/tile-game.ts'
import { readBanners } from '../home/banners.server.ts'
import { favourites, readFavourites, readLiked } from './favourites.server.ts'
import { readStudios } from '../home/home.server.ts'

/** LOBBY-04: the sportsbook stands in the hall as the entry it is; it is no game among the games, and not counted as one. */
const sport = 'sport'
const gamesOnly = ['slot', 'live', 'casino', 'fast', 'logical', 'high_low'] as const

export async function loadHall(site: Site, url: URL) {
  const query = hallQuery(url.searchParams)
  const liked = await readLiked(site)
  const isWhole = query.category === '' && query.providers.length === 0 && query.search === ''
  const [{ categories }, studios, { games, total }, announced] = await Promise.all([
    read(site, 'games.getCategories', { count: 0 }),
    readStudios(site),
    query.category === favourites ? readOwn(site, query, liked ?? []) : readGames(site, query),
    // Whoever looks for something is not told about anything else.
    isWhole ? readBanners(site, 'gamehall') : { banners: [], made: '' },
  ])
  const own = liked ? [{ sysname: favourites, name: site.messages.lobby.favourites, total: liked.length }] : []
  return {
    query,
    categories: [
      ...own,
      ...categories
        .filter((category) => category.total > 0 && category.sysname !== sport)
        .map(({ sysname, name, total: games_total }) => ({ sysname, name, total: games_total })),
    ],
    studios,
    hasSport: categories.some(({ sysname, total: games_total }) => sysname === sport && games_total > 0),
    games,
    total,
    ...announced,
  }
}

async function readGames(site: Site, query: ReturnType<typeof hallQuery>) {
  if (!couldExist(query)) return { games: [], total: 0 }
  const { category, providers, search, sort, shown } = query
  const { games, total } = await read(site, 'games.get', {
    options: {
      ...(category ? { category } : {}),
      ...(providers.length > 0 ? { providers: [...providers] } : {}),
      ...(search ? { search } : {}),
      ...(category === sport || search ? {} : { types: [...gamesOnly] }),
      sort,
      offset: gamesBefore(query),
      count: shown,
    },
  })
  return { games: games.map(tileGame), total }
}

/** The player's favourites, under the same filters. */
async function readOwn(site: Site, query: ReturnType<typeof hallQuery>, liked: readonly string[]) {
  if (!couldExist(query)) return { games: [], total: 0 }
  const { providers, search, shown } = query
  const all = await readFavourites(site, liked, {
    ...(providers.length > 0 ? { providers: [...providers] } : {}),
    ...(search ? { search } : {}),
  })
  return { games: all.slice(gamesBefore(query)).slice(0, shown), total: all.length }
}
