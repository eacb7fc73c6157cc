import { keyOf } from '@ante/product/content/rules/page-addresses'
import { pageNotFound, readIfAllowed } from '../app/api/load.server.ts'
import type { Site } from '../app/document/context.ts'
import { tileGame, type TileGame } from '../features/games/tile-game.ts'

const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)
/** How many of a list one page shows at most. */
export const most = 60

/** The one thing of an address. RTE-68: an id that nobody knows is a page that was not found. */
export async function one<Item>(
  ask: (params: { ids: string[] }) => Promise<{ data: { items: readonly Item[] } } | { error: unknown }>,
  part: string | undefined,
  path: string
): Promise<Item> {
  // RTE-80: a template may have put the title behind the id.
  const id = part === undefined ? undefined : keyOf('offer', part)
  if (id === undefined || !isId(id)) throw pageNotFound(path)
  const answer = await ask({ ids: [id] })
  const item = 'data' in answer ? answer.data.items[0] : undefined
  if (!item) throw pageNotFound(path)
  return item
}

/** The page that an address asks for; the first where it asks for none that is there. */
export function pageOf(url: URL, pages: number): number {
  const asked = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1
}

/** Those that are open, in the order in which they are named. */
export async function gamesOf(
  site: Site,
  sysnames: readonly string[],
  from: number,
  count: number
): Promise<TileGame[]> {
  const wanted = sysnames.slice(from, from + count)
  if (wanted.length === 0) return []
  const found =
    (await readIfAllowed(site, 'games.get', { options: { sysnames: wanted, count: wanted.length } }))?.games ?? []
  return wanted.flatMap((sysname) => found.filter((game) => game.sysname === sysname).map(tileGame))
}
