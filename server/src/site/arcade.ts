import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gameDocument, hasClient, type Manifest, manifestShape } from '@ante/arcade/document'
import { defaultLocale, isLocale, locales, messagesOf } from '@ante/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from './security-headers.ts'
import { type Assets, mountAssets, readAssets } from './static.ts'

export interface Arcade {
  readonly assets: Assets
  readonly manifest: Manifest
  /** The page that verifies rounds without this site. */
  readonly verifier: string
}

/** Reads the built game clients into memory. Throws when they were not built. */
export async function readArcade(folder: string): Promise<Arcade> {
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const verifier = await readFile(join(folder, 'verifier.html'), 'utf8')
  return { manifest, verifier, assets: await readAssets(folder, '/arcade/') }
}

/** The words of every game in every language are 260 files: they are loaded with the first game that is opened. */
const loadTexts = () => import('@ante/arcade/texts')

export interface ArcadeOptions {
  /** The uid of the request's session. */
  readonly playerOf: (request: FastifyRequest) => Promise<string | undefined>
  readonly origin: string
  /** RTE-75: the game behind a key of the operator's own; undefined for a key that nobody gave. */
  readonly gameOfKey: (key: string) => Promise<string | undefined>
}
interface Asked {
  mode?: unknown
  locale?: unknown
}

/**
 * The play address of a game: what its frame on the site holds. `mode=real` plays the signed-in player's money, everything else is for fun.
 * An address without a client here is answered by the site (a page that says so).
 */
export function mountArcade(
  app: FastifyInstance,
  { manifest, assets, verifier }: Arcade,
  { origin, playerOf, gameOfKey }: ArcadeOptions
): void {
  mountAssets(app, assets)
  // A file to keep, never a page of this site: it has a script of its own in it.
  app.get('/arcade/verifier.html', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', 'attachment; filename="verifier.html"')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=300')
      .send(verifier)
  )
  const play = async (request: FastifyRequest<{ Querystring: Asked }>, reply: FastifyReply, sysname: string) => {
    if (!hasClient(manifest, sysname)) return reply.callNotFound()
    const { mode, locale: asked } = request.query
    const player = mode === 'real' ? await playerOf(request) : undefined
    const locale = typeof asked === 'string' && isLocale(asked) ? asked : defaultLocale
    const { gameTexts } = await loadTexts()
    const nonce = randomBytes(18).toString('base64url')
    for (const [name, value] of Object.entries(
      securityHeaders({ scriptSources: [`'nonce-${nonce}'`], framedBy: [], payOrigins: [], origin })
    ))
      reply.header(name, value)
    const boot = {
      sysname,
      mode: mode === 'real' ? 'real' : 'demo',
      ...(player !== undefined && { player }),
      locale,
      messages: messagesOf(locale).arcade,
      gameMessages: gameTexts(sysname, locale),
    } as const
    const dir = locales.find(({ code }) => code === locale)?.dir ?? 'ltr'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(gameDocument(manifest, boot, { nonce, dir }))
  }
  app.get<{ Params: { sysname: string }; Querystring: Asked }>('/platform/game/:sysname/play', (request, reply) =>
    play(request, reply, request.params.sysname)
  )
  app.get<{ Params: { key: string }; Querystring: Asked }>(
    '/platform/game/custom/:key/play',
    async (request, reply) => {
      const sysname = await gameOfKey(request.params.key)
      return sysname === undefined ? reply.callNotFound() : play(request, reply, sysname)
    }
  )
}
