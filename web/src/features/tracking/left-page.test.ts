import { formatConsent } from '@ante/kit/consent'
import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('../../app/api/client.ts', () => ({
  get: vi.fn<() => Promise<object>>(),
  post: vi.fn<(key: string, params: object) => Promise<unknown>>(async () => 1),
}))

const settings: TrackingPageSettings = {
  consent: { used: [], asked_first: ['analytics'], version: 1, is_asked_at_once: false },
  analytic: {},
  marketing: null,
  fingerprint: null,
  is_followed: false,
}
const listeners = new Map<string, () => void>()
const listen = { addEventListener: (name: string, heard: () => void) => void listeners.set(name, heard) }
const page = { cookie: '' }
const agree = (analytics: boolean) =>
  void (page.cookie = `consent=${formatConsent({ version: 1, answers: { analytics }, proof: 'Vk3Vk3Vk3Vk3Vk3Vk3Vk3x' })}`)

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('window', { ...listen, location: { pathname: '/gamehall', hostname: 'ante.example' } })
  vi.stubGlobal(
    'document',
    Object.assign(page, { ...listen, documentElement: { lang: 'de', dataset: {} }, querySelectorAll: () => [] })
  )
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('AUTH-42 AUTH-44 what was told on a page that is left before anybody listens is told on the next one, once', async () => {
  agree(true)
  vi.resetModules()
  const left = await import('../../app/session/analytics.ts')
  left.tellAnalytics('login')
  listeners.get('pagehide')?.()
  const nextPage = async () => {
    vi.clearAllMocks()
    vi.resetModules()
    delete window.dataLayer
    const [{ Tracking: NextTracking }, consent, client] = await Promise.all([
      import('./tracking.ts'),
      import('../../app/session/consent.ts'),
      import('../../app/api/client.ts'),
    ])
    consent.followRules(settings.consent)
    void new NextTracking({
      settings,
      landing: { facts: {}, referer: '' },
      uid: 7,
      startedAt: performance.now(),
      isDebug: false,
    })
    return vi.mocked(client.post).mock.calls.map(([, params]) => params)
  }
  expect(await nextPage()).toEqual([{ event_name: 'login', event_params: {} }])
  expect(window.dataLayer).toEqual([{ event: 'login' }])
  expect(await nextPage()).toEqual([])
})

it('AUTH-44 nothing is kept of a page that is left without a yes', async () => {
  agree(false)
  vi.resetModules()
  const left = await import('../../app/session/analytics.ts')
  left.tellAnalytics('login')
  listeners.get('pagehide')?.()
  expect(left.takeKept()).toEqual([])
})
