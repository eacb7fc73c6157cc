import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { loadRobots, loadSitemap } from './content.server.ts'
import { html, loaderArgs, siteOf } from '../pages.fixture.tsx'
import ContentPage, { loader } from './slug.tsx'

const page = {
  slug: 'about',
  title: 'About the house',
  description: 'Who we are',
  blocks: [
    { kind: 'heading', text: 'Promises' },
    { kind: 'paragraph', text: 'Hello <script>alert(1)</script>' },
    { kind: 'list', items: ['one thing', 'another'] },
  ],
}
const at = (path: string) =>
  matchRoutes(routes as RouteObject[], path)
    ?.map(({ route }) => route.id)
    .at(-1)
const locales = [
  { code: 'en', dir: 'ltr', name: 'English' },
  { code: 'ar', dir: 'rtl', name: 'العربية' },
] as const

describe('content pages', () => {
  it('RTE-11 a slug opens the page that the operator wrote, in the HTML of the server; its text runs nothing', async () => {
    const site = siteOf({ answers: { 'content.getpage': page } })
    const data = await loader(loaderArgs(site, '/about', { slug: 'about' }))
    expect(site.asked).toContainEqual(['content.getpage', { slug: 'about' }])
    const text = html(ContentPage, site, data, '/about')
    for (const part of ['About the house', 'Who we are', 'Promises', 'one thing', 'another'])
      expect(text).toContain(part)
    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).not.toContain('<script>alert')
  })

  it('CMS-18 shows links, stress, quotes and pictures, and whatever else a text says stays text', async () => {
    const blocks = [
      {
        kind: 'paragraph',
        text: 'See the terms.',
        runs: [{ text: 'See ' }, { text: 'the terms', strong: true, to: '/terms#bets' }, { text: '.' }],
      },
      { kind: 'quote', text: '</blockquote><script>alert(1)</script>' },
      {
        kind: 'list',
        items: ['there'],
        runs: [[{ text: 'there', em: true, to: 'https://elsewhere.example/' }]],
        isOrdered: true,
      },
      { kind: 'picture', src: '/art/a.svg', alt: '"><script>alert(2)</script>' },
    ]
    const text = html(ContentPage, siteOf({}), { ...page, blocks }, '/about')
    expect(text).toMatch(/<a[^>]* href="\/terms#bets"[^>]*><strong[^>]*>the terms<\/strong><\/a>/)
    expect(text).toMatch(/<a href="https:\/\/elsewhere.example\/" rel="noopener noreferrer"[^>]*><em>there<\/em><\/a>/)
    expect(text).toContain('&lt;/blockquote&gt;&lt;script&gt;')
    expect(text).toMatch(
      /<img [^>]*srcSet="\/_ipx\/f_webp,q_95,w_320\/art\/a.svg 320w, [^"]*1536w"[^>]*width="768" height="591"/
    )
    expect(text).not.toContain('<script>alert')
  })

  it('RTE-11 a slug that nobody wrote, or that is none, is a page that was not found', async () => {
    for (const slug of ['nothing', 'Ab', '..']) {
      const answer = Promise.resolve().then(() => loader(loaderArgs(siteOf({}), `/${slug}`, { slug })))
      await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
    }
  })

  it('RTE-07 fixed routes win over the slug of a page', () => {
    expect(at('/about')).toBe('slug')
    for (const path of [
      '/offers',
      '/betting',
      '/support',
      '/_icons',
      '/fairness',
      '/cashier',
      '/robots.txt',
      '/sitemap.xml',
    ])
      expect(at(path)).toBe(path.slice(1))
    expect(at('/')).toBe('index')
    expect(at('/about/more')).toBe('all')
  })
})

describe('what crawlers are told', () => {
  it('CMS-36 a page under the robots rules has noindex, others have not', () => {
    const site = siteOf({ settings: { seo: { disallow: ['/about'] } } })
    expect(html(ContentPage, site, page, '/about')).toContain('content="noindex"')
    expect(html(ContentPage, site, page, '/terms')).not.toContain('noindex')
  })

  it('API-122 CMS-37 robots.txt is plain text made of the robots rules', async () => {
    const answer = loadRobots({ ...siteOf({ settings: { seo: { disallow: ['/closed'] } } }), locales })
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain('Disallow: /closed\n')
    expect(text).toContain('Disallow: /ar/closed\n')
    expect(text).not.toContain('/cashier')
  })

  it('the sitemap has areas, games and content pages, but none that is closed', async () => {
    const answers = {
      'games.get': { games: [{ sysname: 'dicebox', name: 'Dice Box', description: {} }] },
      'content.getpages': { items: [page] },
    }
    const answer = await loadSitemap({ ...siteOf({ answers, settings: { seo: { disallow: ['/winners'] } } }), locales })
    const text = await answer.text()
    for (const path of ['/game/dicebox', '/about', '/ar/about', '/betting'])
      expect(text).toContain(`<loc>https://ante.example${path}</loc>`)
    expect(text).not.toContain('/winners')
    expect(text).toContain('<loc>https://ante.example/offers</loc>')
    const policy = { advertising: 'nothing', findsOffers: false } as const
    const quiet = await (await loadSitemap({ ...siteOf({ answers, policy }), locales })).text()
    expect(quiet).toContain('/gamehall')
    expect(quiet).not.toMatch(/\/(?:offers|promotions)</)
  })
})
