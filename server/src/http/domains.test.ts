import { request } from 'node:http'
import { siteSettings, tokenSettings } from '@ante/product/content/contract'
import { authSettings } from '@ante/product/identity/contract'
import { putBanner, putPage, putSetting, readConfig, tokensAddress } from '@ante/product/content/index'
import { seeds } from '@ante/product/seeds'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '@ante/testing/database'
import { type TestServer, testServer } from '@ante/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
  await server.database.db.write(async (tx) => {
    await putSetting(tx, 'site', { name: 'Everywhere' })
    await putSetting(tx, 'site', { name: 'Lumen' }, '*', 'lumen.test')
    await putSetting(tx, 'site', { name: 'Licht' }, 'de', 'lumen.test')
    await putSetting(tx, 'seo', { title: 'The bright table', keywords: 'light' }, '*', 'lumen.test')
    await putSetting(tx, 'tokens', { all: { header: '5rem' } }, '*', 'lumen.test')
    await putSetting(tx, 'general', { domain_type: 'mirror' }, '*', 'lumen.test')
  })
})
afterAll(() => server.stop())

/** As a browser asks under another name; `fetch` would not let the host be named. */
const ask = (
  path: string,
  host?: string
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(new URL(path, server.url), { headers: host === undefined ? {} : { host } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end()
  })
const json = async (path: string, host?: string) => JSON.parse((await ask(path, host)).text) as Record<string, never>
/** Hosts read again what changed within moments. */
const untilRead = () =>
  vi.waitFor(async () => {
    expect((await json('/nfx/cms-config/en'))['site']).toMatchObject({ name: 'Everywhere' })
    expect((await json('/nfx/cms-config/en', 'lumen.test'))['site']).toMatchObject({ name: 'Lumen' })
  }, 60_000)

describe('what an operator sets for one domain', () => {
  it('CMS-01 CMS-02 lies over what holds for all, the language’s own over it; a name that nobody set is the house itself', async () => {
    await untilRead()
    const nameOn = async (locale: string, host?: string) =>
      (await json(`/nfx/cms-config/${locale}`, host))['site']?.['name']
    expect(await nameOn('en')).toBe('Everywhere')
    expect(await nameOn('en', 'LUMEN.test:3000')).toBe('Lumen')
    expect(await nameOn('de', 'lumen.test')).toBe('Licht')
    expect(await nameOn('en', 'evil.example')).toBe('Everywhere')
  })

  it('CMS-39 API-121 the head’s settings are looked up by host: the one that is named, else the one that is asked', async () => {
    await untilRead()
    expect(await json('/nfx/domain-seo-settings', 'lumen.test')).toMatchObject({
      host: 'lumen.test',
      title: 'The bright table',
      keywords: 'light',
    })
    expect(await json('/nfx/domain-seo-settings?host=lumen.test')).toMatchObject({
      host: 'lumen.test',
      title: 'The bright table',
    })
    expect(await json('/nfx/domain-seo-settings?host=other.test')).toMatchObject({ host: 'other.test', title: '' })
  })

  it('CMS-47 API-134 API-135 its tokens are a style file: kept for good under the name of its version, for moments under any other', async () => {
    await untilRead()
    const sheet = await ask('/nfx/tokens.css', 'lumen.test')
    expect(sheet.status).toBe(200)
    expect(sheet.text).toContain('html:root{--header:5rem}\n')
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(sheet.headers['cache-control']).toBe('public, max-age=30')
    const ofHouse = (await ask('/nfx/tokens.css')).text
    expect(ofHouse).toContain('--ember:oklch(')
    expect(ofHouse).not.toContain('--header')
    expect((await ask(tokensAddress(tokenSettings.parse({})))).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable'
    )
    expect((await ask('/nfx/tokens.css?v=made-up', 'lumen.test')).headers['cache-control']).toBe('public, max-age=30')
  })

  it('CMS-05 its general information is told by the API of that domain only', async () => {
    await untilRead()
    const typeOn = async (host?: string) =>
      (await json('/api/metadata/getgeneralinfo?locale=en&version=1', host))['data']?.['domain_type']
    expect(await typeOn('lumen.test')).toBe('mirror')
    expect(await typeOn()).toBe('main')
  })
})

describe('the configuration over the wire', () => {
  it('CMS-07 CMS-08 CMS-09 has the flags and the rhythm of balances with their defaults', async () => {
    const { site } = await json('/nfx/cms-config/en')
    expect(site).toMatchObject({
      isTwoFAEnable: false,
      isSumsubEnable: false,
      isResponsibleGamingEnable: false,
      isBetHistoryEnable: false,
      isVisibleNoticeBetting: true,
      isTitleClickable: false,
      balanceRefresh: {
        isEnabledInterval: true,
        countSecondsForInterval: 10,
        isEnabledTurnOffRequests: true,
        countMinutesAfterWhichRequestsTurnedOff: 5,
        isEnabledRequestsAfterClick: true,
        countSecondsForDelayBetweenClick: 1,
      },
    })
  })

  it('CMS-21 CMS-24 lists each language with its direction, and the default one', async () => {
    const { locales, defaultLocale } = await json('/nfx/i18n/locales')
    expect(defaultLocale).toBe('en')
    const dirs = Object.fromEntries(
      (locales as unknown as { code: string; dir: string }[]).map(({ code, dir }) => [code, dir])
    )
    expect(dirs).toMatchObject({
      en: 'ltr',
      de: 'ltr',
      es: 'ltr',
      pt: 'ltr',
      fr: 'ltr',
      tr: 'ltr',
      ru: 'ltr',
      ar: 'rtl',
    })
  })

  it('CMS-25 answers the messages of each language, and refuses one that is not spoken', async () => {
    const titleIn = async (locale: string) =>
      (await json(`/nfx/i18n/messages/${locale}`))['system']?.['notFound']?.['title']
    expect(await titleIn('en')).toBe('Page not found')
    expect(await titleIn('ar')).toMatch(/\p{Script=Arabic}/u)
    expect((await ask('/nfx/i18n/messages/xx')).status).toBe(404)
  })
})

describe('what an operator writes once for all domains', () => {
  it('CMS-01 CMS-39 has the name of the site that shows it, in pages, their list and banners', async () => {
    await server.database.db.write(async (tx) => {
      await putPage(tx, {
        slug: 'about',
        locale: 'en',
        position: 0,
        title: 'About {brand}',
        description: 'Who {brand} is',
        body: '## {brand}\n\nHere.',
      })
      await putBanner(tx, {
        position: 'home',
        leadsTo: '/',
        texts: { en: { title: '{brand} tonight', text: 'At {brand}' } },
        images: {},
      })
    })
    await untilRead()
    const asked = async (call: string, host?: string) =>
      (await json(`/api/${call}&locale=en&version=1`, host))['data'] as unknown
    for (const [host, brand] of [
      ['lumen.test', 'Lumen'],
      ['other.test', 'Everywhere'],
    ] as const) {
      expect(await asked('content/getpage?slug=about', host)).toEqual({
        slug: 'about',
        title: `About ${brand}`,
        description: `Who ${brand} is`,
        blocks: [
          { kind: 'heading', text: brand },
          { kind: 'paragraph', text: 'Here.' },
        ],
      })
      expect(await asked('content/getpages?', host)).toEqual({ items: [{ slug: 'about', title: `About ${brand}` }] })
      expect(await asked('banners/get?position=home', host)).toMatchObject({
        items: [{ description: { title: `${brand} tonight`, text: `At ${brand}` } }],
      })
    }
  })
})

describe('the demo', () => {
  it('CMS-08 switches on every flag of the site', async () => {
    const areas = seeds.find(({ name }) => name === 'areas')
    const demo = await testDatabase()
    await demo.db.write(async (tx) => areas?.run(tx))
    const { site } = (await demo.db.read((tx) => readConfig(tx, { site: siteSettings }, 'en'))) as {
      site: Record<string, unknown>
    }
    const flags = Object.entries(site).filter(([name]) => /^is[A-Z]/.test(name))
    expect(flags.map(([name]) => name)).toContain('isBetHistoryEnable')
    expect(flags.filter(([, on]) => on !== true)).toEqual([])
    await demo.close()
  })
})

describe('registration in the demo', () => {
  it('REG-03 the demo operator does not tick the news for a player', async () => {
    const auth = seeds.find(({ name }) => name === 'auth')
    const demo = await testDatabase()
    await demo.db.write(async (tx) => auth?.run(tx))
    expect(await demo.db.read((tx) => readConfig(tx, { auth: authSettings }, 'en'))).toMatchObject({
      auth: {
        notify: { isActive: true, defaultValue: false },
        authTypes: { social: ['google', 'facebook', 'telegram'] },
      },
    })
    await demo.close()
  })
})

describe('the second brand of the demo', () => {
  it('CMS-46 is stored values and nothing else, and each of them fits its contract', async () => {
    const brands = seeds.find(({ name }) => name === 'brands')
    await server.database.db.write(async (tx) => brands?.run(tx))
    server.dispatcher?.wake()
    await vi.waitFor(
      async () =>
        expect((await json('/nfx/cms-config/en', 'lumen.localhost'))['site']).toMatchObject({ name: 'Lumen' }),
      60_000
    )
    expect((await ask('/nfx/tokens.css', 'lumen.localhost')).text).toMatch(
      /html:root\[data-theme='light'\]\{[^}]*--ink:oklch\(/
    )
    expect((await json('/nfx/cms-config/en', 'lumen.localhost'))['webSetting']).toEqual({
      favicon: { any: '/art/brands/lumen.svg' },
    })
  })
})
