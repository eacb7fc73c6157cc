import type { TrackingPageSettings } from '@ante/product/tracking/contract'
import type { Page } from '@playwright/test'
import { agree } from './consent.ts'
import { expect, test } from './journey.ts'
import { fillRegistration, logIn, logOut, newEmail } from './register.ts'

const sandbox = `http://localhost:${process.env.SANDBOX_PORT ?? ''}`
/** The cookies that the site sets without asking: the session and the device of who signs in, and what a person chose. */
const necessary = ['ante_session', 'ante_device', 'theme', 'i18n_locale', 'time_zone', 'consent', 'ante_visitor']

const alive = (page: Page) => page.locator('html[data-ready]').waitFor()
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}
const banner = (page: Page) => page.getByTestId('consent-banner')
const foreignCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => !necessary.includes(name))
function watch(page: Page) {
  const hits: URL[] = []
  const others: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/hit') hits.push(url)
    if (url.protocol.startsWith('http') && url.origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      others.push(url.href)
  })
  return { hits, others }
}

/** The site as it is where its operator uses this, and the policy of its pages allows the twins. */
async function use(page: Page, more: Partial<TrackingPageSettings>): Promise<void> {
  await page.route('**/api/tracking/getsettings*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: TrackingPageSettings }
    await route.fulfill({ response, json: { data: { ...body.data, ...more } } })
  })
  await page.context().grantPermissions(['local-network-access'])
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const policy = (response.headers()['content-security-policy'] ?? '')
        .replace('script-src ', `script-src ${sandbox} `)
        .replace('connect-src ', `connect-src ${sandbox} `)
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    }
  )
}

const link =
  '/gamehall?track_id=td_55&publisher_id=p7&goal_id=g&goal_entry_id=e&link_id=l&show_popup_reg=0&utm_source=mail&gclid=x'

test('TRK-07 TRK-08 TRK-10 TRK-11 who came by a link is asked; before a yes nothing is told or kept, and with it the six parameters, once', async ({
  page,
}) => {
  const { hits, others } = watch(page)
  await open(page, link)
  await expect(banner(page)).toBeVisible()
  // By the keyboard alone: no is as near as yes.
  await banner(page).getByRole('button', { name: 'Only what’s needed' }).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await alive(page)
  await page.waitForLoadState('networkidle')
  expect([hits, others, await foreignCookies(page)]).toEqual([[], [], []])
  await expect(banner(page)).toBeHidden()

  // What was answered is changed at the foot of each page.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  const choices = page.getByRole('dialog', { name: 'Your privacy' })
  await expect(choices.getByRole('switch', { name: 'Links and campaigns' })).not.toBeChecked()
  await choices.getByText('Links and campaigns', { exact: true }).click()
  await choices.getByRole('button', { name: 'Save my choices' }).click()
  await expect(choices).toBeHidden()
  await expect.poll(() => hits.length).toBe(1)
  expect(Object.fromEntries(hits[0]?.searchParams ?? [])).toEqual({
    track_id: '55',
    publisher_id: 'p7',
    goal_id: 'g',
    goal_entry_id: 'e',
    link_id: 'l',
    show_popup_reg: '0',
  })
  await expect.poll(() => foreignCookies(page)).toEqual(['ante_visit'])
  await page.reload()
  await alive(page)
  await page.waitForLoadState('networkidle')
  expect(hits).toHaveLength(1)

  // Taken back: the cookie goes.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await choices.getByRole('button', { name: 'Only what’s needed' }).click()
  await expect.poll(() => foreignCookies(page)).toEqual([])
})

test('TRK-10 nobody is asked whose browser asks for privacy, or whom no link brought; a refusal of the server says so and keeps the question', async ({
  browser,
  provokes,
}) => {
  provokes(/status of 500/)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(`Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })`)
  await open(page, link)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your browser asks sites not to track you.')
  await context.close()

  const other = await (await browser.newContext()).newPage()
  await open(other, '/gamehall')
  await other.waitForLoadState('networkidle')
  await expect(banner(other)).toBeHidden()
  await other.route('**/api/tracking/setConsent*', (route) =>
    route.fulfill({
      status: 500,
      json: {
        error: {
          type: 'InternalServerErrorException',
          code: 'InternalServerError',
          message: 'Something went wrong on our side.',
          error_data: {},
          invalid_parameters: {},
        },
      },
    })
  )
  await open(other, link)
  await banner(other).getByRole('button', { name: 'Accept all' }).click()
  await expect(banner(other).getByRole('alert')).toHaveText('Something went wrong on our side.')
  expect(await foreignCookies(other)).toEqual([])
  await other.context().close()
})

test('TRK-01 TRK-04 TRK-05 TRK-17 TRK-18 TRK-19 TRK-20 the marketing tool and analytics are told of a registration, a logout, a refused and a good login', async ({
  page,
  provokes,
}) => {
  provokes(/status of 401/)
  const printed: string[] = []
  page.on('console', (message) => message.text().startsWith('analytics') && printed.push(message.text()))
  const handled: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/events/handle'))
      handled.push(/name="event_name"\s+(\w+)/.exec(request.postData() ?? '')?.[1] ?? '')
  })
  const src = `${sandbox}/exponea/js/exponea.min.js`
  const marketing = {
    provider: 'exponea',
    target: `${sandbox}/exponea`,
    token: 'c0ffee',
    site_group: 'ante',
    src,
  } as const
  await use(page, { marketing })
  await agree(page.context(), { analytics: true, marketing: true })
  await open(page, '/offers?show_popup_reg=1&analytics_debug=1')
  /** Whom the tool was told of; what goes with each event is told beside it. */
  const calls = async () =>
    (await page.evaluate<unknown[][]>('window.exponeaTwin?.calls ?? []')).filter(([name]) => name !== 'update')
  await expect
    .poll(calls)
    .toMatchObject([
      ['initialize', { target: `${sandbox}/exponea`, token: 'c0ffee', properties: { site_group: 'ante', uid: 0 } }],
    ])
  const email = newEmail()
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Open account' }).click()
  // Where cards are named no script of others runs: the cashier is a document of its own.
  await expect(page).toHaveURL(/\/cashier/)
  expect(await calls()).toEqual([])
  await open(page, '/offers?analytics_debug=1')
  await expect
    .poll(async () => (await calls()).at(-1))
    .toMatchObject(['identify', { registered: expect.stringMatching(/^[1-9]/) }, { site_group: 'ante' }])
  await logOut(page)
  await expect.poll(async () => (await calls()).at(-1)).toEqual(['anonymize'])
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await page.getByLabel('Email or phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wrong-horse-9')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  const layer = () =>
    page.evaluate<{ event: string; code?: string }[]>(
      `(window.dataLayer ?? []).map(({ event, code }) => ({ event, code }))`
    )
  await expect.poll(layer).toContainEqual({ event: 'login_error', code: expect.stringMatching(/\w/) })
  await logIn(page, email)
  await expect.poll(async () => (await calls()).at(-1)?.[0]).toBe('identify')
  await expect.poll(async () => (await layer()).map(({ event }) => event)).toEqual(['login_error', 'login'])
  await expect.poll(() => handled).toEqual(['registration', 'login_error', 'login'])
  expect(printed).toHaveLength(3)
})

test('TRK-13 TRK-14 TRK-15 TRK-20 the mark of the device is sent three seconds after the start where the flag is on, and a game that starts is told of', async ({
  page,
}) => {
  const { hits } = watch(page)
  await agree(page.context(), { analytics: true, security: true })
  await open(page, '/gamehall')
  await page.waitForLoadState('networkidle')
  expect(hits).toEqual([])
  await use(page, { fingerprint: { src: `${sandbox}/seon/js/agent.js`, host: '' } })
  // The clock of the page goes on only where this journey says so: however long a page takes, its three seconds are not over.
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
  // Before the page: it may tell of the start while it opens.
  const handled = page.waitForRequest((request) => request.url().includes('/api/events/handle'))
  const settings = page.waitForResponse(/tracking\/getsettings/).then(() => (isKnown = true))
  let [isKnown, passed] = [false, 0]
  await page.goto('/game/dicebox#demo')
  await expect(async () => {
    await page.clock.runFor(50)
    passed += 50
    expect([isKnown, await page.locator('html[data-ready]').count()]).toEqual([true, 1])
  }).toPass({ intervals: [250] })
  await settings
  await page.clock.runFor(2900 - passed)
  expect(hits).toEqual([])
  await expect(async () => {
    await page.clock.runFor(100)
    expect(hits).toHaveLength(1)
  }).toPass()
  expect(atob(hits[0]?.searchParams.get('seon_session') ?? '')).toContain('"agent"')
  expect((await handled).postData()).toContain('game_start')
})
