import { settings as content } from '@ante/product/content/contract'
import { settings } from '@ante/product/games/contract'
import { en } from '@ante/texts/en/index'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { AccountProvider } from '../../app/session/account.tsx'
import type { AccountInfo } from '../../app/document/context.ts'
import { PopupsContext } from '../../app/popups/popups.ts'
import { RequestContext } from '../../app/document/request.ts'
import { textStore } from '../../app/texts/texts.tsx'
import { GameRail } from './game-rail.tsx'
import { GameShelf } from './game-shelf.tsx'
import { GameStage } from './game-stage.tsx'
import { GameTile } from './game-tile.tsx'
import type { TileGame } from './tile-game.ts'

const game: TileGame = {
  sysname: 'dicebox',
  name: 'Dicebox',
  tall: '/tall.svg',
  wide: '/wide.svg',
  studio: 'fathom',
  studioName: 'Fathom',
  type: 'fast',
  isNew: false,
  isOff: false,
  demo: true,
  rtp: '99.00',
}
const account = {
  uid: 0,
  locale: 'en',
  balance_main: { amount: 0, currency: 'USD' },
  balance_bonus: { amount: 0, currency: 'USD' },
} as AccountInfo

/** A part of the lobby with an operator's settings, rendered as the server does it. */
function html(
  part: ReactNode,
  { item = {}, site = {}, own = account }: { item?: object; site?: object; own?: AccountInfo } = {}
): string {
  const request = {
    texts: textStore({}, () => Promise.resolve(en)),
    locale: { code: 'en' as const, dir: 'ltr' as const },
    theme: 'dark' as const,
    isBot: false,
  }
  const given = { site: content.site.parse(site), games: settings.games.parse({ item }), seo: content.seo.parse({}) }
  const Root = () => (
    <RequestContext value={request}>
      <PopupsContext value={() => Promise.resolve()}>
        <IntlProvider locale="en" messages={en} timeZone="UTC">
          <AccountProvider info={own} refresh={given.site.balanceRefresh}>
            <Outlet />
          </AccountProvider>
        </IntlProvider>
      </PopupsContext>
    </RequestContext>
  )
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Root, loader: () => ({}), children: [{ index: true, Component: () => part }] },
  ])
  const root = {
    account: own,
    locales: [],
    defaultLocale: 'en',
    origin: 'http://x',
    timeZone: 'UTC',
    currencies: ['USD'],
    settings: given,
  }
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />).replaceAll('<!-- -->', '')
}

describe('the lobby by its configuration', () => {
  const rail = <GameRail title="Slots" to="/gamehall?category=slots" games={[game]} />
  const shelf = <GameShelf title="Slots" to="/gamehall?category=slots" games={[game]} />
  it('LOBBY-12 the title of a category leads to its view, or is plain text', () => {
    for (const part of [rail, shelf]) {
      expect(html(part, { site: { isTitleClickable: true } })).toMatch(
        /<h2[^>]*><a [^>]*href="\/gamehall\?category=slots"[^>]*>Slots<\/a><\/h2>/
      )
      expect(html(part, { site: { isTitleClickable: false } })).toMatch(/<h2[^>]*>Slots<\/h2>/)
    }
  })
  it('SYS-21 a game that staff switched off says so on its card and in a line, and offers no play', () => {
    const off = { ...game, isOff: true, isNew: true }
    for (const contentViewType of ['static', 'hover']) {
      const tile = (shown: TileGame) => html(<GameTile game={shown} shape="tall" />, { item: { contentViewType } })
      expect(tile(game)).toContain('Try for free')
      expect(tile(game)).not.toContain('Not available')
      expect(tile(off)).toContain('Not available')
      expect(tile(off)).not.toMatch(/Try for free|>New<|#play/)
    }
    expect(html(<GameShelf title="Slots" to="/gamehall" games={[game, off]} />)).toContain('Not available')
  })
  it('LOBBY-20 a card stands or lies', () => {
    expect(html(rail, { item: { type: 'vertical' } })).toMatch(/src="[^" ]*\/tall\.svg"/)
    expect(html(rail, { item: { type: 'horizontal' } })).toMatch(/src="[^" ]*\/wide\.svg"/)
    expect(html(rail, { item: { type: 'horizontal' } })).toContain('aspect-8/5')
  })
  it('LOBBY-25 name and button are always there, or stand on the art and come with the pointer', () => {
    const tile = (contentViewType: string) => html(<GameTile game={game} shape="tall" />, { item: { contentViewType } })
    const nameIsOnArt = (page: string) => page.indexOf('>Dicebox<') < page.lastIndexOf('</div><button')
    for (const type of ['static', 'hover']) {
      expect(tile(type).match(/>Dicebox</g)).toHaveLength(1)
      expect(nameIsOnArt(tile(type))).toBe(true)
    }
    expect(tile('hover')).toMatch(/pointer-fine:opacity-0"><div[^>]*><h3/)
    expect(tile('static')).toMatch(/<\/div><\/div><div[^>]*><h3/)
  })
  it('LOBBY-23 the heart is shown or not, on the card and on the game’s page', () => {
    const stage = <GameStage game={game} openRound={false} onRules={() => undefined} />
    for (const part of [<GameTile key="tile" game={game} shape="tall" />, stage]) {
      expect(html(part)).toContain('Add Dicebox to favourites')
      expect(html(part, { item: { canVisibleFavoriteIcon: false } })).not.toContain('favourites')
    }
  })
  it('RG-11 LOBBY-23 no heart is shown to a player on a break, whose likes are not asked for', () => {
    const exclusion = {
      state: 'active',
      until: '2027-01-01T00:00:00.000Z',
      returns_at: null,
    } as AccountInfo['exclusion']
    const own = { ...account, uid: 7, exclusion }
    expect(html(<GameTile game={game} shape="tall" />, { own: { ...own, exclusion: null } })).toContain('favourites')
    expect(html(<GameTile game={game} shape="tall" />, { own })).not.toContain('favourites')
    expect(html(<GameStage game={game} openRound={false} onRules={() => undefined} />, { own })).not.toContain(
      'favourites'
    )
  })
  it('LOBBY-24 the control of the full screen is shown or not', () => {
    const stage = <GameStage game={game} openRound={false} onRules={() => undefined} />
    expect(html(stage)).toContain('aria-label="Full screen"')
    expect(html(stage, { item: { visibleFullScreen: false } })).not.toContain('aria-label="Full screen"')
  })
})
