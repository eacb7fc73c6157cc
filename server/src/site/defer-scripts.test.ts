import { describe, expect, it } from 'vitest'
import { scriptHashes } from './frozen-page.ts'
import { noncePlaceholder } from './page-cache.ts'
import { deferScripts } from './defer-scripts.ts'

const deferred = (html: string): string => deferScripts(Buffer.from(html)).toString()
const hashes = (html: string): string[] => scriptHashes(Buffer.from(html))

const nonce = ` nonce="${noncePlaceholder}"`
const page = [
  `<head><link rel="modulepreload" href="/assets/a.js"${nonce}/><link rel="modulepreload"${nonce} href="/assets/b.js"/><link rel="stylesheet" href="/assets/a.css"/></head>`,
  `<body><p>rel="modulepreload"</p><script${nonce}>context()</script>`,
  `<script${nonce} type="module" async="">import "/assets/a.js";\nwindow.__reactRouterRouteModules = {};\nimport("/assets/b.js");</script></body>`,
].join('')

describe('a page is painted before its scripts are asked for', () => {
  it('names them where only its own starter reads them, and changes nothing else', () => {
    const painted = deferred(page)
    expect(painted).toContain(
      '<head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>rel="modulepreload"</p>'
    )
    expect(painted).toContain(
      `<script${nonce} type="text/plain" data-parts="/assets/a.js /assets/b.js">import "/assets/a.js";\nwindow.__reactRouterRouteModules = {};\nimport("/assets/b.js");</script>`
    )
    expect(painted).not.toContain('type="module"')
    expect(painted).not.toContain('<link rel="modulepreload"')
  })

  it('allows by its hash what the starter starts, and the starter', () => {
    expect(hashes(deferred(page))).toEqual(expect.arrayContaining(hashes(page)))
    expect(hashes(deferred(page))).toHaveLength(hashes(page).length + 1)
  })

  it('leaves a module of an operator’s where and what it is', () => {
    const own = `<script${nonce} type="module">own()</script>`
    expect(deferred(page.replace('<head>', `<head>${own}`))).toBe(deferred(page).replace('<head>', `<head>${own}`))
  })

  it('leaves a page without scripts as it is', () => {
    const plain = '<head><link rel="modulepreload" href="/assets/a.js"/></head>'
    expect(deferred(plain)).toBe(plain)
  })
})
