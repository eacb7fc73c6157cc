import type { Database, Log } from '@ante/kit/context'

/** A file of a build whose name changes with its content: it never becomes another. */
export interface SharedAsset {
  readonly type: string
  readonly body: Buffer
  readonly brotli?: Buffer
}

export interface SharedAssets {
  /** Puts what this host has where all hosts find it. */
  publish(own: ReadonlyMap<string, SharedAsset>): Promise<void>
  /** A file that another version of the site had or will have; undefined where nobody knows it. */
  find(path: string): Promise<SharedAsset | undefined>
}

const statements = {
  known: { name: 'ante.known_assets', text: 'select path from ante.assets where path = any ($1)' },
  put: {
    name: 'ante.put_asset',
    text: 'insert into ante.assets (path, type, body, brotli) values ($1, $2, $3, $4) on conflict (path) do nothing',
  },
  touch: { name: 'ante.touch_assets', text: 'update ante.assets set seen_at = now() where path = any ($1)' },
  drop: { name: 'ante.drop_assets', text: `delete from ante.assets where seen_at < now() - interval '30 days'` },
  find: { name: 'ante.asset', text: 'select type, body, brotli from ante.assets where path = $1' },
} as const

interface Row {
  type: string
  body: Buffer
  brotli: Buffer | null
}
const [rememberedMax, missingMs] = [200, 5_000]
const hashedName = /^\/(?:[\w-]+\/)?assets\/[\w.-]{1,200}$/

/**
 * While hosts are updated one after the other, a page of one version asks the other version's host for its scripts, and an open page asks for those of
 * the version before. Each host leaves its files in the database, and looks there for what it does not have.
 */
export function createSharedAssets(
  db: Database,
  { log, now = Date.now }: { log: Pick<Log, 'warn'>; now?: () => number }
): SharedAssets {
  const remembered = new Map<string, { readonly asset: Promise<SharedAsset | undefined>; missingUntil: number }>()
  const failed = (error: unknown) =>
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'files of other versions cannot be had')
  const read = async (path: string): Promise<SharedAsset | undefined> => {
    const [row] = await db.call<Row>(statements.find, [path])
    return row && { type: row.type, body: row.body, ...(row.brotli ? { brotli: row.brotli } : {}) }
  }
  return {
    async publish(own) {
      const paths = [...own.keys()]
      try {
        const known = new Set((await db.call<{ path: string }>(statements.known, [paths])).map(({ path }) => path))
        for (const [path, { type, body, brotli }] of own)
          if (!known.has(path)) await db.call(statements.put, [path, type, body, brotli ?? null])
        await db.call(statements.touch, [paths])
        await db.call(statements.drop, [])
      } catch (error) {
        // The site works without: only while it is updated something may be missing.
        failed(error)
      }
    },
    async find(path) {
      if (!hashedName.test(path)) return undefined
      const hit = remembered.get(path)
      if (hit && hit.missingUntil > now()) return hit.asset
      const asset = read(path).catch((error: unknown) => {
        failed(error)
        return undefined
      })
      const entry = { asset, missingUntil: now() + missingMs }
      remembered.delete(path)
      if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value ?? '')
      remembered.set(path, entry)
      // What is there stays the same for ever; what is missing may come with the next host.
      if (await asset) entry.missingUntil = Number.POSITIVE_INFINITY
      return asset
    },
  }
}
