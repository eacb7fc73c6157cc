import { formatConsent } from '@ante/kit/consent'
import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { linkParameters } from '@ante/product/tracking/rules/words'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { post } from '../../app/api/client.ts'
import { tellAnalytics } from '../../app/session/analytics.ts'
import { answerConsent, followRules } from '../../app/session/consent.ts'
import { MarketingTool, isWhole } from './exponea.ts'
import { fingerprintAfterMs, ownMark } from './fingerprint.ts'
import { hitQuery, isByLink, isSentHere, landingOf } from './landing.ts'
import { startContainer, containerOf } from './tag-container.ts'
import { isDebugging, Tracking, waitingOf } from './tracking.ts'

vi.mock('../../app/document/load-script.ts', () => ({ loadScript: async () => undefined }))
vi.mock('../../app/api/client.ts', () => ({
  get: vi.fn<() => Promise<object>>(),
  post: vi.fn<(key: string, params: object) => Promise<unknown>>(async () => 1),
}))

const marketing = { provider: 'exponea', target: 'https://t.example', token: 'k', site_group: 'g', src: 's' } as const
const settings: TrackingPageSettings = {
  consent: {
    used: [
      { category: 'analytics', vendors: [] },
      { category: 'marketing', vendors: [] },
    ],
    asked_first: ['functional', 'analytics', 'marketing', 'security'],
    version: 1,
    is_asked_at_once: false,
  },
  analytic: {},
  marketing: null,
  fingerprint: null,
  is_followed: true,
}
const proof = 'Vk3Vk3Vk3Vk3Vk3Vk3Vk3x'
const nowhere = { facts: {}, referer: '' }
const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
const page = { cookie: '' }
const listeners = new Map<string, () => void>()
const reload = vi.fn<() => void>()
const agree = (answers: object) => void (page.cookie = `consent=${formatConsent({ version: 1, answers, proof })}`)

beforeEach(() => {
  vi.useFakeTimers()
  page.cookie = ''
  const store = new Map<string, string>()
  vi.stubGlobal('window', {
    addEventListener: (name: string, heard: () => void) => void listeners.set(name, heard),
    location: { origin: 'https://ante.example', pathname: '/gamehall', hostname: 'ante.example', reload },
    screen: { width: 1, height: 2, colorDepth: 24 },
  })
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      documentElement: { lang: 'de', dataset: {} },
      querySelectorAll: () => [],
      addEventListener: (name: string, heard: () => void) => void listeners.set(name, heard),
    })
  )
  vi.stubGlobal('navigator', { userAgent: 'Test', language: 'de', hardwareConcurrency: 2 })
  const local = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  vi.clearAllMocks()
  followRules(settings.consent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const begin = (given: Partial<TrackingPageSettings> = {}, more: object = {}) =>
  new Tracking({
    settings: { ...settings, ...given },
    landing: nowhere,
    uid: 0,
    startedAt: performance.now(),
    isDebug: false,
    ...more,
  })
const asked = () => fetched.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''))

describe('the landing', () => {
  it('TRK-08 TRK-09 TRK-11 TRK-12 has the six accepted parameters and no other, the mark td_ cut off', () => {
    expect(linkParameters).toEqual([
      'track_id',
      'show_popup_reg',
      'publisher_id',
      'goal_id',
      'goal_entry_id',
      'link_id',
    ])
    const search =
      '?track_id=td_55&show_popup_reg=1&publisher_id=p&goal_id=g&goal_entry_id=e&link_id=l&utm_source=x&gclid=y'
    const landing = landingOf({ search, origin: 'https://ante.example' }, '')
    expect(Object.fromEntries(new URLSearchParams(hitQuery(landing)))).toEqual({
      track_id: '55',
      show_popup_reg: '1',
      publisher_id: 'p',
      goal_id: 'g',
      goal_entry_id: 'e',
      link_id: 'l',
    })
    expect(landingOf({ search: '?track_id=xtd_5', origin: 'https://a.example' }, '').facts.track_id).toBe('xtd_5')
  })

  it('TRK-07 TRK-10 has the address of another site, and none of our own', () => {
    const own = { search: '', origin: 'https://ante.example' }
    expect(hitQuery(landingOf(own, 'https://news.example/a'))).toBe('referer=https%3A%2F%2Fnews.example%2Fa')
    for (const referrer of ['', 'https://ante.example/de/gamehall'])
      expect(isByLink(landingOf(own, referrer))).toBe(false)
    expect(isSentHere(landingOf({ ...own, search: '?show_popup_reg=1' }, ''))).toBe(false)
  })
})

describe('what waits for an answer', () => {
  it('is what others are told, and what a link brings; all of it where the operator asks at once', () => {
    const linked = { facts: { track_id: '5' }, referer: '' }
    expect(waitingOf({ settings, landing: nowhere })).toEqual([])
    expect(waitingOf({ settings, landing: linked })).toEqual(['marketing'])
    const used = [{ category: 'security' as const, vendors: ['SEON'] }]
    expect(waitingOf({ settings: { ...settings, consent: { ...settings.consent, used } }, landing: nowhere })).toEqual([
      'security',
    ])
    const consent = { ...settings.consent, is_asked_at_once: true }
    expect(waitingOf({ settings: { ...settings, consent }, landing: nowhere })).toEqual(['analytics', 'marketing'])
  })

  it('nothing is sent before a yes, and it is with one', async () => {
    const tracking = begin(
      { marketing, fingerprint: { src: '', host: '' } },
      { landing: { facts: { track_id: '5' }, referer: '' } }
    )
    expect(tracking.isAsking()).toBe(true)
    tellAnalytics('game_start', { game: 'wheel' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked(), vi.mocked(post).mock.calls, window.exponea]).toEqual([[], [], undefined])
    vi.mocked(post).mockImplementationOnce(async () => agree({ marketing: true, analytics: false }) as never)
    await answerConsent({ marketing: true, analytics: false }, 'question')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toEqual(['/hit?track_id=5'])
    expect(window.exponea).toBeDefined()
    expect(tracking.isAsking()).toBe(false)
  })

  it('with a yes that is taken back the cookies of others go and the page begins anew', async () => {
    agree({ marketing: true })
    begin()
    page.cookie += '; __exponea_etc__=1; theme=dark'
    const set: string[] = []
    vi.stubGlobal('document', {
      get cookie() {
        return page.cookie
      },
      set cookie(line: string) {
        set.push(line)
      },
    })
    vi.stubGlobal('window', { location: { hostname: 'www.ante.example' } })
    vi.mocked(post).mockImplementationOnce(
      async () =>
        (page.cookie = page.cookie.replace(
          /consent=[^;]*/,
          `consent=${formatConsent({ version: 1, answers: { marketing: false }, proof })}`
        )) as never
    )
    const reload = vi.fn<() => void>()
    await answerConsent({ marketing: false }, 'choices', reload)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(new Set(set.map((line) => line.split('=')[0]))).toEqual(new Set(['__exponea_etc__']))
  })
})

describe('the marketing tool', () => {
  const calls = () => window.exponea?.q

  it('TRK-01 TRK-02 TRK-03 is set up with target, token and site group, the user id (0 for a visitor) and the origin of the site', () => {
    const load = vi.fn<(src: string) => Promise<void>>(async () => undefined)
    const tool = new MarketingTool({ config: marketing, uid: 0, origin: 'https://ante.example' }, load)
    expect(calls()).toEqual([
      [
        'initialize',
        {
          target: 'https://t.example',
          token: 'k',
          track: { visits: true },
          properties: { site_group: 'g', origin: 'https://ante.example', uid: 0 },
        },
      ],
    ])
    expect(load.mock.calls).toEqual([['s']])
    tool.move(0)
    expect(calls()).toHaveLength(1)
  })

  it('TRK-04 TRK-05 SEC-19 identifies whoever logs in by their id and nothing else of theirs, and anonymises at the logout, each once', () => {
    const tool = new MarketingTool({ config: marketing, uid: 0, origin: 'o' }, async () => undefined)
    for (const uid of [7, 7, 0, 0, 8, 9]) tool.move(uid)
    const properties = { site_group: 'g', origin: 'o', locale: 'de' }
    expect(calls()?.slice(1)).toEqual([
      ['identify', { registered: '7' }, properties],
      ['update', { uid: 7 }],
      ['anonymize'],
      ['update', { uid: 0 }],
      ['identify', { registered: '8' }, properties],
      ['update', { uid: 8 }],
      ['anonymize'],
      ['identify', { registered: '9' }, properties],
      ['update', { uid: 9 }],
    ])
  })

  it('TRK-05 anonymises whoever was here before a session ended without a logout', () => {
    new MarketingTool({ config: marketing, uid: 7, origin: 'o' }, async () => undefined)
    new MarketingTool({ config: marketing, uid: 0, origin: 'o' }, async () => undefined)
    expect(calls()?.map(([name]) => name)).toEqual(['initialize', 'anonymize'])
  })

  it('is begun on no page where cards are named', () => {
    agree({ marketing: true })
    window.location.pathname = '/ar/cashier/deposit/card'
    begin({ marketing })
    expect(window.exponea).toBeUndefined()
  })

  it('ends with the page where its yes was taken back in another window', () => {
    agree({ marketing: true })
    begin({ marketing })
    listeners.get('visibilitychange')?.()
    expect(reload).not.toHaveBeenCalled()
    agree({ marketing: false })
    listeners.get('visibilitychange')?.()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a cookie of somebody else that cannot be decoded spoils nothing', () => {
    agree({ marketing: true })
    page.cookie += '; x=100%'
    begin({ marketing })
    expect(window.exponea).toBeDefined()
  })

  it('TRK-06 is none without all three values', () => {
    expect(isWhole(marketing)).toBe(true)
    expect(isWhole(null)).toBe(false)
    for (const missing of ['target', 'token', 'site_group'])
      expect(isWhole({ ...marketing, [missing]: '' })).toBe(false)
    agree({ marketing: true })
    begin({ marketing: { ...marketing, token: '' } })
    expect(window.exponea).toBeUndefined()
  })
})

describe('the mark of the device', () => {
  const fingerprint = { src: '', host: '' }

  it('TRK-13 TRK-14 TRK-15 CONST-30 is sent 3000 ms after the start where the flag is on, and with a yes alone', async () => {
    expect(fingerprintAfterMs).toBe(3000)
    agree({ security: true })
    begin({ fingerprint })
    await vi.advanceTimersByTimeAsync(2999)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toEqual([`/hit?${new URLSearchParams({ seon_session: ownMark() }).toString()}`])
    fetched.mockClear()
    begin()
    page.cookie = ''
    begin({ fingerprint })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toEqual([])
  })

  it('TRK-13 is sent anew for who logs in later, at once', async () => {
    agree({ security: true })
    const tracking = begin({ fingerprint })
    await vi.advanceTimersByTimeAsync(5000)
    tracking.move(7)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toHaveLength(2)
  })
})

describe('analytics', () => {
  it('TRK-16 a container is loaded as `analytic` names it, and none without', async () => {
    expect(containerOf({})).toBeUndefined()
    expect(containerOf({ gtm: 'javascript:1' })).toBeUndefined()
    expect(containerOf({ gtm: 'GTM-ABCD12' })).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABCD12')
    expect(containerOf({ gtm: 'GTM-ABCD12', url: 'https://tags.example' })).toBe(
      'https://tags.example/gtm.js?id=GTM-ABCD12'
    )
  })

  it('TRK-16 TRK-20 a container hears what happened after the yes, before it came, and nothing of before', async () => {
    window.dataLayer = [{ event: 'pushed by others' }]
    tellAnalytics('login')
    agree({ analytics: false })
    tellAnalytics('registration')
    agree({ analytics: true })
    tellAnalytics('deposit_start', { method: 'card' })
    const load = vi.fn<(src: string) => Promise<void>>(async () => undefined)
    await startContainer('src', load)
    expect(load.mock.calls).toEqual([['src']])
    expect(window.dataLayer).toEqual([
      { event: 'gtm.js', 'gtm.start': Date.now() },
      { event: 'deposit_start', method: 'card' },
    ])
  })

  it('TRK-20 each event goes into the data layer, and to us where people agreed', () => {
    agree({ analytics: true })
    begin()
    vi.mocked(post).mockClear()
    tellAnalytics('deposit_success', { transaction: '7', method: 'card' })
    expect(window.dataLayer?.at(-1)).toEqual({ event: 'deposit_success', transaction: '7', method: 'card' })
    expect(vi.mocked(post).mock.calls).toEqual([
      [
        'events.handle',
        { event_name: 'deposit_success', event_params: { transaction: '7', method: 'card' } },
        { keepalive: true },
      ],
    ])
  })

  it('TRK-18 TRK-19 events are printed where analytics_debug is 1', () => {
    expect(['?analytics_debug=1', '?analytics_debug=0', '?analytics_debug', ''].map(isDebugging)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    begin({}, { isDebug: true })
    tellAnalytics('login_error', { code: 'wrong' })
    expect(printed.mock.calls).toEqual([['analytics', 'login_error', { code: 'wrong' }]])
    printed.mockClear()
    begin()
    tellAnalytics('login')
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})
