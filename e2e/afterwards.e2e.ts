import type { Locator, Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { birthDateOfBreak, fillRegistration, logIn, logOut, newEmail, password, register } from './register.ts'

/** A name of its own, so that what the operator sets here meets no other journey. */
const domain = 'afterwards.localhost'
const campaign = {
  id: '71',
  texts: { en: { title: 'Cup night', text: 'From eight.', button: 'See the matches' } },
  leads_to: '/betting',
}
const ofPages = [
  { id: '72', texts: { en: { title: 'Winners’ night', text: 'Once.' } }, paths: ['/winners'] },
  { id: '73', texts: { en: { title: 'Places left', text: 'Each time.' } }, paths: ['/tournaments'], once: 'session' },
]

test.beforeAll(() => {
  for (const [group, value] of [
    ['auth', { confirmEmailPopup: true }],
    ['popups', { list: [campaign, ...ofPages] }],
  ] as const)
    operatorCall('content.putsetting', { group, value, domain })
})

const at = (baseURL: string | undefined, path: string): string => {
  const address = new URL(path, baseURL)
  address.hostname = domain
  return address.href
}
const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const email = (page: Page) => page.getByRole('dialog', { name: 'Confirm your email' })
const cashback = (page: Page) => page.getByRole('dialog', { name: 'You have cashback' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Cup night' })
const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click()
const uidOf = async (page: Page) => String((await ask(page, 'account.getInfo')).uid)
/** What the server keeps as seen for the player of this page. */
const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(async (name) => {
    const answer = await fetch(`/api/storage/get?locale=en&version=1&key=${name}`)
    return ((await answer.json()) as { data: { value: string | null } }).data.value
  }, key)
const giveCashback = (uid: string, amount: string) =>
  operatorCall('bonuses.givecashback', {
    uid,
    amount,
    currency: 'USD',
    reason: 'a tenth of what was lost last week',
  })

async function enter(page: Page, baseURL: string | undefined, login: string, path = '/?show_popup_auth=1') {
  await page.goto(at(baseURL, path))
  await ready(page)
  await logIn(page, login)
}

test('AUTH-27 AUTH-28 BON-19 BON-20 BON-32 BON-33 BON-35 CONST-26 DLG-07 a player for whom all three apply is told one after another, each once', async ({
  page,
  baseURL,
}) => {
  const login = await register(page)
  giveCashback(await uidOf(page), '12.50')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/cashbacks/get') asked.push(search)
  })
  await enter(page, baseURL, login)

  await expect(email(page)).toBeVisible()
  await expect(email(page).locator('img')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await email(page).getByRole('button', { name: 'Not now' }).click()

  await expect(cashback(page)).toBeVisible()
  await expect(cashback(page)).toContainText('$12.50')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await close(cashback(page))

  await expect(popup(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await popup(page).getByRole('link', { name: 'See the matches' }).click()
  await expect(page).toHaveURL(at(baseURL, '/betting'))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const query = new URLSearchParams(asked[0])
  expect([query.get('count'), query.get('sort'), query.get('order')]).toEqual(['1', 'finished_at', 'desc'])
  expect(query.toString()).toMatch(/paid_out.*active/)
  await expect.poll(() => kept(page, 'already_seen_popup_ids')).toBe('71')
  expect(Number(await kept(page, 'already_seen_cashback_id'))).toBeGreaterThan(0)

  // At the next entry only what is still open is asked for.
  await logOut(page)
  await enter(page, baseURL, login)
  await email(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(at(baseURL, '/profile/cashback'))
  await ready(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('BON-20 a popup of a page opens there for a player, once ever or once in each session', async ({
  page,
  baseURL,
}) => {
  const login = await register(page)
  await page.goto(at(baseURL, '/winners'))
  await ready(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await enter(page, baseURL, login)
  await email(page).getByRole('button', { name: 'Not now' }).click()
  await close(popup(page))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const opens = async (path: string, name: string) => {
    await page.goto(at(baseURL, path))
    await ready(page)
    await close(page.getByRole('dialog', { name }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const opensNone = async (path: string) => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/popups/get')
    await page.goto(at(baseURL, path))
    await answered
    await ready(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await opens('/winners', 'Winners’ night')
  await expect.poll(() => kept(page, 'already_seen_popup_ids')).toBe('71,72')
  await page.evaluate('sessionStorage.clear()')
  await opensNone('/winners')
  await opens('/tournaments', 'Places left')
  await opensNone('/tournaments')
  await page.evaluate('sessionStorage.clear()')
  await opens('/tournaments', 'Places left')
})

test('BON-31 BON-37 BON-38 on its page a cashback is claimed or declined', async ({ page }) => {
  await register(page)
  const uid = await uidOf(page)
  giveCashback(uid, '12.50')
  giveCashback(uid, '3')
  await page.goto('/profile/cashback')
  await ready(page)
  await page.getByRole('button', { name: 'Claim $12.50' }).click()
  await expect(page.locator('[data-cashback][data-status=paid_out]')).toContainText('$12.50 was added to your balance')
  await expect(page.getByTestId('balance').first()).toHaveText('$12.50')
  const waiting = page.locator('[data-cashback][data-status=active]')
  await waiting.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.locator('[data-cashback][data-status=removed]')).toContainText('Declined on')
  await expect(page.getByTestId('balance').first()).toHaveText('$12.50')
  await page.goto('/cashier/history')
  await expect(page.locator('main').getByText('Cashback').first()).toBeVisible()
})

test('AUTH-27 a player for whom none applies is told nothing', async ({ page }) => {
  const login = await register(page)
  await page.goto('/')
  await ready(page)
  await logOut(page)
  const answered = Promise.all(
    ['account/getprofileinfo', 'cashbacks/get', 'popups/get'].map((call) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${call}`)
    )
  )
  await page.goto('/?show_popup_auth=1')
  await ready(page)
  await logIn(page, login)
  await answered
  await expect(page.getByRole('banner').getByRole('button', { name: /account/i })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('AUTH-27 AUTH-26 a registration is followed by the same popups; nobody is told of cashback and campaigns in a break', async ({
  page,
  baseURL,
  provokes,
}) => {
  // The break ends the session that the page still asks in.
  provokes(/status of 401/)
  const login = newEmail()
  await page.goto(at(baseURL, '/?show_popup_reg=1'))
  await ready(page)
  await fillRegistration(page, login)
  await page.getByLabel('Date of birth').fill(birthDateOfBreak(login))
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(email(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await email(page).getByRole('button', { name: 'Not now' }).click()
  await expect(popup(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)

  // Signed in beside that, as whoever calls at the other name.
  await page.context().clearCookies()
  await call(page, 'auth.login', { login, password })
  giveCashback(await uidOf(page), '4')
  // The page is not told that its session has ended: the question would be gone before it is answered.
  await page.route('**/live-worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await enter(page, baseURL, login)
  await expect(email(page)).toBeVisible()
  await call(page, 'account.setSelfExclusion', { period: '1d' })
  await email(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.context().clearCookies()
  await enter(page, baseURL, login, '/about?show_popup_auth=1')
  await expect(page.getByRole('banner').getByRole('button', { name: /account/i })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
