import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putSetting } from '@ante/product/content/index'
import { type Messages, messagesOf } from '@ante/texts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seed } from '../database/seed.ts'
import { withFiles } from '../staff/local-call.ts'
import { type TestServer, testServer } from '@ante/testing/server'
import { operatorCall } from '@ante/testing/staff'

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
    expect((await visitor.call<Page>('content.getpage', { slug: 'privacy' }, { locale: 'ar' })).data.title).toBe(
      'الخصوصية'
    )
    expect((await visitor.call('content.getpage', { slug: 'nobody-wrote-it' })).status).toBe(404)
  })

  it('CMS-01 is changed without a build: a folder of pages goes in by one command, in the default language where it is not translated', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ante-pages-'))
    await mkdir(join(folder, 'en'))
    await writeFile(join(folder, 'en', '05-news.md'), '# News\n\n> What is new\n\nA first page.')
    const put = async () =>
      operatorCall(server.database.db, 'content.putpages', await withFiles({ files: { '@folder': folder } }))
    expect(await put()).toEqual({ pages: 1 })
    await vi.waitFor(async () => {
      const { data } = await server
        .visitor()
        .call<{ items: { slug: string; title: string }[] }>('content.getpages', {}, { locale: 'ar' })
      expect(data.items[0]).toEqual({ slug: 'news', title: 'News' })
      expect(data.items.map(({ slug }) => slug)).toContain('terms')
    }, 60_000)
    await writeFile(join(folder, 'en', '06-broken.md'), 'no title')
    await expect(put()).rejects.toMatchObject({
      type: 'InvalidParameter',
      data: { issues: [expect.stringContaining('06-broken.md: ')] },
    })
    await rm(folder, { recursive: true })
  })

  it('API-133 CMS-02 CMS-41 SYS-22 its settings, redirects among them, are read by locale and hold at once', async () => {
    const config = async (locale: string) =>
      (await (await fetch(`${server.url}/nfx/cms-config/${locale}`)).json()) as Record<string, Record<string, unknown>>
    expect((await config('en'))['redirects']).toEqual({ list: [] })
    expect(Object.keys(await config('en')).filter((group) => group.startsWith('staff'))).toEqual([])
    await server.database.db.write(async (tx) => {
      await putSetting(tx, 'redirects', { list: [{ from_url: '/old/*', to_url: '/new' }] })
      await putSetting(tx, 'site', { name: 'أنتي' }, 'ar')
      await putSetting(tx, 'systemPages', { notFound: { header: 'Nichts da' } }, 'de')
    })
    server.dispatcher?.wake()
    await vi.waitFor(
      async () => expect((await config('en'))['redirects']).toEqual({ list: [{ from_url: '/old/*', to_url: '/new' }] }),
      { timeout: 60_000 }
    )
    expect(await (await fetch(`${server.url}/cms/redirects`)).json()).toEqual([{ from: '/old/*', to: '/new' }])
    const messages = async (locale: string) =>
      (await (await fetch(`${server.url}/nfx/i18n/messages/${locale}`)).json()) as Messages
    expect((await messages('de')).system.notFound).toEqual({ ...messagesOf('de').system.notFound, title: 'Nichts da' })
    expect((await messages('en')).system).toEqual(messagesOf('en').system)
    expect((await config('ar'))['site']?.['name']).toBe('أنتي')
    expect((await config('en'))['site']?.['name']).toBe('Ante')
    expect((await fetch(`${server.url}/nfx/cms-config/xx`)).status).toBe(404)
  })
})

describe('the settings of loyalty', () => {
  it('CMS-19 are served with the others: those of the demo, then what an operator set, and the defaults of what they did not set', async () => {
    const loyalty = async () =>
      ((await (await fetch(`${server.url}/nfx/cms-config/de`)).json()) as { loyalty: unknown }).loyalty
    expect(await loyalty()).toMatchObject({
      coinIcon: '/art/loyalty/star.svg',
      isEnableLoyalty: true,
      tutorialUrl: '',
      notification: { duration: 5, sound: '/sounds/points.wav' },
    })
    await server.database.db.write((tx) => putSetting(tx, 'loyalty', { notification: { duration: 8 } }))
    server.dispatcher?.wake()
    await vi.waitFor(
      async () => expect(await loyalty()).toMatchObject({ coinIcon: '', notification: { duration: 8, sound: '' } }),
      {
        timeout: 60_000,
      }
    )
  })
})

describe('what an operator sets', () => {
  const put = (group: string, value: unknown, more: object = {}) =>
    operatorCall(server.database.db, 'content.putsetting', { group, value, ...more })
  const refusedWith = (issue: unknown) => ({ type: 'InvalidParameter', data: { issues: issue } })
  const redirects = async () => (await fetch(`${server.url}/cms/redirects`)).json()

  it('CMS-41 CMS-01 leads legacy addresses on within moments, and is refused whole where an entry leads in a circle', async () => {
    const list = [{ from_url: '/was/*', to_url: '/is' }]
    expect(await put('redirects', { list })).toEqual({ group: 'redirects', locale: '*', domain: '*' })
    await vi.waitFor(async () => expect(await redirects()).toEqual([{ from: '/was/*', to: '/is' }]), 60_000)
    const circle = [...list, { from_url: '/is', to_url: '/was/it' }]
    await expect(put('redirects', { list: circle })).rejects.toMatchObject(
      refusedWith(['/was/* leads in a circle, over /is', '/is leads in a circle, over /was/it'])
    )
  })

  it('is refused with what is wrong about it, and set for a language and a domain', async () => {
    await expect(put('site', { theme: { default: 'purple' } })).rejects.toMatchObject(
      refusedWith([expect.stringMatching(/^theme\.default: /)])
    )
    await expect(put('nothing', {})).rejects.toMatchObject(
      refusedWith([expect.stringMatching(/^there is: .*redirects/)])
    )
    for (const more of [{ locale: 'xx' }, { domain: 'no host' }, { colour: 'red' }])
      await expect(put('site', {}, more), JSON.stringify(more)).rejects.toThrow('InvalidParameter')
    expect(await put('site', { name: 'Licht' }, { locale: 'de', domain: 'Lumen.test' })).toEqual({
      group: 'site',
      locale: 'de',
      domain: 'lumen.test',
    })
    const { rows } = await server.database.db.pool.query(
      "select value from content.settings where locale = 'de' and domain = 'lumen.test'"
    )
    expect(rows).toEqual([{ value: { name: 'Licht' } }])
  })
})
