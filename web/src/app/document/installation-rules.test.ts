import { describe, expect, it } from 'vitest'
import {
  inTheme,
  isFreeToReload,
  offlinePageFor,
  ownLifeMs,
  ownPlace,
  treatmentOf,
  withOwn,
} from './installation-rules.ts'

const origin = 'https://ante.example'
const treat = (path: string, mode = 'navigate', method = 'GET') =>
  treatmentOf({ method, mode, url: new URL(path, origin).href }, origin)

describe('what the service worker touches', () => {
  it('PWA-13 takes build assets from its cache and pages from the network', () => {
    expect(treat('/assets/home-abc.js', 'cors')).toBe('asset')
    for (const page of ['/', '/ar/gamehall', '/cashier/deposit?x=1']) expect(treat(page)).toBe('page')
  })

  it('PWA-13 SEC-18 leaves calls, play addresses, data of pages, other sites and everything that is not read alone', () => {
    for (const path of [
      '/api/cashier/gethistory?version=1',
      '/platform/game/x/play',
      '/oauth/init?service=x',
      '/oauth/callback/x?state=s',
    ]) {
      expect(treat(path, 'cors')).toBe('leave')
      // Whoever goes there goes once: the worker hands over what the browser has asked for already.
      expect(treat(path)).toBe('through')
    }
    expect(treat('https://elsewhere.example/')).toBe('leave')
    for (const path of ['/cashier/history.data', '/nfx/cms-config/en', '/art/games/x.svg', '/sw.js'])
      expect(treat(path, 'cors')).toBe('leave')
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) expect(treat('/', 'navigate', method)).toBe('leave')
  })

  it('PWA-13 answers without a connection in the language of the address', () => {
    const pages = ['/offline', '/ar/offline']
    expect(offlinePageFor('/ar/betting', pages)).toBe('/ar/offline')
    for (const path of ['/', '/betting', '/arabian-nights', '/de']) expect(offlinePageFor(path, pages)).toBe('/offline')
  })

  it('PWA-13 shows without a connection what was kept of the player, with its age, as text, and nothing that is too old', () => {
    const html = `<main>${ownPlace}</main>`
    const sections = [{ title: 'Your bets', lines: [['<script>alert(1)</script> & "$&"', '$5.00']] as const }]
    const own = { uid: 7, savedAt: 1000, note: 'Kept 27.11.2026 15:00', sections }
    expect(withOwn(html, own, 2000)).toBe(
      '<main><p class="age">Kept 27.11.2026 15:00</p><section><h2>Your bets</h2><ul><li><span>&lt;script>alert(1)&lt;/script> &amp; &quot;$&amp;&quot;</span> <b>$5.00</b></li></ul></section></main>'
    )
    expect(withOwn(html, own, 1000 + ownLifeMs + 1)).toBe(html)
    expect(withOwn(html, undefined, 2000)).toBe(html)
  })

  it('PWA-13 gives the offline page the theme that was chosen, and nothing else that stands in the cookie', () => {
    const kept = '<html lang="en" dir="ltr" data-theme="dark">\n<p>data-theme="dark"'
    expect(inTheme(kept, 'light')).toBe('<html lang="en" dir="ltr" data-theme="light">\n<p>data-theme="dark"')
    for (const other of [undefined, '', 'purple', '"><script>', 'dark']) expect(inTheme(kept, other)).toBe(kept)
  })
})

describe('when a new version may reload the page', () => {
  const quiet = { pathname: '/promotions', isTyping: false, hasDialog: false }

  it('PWA-10 never in a game, at the cashier, at a bet slip, over an open dialog or while somebody types', () => {
    for (const pathname of ['/', '/ar', '/gamehall', '/promotions'])
      expect(isFreeToReload({ ...quiet, pathname })).toBe(true)
    for (const pathname of [
      '/game/dicebox',
      '/ar/game/dicebox',
      '/cashier',
      '/de/cashier/deposit',
      '/betting',
      '/fr/betting',
    ])
      expect(isFreeToReload({ ...quiet, pathname })).toBe(false)
    expect(isFreeToReload({ ...quiet, isTyping: true })).toBe(false)
    expect(isFreeToReload({ ...quiet, hasDialog: true })).toBe(false)
  })
})
