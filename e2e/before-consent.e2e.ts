import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import type { Page } from '@playwright/test'
import { sandbox, vendors } from './chat-widget.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { necessary, open, own } from './pages.ts'

// What the functions below use inside of the page.
declare const localStorage: Readonly<Record<string, string>>
declare const scrollTo: (x: number, y: number) => void

/** The site as it is where its operator uses everything that there is. */
async function useEverything(page: Page): Promise<void> {
  await page.route('**/api/support/getsettings*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    const widget = { id: '42', src: `${sandbox}${vendors.verbox}`, host: sandbox }
    await route.fulfill({ response, json: { data: { ...body.data, chat: 'verbox', own: undefined, verbox: widget } } })
  })
  await page.route('**/api/tracking/getsettings*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: TrackingPageSettings }
    const marketing = {
      provider: 'exponea',
      target: `${sandbox}/exponea`,
      token: 'c0ffee',
      site_group: 'ante',
      src: `${sandbox}/exponea/js/exponea.min.js`,
    } as const
    const fingerprint = { src: `${sandbox}/seon/js/agent.js`, host: '' }
    await route.fulfill({ response, json: { data: { ...body.data, marketing, fingerprint } } })
  })
  await page.context().grantPermissions(['local-network-access'])
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const policy = (response.headers()['content-security-policy'] ?? '')
        .replace('script-src ', `script-src ${sandbox} `)
        .replace('connect-src ', `connect-src ${sandbox} `)
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    }
  )
}

/** Whom the page asked beside us, what it told our own counter, and what it left in the browser. */
function watch(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http') || page.url() === 'about:blank') return
    if (url.origin !== new URL(page.url()).origin) found.push(`asked ${url.href}`)
    else if (url.pathname === '/hit' || url.pathname.startsWith('/api/events/')) found.push(`told ${url.pathname}`)
  })
  return found
}

/** Where a person does one thing only, beside the site. */
const withoutChat = new Set(open.filter((path) => /^\/(unsubscribe|b$|forms\/)/.test(path)))

/** The answers of this address that the page has heard. */
function answersOf(page: Page, path: string): Set<string> {
  const heard = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.url().includes(path)) heard.add(request.url())
  })
  return heard
}

/**
 * The first signs of a person, which chats and counters wait for, until the chat has its settings: whom it asks, it asks then. The page listens from
 * its first idle moment on.
 */
async function wakeChat(page: Page, answers: ReadonlySet<string>): Promise<void> {
  await expect(async () => {
    await page.mouse.move(200, 300)
    await page.mouse.move(260, 340)
    expect(answers.size).toBeGreaterThan(0)
  }).toPass()
}

/** Longer than the mark of a device waits (TRK-14). */
const waitMs = 3_500

for (const [whose, paths] of Object.entries({ visitor: open, player: own }))
  test(`TRK-10 before a yes no page of a ${whose} asks anybody else, counts anything or leaves a cookie, also where the operator uses every vendor`, async ({
    page,
    provokes,
  }) => {
    test.slow()
    provokes(/status of 404/)
    if (whose === 'player') await playerWith(page, 20)
    await useEverything(page)
    await page.clock.install()
    const found = watch(page)
    const chat = answersOf(page, '/api/support/getsettings')
    const link = 'track_id=td_1&publisher_id=p&utm_source=mail'
    for (const path of paths) {
      found.length = 0
      chat.clear()
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${link}`)
      await page.locator('html[data-ready]').waitFor()
      await page.evaluate(() => scrollTo(0, 300))
      if (withoutChat.has(path)) await page.waitForLoadState('networkidle')
      else await wakeChat(page, chat)
      await page.mouse.move(300, 360)
      await page.clock.runFor(waitMs)
      const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => !necessary.has(name))
      const vendorsKeep = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /twin|seon|exponea/i.test(key))
      )
      expect([found, cookies, vendorsKeep], path).toEqual([[], [], []])
    }
  })
