import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeptPicture {
  readonly body: Buffer
  readonly madeAt: number
}

interface Entry {
  readonly bytes: number
  readonly madeAt: number
}

/** Bytes in order of use, the longest unused first; what does not fit any more goes. */
function createShelf<Value>(
  bytesMax: number,
  sizeOf: (value: Value) => number,
  dropped: (name: string) => void = () => undefined
) {
  const values = new Map<string, Value>()
  let bytes = 0
  const drop = (name: string): void => {
    const value = values.get(name)
    if (value === undefined) return
    values.delete(name)
    bytes -= sizeOf(value)
  }
  return {
    get(name: string): Value | undefined {
      const value = values.get(name)
      if (value === undefined) return undefined
      values.delete(name)
      values.set(name, value)
      return value
    },
    put(name: string, value: Value): void {
      drop(name)
      values.set(name, value)
      bytes += sizeOf(value)
      for (const oldest of values.keys()) {
        if (bytes <= bytesMax) break
        drop(oldest)
        dropped(oldest)
      }
    },
    drop,
    get bytes() {
      return bytes
    },
  }
}

export interface PictureStore {
  get(key: string): Promise<KeptPicture | undefined>
  put(key: string, body: Buffer): Promise<void>
  /** What lies on the disk. */
  readonly bytes: number
}

const mebibyte = 1024 * 1024
const fileName = /^[0-9a-f]{40}$/

/**
 * Pictures that were made, in a folder of bounded size (and the last ones in memory): a restart makes none of them again, and nobody can fill the disk.
 * A file that is gone is one that was never made; what the disk does not take is kept in memory.
 */
export async function openPictureStore(
  folder: string,
  {
    diskMax = 256 * mebibyte,
    memoryMax = 32 * mebibyte,
    now = Date.now,
  }: { diskMax?: number; memoryMax?: number; now?: () => number } = {}
): Promise<PictureStore> {
  await mkdir(folder, { recursive: true })
  const disk = createShelf<Entry>(
    diskMax,
    ({ bytes }) => bytes,
    (name) => void rm(join(folder, name), { force: true }).catch(() => undefined)
  )
  const memory = createShelf<KeptPicture>(memoryMax, ({ body }) => body.length)
  for (const { name, bytes, madeAt } of await filesOf(folder)) disk.put(name, { bytes, madeAt })
  return {
    async get(key) {
      const name = nameOf(key)
      const entry = disk.get(name)
      const near = memory.get(name)
      if (near || !entry) return near
      const body = await readFile(join(folder, name)).catch(() => undefined)
      if (!body || body.length !== entry.bytes) {
        disk.drop(name)
        return undefined
      }
      const kept = { body, madeAt: entry.madeAt }
      memory.put(name, kept)
      return kept
    },
    async put(key, body) {
      const name = nameOf(key)
      const madeAt = now()
      memory.put(name, { body, madeAt })
      // Written beside and moved into place: nobody reads half a picture, also when we are stopped here.
      const beside = join(folder, `.${randomBytes(6).toString('hex')}`)
      try {
        await writeFile(beside, body, { flush: true })
        await rename(beside, join(folder, name))
        disk.put(name, { bytes: body.length, madeAt })
      } catch {
        await rm(beside, { force: true }).catch(() => undefined)
      }
    },
    get bytes() {
      return disk.bytes
    },
  }
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40)

/** How long a file may be written: another process may be at it. */
const writingMs = 60_000

/** The oldest first. What a stop left half written is cleared away. */
async function filesOf(folder: string): Promise<{ name: string; bytes: number; madeAt: number }[]> {
  const names = await readdir(folder)
  for (const name of names.filter((one) => one.startsWith('.'))) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > writingMs) await rm(join(folder, name), { force: true })
  }
  const files = await Promise.all(
    names
      .filter((name) => fileName.test(name))
      .map(async (name) => ({ name, found: await stat(join(folder, name)).catch(() => undefined) }))
  )
  return files
    .flatMap(({ name, found }) => (found ? [{ name, bytes: found.size, madeAt: found.mtimeMs }] : []))
    .sort((a, b) => a.madeAt - b.madeAt)
}
