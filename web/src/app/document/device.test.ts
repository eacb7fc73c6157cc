import { describe, expect, it } from 'vitest'
import { deviceClassOf, isMiniApp, platformOf, platforms, saysWebView } from './device.ts'

describe('device classes', () => {
  it.each([
    ['DLG-50', 'mobile', 320, 767],
    ['DLG-51', 'tablet', 768, 991],
    ['DLG-52', 'laptop', 992, 1279],
    ['DLG-53', 'laptopLg', 1280, 1365],
    ['DLG-54', 'desktopSm', 1366, 1439],
    ['DLG-55', 'desktop', 1440, 1695],
    ['DLG-56', 'desktopMd', 1696, 1919],
    ['DLG-57', 'desktopLg', 1920, 2560],
  ] as const)(
    'DLG-50 DLG-51 DLG-52 DLG-53 DLG-54 DLG-55 DLG-56 DLG-57 %s: %s is from its first to its last pixel',
    (_row, name, from, to) => {
      expect([deviceClassOf(from), deviceClassOf(to)]).toEqual([name, name])
      expect(deviceClassOf(to + 1) === name).toBe(name === 'desktopLg')
    }
  )
})

describe('where the site runs', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
  const android =
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36'
  const ios =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
  const safari = `${ios} Safari/604.1`

  it('PWA-04, PWA-05, DLG-58 is one of three: a browser, installed, inside of another app', () => {
    expect(platforms).toEqual(['default', 'PWA', 'web-view app'])
    for (const userAgent of [chrome, safari]) {
      expect(platformOf({ hash: '', userAgent, standalone: false })).toBe('default')
      expect(platformOf({ hash: '', userAgent, standalone: true })).toBe('PWA')
    }
    for (const userAgent of [android, ios])
      expect(platformOf({ hash: '', userAgent, standalone: false })).toBe('web-view app')
  })

  it('RTE-108 a messaging app is known by its data in the hash, and by nothing else', () => {
    for (const hash of ['#tgWebAppData=query_id%3D1%26user%3D2&tgWebAppVersion=8.0', '#a=1&tgWebAppData=x']) {
      expect(isMiniApp(hash)).toBe(true)
      expect(platformOf({ hash, userAgent: chrome, standalone: false })).toBe('web-view app')
    }
    for (const hash of ['', '#real', '#xtgWebAppData=1', '#a=tgWebAppData']) expect(isMiniApp(hash)).toBe(false)
  })

  it('PWA-06 an app that shows the site is known by its mark or by what its address says', () => {
    expect(platformOf({ hash: '', userAgent: android, standalone: false })).toBe('web-view app')
    expect(platformOf({ hash: '', userAgent: chrome, standalone: false, said: true })).toBe('web-view app')
    expect(saysWebView('?platform=webview')).toBe(true)
    for (const search of ['', '?platform=web', '?webview', '?x=platform%3Dwebview'])
      expect(saysWebView(search)).toBe(false)
  })
})
