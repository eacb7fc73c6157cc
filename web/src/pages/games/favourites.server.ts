import type { Site } from '../../app/document/context.ts'
import { readIfAllowed } from '../../app/api/load.server.ts'
import { isSignedIn } from '../../app/session/signed-in.ts'
import { type TileGame, tileGame } from '../../features/games/tile-game.ts'

/** LOBBY-29: the category of one's own; it is known by this word in the hall's address. */
export const favourites = 'favourites'
const most = 200

/** The sysnames that the player likes, the newest first; undefined for a visitor, who has none, and for who may not play (RG-11): the call is refused then. */
export const readLiked = async (site: Site): Promise<string[] | undefined> =>
  isSignedIn(site.account) && !site.account.exclusion
    ? ((await readIfAllowed(site, 'games.getLikes', {})) ?? [])
    : undefined

/** Liked games that are open now, in the order in which they were liked. */
export async function readFavourites(
  site: Site,
  liked: readonly string[],
  filter: { search?: string; providers?: string[] } = {}
): Promise<TileGame[]> {
  if (liked.length === 0) return []
  const sysnames = liked.slice(0, most)
  const answer = await readIfAllowed(site, 'games.get', { options: { ...filter, sysnames, count: most } })
  const bySysname = new Map((answer?.games ?? []).map((game) => [game.sysname, tileGame(game)]))
  return sysnames.flatMap((sysname) => bySysname.get(sysname) ?? [])
}
