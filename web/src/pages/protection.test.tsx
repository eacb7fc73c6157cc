import { describe, expect, it } from 'vitest'
import { ClosedPlace } from '../app/protection/closed-place.tsx'
import { StakeLeft } from '../app/protection/stake-left.tsx'
import { Footer } from '../features/shell/footer.tsx'
import { ExclusionBanner } from '../features/protection/exclusion-banner.tsx'
import { money } from '@ante/kit/money'
import { type Given, html, loaderArgs, player, rules, siteOf } from './pages.fixture.tsx'
import BreakPage, { loader as loadBreak } from './protection/break.tsx'
import ProfileResponsibleGame, { loader } from './profile/responsible-game.tsx'
import { loadDeposit, loadDepositMethod } from './cashier/cashier.server.ts'
import CashierDeposit from './cashier/deposit.tsx'
import { loadGame } from './games/game-sysname.server.ts'
import ProfileFrame, { loader as loadFrame } from './profile/frame.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const limit = (more: object = {}) => ({
  kind: 'deposit',
  period: 7,
  limit: usd(1234.5),
  available: usd(234.5),
  ends_at: '2026-12-01T10:00:00.000Z',
  change: null,
  ...more,
})
const limitsOf = (limits: unknown[], more: object = {}) => ({
  limits,
  deposit: { available_amount: null, can_edit: true, expired_at: null, limit_amount: null, period: 'none' },
  withdrawal_lock: { is_on: false, change: null },
  rules: { hours: 24, deposit_periods: [1, 7, 14, 30], periods: [1, 7, 14, 30] },
  market: null,
  duty: 'none',
  is_review_due: false,
  ...more,
})
const exclusion = { state: 'active' as const, until: '2026-12-05T18:30:00.000Z', returns_at: null }
const excluded = { ...player, exclusion }
const on = { site: { isResponsibleGamingEnable: true } }

async function page(given: Given, limits?: unknown): Promise<string> {
  const site = siteOf({
    account: player,
    settings: on,
    answers: limits ? { 'account.getLimits': limits } : {},
    ...given,
  })
  const data = await loader(loaderArgs(site, '/profile/responsible-game'))
  return html(ProfileResponsibleGame, site, data, '/profile/responsible-game')
}

describe('the page of limits', () => {
  it('RG-01 is a section of the profile while its switch is on: its link is in the menu, with limits and self-exclusion behind it', async () => {
    const settings = { site: { isResponsibleGamingEnable: false } }
    const menu = async (given: Given) => {
      const site = siteOf({ account: player, ...given })
      return html(ProfileFrame, site, await loadFrame(loaderArgs(site, '/profile/settings')), '/profile/settings')
    }
    const link = 'href="/profile/responsible-game"'
    expect(await menu({ settings: on })).toContain(link)
    expect(await menu({ settings })).not.toContain(link)
    const text = await page({}, limitsOf([limit()]))
    for (const part of ['Deposit limit', 'value="permanent"']) expect(text).toContain(part)
    await expect(page({ settings })).rejects.toMatchObject({ status: 302 })
  })

  it('RG-02, RG-07, VAL-95 shows what is set, used and left, with thousands separated, and when there is more', async () => {
    const text = await page({}, limitsOf([limit()]))
    expect(text).toContain('$1,234.50 in 7 days')
    expect(text).toContain('$1,000.00 of $1,234.50 used')
    expect(text).toContain('$234.50 left until 01.12.2026 10:00')
  })

  it('RG-06 a limit whose change waits is read-only and shows until when, with the way to keep it', async () => {
    const change = { to: usd(2000), ready_at: '2026-11-25T09:15:00.000Z', is_ready: false }
    const text = await page({}, limitsOf([limit({ change })]))
    expect(text).toMatch(/<input[^>]*readOnly=""[^>]*value="\$1,234\.50"/i)
    expect(text).toContain('You can change this limit again from 25.11.2026 9:15.')
    expect(text).toContain('You’ve asked to raise this limit to $2,000.00.')
    expect(text).toContain('Keep my limit')
    expect(text).not.toContain('Raise to $2,000.00')
  })

  it('RG-12 a change whose hours are over is confirmed by the player, and not before', async () => {
    const change = { to: null, ready_at: '2026-11-25T09:15:00.000Z', is_ready: true }
    const text = await page({}, limitsOf([limit({ change })]))
    expect(text).toContain('Remove this limit')
    expect(text).not.toMatch(/readOnly/i)
  })

  it('says what the market allows in a month, and asks for a look at limits where one is due', async () => {
    const market = { limit: usd(1000), available: usd(400), ends_at: '2026-12-01T00:00:00.000Z' }
    const text = await page({}, limitsOf([], { market, is_review_due: true }))
    expect(text).toContain('You can deposit up to $1,000.00 in a calendar month.')
    expect(text).toContain('Keep my limits')
  })

  it('RG-09, CONST-35 offers twelve lengths of a break, in their order', async () => {
    const text = await page({}, limitsOf([]))
    expect([...text.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual(
      '1d 7d 30d 3m 6m 9m 1y 2y 3y 4y 5y permanent'.split(' ')
    )
  })

  it('RG-12 a raise that needs a look at the player’s means leads to it, and is not confirmed before', async () => {
    const change = { to: usd(2000), ready_at: '2026-11-24T10:00:00.000Z', is_ready: true, needs_means: true }
    const text = await page({}, limitsOf([limit({ change })]))
    expect(text).toContain('Before you can confirm, we have to check that you can afford it.')
    expect(text).toContain('href="/profile/verification"')
    expect(text).not.toContain('Raise to')
    expect(await page({}, limitsOf([limit({ change: { ...change, needs_means: false } })]))).toContain('Raise to')
  })

  it('RG-09 offers the break and the lengths of the player’s market', async () => {
    const withRules = (own: object) =>
      page({
        answers: {
          'account.getLimits': limitsOf([]),
          'policies.getrules': { market: 'se', law: null, rules: { ...rules, ...own } },
        },
      })
    const text = await withRules({ breakHours: 48, timeOuts: ['1d', '1m'], exclusions: ['6m', 'permanent'] })
    expect([...text.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual(
      '1d 1m 6m permanent'.split(' ')
    )
    expect(text).toContain('Take a break for 48 hours')
    expect(await withRules({ breakHours: 0 })).not.toContain('Take a break for')
  })

  it('RG-04 limits are read for a player, and for nobody who is not signed in', async () => {
    const answers = { 'games.get': { games: [{ sysname: 'x', type: 'slot', provider: { sysname: 'p' } }] } }
    const read = async (account: Given['account']) => {
      const site = siteOf({ answers, ...(account ? { account } : {}) })
      await loadGame(site, 'x', '/game/x').catch(() => undefined)
      return site.asked.some(([key]) => key === 'account.getLimits')
    }
    expect(await read(undefined)).toBe(false)
    expect(await read(player)).toBe(true)
  })
})

describe('a player who took a break', () => {
  it('RG-11 is told on every page until when, and what is open', () => {
    const text = html(ExclusionBanner, siteOf({ account: excluded, settings: on }))
    expect(text).toContain('You’re on a break until 05.12.2026 18:30.')
    for (const open of ['/cashier/withdraw', '/cashier/history', '/support', '/profile/responsible-game'])
      expect(text).toContain(`href="${open}"`)
    expect(html(ExclusionBanner, siteOf({ account: player, settings: on }))).toBe('')
  })

  it('RG-11 finds the reason and the way to the money in the place of games, bets and deposits', async () => {
    const closed = (what: 'play' | 'deposit') => () => <ClosedPlace what={what} exclusion={exclusion} />
    expect(html(closed('play'), siteOf({ account: excluded }))).toContain('You can’t play')
    const site = siteOf({ account: excluded })
    const data = await loadDeposit(site)
    expect(site.asked).toEqual([])
    const text = html(CashierDeposit, site, data)
    expect(text).toContain('You can’t deposit')
    expect(text).toContain('href="/cashier/withdraw"')
  })

  it('RG-11 reads whether the break holds on all sites of the house, or on this one alone', async () => {
    const at = (reach: 'house' | 'brand') =>
      page({ account: excluded, answers: { 'account.getSelfExclusion': { ...exclusion, reach } } })
    expect(await at('house')).toContain('It holds on all our sites.')
    const own = await at('brand')
    expect(own).toMatch(/It holds on \S.* only\. Our other sites stay open to you\./)
    expect(own).not.toContain('on all our sites')
  })

  it('RG-11 asks for the way back when the break is over, and sees the wait after that', async () => {
    const of = (state: 'ended' | 'returning' | 'permanent') => ({
      account: {
        ...player,
        exclusion: { state, until: state === 'permanent' ? null : exclusion.until, returns_at: null },
      },
    })
    expect(await page(of('ended'))).toContain('Ask to return')
    const returning = {
      ...of('returning').account,
      exclusion: { ...exclusion, state: 'returning' as const, returns_at: '2026-12-07T08:00:00.000Z' },
    }
    expect(await page({ account: returning })).toContain('You can play again from 07.12.2026 8:00.')
    const forGood = await page(of('permanent'))
    expect(forGood).toContain('You’ve chosen not to play here again.')
    expect(forGood).not.toContain('Make it longer')
  })

  it('RG-11 is shown after the end of the session what was chosen; a time that is none is not repeated', async () => {
    const site = siteOf({})
    const open = (query: string) => html(BreakPage, site, loadBreak(loaderArgs(site, `/break${query}`)))
    expect(open('?until=2026-12-05T18:30:00.000Z')).toContain('until 05.12.2026 18:30.')
    expect(open('?until=for%20a%20prize')).not.toContain('prize')
    expect(open('')).toContain('You can’t deposit, bet or play here any more.')
    // Whether open bets stand or are refunded depends on the market and the length of the break; the page knows neither.
    expect(open('')).toContain('To withdraw or to follow your open bets, log in at any time.')
    expect(open('')).not.toContain('stay as they are')
  })

  it('SAFE-19 is followed by nothing that asks for more play: no offer, no game, no deposit', () => {
    const site = siteOf({ settings: on })
    const text = html(BreakPage, site, loadBreak(loaderArgs(site, '/break?until=2026-12-05T18:30:00.000Z')))
    const ways = [...text.matchAll(/href="([^"]+)"/g)]
      .map(([, to = '']) => to)
      .filter((to) => !to.includes('ante.example'))
    expect(ways).toEqual(['/support', 'https://www.gamblingtherapy.org/'])
  })
})

describe('what is left where it matters', () => {
  it('SAFE-1 the deposit page asks for an answer, or for a limit, where the market wants one first', async () => {
    const open = async (duty: string) => {
      const limits = limitsOf([], { duty })
      const answers = { 'account.getLimits': limits, 'cashier.getdepositsettings': { methods: [] } }
      const site = siteOf({ account: player, answers })
      return html(CashierDeposit, site, await loadDeposit(site))
    }
    expect(await open('asked')).toContain('No limit for now')
    const required = await open('required')
    expect(required).not.toContain('No limit for now')
    expect(required).toContain('Save limit')
    expect(await open('none')).not.toContain('Before your first deposit')
  })

  it('SAFE-2 the deposit page leads to limits where there is none, and so does every page by its footer; the amount is typed freely', async () => {
    const open = async (limits: unknown[], duty = 'none') => {
      const answers = { 'account.getLimits': limitsOf(limits, { duty }), 'cashier.getdepositsettings': { methods: [] } }
      const site = siteOf({ account: player, answers, settings: on })
      return html(CashierDeposit, site, await loadDeposit(site))
    }
    const none = await open([])
    for (const part of ['You can set a deposit limit before you pay in.', 'href="/profile/responsible-game#limits"'])
      expect(none).toContain(part)
    const some = await open([limit()])
    expect(some).not.toContain('You can set a deposit limit')
    expect(some).toContain('href="/profile/responsible-game#limits"')
    expect(html(() => <Footer />, siteOf({ settings: on }))).toContain('href="/profile/responsible-game"')
    expect(await open([], 'required')).toMatch(/<input(?=[^>]*name="amount")(?=[^>]*inputMode="decimal")/)
  })

  it('a method of deposits leads back to that question', async () => {
    const method = { sysname: 'card', requisites: [] }
    const answers = {
      'account.getLimits': limitsOf([], { duty: 'asked' }),
      'cashier.getdepositsettings': { methods: [method] },
    }
    const left = await loadDepositMethod(siteOf({ account: player, answers }), 'card', '').catch(
      (thrown: unknown) => thrown
    )
    expect((left as Response).headers.get('location')).toBe('/cashier/deposit')
  })

  it('stakes beyond what limits leave are said before they are placed; without a limit nothing is said', () => {
    const left = { sum: money(2000n), until: '2026-12-01T10:00:00.000Z' }
    const line = (stakes: bigint, given: Partial<Parameters<typeof StakeLeft>[0]['limits']>) => () => (
      <StakeLeft limits={{ left: undefined, single: undefined, most: undefined, ...given }} stakes={money(stakes)} />
    )
    const said = (stakes: bigint, given = {}) => html(line(stakes, given), siteOf({ account: player, settings: on }))
    expect(said(1000n, { left, most: left.sum })).toContain('$20.00 to stake until 01.12.2026 10:00')
    expect(said(2001n, { left, most: left.sum })).toContain('Choose a smaller stake')
    expect(said(1n, { left: { ...left, sum: money(0n) }, most: money(0n) })).toContain('You’ve reached a limit')
    expect(said(1n)).toBe('')
  })
})
