import { createHash } from 'node:crypto'
import type { Log } from '@ante/kit/context'
import type { RateLimiter } from '../http/rate-limit.ts'
import { createPageCache } from '../site/page-cache.ts'
import { NotRendered } from '../site/render-gate.ts'
import { makePicture, pictureMaker } from './make-picture.ts'
import { type Modifiers, nameOf, readModifiers, WrongModifier } from './modifiers.ts'
import type { KeptPicture, PictureStore } from './picture-store.ts'
import { fetchRemote, ForeignHost, type RemoteRules, SourceFailed } from './remote-source.ts'
import { createVisitorQueue } from './visitor-queue.ts'

export interface PictureOptions {
  /** A picture of the house by its path; undefined where there is none. */
  readonly own: (path: string) => Buffer | undefined
  readonly remote: RemoteRules
  readonly store: PictureStore
  /** Where those of the house are kept; with the others where it is left out. */
  readonly ownStore?: PictureStore | undefined
  /** By whom they are made: what another one has made is another picture. */
  readonly maker?: string
  readonly log: Log
  readonly limiter?: RateLimiter | undefined
  readonly now?: () => number
  readonly make?: typeof makePicture
}

const dayMs = 86_400_000
/** How long a picture from elsewhere is taken as it was; after that it is asked for again, and shown as it was while nobody answers. */
const remoteFreshMs = dayMs
/** What may be made anew for one visitor in a minute. What is there already costs nothing and is not counted. */
const [perMinute, largePerMinute] = [600, 60]
const largeArea = 1_600_000
/** What making pictures for one visitor may take of a minute: a third of one of the two that are made at once. */
const makingMsPerMinute = 20_000

export class NoSuchPicture extends Error {}

/** Names contents by what is in them; one that was named is not read again. */
export function createHashes(): (content: Buffer) => string {
  const known = new WeakMap<Buffer, string>()
  return (content) => {
    const hash = known.get(content) ?? createHash('sha256').update(content).digest('base64url').slice(0, 27)
    known.set(content, hash)
    return hash
  }
}

interface Asked {
  readonly modifiers: Modifiers
  readonly source: string
  readonly isRemote: boolean
}

/** `/_ipx/{modifiers}/{path or address}`, as it was written. A proxy may have made one slash of the two behind a scheme. */
function readAddress(address: string): Asked {
  const [, modifiers = '', written = ''] = /^\/_ipx\/([^/]*)\/([^?]*)/.exec(address) ?? []
  let source: string
  let wanted: string
  try {
    ;[source, wanted] = [decodeURIComponent(written), decodeURIComponent(modifiers)]
  } catch {
    throw new WrongModifier('the address is not encoded as addresses are')
  }
  const remote = /^(https?):\/{1,2}(?=[^/])/i.exec(source)
  const isRemote = remote !== null
  return {
    modifiers: readModifiers(wanted),
    source: remote ? `${remote[1]}://${source.slice(remote[0].length)}` : `/${source}`,
    isRemote,
  }
}

/** Throws `NotRendered` where one visitor has more pictures made than a minute allows. */
async function count(
  limiter: RateLimiter | undefined,
  who: string,
  { width = 0, height = 0, format }: Modifiers
): Promise<void> {
  const isLarge = width === 0 || width * (height || width) > largeArea || format === 'avif'
  const waitMs =
    (await limiter?.take(isLarge ? `large picture ${who}` : `picture ${who}`, isLarge ? largePerMinute : perMinute)) ??
    0
  if (waitMs > 0) throw new NotRendered(429, waitMs)
}

/** Makes pictures and keeps them. Equal wishes at the same time are one, and visitors are served in turns. */
export function createPictures({
  own,
  remote,
  store,
  ownStore = store,
  maker = pictureMaker,
  limiter,
  now = Date.now,
  make: shape = makePicture,
}: PictureOptions) {
  const lines = { waitingMax: 600, waitingPerVisitor: 100 }
  // Two at once leave the machine to the pages; sources from elsewhere are waited for apart from that.
  const making = createVisitorQueue<KeptPicture>({
    ...lines,
    atOnce: 2,
    atOncePerVisitor: 1,
    budgetMs: limiter ? makingMsPerMinute : undefined,
  })
  const fetching = createVisitorQueue<Buffer | undefined>({ ...lines, atOnce: 8, atOncePerVisitor: 4 })
  const sources = createPageCache<Buffer>({ freshMs: 10_000, pagesMax: 6, now })
  const versionOf = createHashes()

  const make = async (
    { modifiers, source, isRemote }: Asked,
    key: string,
    who: string,
    stale: KeptPicture | undefined
  ): Promise<KeptPicture> => {
    try {
      const found = isRemote
        ? await fetching.pass(who, source, () => sources.get(source, () => fetchRemote(source, remote)))
        : own(source)
      if (!found) throw new NoSuchPicture('there is no such picture')
      return await making.pass(who, key, async () => {
        const body = await shape(found, modifiers)
        await (isRemote ? store : ownStore).put(key, body)
        return { body, madeAt: now() }
      })
    } catch (error) {
      // What was there yesterday is better than nothing, unless it was taken away.
      if (stale && !(error instanceof ForeignHost) && !(error instanceof SourceFailed && error.status === 404))
        return stale
      throw error
    }
  }
  const get = async (asked: Asked, who: string | undefined): Promise<KeptPicture> => {
    const { modifiers, source, isRemote } = asked
    const body = isRemote ? undefined : own(source)
    if (!isRemote && !body) throw new NoSuchPicture('there is no such picture')
    // A drawing that changed is another one; of a picture from elsewhere we know only its address.
    const key = [maker, source, body ? versionOf(body) : '', nameOf(modifiers)].join('\n')
    const kept = await (isRemote ? store : ownStore).get(key)
    if (kept && (!isRemote || now() - kept.madeAt < remoteFreshMs)) return kept
    if (who !== undefined && !making.has(key)) await count(limiter, who, modifiers)
    return make(asked, key, who ?? '', kept)
  }
  return {
    /** The picture at an address below `/_ipx`. `who` is counted; without it nobody is. */
    async at(address: string, who?: string): Promise<KeptPicture & Pick<Asked, 'modifiers' | 'isRemote'>> {
      const asked = readAddress(address)
      return { ...(await get(asked, who)), modifiers: asked.modifiers, isRemote: asked.isRemote }
    },
  }
}
export type Pictures = ReturnType<typeof createPictures>
