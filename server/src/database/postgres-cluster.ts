import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedDatabaseError } from './postgres-binaries.ts'
import { type Identity, own } from './postgres-identity.ts'

/** The role that the cluster is made with. */
export const administrator = 'ante'

/** What lies in the directory of the database. */
export const places = (directory: string) => ({
  directory,
  cluster: join(directory, 'cluster'),
  password: join(directory, 'password'),
  port: join(directory, 'port'),
  log: join(directory, 'server.log'),
  keeper: join(directory, 'keeper.pid'),
  lock: join(directory, 'starting.pid'),
  binaries: join(directory, 'binaries'),
})
export type Places = ReturnType<typeof places>

/** Into a folder beside, then renamed: a half-made cluster is never taken for a whole one. */
export function createCluster(at: Places, identity: Identity): void {
  const unfinished = `${at.cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if (!existsSync(at.password)) writeFileSync(at.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  own(identity, at.directory)
  const locale =
    identity.binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C']
  const args = [
    '-D',
    unfinished,
    '-U',
    administrator,
    '-E',
    'UTF8',
    ...locale,
    '-A',
    'scram-sha-256',
    `--pwfile=${at.password}`,
  ]
  const { file, args: full, options } = identity.command('initdb', args)
  const made = spawnSync(file, full, { ...options, cwd: at.directory, encoding: 'utf8' })
  if (made.status !== 0)
    throw new EmbeddedDatabaseError(`The database could not be created: ${String(made.error ?? made.stderr).trim()}`)
  renameSync(unfinished, at.cluster)
}
