import { siteContext } from '@ante/web/context'
import { putSetting } from '@ante/product/content/index'
import type { FastifyInstance } from 'fastify'
import { data, type LoaderFunctionArgs, type RouterContextProvider, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { createPolicies } from '@ante/product/policies/index'
import { systemClock } from '../http/call.ts'
import { createRateLimiter } from '../http/rate-limit.ts'
import { createRegistry } from '../registry.ts'
import { createSessions } from '../sessions.ts'
import { createSettings } from '../settings.ts'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { createPageCache } from './page-cache.ts'
import { createRenderGate } from './render-gate.ts'
import { mountSite } from './site.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const origin = 'http://ante.test'
let rendered = 0

/** A site of one page that tells its address and refuses as the real one does. */
const build = {
  assets: { version: '1', entry: { module: '', imports: [] }, routes: {}, url: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  entry: {
    module: {
      siteContext,
      default: (
        request: Request,
        status: number,
        headers: Headers,
        _entry: unknown,
        context: RouterContextProvider
      ) => {
        rendered += 1
        headers.set('x-theme', context.get(siteContext).theme)
        return new Response(status === 429 ? 'one moment' : `page ${request.url}`, { status, headers })
      },
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        default: () => null,
        loader: ({ context }: LoaderFunctionArgs) => {
          const { failure } = context.get(siteContext)
          if (failure) throw data({ type: failure.type }, { status: failure.status })
          return null
        },
      },
    },
  },
} as unknown as ServerBuild

/** A host with pages only, where a visitor may have so many made in a minute. */
function host(perMinute: number): FastifyInstance {
  const registry = createRegistry()
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const app = createApp({ log, trustedProxies: ['127.0.0.1'], secure: false })
  mountSite(app, {
    db: database.db,
    clock: systemClock,
    log,
    ports: {},
    settings: createSettings(database.db, registry.settings),
    policies: createPolicies(),
    origin,
    registry,
    sessions: createSessions(database.db),
    build,
    cache: createPageCache(),
    failures: createPageCache(),
    answers: createPageCache(),
    sheets: new Map(),
    gate: createRenderGate({ limiter: createRateLimiter(), perMinute }),
    secure: false,
    payOrigins: [],
  })
  return app
}
const visit = (app: FastifyInstance, url: string, from = '192.0.2.1') =>
  app.inject({ url, headers: { 'x-forwarded-for': from, 'user-agent': 'Mozilla/5.0' } })

describe('pages', () => {
  test('made anew for one address are bounded: the rest is a designed page that says to wait, and it is made once', async () => {
    const app = host(3)
    for (let n = 0; n < 3; n++) expect((await visit(app, `/?made-up=${n}`)).statusCode).toBe(200)
    const before = rendered
    for (let n = 3; n < 30; n++) {
      const answer = await visit(app, `/?made-up=${n}`)
      expect(answer.statusCode).toBe(429)
      expect(answer.body).toBe('one moment')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.headers['cache-control']).toContain('no-store')
    }
    expect(rendered).toBe(before + 1)
    expect((await visit(app, '/_.data?made-up=31')).statusCode).toBe(429)
    await app.close()
  })

  test('that are kept are there for everybody, also for who may have no more made', async () => {
    const app = host(2)
    expect((await visit(app, '/')).statusCode).toBe(200)
    expect((await visit(app, '/?made-up=1')).statusCode).toBe(200)
    expect((await visit(app, '/?made-up=2')).statusCode).toBe(429)
    const kept = await visit(app, '/')
    expect(kept.statusCode).toBe(200)
    expect(kept.body).toBe(`page ${origin}/`)
    await app.close()
  })

  test('are not refused to others because somebody who waits for the same one is', async () => {
    const app = host(1)
    expect((await visit(app, '/?first')).statusCode).toBe(200)
    const [refused, other] = await Promise.all([visit(app, '/same'), visit(app, '/same', '198.51.100.7')])
    expect(refused.statusCode).toBe(429)
    expect(other.statusCode).toBe(200)
    expect(other.body).toBe(`page ${origin}/same`)
    await app.close()
  })

  test('RTE-109 an address that cannot be decoded is an address without a page, read as it is written', async () => {
    const app = host(100)
    for (const path of ['/%zz', '/%', '/100%/of', '/%ff%fe', '/game/%e0%a4', '/%c0%af..', '/%25%zz'])
      for (const query of ['', '?a=%zz', '?%']) {
        const answer = await visit(app, path + query)
        expect([answer.statusCode, answer.body], path + query).toEqual([
          200,
          `page ${origin}${path.replaceAll('%', '%25')}${query}`,
        ])
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
      }
    expect((await visit(app, '/%20caf%c3%a9')).body).toBe(`page ${origin}/%20caf%c3%a9`)
    await app.close()
  })

  test('SOC-14 the forms of sign-in may stand in the pages of the partners of this domain, and no other page in anybody’s', async () => {
    await database.db.write((tx) =>
      putSetting(tx, 'auth', { partnerOrigins: ['https://partner.example'] }, '*', 'play.example')
    )
    const app = host(100)
    const framed = async (url: string, name = 'ante.example') =>
      /frame-ancestors ([^;]*)/.exec(
        String(
          (await app.inject({ url, headers: { host: name, 'user-agent': 'Mozilla/5.0' } })).headers[
            'content-security-policy'
          ]
        )
      )?.[1]
    for (const path of ['/forms/sign_in', '/forms/sign_up', '/de/forms/sign_in?backUrl=/x'])
      expect(await framed(path, 'play.example'), path).toBe(`'self' https://partner.example`)
    for (const path of ['/', '/enter', '/support', '/forms/sign_in/x', '/gamehall?/forms/sign_in', '/FORMS/sign_in'])
      expect(await framed(path, 'play.example'), path).toBe(`'self'`)
    expect(await framed('/forms/sign_in')).toBe(`'self'`)
    await app.close()
  })

  test('RTE-84 RTE-85 RTE-86 RTE-87 RTE-88 a legacy address leads on with 301 before any other rule, its query along, to this site or another', async () => {
    const list = [
      { from_url: '/profile/old/*', to_url: '/support' },
      { from_url: '/partner', to_url: 'https://partner.example/start' },
    ]
    await database.db.write((tx) => putSetting(tx, 'redirects', { list }))
    const app = host(1)
    // The path is a protected one, and the visitor reads Arabic: neither rule is asked.
    const old = await app.inject({
      url: '/profile/old/a/b?x=1',
      headers: { 'user-agent': 'Mozilla/5.0', 'accept-language': 'ar' },
    })
    expect(old.statusCode).toBe(301)
    // Without a hash of its own: a browser keeps that of the old address then (RFC 9110, 10.2.2).
    expect(old.headers.location).toBe('/support?x=1')
    const partner = await visit(app, '/partner')
    expect([partner.statusCode, partner.headers.location]).toEqual([301, 'https://partner.example/start'])
    expect((await visit(app, '/partners')).statusCode).toBe(200)
    await app.close()
  })

  test('CMS-28 CMS-29 ERR-37 without any language are a fatal 500, the same for every address', async () => {
    await database.db.write((tx) => putSetting(tx, 'locales', { list: [] }, '*', 'mute.test'))
    const app = host(0)
    const at = (url: string, agent = 'Mozilla/5.0') =>
      app.inject({ url, headers: { 'user-agent': agent, host: 'mute.test' } })
    const before = rendered
    for (const url of ['/', '/de/offers', '/cashier/deposit?x=1']) {
      const answer = await at(url)
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
        500,
        'private, no-store',
        '10',
      ])
      expect(answer.body).toContain('page http')
    }
    // In two languages; the visitors who come after cost no rendering, and nobody is counted.
    expect(rendered).toBe(before + 2)
    expect((await at('/', 'Googlebot/2.1')).statusCode).toBe(500)
    const data = await at('/_.data')
    expect([data.statusCode, data.body]).toEqual([500, ''])
    for (const url of ['/robots.txt', '/sitemap.xml']) expect((await at(url)).statusCode).toBe(503)
    await app.close()
  })

  test('CMS-03 ERR-36 whose content cannot be read are a fatal 404, made of defaults; once it was read, it stays as it was', async () => {
    await database.db.write((tx) => putSetting(tx, 'site', { theme: { default: 'purple' } }, '*', 'broken.test'))
    const app = host(9)
    const at = (url: string, name: string) => app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0', host: name } })
    const answer = await at('/', 'broken.test')
    expect([answer.statusCode, answer.headers['x-theme'], answer.headers['retry-after']]).toEqual([404, 'dark', '10'])
    expect((await at('/robots.txt', 'broken.test')).statusCode).toBe(503)
    expect((await at('/', 'other.test')).statusCode).toBe(200)
    await app.close()
    // The settings of a host that runs do not go away with the database's.
    const warned: string[] = []
    const settings = createSettings(database.db, createRegistry().settings, {
      log: { warn: (_fields, message) => void warned.push(message) },
    })
    const good = await settings.of('en')
    await database.db.write((tx) => putSetting(tx, 'seo', { title: 7 }))
    settings.changed()
    expect(await settings.of('en')).toBe(good)
    expect(warned).toEqual(['settings cannot be read anew; they stay as they were'])
    await database.db.write((tx) => putSetting(tx, 'seo', { title: 'Better' }))
    settings.changed()
    expect((await settings.of('en'))['seo']).toMatchObject({ title: 'Better' })
  })

  test('CMS-24 are there in the languages that the operator offers, and lead nobody to another', async () => {
    await database.db.write((tx) => putSetting(tx, 'locales', { list: ['ar'] }, '*', 'two.test'))
    const app = host(9)
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const at = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { 'user-agent': browser, host: 'two.test', ...headers } })
    expect((await at('/', { 'accept-language': 'de, ar;q=0.5' })).headers.location).toBe('/ar')
    expect((await at('/', { cookie: 'i18n_locale=de' })).statusCode).toBe(200)
    expect((await at('/ar')).statusCode).toBe(200)
    // Of a language that is not offered there is no page: the path is ordinary text.
    const german = await at('/de')
    expect([german.statusCode, german.headers['set-cookie'], german.body]).toEqual([
      200,
      undefined,
      `page http://two.test/de`,
    ])
    await app.close()
  })

  test('CMS-45 come in the theme that the visitor chose, else in the one that the operator set, on each domain', async () => {
    await database.db.write(async (tx) => {
      await putSetting(tx, 'site', { theme: { default: 'light' } })
      await putSetting(tx, 'site', { theme: { default: 'dark' } }, '*', 'night.test')
    })
    const app = host(10)
    const themeOf = async (host: string, cookie = '') =>
      (await app.inject({ url: '/', headers: { host, cookie, 'user-agent': 'Mozilla/5.0' } })).headers['x-theme']
    expect(await themeOf('ante.test')).toBe('light')
    expect(await themeOf('night.test')).toBe('dark')
    expect(await themeOf('unknown.test')).toBe('light')
    expect(await themeOf('ante.test', 'theme=dark')).toBe('dark')
    expect(await themeOf('night.test', 'theme=light')).toBe('light')
    expect(await themeOf('night.test', 'theme=purple')).toBe('dark')
    await app.close()
  })

  test('of a domain have its own address, and are kept apart from those of the house', async () => {
    await database.db.write((tx) => putSetting(tx, 'site', { name: 'Night' }, '*', 'night.test'))
    const app = host(10)
    const bodyOf = async (host: string) =>
      (await app.inject({ url: '/apart', headers: { host, 'user-agent': 'Mozilla/5.0' } })).body
    expect(await bodyOf('night.test')).toBe('page http://night.test/apart')
    expect(await bodyOf('evil.example')).toBe(`page ${origin}/apart`)
    expect(await bodyOf('night.test')).toBe('page http://night.test/apart')
    await app.close()
  })

  test('CMS-31 CMS-32 RTE-03 lead a reader to the language of the cookie, else of the browser; a prefix wins and is kept, and crawlers stay', async () => {
    const app = host(20)
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const ask = async (url: string, headers: Record<string, string>) => {
      const { statusCode, headers: told } = await app.inject({ url, headers: { 'user-agent': browser, ...headers } })
      return [statusCode, told.location, told['set-cookie']]
    }
    expect(await ask('/offers?x=1', { cookie: 'i18n_locale=ar', 'accept-language': 'de' })).toEqual([
      302,
      '/ar/offers?x=1',
      undefined,
    ])
    expect(await ask('/offers', { 'accept-language': 'xx,de;q=0.9,fr;q=0.5' })).toEqual([302, '/de/offers', undefined])
    expect(await ask('/offers', { 'accept-language': 'xx' })).toEqual([200, undefined, undefined])
    expect(await ask('/offers', { cookie: 'i18n_locale=en', 'accept-language': 'de' })).toEqual([
      200,
      undefined,
      undefined,
    ])
    const kept = expect.stringMatching(/^i18n_locale=fr; .*Max-Age=31536000/)
    expect(await ask('/fr/offers', { cookie: 'i18n_locale=ar' })).toEqual([200, undefined, kept])
    expect(
      await ask('/offers', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'accept-language': 'de' })
    ).toEqual([200, undefined, undefined])
    await app.close()
  })
})
