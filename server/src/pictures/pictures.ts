import { asError } from '../errors.ts'
import { createHash } from 'node:crypto'
import type { Log } from '@ante/kit/context'
import { networkOf } from '@ante/kit/network'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimiter } from '../http/rate-limit.ts'
import { createPageCache } from '../site/page-cache.ts'
import { NotRendered } from '../site/render-gate.ts'
import { makePicture, NotAPicture, TooSlow } from './make-picture.ts'
import { type Modifiers, nameOf, readModifiers, WrongModifier } from './modifiers.ts'
import type { KeptPicture, PictureStore } from './picture-store.ts'
import { fetchRemote, ForeignHost, type RemoteRules, SourceFailed } from './remote-source.ts'
import { createVisitorQueue } from './visitor-queue.ts'

export interface PictureOptions {
  /** A picture of the house by its path; undefined where there is none. */
  readonly own: (path: string) => Buffer | undefined
  readonly remote: RemoteRules
  readonly store: PictureStore
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

const slowRetrySeconds = 60

class NoSuchPicture extends Error {}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 27)

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

/** Makes pictures and keeps them. Equal wishes at the same time are one, and visitors are served in turns. */
export function createPictures({
  own,
  remote,
  store,
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
  const hashes = new WeakMap<Buffer, string>()

  const versionOf = (body: Buffer): string => {
    const known = hashes.get(body) ?? hashOf(body)
    hashes.set(body, known)
    return known
  }
  const count = async (who: string, { width = 0, height = 0, format }: Modifiers): Promise<void> => {
    const isLarge = width === 0 || width * (height || width) > largeArea || format === 'avif'
    const waitMs =
      (await limiter?.take(
        isLarge ? `large picture ${who}` : `picture ${who}`,
        isLarge ? largePerMinute : perMinute
      )) ?? 0
    if (waitMs > 0) throw new NotRendered(429, waitMs)
  }
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
        await store.put(key, body)
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
    const key = [source, body ? versionOf(body) : '', nameOf(modifiers)].join('\n')
    const kept = await store.get(key)
    if (kept && (!isRemote || now() - kept.madeAt < remoteFreshMs)) return kept
    if (who !== undefined && !making.has(key)) await count(who, modifiers)
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

/** `/_ipx` answers a picture, or says what is wrong with the address (400), that there is none (403, 404) or that it cannot be had now (429, 502, 503). */
export function mountPictures(app: FastifyInstance, pictures: Pictures, log: Log): void {
  const etags = new WeakMap<Buffer, string>()
  const etagOf = (body: Buffer): string => {
    const known = etags.get(body) ?? `"${hashOf(body)}"`
    etags.set(body, known)
    return known
  }
  app.get('/_ipx/*', async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const { body, modifiers, isRemote } = await pictures.at(request.url, networkOf(request.ip))
      const etag = etagOf(body)
      reply
        .header('etag', etag)
        .header(
          'cache-control',
          isRemote
            ? 'public, max-age=3600, stale-while-revalidate=86400'
            : 'public, max-age=604800, stale-while-revalidate=2592000'
        )
        .header('content-security-policy', "default-src 'none'")
      if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
      return reply.type(`image/${modifiers.format}`).send(body)
    } catch (error) {
      const { status, type, code } = kindOf(error)
      if (status >= 500)
        log.warn(
          { request: request.id, path: request.url.slice(0, 300), error: asError(error).message },
          'a picture could not be made'
        )
      if (error instanceof NotRendered) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000))
      if (error instanceof TooSlow) reply.header('retry-after', slowRetrySeconds)
      const message = error instanceof Error && status < 500 ? error.message : ''
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send({ error: { type: `${type}Exception`, code, message, error_data: {}, invalid_parameters: {} } })
    }
  })
}

function kindOf(error: unknown): { status: number; type: string; code: string } {
  if (error instanceof WrongModifier) return { status: 400, type: 'InvalidRequest', code: 'wrong_modifier' }
  if (error instanceof ForeignHost) return { status: 403, type: 'AccessDenied', code: 'foreign_host' }
  if (error instanceof NoSuchPicture || (error instanceof SourceFailed && error.status === 404))
    return { status: 404, type: 'InvalidRequest', code: 'not_found' }
  if (error instanceof NotRendered) return { status: error.status, type: 'TooManyRequests', code: 'too_many_requests' }
  if (error instanceof TooSlow) return { status: 503, type: 'ApplicationUnavailable', code: 'source_failed' }
  if (error instanceof NotAPicture || error instanceof SourceFailed)
    return { status: 502, type: 'ApplicationUnavailable', code: 'source_failed' }
  return { status: 500, type: 'InternalServerError', code: 'internal_server_error' }
}
