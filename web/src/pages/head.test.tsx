import { readFileSync } from 'node:fs'
import { settings as content } from '@ante/product/content/contract'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { PageHead } from '../app/document/head.tsx'
import { brandOf, lookOf } from '../app/document/look.ts'
import { SystemPage } from '../features/system/system-page.tsx'
import { SiteFacts, Trail } from '../app/document/structured-data.tsx'
import GamePage from './games/game-sysname.tsx'
import { loadGame } from './games/game-sysname.server.ts'
import JackpotPage from './jackpots/jackpots-id.tsx'
import Jackpots from './jackpots/jackpots.tsx'
import Offer from './campaigns/offers-id.tsx'
import Offers from './campaigns/offers.tsx'
import { type Given, html, siteOf, tournament } from './pages.fixture.tsx'
import { loadOffer } from './campaigns/campaigns.server.ts'
import { loadJackpot } from './jackpots/jackpots.server.ts'
import { loadTournament } from './tournaments/tournaments.server.ts'
import TournamentPage from './tournaments/tournaments-id.tsx'
import Tournaments from './tournaments/tournaments.tsx'

const headOf = (settings: Given['settings'], path = '/here'): string =>
  html(() => <PageHead title="Offers" description="What there is" />, siteOf(settings ? { settings } : {}), null, path)

describe('the head of a page', () => {
  it('CMS-40 has the operator’s words: for the domain, and over them for a path', () => {
    const seo = {
      title: 'The bright table',
      keywords: 'light, table',
      image: '/art/share.png',
      pages: {
        '/offers': {
          title: 'Gifts',
          description: 'All gifts',
          keywords: 'gifts',
          image: 'https://pictures.example/gift.png',
          noIndex: true,
        },
      },
    }
    const plain = headOf({ seo, site: { name: 'Lumen' } })
    for (const part of [
      '<title>Offers · Lumen</title>',
      'name="description" content="What there is"',
      'name="keywords" content="light, table"',
      'property="og:image" content="https://ante.example/art/share.png"',
      'property="og:site_name" content="Lumen"',
    ])
      expect(plain).toContain(part)
    expect(plain).not.toContain('noindex')
    expect(headOf({ seo }, '/')).toContain('<title>The bright table · Ante</title>')
    const own = headOf({ seo }, '/offers')
    for (const part of [
      '<title>Gifts · Ante</title>',
      'content="All gifts"',
      'content="gifts"',
      'content="https://pictures.example/gift.png"',
      'noindex',
    ])
      expect(own).toContain(part)
  })

  it('CMS-05 CMS-36 keeps crawlers away from a mirror, and from what the robots rules close', () => {
    expect(headOf({})).not.toContain('noindex')
    expect(headOf({ general: { domain_type: 'mirror' } })).toContain('name="robots" content="noindex"')
    expect(headOf({ seo: { disallow: ['/here'] } }, '/here/and/below')).toContain('name="robots" content="noindex"')
  })

  it('CMS-15 CMS-46 carries the icons and the tokens file of the configuration, and their colour', () => {
    const settings = siteOf({
      settings: {
        webSetting: { favicon: { '32x32': '/a.png', any: '/a.svg' } },
        tokens: { dark: { ink: '#012' }, all: { ember: '#fff' } },
      },
    }).settings
    const look = lookOf(settings, 'dark')
    expect(look.icons).toEqual([
      { sizes: '32x32', href: '/a.png' },
      { sizes: 'any', href: '/a.svg' },
    ])
    expect(look.colour).toBe('#012')
    expect(look.tokens).toMatch(/^\/nfx\/tokens\.css\?v=/)
    expect(lookOf(siteOf({}).settings, 'light').colour).toBe('#f4efe6')
  })

  it('CMS-46 the tokens that nobody replaced are those of the house’s own sheet', () => {
    const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
    const { dark, light } = content.tokens.parse({})
    for (const [theme, tokens] of Object.entries({ dark, light })) {
      const own = sheet.slice(sheet.indexOf(`[data-theme='${theme}'] {`)).split('}', 1)[0]
      for (const [name, value] of Object.entries(tokens))
        expect(own, `${theme} ${name}`).toContain(`--${name}: ${value};`)
    }
  })

  it('CMS-15 a brand with an icon of its own shows it beside its name; the house shows its mark', () => {
    const settings = { site: { name: 'Lumen' }, webSetting: { favicon: { any: '/art/brands/lumen.svg' } } }
    expect(brandOf(lookOf(siteOf({ settings }).settings, 'dark'))).toEqual({
      name: 'Lumen',
      logo: '/art/brands/lumen.svg',
    })
    expect(brandOf(lookOf(siteOf({}).settings, 'dark'))).toEqual({ name: 'Ante', logo: undefined })
    expect(html(() => <SystemPage name="maintenance" />, siteOf({ settings }))).toMatch(
      /<img src="\/art\/brands\/lumen.svg"[^>]*>.*>Lumen</s
    )
  })
})

const description = { title: 'Evening Cup', text: 'Played until midnight.', tile: '/art/evening.svg' }
const item = { id: '4', description, finished_at: null }
const listOf = (...items: unknown[]) => ({ items, count: items.length })
const jackpot = {
  id: '4',
  description,
  levels: [],
  games: [],
  return_percent: '0.00',
  is_paused: false,
  last_win: null,
}
const tile = {
  sysname: 'dicebox',
  name: 'Dice Box',
  tall: '/t.svg',
  wide: '/w.svg',
  studio: 's',
  studioName: 'S',
  type: 'fast',
  isNew: false,
  demo: true,
  rtp: null,
}

const templates = {
  offer: '/offers/{id}-{title}',
  jackpot: '/jackpots/{id}_{title}',
  game: '/game/{sysname}_{title}',
  tournament: '/tournaments/{id}.{title}',
}
const settings = { seo: { templates } }
const shown = (page: ComponentType, data: unknown, path: string): string => html(page, siteOf({ settings }), data, path)
const canonical = (path: string): string => `rel="canonical" href="https://ante.example${path}"`

describe('an operator’s address template', () => {
  it('RTE-76 makes the addresses of offers, in their list and as the canonical one, which are answered', async () => {
    expect(
      shown(Offers, { offers: [{ ...item, state: 'available', step: { number: 1, of: 1 } }] }, '/offers')
    ).toContain('href="/offers/4-evening-cup"')
    const site = siteOf({
      settings,
      answers: {
        'campaigns.getoffers': listOf({ ...item, state: 'available', step: { number: 1, of: 1 }, gives: [] }),
      },
    })
    const offer = await loadOffer(site, '4-evening-cup', '/offers/4-evening-cup')
    expect(site.asked).toEqual([['campaigns.getoffers', { ids: ['4'] }]])
    expect(shown(Offer, offer, '/offers/4')).toContain(canonical('/offers/4-evening-cup'))
  })

  it('RTE-77 makes those of jackpots', async () => {
    expect(shown(Jackpots, { jackpots: [jackpot] }, '/jackpots')).toContain('href="/jackpots/4_evening-cup"')
    const loaded = await loadJackpot(
      siteOf({ answers: { 'Jackpots.get': listOf(jackpot), 'Jackpots.getWinners': listOf() } }),
      '4_evening-cup',
      '/jackpots/4_evening-cup'
    )
    expect(shown(JackpotPage, loaded, '/jackpots/4')).toContain(canonical('/jackpots/4_evening-cup'))
  })

  it('RTE-78 makes those of games', async () => {
    const page = shown(
      GamePage,
      { game: tile, facts: undefined, canStart: false, openRound: false, neighbours: [{ ...tile, sysname: 'other' }] },
      '/game/dicebox'
    )
    expect(page).toContain(canonical('/game/dicebox_dice-box'))
    expect(page).toContain('href="/game/other_dice-box"')
    const site = siteOf({ answers: { 'games.get': { games: [] } } })
    await loadGame(site, 'dicebox_dice-box', '/game/dicebox_dice-box').catch(() => undefined)
    expect(site.asked).toEqual([['games.get', { sysname: 'dicebox' }]])
  })

  it('RTE-79 makes those of tournaments', async () => {
    expect(
      shown(
        Tournaments,
        { status: 'all', items: [tournament], page: 1, pages: 1, made: tournament.started_at },
        '/tournaments'
      )
    ).toContain('href="/tournaments/4.evening-cup"')
    const loaded = await loadTournament(
      siteOf({ answers: { 'tournaments.get': listOf(tournament) } }),
      '4.evening-cup',
      '/tournaments/4.evening-cup'
    )
    expect(shown(TournamentPage, loaded, '/tournaments/4')).toContain(canonical('/tournaments/4.evening-cup'))
  })
})

describe('what a page tells those who search', () => {
  const told = (text: string): unknown =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')

  it('is the way to it, in whole addresses of the reader’s language, and no title can end it', () => {
    const items = [{ label: 'العروض', to: '/offers' }, { label: 'a</script><script>b()' }]
    const text = html(() => <Trail items={items} />, siteOf({ locale: 'ar' }))
    expect(text).not.toContain('<script>b()')
    expect(told(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'العروض', item: 'https://ante.example/ar/offers' },
        { '@type': 'ListItem', position: 2, name: 'a</script><script>b()' },
      ],
    })
  })

  it('is the site itself on its home page, by the name of its domain', () => {
    const site = siteOf({ settings: { site: { name: 'Lumen' } } })
    expect(told(html(() => <SiteFacts />, site, null, '/'))).toMatchObject({
      '@type': 'WebSite',
      name: 'Lumen',
      url: 'https://ante.example/',
      inLanguage: 'en',
    })
  })
})
