import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Assets, mountAssets, readAssets } from './static.ts'

export interface OperatorApplication {
  readonly document: string
  readonly assets: Assets
}

/** Reads the built application of staff into memory. Throws when it was not built. */
export async function readOperator(folder: string): Promise<OperatorApplication> {
  const assets = await readAssets(folder, '/operator/')
  return { document: await readFile(join(folder, 'index.html'), 'utf8'), assets }
}

/** Nothing inline, nobody else's, in no frame. Its calls go to this host alone. */
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ')
const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  // The link of an invitation is told to nobody.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** The application of staff at `/operator`: one document for all of its addresses. What it shows comes from staff calls, which ask for a session. */
export function mountOperator(app: FastifyInstance, { document, assets }: OperatorApplication): void {
  mountAssets(app, assets)
  const send = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(document)
  app.get('/operator', send)
  app.get('/operator/*', send)
}
