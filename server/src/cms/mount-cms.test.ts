import { putBanner, putPage, putPageDraft, putSetting } from '@ante/product/content/index'
import {
  HTTPAuthorizationError,
  HTTPBadRequestError,
  HTTPForbiddenError,
  HTTPNotFoundError,
  strapi,
} from '@strapi/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '@ante/testing/server'

const token = 'an-editors-token-of-the-tests'
let server: TestServer
const client = (auth?: string) => strapi({ baseURL: `${server.url}/cms`, ...(auth === undefined ? {} : { auth }) })
const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}/cms${path}`, init)
  return { status: response.status, body: (await response.json()) as { data: unknown; error: Record<string, unknown> } }
}

beforeAll(async () => {
  server = await testServer({ only: ['content'], env: { CMS_API_TOKEN: token } })
  const page = (slug: string, locale: string, position: number, title: string) => ({
    slug,
    locale,
    position,
    title,
    description: `On ${slug}`,
    body: 'Text.',
  })
  await server.database.db.write(async (tx) => {
    for (const [index, slug] of ['about', 'terms', 'privacy'].entries())
      await putPage(tx, page(slug, 'en', index, `The ${slug}`))
    await putPage(tx, page('terms', 'ar', 1, 'الشروط'))
    await putPageDraft(tx, page('terms', 'en', 1, 'The new terms'))
    await putBanner(tx, {
      position: 'home',
      leadsTo: '/betting',
      texts: { en: { title: 'Tonight', text: 'Matches' }, de: { title: 'Heute', text: 'Spiele' } },
      images: { tile: '/art/a.svg', wide: '/art/b.svg' },
    })
    await putSetting(tx, 'redirects', { list: [{ from_url: '/old/*', to_url: '/new' }] })
  })
})
afterAll(() => server.stop())

describe('the content service, read by the published client', () => {
  it('API-123 answers collections by filters, order, fields and pages', async () => {
    const { data, meta } = await client()
      .collection('pages')
      .find({
        filters: { slug: { $in: ['terms', 'privacy', 'about'] }, position: { $gte: 1 } },
        sort: 'position:desc',
        fields: ['slug'],
        pagination: { pageSize: 1 },
      })
    expect(data).toEqual([
      { id: expect.any(Number), documentId: expect.stringMatching(/^[a-z0-9]{24}$/), slug: 'privacy' },
    ])
    expect(meta).toEqual({ pagination: { page: 1, pageSize: 1, pageCount: 2, total: 2 } })
    const offset = await client()
      .collection('pages')
      .find({ sort: ['title'], pagination: { start: 1, limit: 5 } })
    expect(offset.data.map(({ slug }) => slug as string)).toEqual(['privacy', 'terms'])
    expect(offset.meta).toEqual({ pagination: { start: 1, limit: 5, total: 3 } })
  })

  it('API-123 finds one document in each of its languages by one id', async () => {
    const [found] = (
      await client()
        .collection('pages')
        .find({ filters: { slug: 'terms' } })
    ).data
    expect(found).toMatchObject({
      title: 'The terms',
      locale: 'en',
      publishedAt: expect.any(String),
      createdAt: expect.any(String),
    })
    const arabic = await client()
      .collection('pages')
      .findOne(found?.documentId ?? '', { locale: 'ar' })
    expect(arabic).toMatchObject({ data: { documentId: found?.documentId, title: 'الشروط', locale: 'ar' }, meta: {} })
    await expect(client().collection('pages').findOne('nobody')).rejects.toThrow(HTTPNotFoundError)
    expect((await client().collection('pages').find({ locale: 'xx' })).data).toEqual([])
  })

  it('API-123 brings the pictures of a banner where they are asked for', async () => {
    const banners = client().collection('banners')
    expect((await banners.find({ locale: 'de' })).data).toMatchObject([
      { title: 'Heute', position: 'home', leads_to: '/betting' },
    ])
    expect((await banners.find()).data[0]).not.toHaveProperty('images')
    const { data } = await banners.find({
      populate: { images: { fields: ['url'], filters: { alias: 'wide' } } },
      filters: { images: { alias: 'tile' } },
    })
    expect(data[0]?.['images']).toEqual([{ id: expect.any(Number), url: '/art/b.svg' }])
  })

  it('API-123 shows drafts to who brings the token, and to nobody else', async () => {
    const title = async (auth?: string, status: 'draft' | 'published' = 'draft') =>
      (
        await client(auth)
          .collection('pages')
          .find({ filters: { slug: 'terms' }, status })
      ).data[0]?.['title'] as string
    expect(await title(token)).toBe('The new terms')
    expect(await title(token, 'published')).toBe('The terms')
    await expect(title()).rejects.toThrow(HTTPForbiddenError)
    await expect(title('somebody-else')).rejects.toThrow(HTTPAuthorizationError)
    await expect(title('somebody-else', 'published')).rejects.toThrow(HTTPAuthorizationError)
    await server.database.db.write((tx) =>
      putPage(tx, { slug: 'terms', locale: 'en', position: 1, title: 'The latest terms', description: 'd', body: 'b' })
    )
    expect([await title(token), await title(undefined, 'published')]).toEqual(['The latest terms', 'The latest terms'])
  })

  it('API-123 says what is wrong in the words that the client knows', async () => {
    await expect(
      client()
        .collection('pages')
        .find({ filters: { secret: 'x' } })
    ).rejects.toThrow(HTTPBadRequestError)
    const error = { status: 400, name: 'ValidationError', message: 'Invalid key secret' }
    const details = { key: 'secret', path: 'secret', source: 'query', param: 'filters' }
    expect(await get('/pages?filters[secret]=x')).toEqual({
      status: 400,
      body: { data: null, error: { ...error, details } },
    })
    expect(await get('/pages?status=old')).toMatchObject({ status: 400, body: { error: { name: 'ValidationError' } } })
    expect(await get('/nothing')).toEqual({
      status: 404,
      body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } },
    })
    expect(await get('/pages', { method: 'POST', body: '{}' })).toMatchObject({
      status: 405,
      body: { error: { name: 'MethodNotAllowedError' } },
    })
  })

  it('API-133 API-134 gives the redirects as a list, and as a collection', async () => {
    expect((await client().collection('legacy-redirects').find()).data).toMatchObject([
      { from_url: '/old/*', to_url: '/new', position: 0 },
    ])
    // Hosts read settings again within moments.
    await expect.poll(async () => (await get('/redirects')).body).toEqual([{ from: '/old/*', to: '/new' }])
    expect(
      (
        await client()
          .collection('setting-groups')
          .find({ filters: { name: 'redirects', scope: '*', domain: '*' } })
      ).data
    ).toHaveLength(1)
    expect((await get('/i18n/locales')).body).toContainEqual({ id: 1, name: 'English', code: 'en', isDefault: true })
  })
})
