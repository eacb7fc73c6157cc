import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// The JavaScript that a visitor's browser loads for the home page: the entry, the route modules of `/` and all that they import.

const folder = join(import.meta.dirname, 'build/client/assets')
const limit = 130_000
const routes = ['root', 'frame', 'boundary', 'home']

const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
const starts = files.filter(
  (name) => name.startsWith('entry.client') || name.startsWith('manifest-') || routes.some((route) => new RegExp(`^${route}-[\\w-]{8}\\.js$`).test(name))
)
const loaded = new Set<string>()
const follow = (name: string): void => {
  if (loaded.has(name)) return
  loaded.add(name)
  const source = readFileSync(join(folder, name), 'utf8')
  for (const match of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) if (match[1]) follow(match[1])
}
starts.forEach(follow)

let brotli = 0
let gzip = 0
for (const name of [...loaded].sort()) {
  const source = readFileSync(join(folder, name))
  const pressed = join(folder, `${name}.br`)
  const small = existsSync(pressed) ? readFileSync(pressed).length : brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
  brotli += small
  gzip += gzipSync(source).length
  process.stdout.write(`${String(small).padStart(8)}  ${name}\n`)
}
process.stdout.write(`home page: ${loaded.size} files, ${brotli} bytes brotli, ${gzip} bytes gzip; the bar is ${limit}\n`)
process.exitCode = brotli <= limit ? 0 : 1
