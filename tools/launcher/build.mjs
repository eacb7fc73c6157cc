// Builds the site and the games' clients when something that goes into them has changed. Built-ins of Node 20 only.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompressed } from './compressed.mjs'
import { run } from './processes.mjs'

const language = ['package-lock.json', 'tsconfig.base.json', 'kit/src', 'texts/src']

/** What is built, from what but for what, by what, and where in its folder the files for browsers are. Of a game the site holds the rules alone. */
export const builds = {
  web: {
    inputs: [...language, 'arcade/rules', 'arcade/games', 'arcade/registry', 'product/src', 'web'],
    but: /^arcade\/games\/[^/]+\/(?!rules)/,
    tool: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    served: 'build/client',
  },
  operator: {
    inputs: [...language, 'product/src', 'web/src/ui', 'web/src/styles', 'operator'],
    tool: ['node_modules/vite/bin/vite.js', 'build'],
  },
  arcade: { inputs: [...language, 'arcade'], tool: ['node_modules/vite/bin/vite.js', 'build'] },
}

const ignored = new Set(['node_modules', 'build', 'dist', '.react-router', '.vite'])
const reachesBrowser = (path) =>
  !path.startsWith('product/src/') || /^product\/src\/[^/]+\/(contract(-staff)?\.ts|rules\/)/.test(path)

function* files(root, path) {
  const at = join(root, path)
  if (!existsSync(at)) return
  if (/\.\w+$/.test(path)) {
    yield path
    return
  }
  for (const entry of readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory() && !ignored.has(entry.name)) yield* files(root, child)
    else if (entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name) && reachesBrowser(child)) yield child
  }
}

/** One hash over names and contents of all inputs: what a checkout does to times does not matter. */
export function inputsHash(root, inputs, but) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of files(root, input)) {
      if (but?.test(file)) continue
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  return hash.digest('hex')
}

/** Folders of which lists are made by names, the lists, and what makes them. */
const listed = ['arcade/games', 'texts/src', 'product/src', 'sandbox/src']
const isList = /^arcade\/registry\/|^product\/src\/([^/]+\/)?connectors\/registry\.ts$|^sandbox\/src\/twins\.ts$/
const listMakers = ['game-registry', 'connector-registry']
const madeBy = [
  ...[...listMakers, 'generated-files'].map((name) => `tools/src/${name}.ts`),
  // Which version of a game is the later one.
  'arcade/rules/engine.ts',
]

function* names(root, path) {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const child = `${path}/${entry.name}`
    yield child
    if (entry.isDirectory()) yield* names(root, child)
  }
}

/** One hash over the names of what is listed and the contents of the lists. */
function listsHash(root) {
  const all = [...listed, 'arcade/registry'].flatMap((folder) => [...names(root, folder)]).sort()
  const hash = createHash('sha256').update(all.join('\0'))
  for (const file of [...all.filter((name) => isList.test(name)), ...madeBy])
    hash.update('\0').update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Brings the lists of all games and vendors up to date with the folders. Does nothing when no file came, went or was edited since. */
export async function writeLists(root, node) {
  const stamp = join(root, 'tools/build/.lists')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === listsHash(root)) return
  const codes = await Promise.all(
    listMakers.map((list) =>
      run(node, ['--disable-warning=ExperimentalWarning', join(root, `tools/src/${list}.ts`)], { cwd: root })
    )
  )
  if (codes.some((code) => code !== 0)) return
  mkdirSync(join(root, 'tools/build'), { recursive: true })
  writeFileSync(stamp, listsHash(root))
}

/** Builds those that are not fresh, or all with `force`. A build that fails leaves no stamp. */
export async function buildStale(root, node, { force = false } = {}) {
  const stale = Object.entries(builds).flatMap(([room, { inputs, but, tool, served = 'build' }]) => {
    if (!existsSync(join(root, room, 'vite.config.ts'))) return []
    const hash = inputsHash(root, inputs, but)
    const stamp = join(root, room, 'build', '.inputs')
    const isFresh = !force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
    return isFresh ? [] : [{ room, tool, hash, stamp, served: join(root, room, served) }]
  })
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ room }) => room).join(' and ')}: done again only when their source changes.`)
  const codes = await Promise.all(
    stale.map(async ({ room, tool: [file, ...args], hash, stamp, served }) => {
      rmSync(stamp, { force: true })
      const code = await run(node, [join(root, file), ...args, '--logLevel', 'warn'], {
        cwd: join(root, room),
        env: { ...process.env, NODE_ENV: 'production' },
      })
      if (code !== 0) return code
      writeCompressed(served)
      writeFileSync(stamp, hash)
      return code
    })
  )
  const failed = stale.filter((_, index) => codes[index] !== 0)
  if (failed.length > 0)
    throw new Error(`The build of ${failed.map(({ room }) => room).join(' and ')} failed: see what it wrote above.`)
}
