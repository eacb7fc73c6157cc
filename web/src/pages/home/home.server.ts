import type { Description } from '@ante/kit/description'
import { imageOf } from '@ante/product/content/rules/images'
import type { Win } from '@ante/product/tournaments/contract'
import type { Site } from '../../app/document/context.ts'
import { readIfAllowed } from '../../app/api/load.server.ts'
import { isSignedIn } from '../../app/session/signed-in.ts'
import type { Studio } from '../../features/games/studio-card.tsx'
import { type TileGame, tileGame } from '../../features/games/tile-game.ts'
import { readFeatured } from '../../features/sportsbook/featured-fixtures.ts'
import type { PicturedWin } from '../../features/tournaments/win-rail.tsx'
import { readBanners } from './banners.server.ts'
import { readFavourites, readLiked } from '../games/favourites.server.ts'

const perRail = 14
/** Fewer would leave the rail half empty on a wide screen. */
const fullRail = 5

/**
 * All of the home page at once. A part that cannot be read is left out: the page is the door of the house and always opens. Whoever may not play is shown what there is,
 * and nothing that leads back to it: no prizes, no wins, no announcements (RG-11).
 */
export async function loadHome(site: Site) {
  const isAway = isSignedIn(site.account) && Boolean(site.account.exclusion)
  const [categories, providers, featured, recent, liked, wins, around, announced] = await Promise.all([
    readIfAllowed(site, 'games.getCategories', { count: perRail }),
    readStudios(site),
    readFeatured((params) => readIfAllowed(site, 'sportsbook.getfixtures', params)),
    readPlayed(site),
    readLiked(site).then((all) => readFavourites(site, all ?? [])),
    isAway ? undefined : readIfAllowed(site, 'leaderboard.live', { count: 12 }),
    isAway ? quiet() : readAround(site),
    isAway ? { banners: [] } : readBanners(site, 'home'),
  ])
  const kinds = (categories?.categories ?? []).map(({ sysname, name, games }) => ({
    sysname,
    name,
    games: games.map(tileGame),
  }))
  return {
    hero: heroOf(kinds.flatMap(({ games }) => games)),
    ...recent,
    liked,
    // A kind with one game is in the rail of the popular ones anyway.
    rails: kinds.filter(({ games }, index) => games.length >= fullRail || (index === 0 && games.length > 0)),
    shelves: shelvesOf(kinds.slice(1)),
    studios: providers,
    featured,
    wins: await withPictures(site, wins?.items ?? []),
    ...around,
    banners: announced.banners,
  }
}

/** Kinds that fit on a shelf; one whose games all stand on an earlier shelf would only repeat it. */
function shelvesOf<Kind extends { games: readonly TileGame[] }>(kinds: readonly Kind[]): Kind[] {
  const shown = new Set<string>()
  return kinds.filter(({ games }) => {
    if (games.length < 2 || games.length >= fullRail || games.every(({ sysname }) => shown.has(sysname))) return false
    for (const { sysname } of games) shown.add(sysname)
    return true
  })
}

/** The first game of the house that states its return and can be played; one of another kind only where there is none. */
function heroOf(all: readonly TileGame[]): TileGame | undefined {
  const games = all.filter(({ isOff }) => !isOff)
  return games.find(({ rtp, demo }) => rtp !== null && demo) ?? games[0]
}

export async function readStudios(site: Site): Promise<Studio[]> {
  const answer = await readIfAllowed(site, 'games.getProviders', { fields: ['name', 'types', 'games_count'] })
  return (
    (answer?.providers ?? [])
      // The house itself is none: what it makes is the sportsbook, which has its own place.
      .filter(({ types }) => types === undefined || types.length > 0)
      .map(({ sysname, name, games_count }) => ({ sysname, name: name ?? sysname, count: games_count ?? 0 }))
      .filter(({ count }) => count > 0)
  )
}

const quiet = (): Awaited<ReturnType<typeof readAround>> => ({
  tournaments: [],
  promotions: [],
  jackpots: [],
  made: new Date().toISOString(),
})

/** What goes on around the games: only what is there now. */
async function readAround(site: Site) {
  const [tournaments, promotions, jackpots] = await Promise.all([
    // None of those that can be picked: the card shows what always comes.
    readIfAllowed(site, 'tournaments.get', { status: 'active', count: 3, fields: ['id'] }),
    readIfAllowed(site, 'campaigns.getpromotions', { count: 3 }),
    readIfAllowed(site, 'Jackpots.get', { count: 3 }),
  ])
  const story = (path: string) => (item: { id: string; description: Description }) => ({
    to: `/${path}/${item.id}`,
    title: item.description.title,
    text: item.description.text,
    image: imageOf(site.settings.images, 'promotion', item.description),
  })
  return {
    tournaments: (tournaments?.items ?? []).map(({ id, description, finished_at, total_prize, games_count }) => ({
      id,
      description,
      finished_at,
      total_prize,
      games_count,
    })),
    promotions: (promotions?.items ?? []).map(story('promotions')),
    jackpots: (jackpots?.items ?? []).map(({ id, description, levels }) => ({ id, description, levels })),
    /** Clocks of the page start from here. */
    made: new Date().toISOString(),
  }
}

/** Each win with the picture of its game: the server knows where it lies. */
async function withPictures(site: Site, wins: readonly Win[]): Promise<PicturedWin[]> {
  const sysnames = [...new Set(wins.map(({ game }) => game.sysname))]
  if (sysnames.length === 0) return []
  const answer = await readIfAllowed(site, 'games.get', { options: { sysnames, count: sysnames.length } })
  const pictures = new Map((answer?.games ?? []).map((game) => [game.sysname, tileGame(game)]))
  return wins.map(({ id, name, avatar, game, win, stake, finished_at }) => ({
    id,
    name,
    avatar,
    win,
    stake,
    finished_at,
    game: { ...game, studio: pictures.get(game.sysname)?.studio ?? '', wide: pictures.get(game.sysname)?.wide ?? '' },
  }))
}

/** The games of the last rounds, newest first, and those of them with a round that waits; none for who may not play. */
async function readPlayed(site: Site): Promise<{ played: TileGame[]; open: string[] }> {
  if (!isSignedIn(site.account) || site.account.exclusion) return { played: [], open: [] }
  const history = await readIfAllowed(site, 'games.getHistory', { count: 60 })
  const rounds = history?.rounds ?? []
  const sysnames = [...new Set(rounds.map(({ sysname }) => sysname))].slice(0, perRail)
  if (sysnames.length === 0) return { played: [], open: [] }
  const answer = await readIfAllowed(site, 'games.get', { options: { sysnames, count: perRail } })
  const bySysname = new Map((answer?.games ?? []).map((game) => [game.sysname, tileGame(game)]))
  return {
    played: sysnames.flatMap((sysname) => bySysname.get(sysname) ?? []),
    open: [...new Set(rounds.filter(({ status }) => status === 'open').map(({ sysname }) => sysname))],
  }
}
