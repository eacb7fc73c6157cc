import { describe, expect, it } from 'vitest'
import { redirectSettings } from '../contract.ts'
import { fits, legacyTarget, withoutLoops } from './redirects.ts'

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
  ])(
    'RTE-85 %s against %s is %s: an asterisk is any run of characters, and nothing else is special',
    (pattern, path, expected) => {
      expect(fits(pattern, path)).toBe(expected)
    }
  )

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

  it.each([
    ['to itself', ['/a > /a'], []],
    ['to itself by a query', ['/a > /a?x=1#y'], []],
    ['into what its asterisk stands for', ['/old/* > /old/new'], []],
    ['round over others', ['/a > /b', '/b > /c', '/c > /a', '/d > /e'], ['/d > /e']],
    ['round by the language that the site puts in front', ['/de/a > /a', '/b > /en/b', '/de/c > /d'], ['/de/c > /d']],
    [
      'to another site, also to an address of the same path',
      ['/a > https://other.example/a'],
      ['/a > https://other.example/a'],
    ],
    ['into a circle of others, which is gone', ['/in > /b', '/b > /c', '/c > /b'], ['/in > /b']],
    [
      'where an entry before it catches what it leads to',
      ['/new/* > /shop', '/old > /new/x'],
      ['/new/* > /shop', '/old > /new/x'],
    ],
  ])('CMS-41 entries that lead in circles are none: %s', (_what, entries, expected) => {
    const list = entries.map((entry) => ({
      from_url: entry.split(' > ')[0] ?? '',
      to_url: entry.split(' > ')[1] ?? '',
    }))
    expect(withoutLoops(list).kept.map(({ from_url, to_url }) => `${from_url} > ${to_url}`)).toEqual(expected)
    expect(redirectSettings.parse({ list }).list).toHaveLength(expected.length)
  })

  it('a hostile pattern is as fast as any', () => {
    // What this thread took of a processor: other processes may have it meanwhile.
    const began = process.threadCpuUsage()
    expect(fits(`/${'a*'.repeat(2000)}b`, `/${'a'.repeat(20_000)}`)).toBe(false)
    const { user, system } = process.threadCpuUsage(began)
    expect((user + system) / 1e3).toBeLessThan(1000)
  })
})
