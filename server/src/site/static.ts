import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SharedAsset, SharedAssets } from './shared-assets.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}
const compressible = /\.(?:js|mjs|css|svg|json|webmanifest|txt)$/
const immutable = 'public, max-age=31536000, immutable'
const short = 'public, max-age=300'

export interface Asset {
  readonly type: string
  readonly cache: string
  readonly body: Buffer
  brotli?: Buffer
  gzip?: Buffer
}

export type Assets = ReadonlyMap<string, Asset>

/**
 * Reads a built folder into memory: a few megabytes, served without touching the disk again. Hidden files stay out. A `name.br` beside a file
 * is that file, compressed by the build.
 */
export async function readAssets(folder: string, prefix = '/'): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  const walk = async (relative: string): Promise<void> => {
    const entries = await readdir(join(folder, relative), { withFileTypes: true })
    const names = new Set(entries.map((entry) => entry.name))
    for (const entry of entries) {
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`
      if (entry.name.startsWith('.')) continue
      if (entry.isDirectory()) await walk(path)
      else {
        const type = types[extname(entry.name)]
        if (!type) continue
        const brotli = names.has(`${entry.name}.br`) ? await readFile(join(folder, `${path}.br`)) : undefined
        assets.set(`${prefix}${path}`, {
          type,
          cache: /(^|\/)assets\//.test(path) ? immutable : short,
          body: await readFile(join(folder, path)),
          ...(brotli ? { brotli } : {}),
        })
      }
    }
  }
  await walk('')
  return assets
}

/** The style sheets among them, as text. One that could end its own element is left out. */
export const sheetsOf = (assets: Assets): Map<string, string> =>
  new Map(
    [...assets]
      .filter(([name]) => name.endsWith('.css'))
      .map(([name, { body }]) => [name, body.toString('utf8')] as const)
      .filter(([, sheet]) => !sheet.includes('</'))
  )

/** Compressed once: by the build, else when first asked for. */
function encoded(name: string, asset: Asset, accepts: string): { body: Buffer; encoding?: string } {
  if (!compressible.test(name) || asset.body.length < 1024) return { body: asset.body }
  if (/\bbr\b/.test(accepts)) {
    asset.brotli ??= brotliCompressSync(asset.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return { body: asset.brotli, encoding: 'br' }
  }
  if (/\bgzip\b/.test(accepts)) {
    asset.gzip ??= gzipSync(asset.body)
    return { body: asset.gzip, encoding: 'gzip' }
  }
  return { body: asset.body }
}

/** Those whose name changes with their content. */
export const immutableOf = (assets: Assets): Map<string, SharedAsset> =>
  new Map([...assets].filter(([, { cache }]) => cache === immutable))

/** Serves known files only: there is no path to traverse. What other versions of the site have is looked for in `shared`. */
export function mountAssets(app: FastifyInstance, assets: Assets, shared?: Pick<SharedAssets, 'find'>): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const name = request.url.split('?', 1)[0] ?? ''
    const other = assets.has(name) ? undefined : await shared?.find(name)
    const asset = assets.get(name) ?? (other && { ...other, cache: immutable })
    if (!asset) return
    const { body, encoding } = encoded(name, asset, request.headers['accept-encoding'] ?? '')
    reply
      .header('content-type', asset.type)
      .header('cache-control', asset.cache)
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'accept-encoding')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  })
}
