import { join } from 'node:path'

// Which of our modules become one file. Few files compress better than many, but whatever is in one of them comes whole.

const source = join(import.meta.dirname, 'src').replaceAll('\\', '/')
const at = (...paths: string[]): string[] => paths.map((path) => `${source}/${path}`)

/** The entry runs as soon as its file is there, so it stays a file of its own; what it brings does not. */
const entry = at('entry.client.tsx')
/** Every page with a frame begins with these. */
const everyPage = at('root.tsx', 'pages/shell/frame.tsx', 'pages/shell/boundary.tsx')
const homePage = at('pages/home/home.tsx')

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What the router's plugin makes of a route's module, and splits off by itself. */
const routeQuery = '?__react-router-build-client-route'
const bare = (id: string): string => id.replace(/\?.*$/, '')

/** These modules and those that come with them, at once: what they ask for later is not among them. */
function broughtBy(starts: readonly string[], graph: Graph): Set<string> {
  const brought = new Set(starts.flatMap((id) => [id, id + routeQuery]))
  for (const id of brought) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) brought.add(next)
  return new Set([...brought].map(bare))
}

/**
 * `ground` is exactly what every page brings, `tiles` what the home page has beside that and shares with others. Both are read from the imports
 * themselves, so neither can take along what nobody there uses.
 */
export function chunkNames(): (id: string, graph: Graph) => string | null {
  let known: { ground: Set<string>; tiles: Set<string> } | undefined
  return (id, graph) => {
    known ??= { ground: broughtBy([...entry, ...everyPage], graph), tiles: broughtBy(homePage, graph) }
    const path = bare(id)
    if (id.endsWith(routeQuery) || entry.includes(path) || homePage.includes(path) || path.includes('/node_modules/'))
      return null
    return known.ground.has(path) ? 'ground' : known.tiles.has(path) ? 'tiles' : null
  }
}
