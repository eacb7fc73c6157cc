import { describe, expect, it } from 'vitest'
import { inLocale, isProtected, ownPath, refusedTo, withoutBase } from './paths.ts'

const origin = 'https://ante.example'

describe('paths', () => {
  it('RTE-89, RTE-90, RTE-91, RTE-92, RTE-95 protected words are looked for anywhere in the path', () => {
    for (const path of [
      '/bets/1',
      '/cashier',
      '/cashier/payfail/7',
      '/ar/profile/settings',
      '/responsible-game',
      '/game/lucky-bets',
      '/my-profile',
    ])
      expect(isProtected(path), path).toBe(true)
    for (const path of ['/', '/betting', '/gamehall', '/ar', '/game/plumb']) expect(isProtected(path), path).toBe(false)
  })

  it('RTE-93 the whole path, prefix and query included, is kept and encoded', () => {
    expect(refusedTo('/ar/cashier/history?page=2')).toBe('/?redirectUrl=%2Far%2Fcashier%2Fhistory%3Fpage%3D2')
  })

  it('RTE-83, RTE-96 only paths of this site are returned to', () => {
    expect(ownPath('/cashier/deposit?a=1#b', origin)).toBe('/cashier/deposit?a=1#b')
    expect(ownPath('https://ante.example/game/plumb', origin)).toBe('/game/plumb')
    for (const other of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/./\\evil.example',
      '/a/..//evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '',
      null,
      undefined,
    ])
      expect(ownPath(other, origin), String(other)).toBeUndefined()
  })

  it('RTE-02 the default locale has no prefix, the others have theirs', () => {
    expect(inLocale('/offers?a=1', 'en', 'en')).toBe('/offers?a=1')
    expect(inLocale('/offers', 'ar', 'en')).toBe('/ar/offers')
    expect(inLocale('/', 'ar', 'en')).toBe('/ar')
  })

  it('a path without its prefix is the route', () => {
    expect(withoutBase('/ar/offers', '/ar')).toBe('/offers')
    expect(withoutBase('/ar', '/ar')).toBe('/')
    expect(withoutBase('/ar?a=1', '/ar')).toBe('/?a=1')
    expect(withoutBase('/ar#top', '/ar')).toBe('/#top')
    expect(withoutBase('/ar/offers?a=1', '/ar')).toBe('/offers?a=1')
    expect(withoutBase('/archive', '/ar')).toBe('/archive')
    expect(withoutBase('/offers', '')).toBe('/offers')
  })

  it('SEC-8 RTE-83 RTE-96 what follows the prefix of a locale leads to no other site either', () => {
    for (const wish of [
      '/ar//evil.example/a',
      '/ar/\\evil.example/a',
      '/ar///evil.example/a',
      'https://ante.example/ar//evil.example/a',
    ]) {
      const target = withoutBase(ownPath(wish, origin) ?? '', '/ar')
      expect(target, wish).toBe('/evil.example/a')
      expect(new URL(inLocale(target, 'en', 'en'), origin).origin).toBe(origin)
    }
    expect(inLocale('//evil.example', 'en', 'en')).toBe('/evil.example')
    expect(inLocale('//evil.example', 'ar', 'en')).toBe('/ar/evil.example')
    expect(withoutBase('//evil.example', '')).toBe('/evil.example')
  })
})
