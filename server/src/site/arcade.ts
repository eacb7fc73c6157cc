import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gameDocument, hasClient, type Manifest } from '@ante/arcade/document'
import { defaultLocale, isLocale, locales, messagesOf } from '@ante/texts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { securityHeaders } from './security-headers.ts'
import { type Assets, mountAssets, readAssets } from './static.ts'

export interface Arcade {
  readonly assets: Assets
  readonly manifest: Manifest
}

/** Reads the built game clients into memory. Throws when they were not built. */
export async function readArcade(folder: string): Promise<Arcade> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  return { manifest, assets: await readAssets(folder, '/arcade/') }
}

export interface ArcadeOptions {
  readonly secure: boolean
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
export function mountArcade(app: FastifyInstance, { manifest, assets }: Arcade, { secure, origin, gameOfKey }: ArcadeOptions): void {
  mountAssets(app, assets)
  const play = (reply: FastifyReply, sysname: string, { mode, locale: asked }: Asked) => {
    if (!hasClient(manifest, sysname)) return reply.callNotFound()
    const locale = typeof asked === 'string' && isLocale(asked) ? asked : defaultLocale
    const nonce = randomBytes(18).toString('base64url')
    for (const [name, value] of Object.entries(securityHeaders({ scriptSources: [`'nonce-${nonce}'`], secure, framedBy: [], payOrigins: [], origin })))
      reply.header(name, value)
    const boot = { sysname, mode: mode === 'real' ? 'real' : 'demo', locale, messages: messagesOf(locale).arcade } as const
    const dir = locales.find(({ code }) => code === locale)?.dir ?? 'ltr'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(gameDocument(manifest, boot, { nonce, dir }))
  }
  app.get<{ Params: { sysname: string }; Querystring: Asked }>('/platform/game/:sysname/play', (request, reply) =>
    play(reply, request.params.sysname, request.query)
  )
  app.get<{ Params: { key: string }; Querystring: Asked }>('/platform/game/custom/:key/play', async (request, reply) => {
    const sysname = await gameOfKey(request.params.key)
    return sysname === undefined ? reply.callNotFound() : play(reply, sysname, request.query)
  })
}
