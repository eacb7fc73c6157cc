import { createStrapi } from '@ante/sandbox/strapi/app'
import { inTransaction } from '@ante/testing/host'
import { createRegistry } from '@ante/testing/host'
import { type TestServer, testServer } from '@ante/testing/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putBanner, putPage, putSetting } from './index.ts'
import { strapi as connect } from './connectors/strapi/adapter.ts'
import { remoteContent } from './remote-content.ts'

const secret = 'the-secret-of-a-test-webhook'
const only = ['content'] as const
/** All groups but one, which stays the house's own. */
const { webSetting: _own, ...taken } = createRegistry().settings
const cmsAt = (url: string, { freshMs = 3_600_000, isPublic = false } = {}) => ({
  cms: remoteContent(
    {
      provider: connect({ url, token: isPublic ? undefined : 'read', timeoutMs: 4_000 }),
      source: url,
      freshMs,
      webhookSecret: secret,
    },
    taken,
    inTransaction
  ),
})

let strapiHost: FastifyInstance
let server: TestServer
let address = ''
const strapi = createStrapi({
  token: 'read',
  locales: ['en', 'ar', 'xx'],
  webhook: { url: () => `${server.url}/callbacks/cms`, authorization: `Bearer ${secret}` },
})

const json = async (path: string, from: TestServer = server) =>
  (await (await fetch(`${from.url}${path}`)).json()) as Record<string, never>
const siteName = async (locale = 'en', from: TestServer = server) =>
  (await json(`/nfx/cms-config/${locale}`, from))['site']?.['name']
const soon = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 60_000, interval: 100 })

beforeAll(async () => {
  strapiHost = Fastify({ forceCloseConnections: true })
  await strapiHost.register(strapi.app)
  address = `${await strapiHost.listen({ port: 0, host: '127.0.0.1' })}/api`
  strapi.define('pages', 'banners', 'setting-groups', 'legacy-redirects')
  server = await testServer({ only, ports: cmsAt(address) })
  await fill()
  await server.database.db.write(async (tx) => {
    await putSetting(tx, 'site', { name: 'Our own' })
    await putSetting(tx, 'site', { name: 'Our own' }, '*', 'ours.test')
    await putSetting(tx, 'webSetting', { favicon: { any: '/ours.svg' } })
    await putPage(tx, { slug: 'ours', locale: 'en', position: 0, title: 'Ours', description: '', body: '' })
  })
  // The webhook tells while the CMS is being filled, and each reading brings a whole copy: with its last banner all the rest is there.
  await soon(async () => {
    const { data } = await server.visitor().call<Banners>('banners.get', { position: 'home' }, { locale: 'ar' })
    expect(data.items).toHaveLength(1)
  })
})
afterAll(async () => {
  await server.stop()
  await strapiHost.close()
})

/** What is at the CMS before the first test. */
async function fill(): Promise<void> {
  const put = async (...[type, fields, options]: Parameters<typeof strapi.publish>) =>
    strapi.publish(type, fields, options).catch(() => undefined)
  await put('setting-groups', { name: 'site', scope: '*', domain: '*', value: { name: 'From afar' } })
  await put('setting-groups', { name: 'site', scope: 'ar', domain: null, value: { name: 'من بعيد' } })
  await put('setting-groups', { name: 'site', scope: null, domain: 'lumen.test', value: { name: 'Lumen' } })
  await put('setting-groups', { name: 'tokens', value: { all: { header: '5rem' } } })
  await put('setting-groups', { name: 'webSetting', value: { favicon: { any: '/from-afar.svg' } } })
  await put('setting-groups', { name: 'nobody-declared-it', value: { secret: 1 } })
  await put('legacy-redirects', { from_url: '/second/*', to_url: '/gamehall', position: 2 })
  await put('legacy-redirects', { from_url: '/first', to_url: 'https://elsewhere.example/', position: 1 })
  await put('legacy-redirects', { from_url: '/round', to_url: '/and-round', position: 3 })
  await put('legacy-redirects', { from_url: '/and-round', to_url: '/round', position: 4 })
  await put(
    'pages',
    { slug: 'terms', title: 'Terms', description: 'What holds', body: '## A\n\nB', position: 1 },
    { locale: 'en', document: 'terms' }
  )
  await put('pages', { slug: 'terms', title: 'الشروط', body: 'نص', position: 1 }, { locale: 'ar', document: 'terms' })
  const picture = {
    type: 'image',
    image: { url: '/uploads/b.png', alternativeText: 'A picture', width: 640, height: 320 },
    children: [],
  }
  await put('pages', { slug: 'pictures', title: 'Pictures', body: [picture], position: 9 }, { locale: 'en' })
  await put('pages', { slug: 'No Slug', title: 'Broken' }, { locale: 'en' })
  const banner = {
    position: 'home',
    leads_to: '/betting',
    images: [{ id: 1, alias: 'tile', file: { url: '/uploads/a.png' } }],
  }
  await put('banners', { ...banner, title: 'Tonight', text: 'Matches' }, { locale: 'en', document: 'tonight' })
  await put('banners', { ...banner, title: 'الليلة', text: 'مباريات' }, { locale: 'ar', document: 'tonight' })
  await put('banners', { ...banner, leads_to: 'https://evil.example', title: 'No', text: '' }, { locale: 'en' })
}

interface Page {
  title: string
  blocks: { kind: string }[]
}
interface Banners {
  items: { description: Record<string, string>; leads_to: string }[]
}

describe('a site whose content lies in a Strapi', () => {
  it('CMS-01 CMS-02 CMS-46 API-123 has its settings from there, by language and domain, and nothing of its own', async () => {
    expect(await siteName()).toBe('From afar')
    expect(await siteName('ar')).toBe('من بعيد')
    expect(await (await fetch(`${server.url}/nfx/tokens.css`)).text()).toContain('--header:5rem')
    expect((await json('/nfx/domain-seo-settings?host=lumen.test'))['host']).toBe('lumen.test')
    expect(Object.keys(await json('/nfx/cms-config/en'))).not.toContain('nobody-declared-it')
    // A group that the CMS may not set is the house's own.
    await soon(async () =>
      expect((await json('/nfx/cms-config/en'))['webSetting']).toEqual({ favicon: { any: '/ours.svg' } })
    )
  })

  it('CMS-24 CMS-41 offers the languages that it names and the house speaks, and its redirects in their order, without circles', async () => {
    expect((await json('/nfx/i18n/locales'))['locales']).toMatchObject([{ code: 'en' }, { code: 'ar', dir: 'rtl' }])
    expect((await json('/api/metadata/getgeneralinfo?locale=en&version=1'))['data']?.['available_locales']).toEqual([
      'en',
      'ar',
    ])
    expect(await json('/cms/redirects')).toEqual([
      { from: '/first', to: 'https://elsewhere.example/' },
      { from: '/second/*', to: '/gamehall' },
    ])
  })

  it('RTE-11 API-44 shows its pages and banners; what does not fit is left out, and pictures are fetched from there', async () => {
    const visitor = server.visitor()
    const page = await visitor.call<Page>('content.getpage', { slug: 'terms' })
    expect(page.data).toMatchObject({ title: 'Terms', blocks: [{ kind: 'heading' }, { kind: 'paragraph' }] })
    expect((await visitor.call<Page>('content.getpage', { slug: 'terms' }, { locale: 'ar' })).data.title).toBe('الشروط')
    expect((await visitor.call('content.getpage', { slug: 'ours' })).status).toBe(404)
    expect((await visitor.call<{ items: unknown[] }>('content.getpages')).data.items).toEqual([
      { slug: 'terms', title: 'Terms' },
      { slug: 'pictures', title: 'Pictures' },
    ])
    expect((await visitor.call('content.getpage', { slug: 'pictures' })).data).toMatchObject({
      blocks: [{ kind: 'picture', src: new URL('/uploads/b.png', address).href, width: 640 }],
    })
    const { data } = await visitor.call<Banners>('banners.get', { position: 'home' }, { locale: 'ar' })
    expect(data.items).toMatchObject([
      { description: { title: 'الليلة', tile: new URL('/uploads/a.png', address).href }, leads_to: '/betting' },
    ])
  })

  it('API-123 gives on what it has, in the same shapes', async () => {
    expect((await json('/cms/pages?filters[slug]=terms&fields=title'))['data']).toMatchObject([{ title: 'Terms' }])
    expect((await json('/cms/i18n/locales')) as unknown).toMatchObject([
      { code: 'en', isDefault: true },
      { code: 'ar' },
    ])
  })

  it('CMS-01 shows what an editor publishes once its webhook tells, and believes no webhook without the secret', async () => {
    const { told } = await strapi.publish(
      'pages',
      { slug: 'news', title: 'News', position: 0 },
      { locale: 'en', document: 'news' }
    )
    expect(told).toBe(200)
    await soon(async () =>
      expect((await server.visitor().call<Page>('content.getpage', { slug: 'news' })).data?.title).toBe('News')
    )
    expect(await strapi.unpublish('pages', 'news')).toBe(200)
    await soon(async () => expect((await server.visitor().call('content.getpage', { slug: 'news' })).status).toBe(404))
    const before = strapi.asked()
    for (const authorization of ['Bearer wrong', `Bearer ${secret}x`, '']) {
      const answer = await fetch(`${server.url}/callbacks/cms`, {
        method: 'POST',
        headers: { authorization },
        body: '{"event":"entry.publish"}',
      })
      expect(answer.status).toBe(401)
    }
    expect(strapi.asked()).toBe(before)
  })

  it('keeps a group of settings as it was where an editor’s slip does not fit', async () => {
    await strapi.publish(
      'setting-groups',
      { name: 'site', value: { name: 'Renamed', theme: { default: 'purple' } } },
      { document: 'slip' }
    )
    await strapi.publish('pages', { slug: 'after', title: 'After the slip' }, { locale: 'en' })
    await soon(async () =>
      expect((await server.visitor().call<Page>('content.getpage', { slug: 'after' })).status).toBe(200)
    )
    expect(await siteName()).toBe('From afar')
    await strapi.unpublish('setting-groups', 'slip')
  })

  it('shows its last copy while the CMS is away, in part or whole, and after it was started anew', async () => {
    const pageCount = async (from = server) =>
      (await from.visitor().call<{ items: unknown[] }>('content.getpages')).data.items.length
    const before = await pageCount()
    for (const trouble of [500, 401, 404, 'broken', 'huge', 'slow', 'cut', 'wrong shape'] as const) {
      strapi.trouble('*', trouble)
      const askedBefore = strapi.asked()
      const told = await fetch(`${server.url}/callbacks/cms`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body: '{}',
      })
      expect(told.status).toBe(200)
      await soon(async () => expect(strapi.asked()).toBeGreaterThan(askedBefore))
    }
    const again = await testServerOn(server, cmsAt(address))
    expect(await siteName('en', again)).toBe('From afar')
    expect((await json('/nfx/i18n/locales', again))['locales']).toHaveLength(2)
    expect(await pageCount(again)).toBe(before)
    await again.stop()
    strapi.trouble('*', undefined)
    // One collection alone is away: the others follow their editors.
    strapi.trouble('banners', 403)
    await strapi.publish('setting-groups', { name: 'site', value: { name: 'Back again' } }, { document: 'back' })
    await soon(async () => expect(await siteName()).toBe('Back again'))
    expect((await server.visitor().call<Banners>('banners.get', { position: 'home' })).data.items).toHaveLength(1)
    strapi.trouble('banners', undefined)
  })

  it('asks it again when its time has come, without any webhook', async () => {
    const quick = await testServer({ only, ports: cmsAt(address, { freshMs: 500 }) })
    expect(await siteName('en', quick)).toBe('Back again')
    await strapi.publish('setting-groups', { name: 'site', value: { name: 'Much later' } }, { document: 'back' })
    await soon(async () => expect(await siteName('en', quick)).toBe('Much later'))
    expect((await fetch(`${quick.url}/callbacks/cms`, { method: 'POST' })).status).toBe(401)
    await quick.stop()
  })
})

/** Another host on the same database, as after a new start. */
async function testServerOn({ database }: TestServer, ports: object): Promise<TestServer> {
  return testServer({ only, ports, database: { ...database, close: async () => undefined } })
}

describe('a site whose content was never read', () => {
  it('CMS-03 ERR-36 CMS-26 ERR-39 starts, offers no language, and refuses what needs settings until the CMS answers', async () => {
    const late = createStrapi({ token: 'read' })
    const host = Fastify({ forceCloseConnections: true })
    await host.register(late.app)
    const url = `${await host.listen({ port: 0, host: '127.0.0.1' })}/api`
    late.trouble('*', 503)
    const started = await testServer({ only, ports: cmsAt(url, { freshMs: 500 }) })
    const languages = await fetch(`${started.url}/nfx/i18n/locales`)
    expect(await (await fetch(`${started.url}/nfx/tokens.css`)).text()).toContain('--ember:')
    expect([languages.status, await languages.json()]).toEqual([200, { locales: [], defaultLocale: 'en' }])
    expect((await started.visitor().call('metadata.getgeneralinfo')).error.type).toBe('ApplicationUnavailableException')
    for (const path of ['/nfx/cms-config/de', '/nfx/i18n/messages/de', '/cms/redirects', '/nfx/domain-seo-settings']) {
      const answer = await fetch(`${started.url}${path}`)
      const { error } = (await answer.json()) as { error: { type: string; code: string } }
      expect([answer.status, error.type, error.code], path).toEqual([
        503,
        'ApplicationUnavailableException',
        'application_unavailable',
      ])
      expect([answer.headers.get('retry-after'), answer.headers.get('cache-control')], path).toEqual(['10', 'no-store'])
    }
    late.define('pages', 'banners', 'setting-groups', 'legacy-redirects')
    late.trouble('*', undefined)
    await soon(async () => expect((await started.visitor().call('metadata.getgeneralinfo')).status).toBe(200))
    expect((await fetch(`${started.url}/nfx/cms-config/de`)).status).toBe(200)
    await started.stop()
    await host.close()
  })

  it('CMS-29 has no language where its settings came and their list did not', async () => {
    const mute = createStrapi({ token: 'read' })
    const host = Fastify({ forceCloseConnections: true })
    await host.register(mute.app)
    mute.define('pages', 'banners', 'setting-groups', 'legacy-redirects')
    mute.trouble('i18n/locales', 500)
    const started = await testServer({ only, ports: cmsAt(`${await host.listen({ port: 0, host: '127.0.0.1' })}/api`) })
    expect((await json('/nfx/i18n/locales', started))['locales']).toEqual([])
    expect(await siteName('en', started)).toBe('Ante')
    await started.stop()
    await host.close()
  })
})

describe('a site whose content lies in another Ante', () => {
  it('CMS-01 API-123 shows what that one shows: settings, redirects, pages, banners, languages', async () => {
    const other = await testServer({ only })
    await other.database.db.write(async (tx) => {
      await putSetting(tx, 'site', { name: 'The other house' })
      await putSetting(tx, 'site', { name: 'Lumen' }, '*', 'lumen.test')
      await putSetting(tx, 'locales', { list: ['de'] })
      await putSetting(tx, 'redirects', { list: [{ from_url: '/old/*', to_url: '/new' }] })
      for (let n = 0; n < 130; n++)
        await putPage(tx, {
          slug: `page-${n}`,
          locale: 'de',
          position: n,
          title: `Seite ${n}`,
          description: '',
          body: 'Text.',
        })
      await putBanner(tx, {
        position: 'home',
        leadsTo: '/betting',
        texts: { de: { title: 'Heute', text: 'Spiele' } },
        images: { tile: '/art/a.svg' },
      })
    })
    // It may have read its settings before they were written, and hears of the change by an event.
    await soon(async () => expect((await json('/nfx/i18n/locales', other))['locales']).toHaveLength(2))
    const mine = await testServer({ only, ports: cmsAt(`${other.url}/cms`, { isPublic: true, freshMs: 500 }) })
    expect(await siteName('en', mine)).toBe('The other house')
    expect((await json('/nfx/i18n/locales', mine))['locales']).toMatchObject([{ code: 'en' }, { code: 'de' }])
    expect(await json('/cms/redirects', mine)).toEqual([{ from: '/old/*', to: '/new' }])
    const german = mine.visitor()
    expect((await german.call<{ items: unknown[] }>('content.getpages', {}, { locale: 'de' })).data.items).toHaveLength(
      130
    )
    expect((await german.call<Banners>('banners.get', {}, { locale: 'de' })).data.items).toMatchObject([
      { description: { title: 'Heute', tile: `${other.url}/art/a.svg` }, leads_to: '/betting' },
    ])
    await other.database.db.write((tx) => putSetting(tx, 'site', { name: 'Renamed there' }))
    await soon(async () => expect(await siteName('en', mine)).toBe('Renamed there'))
    await other.stop()
    expect(await siteName('en', mine)).toBe('Renamed there')
    await mine.stop()
  })
})
