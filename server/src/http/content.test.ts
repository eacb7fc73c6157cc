import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putSetting } from '@ante/product/content/index'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { importPages } from '../database/import-pages.ts'
import { importSetting } from '../database/import-setting.ts'
import { seed } from '../database/seed.ts'
import { openHouse } from '../house.ts'
import { type TestServer, testServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seed(server.database.db)
})
afterAll(() => server.stop())

interface Page {
  title: string
  description: string
  blocks: { kind: string }[]
}

describe('what an operator writes', () => {
  it('RTE-11 is there as a page in the reader’s language', async () => {
    const visitor = server.visitor()
    const english = await visitor.call<Page>('content.getpage', { slug: 'privacy' })
    expect(english.data).toMatchObject({ title: 'Privacy' })
    expect(english.data.blocks.map(({ kind }) => kind)).toContain('list')
    expect((await visitor.call<Page>('content.getpage', { slug: 'privacy' }, { locale: 'ar' })).data.title).toBe('الخصوصية')
    expect((await visitor.call('content.getpage', { slug: 'nobody-wrote-it' })).status).toBe(404)
  })

  it('CMS-01 is changed without a build: a folder of pages goes in by one command, in the default language where it is not translated', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ante-pages-'))
    await mkdir(join(folder, 'en'))
    await writeFile(join(folder, 'en', '05-news.md'), '# News\n\n> What is new\n\nA first page.')
    const said: string[] = []
    const tools = { db: server.database.db, say: (line: string) => void said.push(line) }
    expect(await importPages(tools, [folder])).toBe(0)
    expect(said).toEqual(['1 pages are in.'])
    await vi.waitFor(async () => {
      const { data } = await server.visitor().call<{ items: { slug: string; title: string }[] }>('content.getpages', {}, { locale: 'ar' })
      expect(data.items[0]).toEqual({ slug: 'news', title: 'News' })
      expect(data.items.map(({ slug }) => slug)).toContain('terms')
    }, 60_000)
    await writeFile(join(folder, 'en', '06-broken.md'), 'no title')
    await expect(importPages(tools, [folder])).rejects.toThrow('06-broken.md')
    await rm(folder, { recursive: true })
  })

  it('API-133 CMS-02 CMS-41 its settings, redirects among them, are read by locale and hold at once', async () => {
    const config = async (locale: string) => (await (await fetch(`${server.url}/nfx/cms-config/${locale}`)).json()) as Record<string, Record<string, unknown>>
    expect((await config('en'))['redirects']).toEqual({ list: [] })
    await server.database.db.write(async (tx) => {
      await putSetting(tx, 'redirects', { list: [{ from_url: '/old/*', to_url: '/new' }] })
      await putSetting(tx, 'site', { name: 'أنتي' }, 'ar')
    })
    server.dispatcher?.wake()
    await vi.waitFor(async () => expect((await config('en'))['redirects']).toEqual({ list: [{ from_url: '/old/*', to_url: '/new' }] }), { timeout: 60_000 })
    expect(await (await fetch(`${server.url}/cms/redirects`)).json()).toEqual([{ from: '/old/*', to: '/new' }])
    expect((await config('ar'))['site']?.['name']).toBe('أنتي')
    expect((await config('en'))['site']?.['name']).toBe('Ante')
    expect((await fetch(`${server.url}/nfx/cms-config/xx`)).status).toBe(404)
  })
})

describe('the settings of loyalty', () => {
  it('CMS-19 are served with the others: the defaults, and what an operator set over them', async () => {
    const loyalty = async () => ((await (await fetch(`${server.url}/nfx/cms-config/de`)).json()) as { loyalty: unknown }).loyalty
    expect(await loyalty()).toMatchObject({ coinIcon: '', isEnableLoyalty: true, tutorialUrl: '', notification: { duration: 5, sound: '' } })
    await server.database.db.write((tx) => putSetting(tx, 'loyalty', { notification: { duration: 8 } }))
    server.dispatcher?.wake()
    await vi.waitFor(async () => expect(await loyalty()).toMatchObject({ notification: { duration: 8, sound: '' } }), { timeout: 60_000 })
  })
})

describe('what an operator sets from a file', () => {
  const set = importSetting(openHouse().settings)
  async function put(value: unknown, ...words: string[]): Promise<{ code: number; said: string[] }> {
    const folder = await mkdtemp(join(tmpdir(), 'ante-setting-'))
    const file = join(folder, 'value.json')
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
    const said: string[] = []
    const [group = '', ...others] = words
    const code = await set({ db: server.database.db, say: (line) => void said.push(line) }, [group, file, ...others])
    await rm(folder, { recursive: true })
    return { code, said }
  }
  const redirects = async () => (await fetch(`${server.url}/cms/redirects`)).json()

  it('CMS-41 CMS-01 leads legacy addresses on within moments, and is refused whole where an entry leads in a circle', async () => {
    const list = [{ from_url: '/was/*', to_url: '/is' }]
    expect(await put({ list }, 'redirects')).toEqual({ code: 0, said: ['redirects is set.'] })
    await vi.waitFor(async () => expect(await redirects()).toEqual([{ from: '/was/*', to: '/is' }]), 60_000)
    const circle = [...list, { from_url: '/is', to_url: '/was/it' }]
    expect(await put({ list: circle }, 'redirects')).toEqual({
      code: 1,
      said: ['/was/* leads in a circle, over /is', '/is leads in a circle, over /was/it', 'Nothing was changed.'],
    })
  })

  it('is refused with what is wrong about it, and set for a language and a domain', async () => {
    expect((await put({ theme: { default: 'purple' } }, 'site')).said[0]).toMatch(/^theme\.default: /)
    expect((await put('{', 'site')).said[0]).toMatch(/cannot be read/)
    expect((await put({}, 'nothing')).said[0]).toMatch(/^There is no group "nothing". There is: .*redirects/)
    expect((await put({}, 'site', '--locale', 'xx')).code).toBe(2)
    expect((await put({}, 'site', '--domain', 'no host')).code).toBe(2)
    expect((await put({}, 'site', '--colour', 'red')).code).toBe(2)
    expect(await set({ db: server.database.db, say: () => undefined }, ['site'])).toBe(2)
    expect(await put({ name: 'Licht' }, 'site', '--locale', 'de', '--domain', 'Lumen.test')).toEqual({ code: 0, said: ['site is set for de on lumen.test.'] })
    const { rows } = await server.database.db.pool.query("select value from content.settings where locale = 'de' and domain = 'lumen.test'")
    expect(rows).toEqual([{ value: { name: 'Licht' } }])
  })
})
