import { describe, expect, it } from 'vitest'
import { fits, legacyTarget } from './redirects.ts'

describe('legacy redirects', () => {
  it('RTE-84 an exact address leads to its target, and only that one', () => {
    const list = [{ from_url: '/old', to_url: '/new' }]
    expect(legacyTarget(list, '/old', '')).toBe('/new')
    expect(legacyTarget(list, '/old/', '')).toBeUndefined()
    expect(legacyTarget(list, '/older', '')).toBeUndefined()
  })

  it.each([
    ['/old/*', '/old/a/b', true],
    ['/old/*', '/old', false],
    ['*/info', '/de/info', true],
    ['/a*b*c', '/a-b-c', true],
    ['/a*b*c', '/acb', false],
    ['/ab*ba', '/aba', false],
    ['/a*x*a', '/axa', true],
    ['/a*xa*a', '/axa', false],
    ['*', '/', true],
    ['/a.c', '/abc', false],
  ])('RTE-85 %s against %s is %s: an asterisk is any run of characters, and nothing else is special', (pattern, path, expected) => {
    expect(fits(pattern, path)).toBe(expected)
  })

  it('RTE-88 the first entry that fits counts', () => {
    const list = [
      { from_url: '/old/*', to_url: '/first' },
      { from_url: '/old/page', to_url: '/second' },
    ]
    expect(legacyTarget(list, '/old/page', '')).toBe('/first')
  })

  it('the query goes along, after the target’s own and before its hash', () => {
    expect(legacyTarget([{ from_url: '/old', to_url: '/new' }], '/old', '?x=1')).toBe('/new?x=1')
    expect(legacyTarget([{ from_url: '/old', to_url: '/new?a=2#top' }], '/old', '?x=1')).toBe('/new?a=2&x=1#top')
  })

  it('a hostile pattern is as fast as any', () => {
    const began = performance.now()
    expect(fits(`/${'a*'.repeat(2000)}b`, `/${'a'.repeat(20_000)}`)).toBe(false)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
