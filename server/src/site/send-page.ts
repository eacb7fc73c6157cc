import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FrozenPage } from './frozen-page.ts'
import { replaceInPage } from './page-bytes.ts'
import { type CachedPage, noncePlaceholder } from './page-cache.ts'
import { type PagePolicy, securityHeaders } from './security-headers.ts'

/** What the headers of every page say of this host. */
export type PageFrame = Pick<
  PagePolicy,
  'framedBy' | 'payOrigins' | 'identityOrigins' | 'gameOrigins' | 'vendors' | 'origin'
>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

function pageHeaders(
  reply: FastifyReply,
  options: PageFrame,
  page: Pick<CachedPage, 'status' | 'headers' | 'codeHosts'>,
  allowed: Pick<PagePolicy, 'scriptSources' | 'styleSources'>
): FastifyReply {
  const { framedBy, payOrigins, identityOrigins = [], gameOrigins = [], vendors, origin } = options
  for (const [name, value] of page.headers)
    if (!/^(?:content-length|content-encoding|transfer-encoding|content-security-policy)$/i.test(name))
      reply.header(name, value)
  for (const [name, value] of Object.entries(
    securityHeaders({
      ...allowed,
      codeHosts: page.codeHosts,
      framedBy,
      payOrigins,
      identityOrigins,
      gameOrigins,
      vendors,
      origin,
    })
  ))
    reply.header(name, value)
  return reply
    .code(page.status)
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding, cookie, accept-language')
}

/** A page that many visitors get. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageFrame,
  page: FrozenPage
): Promise<FastifyReply> {
  pageHeaders(reply, options, page, page)
  const accepts = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined
  if (encoding === undefined) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding))
}

/** A page of one visitor. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageFrame,
  page: CachedPage
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64url')
  pageHeaders(reply, options, page, { scriptSources: [`'nonce-${nonce}'`] })
  const body = replaceInPage(page.body, noncePlaceholder, nonce)
  const accepts = request.headers['accept-encoding'] ?? ''
  if (body.length < 1400) return reply.send(body)
  if (/\bbr\b/.test(accepts)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return reply.header('content-encoding', 'br').send(await compressBrotli(body, { params }))
  }
  if (/\bgzip\b/.test(accepts))
    return reply.header('content-encoding', 'gzip').send(await compressGzip(body, { level: 5 }))
  return reply.send(body)
}
