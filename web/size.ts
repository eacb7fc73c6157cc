import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

// The JavaScript that a visitor's browser loads for the home page, as the host sends it: the entry, the modules of `/` and of the routes around it,
// and all that they import. `npm run bench -- home-page` counts the same over the wire.

const folder = join(import.meta.dirname, 'build/client/assets')
const limit = 140_000
/** Smaller ones are sent as they are. */
const smallestPressed = 1024

interface RouteManifest {
  readonly url: string
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<
    Record<
      string,
      { readonly parentId?: string; readonly module: string; readonly imports: readonly string[] } | undefined
    >
  >
}

const files = readdirSync(folder)
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const [written = ''] = files
  .filter((name) => /^manifest-.+\.js$/.test(name))
  .map(read)
  .filter((source) => source.startsWith('window.__reactRouterManifest='))
const manifest = JSON.parse(written.replace(/^[^=]*=/, '').replace(/;\s*$/, '')) as RouteManifest

function* partsOf(id: string | undefined): Generator<string> {
  const route = id === undefined ? undefined : manifest.routes[id]
  if (!route) return
  yield* [route.module, ...route.imports]
  yield* partsOf(route.parentId)
}

const loaded = new Set(
  [manifest.url, manifest.entry.module, ...manifest.entry.imports, ...partsOf('index')].map((path) =>
    path.replace('/assets/', '')
  )
)
for (const name of loaded)
  for (const [, next = ''] of read(name).matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) loaded.add(next)

function sent(name: string): number {
  if (files.includes(`${name}.br`)) return readFileSync(join(folder, `${name}.br`)).length
  const source = readFileSync(join(folder, name))
  if (source.length < smallestPressed) return source.length
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}

const sizes = [...loaded].map((name) => ({ name, bytes: sent(name) })).sort((a, b) => b.bytes - a.bytes)
for (const { name, bytes } of sizes) process.stdout.write(`${String(bytes).padStart(8)}  ${name}\n`)
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
process.stdout.write(`home page: ${sizes.length} files, ${total} bytes; the bar is ${limit}\n`)
process.exitCode = total <= limit ? 0 : 1
