import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { scriptsOf } from './inline-scripts.ts'
import { replaceInPage, splitHead } from './page-bytes.ts'
import { type CachedPage, noncePlaceholder } from './page-cache.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page that many visitors get byte for byte: its inline scripts are allowed by their hashes, so it needs no nonce and is compressed once. */
export interface FrozenPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly scriptSources: readonly string[]
  readonly styleSources: readonly string[]
  readonly codeHosts?: readonly string[] | undefined
  readonly plain: Buffer
  /** The compressed page. Made for the first visitor who asks for it and kept for the others. */
  encoded(encoding: Encoding): Promise<Buffer>
}
export type Encoding = 'br' | 'gzip'

/** The sheets of the build by their addresses. */
export type Sheets = ReadonlyMap<string, string>

const hashOf = (content: string | Buffer): string => `'sha256-${hash('sha256', content, 'base64')}'`

/** The sheets that were hashed last, by their addresses: they are the same in every page, and larger than all its scripts. */
const hashed = new Map<string, { readonly sheet: string; readonly source: string }>()
const hashedMax = 50
function sourceOf(href: string, sheet: string): string {
  const before = hashed.get(href)
  if (before?.sheet === sheet) return before.source
  if (hashed.size >= hashedMax) hashed.clear()
  const source = hashOf(sheet)
  hashed.set(href, { sheet, source })
  return source
}

/**
 * Writes the build's sheets into the page: the first picture of a first visit does not wait for a second answer of the network. The link stays,
 * because the page's scripts expect it, but blocks nothing any more and warms the browser's cache for pages that are not kept.
 */
function inlineSheets(html: Buffer, sheets: Sheets): { html: Buffer; sources: string[] } {
  const sources: string[] = []
  const [head, rest] = splitHead(html)
  const inlined = head.replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, href: string) => {
    const sheet = sheets.get(href)
    if (sheet === undefined) return link
    sources.push(sourceOf(href, sheet))
    return `<style>${sheet}</style><link rel="stylesheet" href="${href}" media="print"/>`
  })
  return { html: Buffer.concat([Buffer.from(inlined), rest]), sources }
}

/**
 * The CSP source of each inline script of ours that runs: those that carry the nonce. A script that came into the page in any other way gets no hash,
 * as it would have no nonce. Data blocks do not run and need none.
 */
export function scriptHashes(html: Buffer): string[] {
  const sources = new Set<string>()
  for (const { attributes, content } of scriptsOf(html)) {
    if (!attributes.includes(`nonce="${noncePlaceholder}"`)) continue
    if (/\bsrc=/.test(attributes) || /\btype="application\/(?:json|ld\+json)"/.test(attributes) || content.length === 0)
      continue
    sources.add(hashOf(content))
  }
  return [...sources]
}

const compress: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => compressGzip(plain, { level: 6 }),
}

/** Freezes a rendered page; undefined when the nonce stands anywhere but in nonce attributes, so that the page cannot do without. */
export function freeze(page: CachedPage, sheets: Sheets = new Map()): FrozenPage | undefined {
  const { html: plain, sources } = inlineSheets(replaceInPage(page.body, ` nonce="${noncePlaceholder}"`, ''), sheets)
  if (plain.includes(noncePlaceholder)) return undefined
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const encoded = (encoding: Encoding) => (made[encoding] ??= compress[encoding](plain))
  const { status, headers, codeHosts } = page
  return { status, headers, codeHosts, scriptSources: scriptHashes(page.body), styleSources: sources, plain, encoded }
}
