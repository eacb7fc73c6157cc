import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putSetting } from '@ante/product/content/index'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { importPages } from '../database/import-pages.ts'
import { seed } from '../database/seed.ts'
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
