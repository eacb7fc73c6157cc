import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { freeze, scriptHashes } from './frozen-page.ts'
import { noncePlaceholder } from './page-cache.ts'

const page = (body: string) => ({ status: 200, headers: [], body: Buffer.from(body) })

describe('a page that is kept', () => {
  test('allows its inline scripts by their hashes and carries no nonce', () => {
    const frozen = freeze(
      page(
        `<script nonce="${noncePlaceholder}">go()</script><script nonce="${noncePlaceholder}" src="/a.js"></script><script type="application/json" nonce="${noncePlaceholder}">{}</script>`
      )
    )
    expect(frozen?.plain.toString()).toBe(
      '<script>go()</script><script src="/a.js"></script><script type="application/json">{}</script>'
    )
    expect(frozen?.scriptSources).toEqual([`'sha256-${createHash('sha256').update('go()').digest('base64')}'`])
  })

  test('SEC-7 allows no script that came into the page without the nonce, and nobody can guess what stands for it', () => {
    expect(freeze(page('<script>steal()</script><p>hello</p>'))?.scriptSources).toEqual([])
    expect(noncePlaceholder).toMatch(/^nonce-[0-9a-f]{36}$/)
  })

  test('is compressed once, in what is asked for', async () => {
    const frozen = freeze(page('<p>hello</p>'))
    expect(brotliDecompressSync((await frozen?.encoded('br')) ?? Buffer.alloc(0)).toString()).toBe('<p>hello</p>')
    expect(gunzipSync((await frozen?.encoded('gzip')) ?? Buffer.alloc(0)).toString()).toBe('<p>hello</p>')
    expect(frozen?.encoded('br')).toBe(frozen?.encoded('br'))
  })

  test('carries the sheets of the build, allowed by their hashes, and no other', () => {
    const frozen = freeze(
      page('<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/nfx/tokens.css"/>'),
      new Map([['/assets/a.css', 'p{color:red}']])
    )
    expect(frozen?.plain.toString()).toBe(
      '<style>p{color:red}</style><link rel="stylesheet" href="/assets/a.css" media="print"/><link rel="stylesheet" href="/nfx/tokens.css"/>'
    )
    expect(frozen?.styleSources).toEqual([`'sha256-${createHash('sha256').update('p{color:red}').digest('base64')}'`])
  })

  test('is not kept when the nonce stands elsewhere', () => {
    expect(
      freeze(page(`<script nonce="${noncePlaceholder}">const nonce = "${noncePlaceholder}"</script>`))
    ).toBeUndefined()
  })

  test('hashes the bytes as they are, other alphabets too', () => {
    expect(scriptHashes(Buffer.from(`<script nonce="${noncePlaceholder}">say("مرحبا")</script>`))).toEqual([
      `'sha256-${createHash('sha256').update('say("مرحبا")', 'utf8').digest('base64')}'`,
    ])
  })
})
