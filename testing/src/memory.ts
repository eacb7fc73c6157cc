import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const root = fileURLToPath(new URL('../../', import.meta.url))
const memory = '/dev/shm'
const tablespace = 'ante_memory'
const gigabyte = 1024 ** 3
/** A few databases of 20 to 60 MB are there at a time. */
const neededBytes = 2 * gigabyte

/** Free bytes of the memory that can be used as a folder; 0 where there is none. */
function freeMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize
  } catch {
    return 0
  }
}

const idOf = (directory: string): string => createHash('sha256').update(directory).digest('hex').slice(0, 12)

/**
 * An empty folder in memory for data that only one run needs; undefined where there are not so many bytes free. It has the same name in each run of this
 * copy, so that what a run has left, killed or not, goes with the next one.
 */
export function folderInMemory(name: string, bytes = neededBytes): string | undefined {
  const folder = join(memory, `ante-${name}-${idOf(root)}`)
  rmSync(folder, { recursive: true, force: true })
  if (freeMemory() < bytes) return undefined
  mkdirSync(folder)
  return folder
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Takes the place away, with what a run that was killed has left in it and elsewhere. */
const takeAway = (url: string, folder: string): Promise<void> =>
  withClient(url, async (client) => {
    const left = await client.query<{ name: string }>(
      `select quote_ident(datname) as name from pg_database d left join pg_tablespace t on t.oid = d.dattablespace
         where datname like 'ante\\_test\\_%' or spcname = '${tablespace}'`
    )
    for (const { name } of left.rows) await client.query(`drop database ${name} with (force)`)
    await client.query(`drop tablespace if exists ${tablespace}`)
    rmSync(folder, { recursive: true, force: true })
  })

/**
 * Makes a tablespace in memory on the server at `url`, whose data lie in `directory`. Answers its name and what takes it away again; undefined where the
 * machine has no room for it. A database is 1,500 files, and for each of them ext4 looks at all that were deleted in the last minutes (docs/decisions/0620).
 */
export async function placeInMemory(
  url: string,
  directory: string
): Promise<{ name: string; remove(): Promise<void> } | undefined> {
  const folder = join(memory, `ante-test-${idOf(directory)}`)
  await takeAway(url, folder)
  if (freeMemory() < neededBytes) return undefined
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const { uid, gid } = statSync(join(directory, 'cluster'))
  chownSync(folder, uid, gid)
  await withClient(url, async (client) => {
    await client.query(`create tablespace ${tablespace} location '${folder}'`)
  })
  return { name: tablespace, remove: () => takeAway(url, folder) }
}
