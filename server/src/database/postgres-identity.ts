import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Binaries, copyBinaries, EmbeddedDatabaseError, program } from './postgres-binaries.ts'

/** As whom the programs run, and how. PostgreSQL refuses root, so root hands it to somebody else. */
export interface Identity {
  readonly binaries: Binaries
  /** Set when another user runs the programs: the data directory belongs to them. */
  readonly user?: { readonly uid: number; readonly gid: number }
  /** Program and arguments as they must be spawned. */
  command(name: 'postgres' | 'initdb', args: readonly string[]): { file: string; args: string[]; options: SpawnOptions }
}

const direct = (binaries: Binaries, user?: { uid: number; gid: number }): Identity => ({
  binaries,
  ...(user && { user }),
  command: (name, args) => ({ file: program(binaries, name), args: [...args], options: user ?? {} }),
})

/** A user namespace in which root is nobody: no file changes its owner, and no folder on the way needs opening. */
const apart = (binaries: Binaries): Identity => ({
  binaries,
  command: (name, args) => ({ file: 'unshare', args: ['-U', program(binaries, name), ...args], options: {} }),
})

/** initdb looks its user up, so it must be one of the machine's. */
function unprivileged(): { uid: number; gid: number }[] {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  return ['postgres', 'nobody', 'daemon'].flatMap((wanted) => {
    const found = users.find(([name]) => name === wanted)
    return found && Number(found[2]) > 0 ? [{ uid: Number(found[2]), gid: Number(found[3]) }] : []
  })
}

/** Tries it: the loader, the libraries and each folder on the way must let this user through. */
function canRun(binaries: Binaries, directory: string, user: { uid: number; gid: number }): boolean {
  const script = 'cd "$2" && "$1" --version'
  return (
    spawnSync('/bin/sh', ['-c', script, 'sh', program(binaries, 'postgres'), directory], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  )
}

const canEnter = (directory: string, user: { uid: number; gid: number }): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...user, cwd: '/', stdio: 'ignore' }).status === 0

const canGoApart = (binaries: Binaries): boolean =>
  process.platform === 'linux' &&
  spawnSync('unshare', ['-U', program(binaries, 'postgres'), '--version'], { stdio: 'ignore' }).status === 0

function giveTo(path: string, user: { uid: number; gid: number }): void {
  lchownSync(path, user.uid, user.gid)
  if (!lstatSync(path).isDirectory()) return
  for (const entry of readdirSync(path)) giveTo(join(path, entry), user)
}

/** Makes the directory and all in it belong to the one who runs the server. Cheap when it already does. */
export function own(identity: Identity, directory: string): void {
  const user = identity.user ?? (process.getuid?.() === 0 ? { uid: 0, gid: 0 } : undefined)
  if (!user) return
  for (const entry of readdirSync(directory)) {
    if (statSync(join(directory, entry)).uid !== user.uid) giveTo(join(directory, entry), user)
  }
  chownSync(directory, user.uid, user.gid)
}

/**
 * As whom to run the server whose files are in `directory` (which exists). An ordinary user runs it as themselves. Root runs it as an
 * unprivileged user, or in a user namespace where the way is closed to others (a clone below a 0700 home), or from copied binaries.
 */
export function chooseIdentity(binaries: Binaries, directory: string): Identity {
  const uid = process.getuid?.()
  if (uid === undefined) return direct(binaries)
  if (uid !== 0) {
    if (statSync(directory).uid === uid) return direct(binaries)
    throw new EmbeddedDatabaseError(
      `${directory} belongs to another user: start as that user, or move the directory away, or set DATABASE_URL.`
    )
  }
  const owner = statSync(directory)
  const users = unprivileged().sort((a, b) => Number(b.uid === owner.uid) - Number(a.uid === owner.uid))
  for (const user of users) {
    chownSync(directory, user.uid, user.gid)
    if (canRun(binaries, directory, user)) return direct(binaries, user)
  }
  chownSync(directory, owner.uid, owner.gid)
  if (canGoApart(binaries)) return apart(binaries)
  for (const user of users) {
    chownSync(directory, user.uid, user.gid)
    if (!canEnter(directory, user)) continue
    const copied = copyBinaries(binaries, join(directory, 'binaries'))
    if (copied && canRun(copied, directory, user)) return direct(copied, user)
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and no other user can enter ${directory}: start as an ordinary user, or open the folders above it (chmod o+x), or set DATABASE_URL.`
  )
}
