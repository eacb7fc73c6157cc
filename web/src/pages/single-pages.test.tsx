import { certificateFor } from '@ante/arcade/rules/certificates'
import { describe, expect, it } from 'vitest'
import { open, placeOf, routeOf, statusOf, thrown } from './open-page.fixture.tsx'
import { player } from './pages.fixture.tsx'

const dicebox = {
  sysname: 'dicebox',
  name: 'Dicebox',
  image_url: '/x.svg',
  description: { name: '', img_288_192: '' },
  type: 'fast',
  provider: { sysname: 'fathom', name: 'Fathom' },
  categories: [],
  has_demo: true,
  is_enabled: true,
  is_new: false,
  rtp_percent: null,
}

describe('pages of which there is one', () => {
  it('SYS-21 a game that cannot start shows the errors-slot page in place of its frame', async () => {
    const page = await open('/game/:sysname', {
      params: { sysname: 'dicebox' },
      at: '/game/dicebox',
      answers: { 'games.get': { games: [dicebox], total: 1 } },
    })
    expect(page.text).toContain('The game couldn’t start')
    expect(page.text).not.toContain('<iframe')
    expect(page.text).toContain('href="/gamehall"')
  })

  it('MGT-2 a game that staff switched off starts for whoever has a round in it, and for nobody else', async () => {
    const sum = { amount: 1, currency: 'USD' }
    const shown = async (isEnabled: boolean, openRound: object | null) => {
      const page = await open('/game/:sysname', {
        params: { sysname: 'dicebox' },
        at: '/game/dicebox',
        answers: {
          'games.get': { games: [{ ...dicebox, is_enabled: isEnabled }], total: 1 },
          'games.getgame': {
            certificate: certificateFor('dicebox'),
            stakes: { min: sum, max: sum },
            open_round: openRound,
          },
        },
      })
      return page.text.includes('The game couldn’t start') ? 'off' : 'starts'
    }
    expect(await shown(true, null)).toBe('starts')
    expect(await shown(false, null)).toBe('off')
    expect(await shown(false, { id: '1' })).toBe('starts')
  })

  it('RTE-46 CHAT-37 CHAT-40 /support answers what is asked most, the operator’s questions first, leads to the chat and says how else we are reached', async () => {
    const settings = {
      chat: 'own',
      own: { is_online: true, attachment_max: 1, attachment_types: [] },
      contacts: [{ kind: 'email', label: 'help@ante.example', href: 'mailto:help@ante.example' }],
      hours: { timeZone: 'Europe/London', list: [{ days: [1, 7], from: '09:00', to: '18:00' }] },
      questions: [{ title: 'Do you have a lounge?', text: 'On the first floor.' }],
      dispute_body: null,
    }
    const open46 = (chat: object) => open('/support', { answers: { 'support.getsettings': { ...settings, ...chat } } })
    const { text, asked } = await open46({})
    for (const to of ['/cashier/history', '/profile/bets', '/profile/security', 'mailto:help@ante.example'])
      expect(text).toContain(`href="${to}"`)
    for (const part of [
      'We’re here now',
      '>Open chat<',
      'Europe/London',
      'Mon, Sun',
      '09:00–18:00',
      'Subject',
      '>Send<',
    ])
      expect(text).toContain(part)
    expect(text.indexOf('Do you have a lounge?')).toBeLessThan(text.indexOf('My deposit hasn’t arrived'))
    expect(asked.map(([key]) => key)).toEqual(['support.getsettings'])
    expect((await open46({ own: { ...settings.own, is_online: false } })).text).toContain('Nobody’s here right now')
    for (const chat of ['', 'comm100'])
      expect((await open46({ chat, own: undefined })).text).not.toContain('>Open chat<')
  })

  it('CHAT-39 the form of /support knows a player’s name and e-mail, and not one that is not confirmed yet', async () => {
    const profile = {
      profile: { first_name: 'Ada' },
      contacts: [
        { type: 'email', contact: 'new@example.com', is_pending: true },
        { type: 'email', contact: 'ada@example.com' },
      ],
    }
    const { text } = await open('/support', { account: player, answers: { 'account.getprofileinfo': profile } })
    for (const part of ['value="Ada"', 'value="ada@example.com"']) expect(text).toContain(part)
    expect(text).not.toContain('new@example.com')
  })

  it('RTE-61 PROF-39 /unsubscribe asks once for a whole link, and says what to do with a broken one', async () => {
    expect((await open('/unsubscribe', { at: '/unsubscribe?contact=ada%40example.com&hash=x' })).text).toContain(
      'Stop sending news and offers to ada@example.com?'
    )
    expect((await open('/unsubscribe')).text).toContain('This link is incomplete')
  })

  it('RTE-62 RTE-63 /confirmation and its success are there', async () => {
    expect((await open('/confirmation')).text).toContain('This link doesn’t work')
    expect((await open('/confirmation/success')).text).toContain('Email confirmed')
  })

  it('RTE-65 RTE-66 the embedded forms stand in the empty layout', async () => {
    for (const path of ['/forms/sign_in', '/forms/sign_up'])
      expect(routeOf(path)?.layouts).toEqual(['pages/shell/empty-frame.tsx'])
    expect((await open('/forms/sign_in')).text).toContain('Email or phone')
    expect((await open('/forms/sign_up')).text).toContain('Open an account')
    expect((await open('/forms/sign_in', { account: player })).text).not.toContain('<form')
  })

  it('RTE-69 RTE-70 RTE-71 the placeholder routes lead to their sections', async () => {
    expect(placeOf(await thrown(open('/responsible-game', { account: player })))).toBe('/profile/responsible-game')
    expect(placeOf(await thrown(open('/bets/*', { account: player, at: '/bets/any/thing' })))).toBe('/profile/bets')
  })

  it('RTE-72 CMS-51 /_icons shows every icon of the sprite by its name', async () => {
    const { readFileSync } = await import('node:fs')
    const symbols = [
      ...readFileSync(new URL('../ui/icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g),
    ].map(([, name]) => name)
    const { text } = await open('/_icons')
    const shown = [...text.matchAll(/<code[^>]*>([^<]+)<\/code>/g)].map(([, name]) => name)
    expect(shown.toSorted()).toEqual(symbols.toSorted())
    // All of them come from one file.
    expect(new Set([...text.matchAll(/<use href="([^"#]*)#/g)].map(([, file]) => file)).size).toBe(1)
  })

  it('the gallery shows every part alive where the operator wants it, and is not there else', async () => {
    expect(statusOf(await thrown(open('/_parts')))).toBe(404)
    const { text } = await open('/_parts', { settings: { site: { isPartsGalleryEnable: true } } })
    for (const part of [
      'Button',
      'PhoneInput',
      'SelectList',
      'Switch',
      'Accordion',
      'Tooltip',
      'Table',
      'Pagination',
      'GameTile',
      'OddsButton',
      'Countdown',
      'LevelBar',
      'EndlessList',
    ])
      expect(text, part).toMatch(new RegExp(`<code[^>]*>[^<]*\\b${part}\\b`))
    for (const role of ['role="switch"', 'role="progressbar"', 'role="tablist"', 'aria-haspopup="listbox"', '<tfoot'])
      expect(text, role).toContain(role)
  })

  it('RTE-07 every fixed route has its own page, so none of them is a content page', () => {
    for (const path of [
      '/offers',
      '/betting',
      '/support',
      '/_icons',
      '/winners',
      '/loyalty/shop',
      '/confirmation/success',
    ])
      expect(routeOf(path)?.file, path).not.toMatch(/slug/)
  })
})
