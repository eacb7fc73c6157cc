import type { Site } from '../../app/document/context.ts'
import { pageNotFound, read, readIfAllowed } from '../../app/api/load.server.ts'

const nameShape = /^[a-z0-9-]{1,60}$/

/** How the rounds of one of our own games are made; a page that does not exist for games of others. */
export async function loadAlgorithm(site: Site, sysname: string, path: string) {
  if (!nameShape.test(sysname)) throw pageNotFound(path)
  const [published, list] = await Promise.all([
    readIfAllowed(site, 'games.getalgorithm', { sysname }),
    read(site, 'games.get', { sysname }),
  ])
  const [game] = list.games
  if (!published || !game) throw pageNotFound(path)
  const { figures, examples, ...rest } = published
  return {
    ...rest,
    sysname,
    name: game.name,
    figures: JSON.stringify(figures, null, 1),
    examples: examples.map((example) => JSON.stringify(example, null, 1)),
  }
}
