import { describe, expect, test } from 'vitest'
import { addressOf, isProtected, localised, preferredLocale, splitLocale } from './addresses.ts'

describe('addresses of the site', () => {
  test('RTE-01 RTE-04 a locale prefix is split off, and what only looks like one is ordinary text', () => {
    expect(splitLocale('/ar/offers')).toMatchObject({ locale: 'ar', path: '/offers', hasPrefix: true })
    expect(splitLocale('/ar')).toMatchObject({ locale: 'ar', path: '/' })
    expect(splitLocale('/zz/offers')).toMatchObject({ locale: 'en', path: '/zz/offers', hasPrefix: false })
    expect(splitLocale('/arabian-nights')).toMatchObject({ locale: 'en', path: '/arabian-nights' })
  })

  test('SEC-8 no path leads to another site, however many slashes it has and whatever the request line says', () => {
    for (const path of ['/en//evil.example', '/en///evil.example/x', '/ar//evil.example'])
      expect(splitLocale(path).path).toMatch(/^\/evil\.example/)
    for (const target of [
      '//evil.example/offers',
      '/\\evil.example/offers',
      'http://evil.example/offers',
      '*',
      '/en//evil.example',
    ]) {
      const url = addressOf(target, 'https://ante.example')
      expect(url.origin, target).toBe('https://ante.example')
      expect(url.pathname, target).not.toMatch(/^\/\//)
    }
    expect(addressOf('/offers?a=1', 'https://ante.example').href).toBe('https://ante.example/offers?a=1')
  })

  test('RTE-02 the prefix is left out in the default locale and written in any other', () => {
    expect(localised('/offers', 'en')).toBe('/offers')
    expect(localised('/offers', 'ar')).toBe('/ar/offers')
    expect(localised('/', 'ar')).toBe('/ar')
  })

  test('RTE-89 RTE-90 RTE-91 RTE-92 RTE-95 protected words match anywhere in the path', () => {
    for (const path of [
      '/bets/1',
      '/profile/bets',
      '/cashier',
      '/cashier/paysuccess/7',
      '/profile',
      '/responsible-game',
      '/game/lucky-bets',
    ])
      expect(isProtected(path)).toBe(true)
    for (const path of ['/', '/betting', '/gamehall', '/support']) expect(isProtected(path)).toBe(false)
  })

  test('a first visit reads the language the browser asks for, a later one the cookie', () => {
    expect(preferredLocale(undefined, 'nl;q=0.9, ar-EG;q=0.8, en;q=0.7')).toBe('ar')
    expect(preferredLocale(undefined, 'pt-PT, en;q=0.7')).toBe('pt')
    expect(preferredLocale(undefined, 'ar;q=0, en')).toBe('en')
    expect(preferredLocale('en', 'ar')).toBe('en')
    expect(preferredLocale('xx', undefined)).toBe('en')
  })
})
