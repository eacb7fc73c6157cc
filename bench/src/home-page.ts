import { type Contender, compare } from './rounds.ts'
import type { Ground } from './ground.ts'
import { type Host, startHost } from './host-process.ts'
import { type Caller, openCaller } from './http-caller.ts'
import { atLeast, type Measurement, type Row } from './table.ts'

const clients = 4
const scriptsMaxBytes = 140_000
const roundsCounted = 5
const roundMs = 1200
/** A browser's, so that nobody takes the bench for a crawler. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const plain = { 'user-agent': userAgent }

/**
 * Pages that the server could answer in a second of one core: pages by processor time that its process used. Time on the clock would measure
 * the caller as well, which for a kept page works harder than the server.
 */
async function pagesPerCore(host: Host, contenders: readonly Contender[]): Promise<number[]> {
  const rates = contenders.map((): number[] => [])
  for (let round = -1; round < roundsCounted; round++) {
    for (const [index, contender] of contenders.entries()) {
      let pages = 0
      const counted: Contender = {
        name: contender.name,
        run: async (client) => {
          await contender.run(client)
          pages += 1
        },
      }
      const before = (await host.ask('processor')).ms ?? 0
      await compare([counted], { clients, rounds: 1, roundMs })
      const used = ((await host.ask('processor')).ms ?? 0) - before
      if (round >= 0) rates[index]?.push((pages * 1000) / used)
    }
  }
  return rates.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
}

async function measurePages(host: Host, caller: Caller): Promise<Row[]> {
  const get = async (url: string): Promise<void> => {
    const { status, body } = await caller.call(url, { headers: plain })
    if (status !== 200 || !body.includes('</html>'))
      throw new Error(`${url} was answered ${status} with ${body.length} bytes`)
  }
  await get(`${host.url}/`)
  let visits = 0
  const contenders: Contender[] = [
    { name: 'kept', run: () => get(`${host.url}/`) },
    // Another query is another page to the cache, and the same one to the router.
    { name: 'rendered', run: () => get(`${host.url}/?visit=${(visits += 1)}`) },
    { name: 'bare', run: () => get(host.bareUrl) },
  ]
  const [kept = 0, rendered = 0, bare = 0] = await pagesPerCore(host, contenders)
  const rate = (value: number): string => `${Math.round(value)}/s a core`
  return [
    {
      what: 'home page, signed out, from the page cache',
      ours: rate(kept),
      yardstick: `rendered ${rate(rendered)}`,
      ...atLeast(kept / rendered, 10),
    },
    {
      what: 'home page, signed out, rendered',
      ours: rate(rendered),
      yardstick: `bare React ${rate(bare)}`,
      ...atLeast(rendered / bare, 0.35),
    },
  ]
}

/** Every script that a browser loads for the home page: those in the document, those that its starter asks for, and what they import. */
async function measureScripts(host: Host, caller: Caller): Promise<{ row: Row; note: string }> {
  const get = (path: string, encoding: string) =>
    caller.call(new URL(path, host.url).href, { headers: { ...plain, 'accept-encoding': encoding } })
  const document = (await get('/', 'identity')).body.toString('utf8')
  const named = [
    ...document.matchAll(/<script[^>]+src="([^"]+)"/g),
    ...document.matchAll(/import (?:\* as \w+ from )?"(\/assets\/[^"]+)"/g),
  ].map(([, path = '']) => path)
  const [, late = ''] = /<script[^>]+data-parts="([^"]*)"/.exec(document) ?? []
  const waiting = [...new Set([...named, ...late.split(' ')])].filter((path) => /\.m?js$/.test(path))
  const loaded = new Map<string, number>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (loaded.has(path)) continue
    const small = await get(path, 'br')
    if (small.status !== 200) throw new Error(`${path} was answered ${small.status}`)
    loaded.set(path, small.body.length)
    const source = (await get(path, 'identity')).body.toString('utf8')
    const base = new URL(path, host.url)
    for (const [, from = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[\w./-]+\.js)["']/g))
      waiting.push(new URL(from, base).pathname)
  }
  const total = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)
  if (loaded.size === 0) throw new Error('the home page has no scripts')
  return {
    row: {
      what: 'JavaScript of the home page, compressed',
      ours: `${(total / 1000).toFixed(1)} kB`,
      yardstick: '',
      ratio: '',
      bar: `≤ ${scriptsMaxBytes / 1000} kB`,
      met: total <= scriptsMaxBytes,
    },
    note: `The home page loads ${loaded.size} scripts, ${total} bytes by brotli: ${[...loaded]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([path, bytes]) => `${path.replace(/^.*\//, '')} ${bytes}`)
      .join(', ')}, …`,
  }
}

export const measureHomePage = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('home_page', async ({ url }) => {
    const host = await startHost({ databaseUrl: url })
    const caller = openCaller(clients)
    try {
      const scripts = await measureScripts(host, caller)
      const pages = await measurePages(host, caller)
      return { rows: [...pages, scripts.row], notes: [scripts.note] }
    } finally {
      caller.close()
      await host.close()
    }
  })
