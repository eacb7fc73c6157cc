import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newEmail, password, register } from './register.ts'
import { violationsOf } from './violations.ts'

const sandbox = `http://localhost:${process.env.SANDBOX_PORT ?? ''}/telegram/`
const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /account/i })

// What the functions below use inside of the page.
declare const window: {
  told: { event: string; data: string }[]
  TelegramWebviewProxy: { postEvent: (event: string, data: string) => void }
  Telegram: { WebView: { receiveEvent: (event: string, data: unknown) => void } }
}
declare const document: { documentElement: { dataset: Record<string, string> } }

let number = 90_000
const newUser = () => ({ id: String(++number * 10_000 + (Date.now() % 10_000)), username: `ada_${number}` })
type User = ReturnType<typeof newUser>

/** The app’s own window: what the site tells it is written down, and it answers by name. */
async function inApp(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    window.told = []
    window.TelegramWebviewProxy = { postEvent: (event, data) => void window.told.push({ event, data }) }
  })
  return context.newPage()
}
/** Opens the site in the app, as this person. */
async function launch(page: Page, { id, username }: User, language = 'en'): Promise<void> {
  await page.goto(sandbox)
  await page.getByLabel('Number').fill(id)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Language').fill(language)
  await page.getByRole('button', { name: /^Open/ }).click()
  await ready(page)
}
const told = (page: Page, event: string) =>
  page.evaluate((name) => window.told.filter((one) => one.event === name).map(({ data }) => data), event)
const say = (page: Page, event: string, data: object) =>
  page.evaluate(([name, what]) => window.Telegram.WebView.receiveEvent(name, what), [event, data] as const)
const question = (page: Page, name: string) => page.getByRole('heading', { name })
const infoOf = async (page: Page) =>
  ((await (await page.request.get('/api/account/getInfo?locale=en&version=1')).json()) as { data: { uid: number } })
    .data

test('SOC-16 SOC-17 SOC-19 RTE-108 opens an account only after a question, and the next launch continues as it', async ({
  context,
  browser,
}) => {
  const page = await inApp(context)
  const user = newUser()
  await launch(page, user)
  await expect(page).toHaveURL('/enter')
  await expect(question(page, 'Open an account as @ad•••?')).toBeVisible()
  expect((await infoOf(page)).uid).toBe(0)
  expect(await violationsOf(page)).toEqual([])
  const [sent] = await Promise.all([
    page.waitForRequest(/auth\/register/),
    page.getByRole('button', { name: 'Open an account' }).last().click(),
  ])
  const names = [...(sent.postData() ?? '').matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(['hash', 'id', 'is_tg', 'language_code', 'payload', 'username'])
  await expect(page.getByRole('dialog', { name: 'Complete your registration' })).toBeVisible()
  const { uid } = await infoOf(page)
  expect(uid).toBeGreaterThan(0)
  // Elsewhere the same person is asked whether to continue.
  const there = await inApp(await browser.newContext())
  await launch(there, user)
  await expect(question(there, 'Continue as @ad•••?')).toBeVisible()
  await there.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(there.getByRole('dialog', { name: 'Complete your registration' })).toBeVisible()
  expect((await infoOf(there)).uid).toBe(uid)
})

test('SOC-19 an address that carries somebody else’s fresh data signs nobody in, and “not me” leaves it at that', async ({
  browser,
  page,
  provokes,
}) => {
  // Their page goes on asking when its session is taken from it below.
  provokes(/status of 401 .*getSession/)
  const email = newEmail()
  const theirs = await inApp(await browser.newContext())
  const user = newUser()
  // An account with an email, which the question names half hidden.
  const own = await register(theirs)
  await theirs.goto('/')
  await ready(theirs)
  expect(own).not.toBe(email)
  await theirs.context().clearCookies()
  await linkAfterLogin(theirs, user, own)
  await launch(page, user)
  await expect(question(page, 'Continue as p•••@example.com?')).toBeVisible()
  await expect(account(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Not me' }).click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await ready(page)
  expect((await infoOf(page)).uid).toBe(0)
  await expect(page).toHaveURL('/')
})

/** Says to have an account, logs in, and links the app to it. */
async function linkAfterLogin(page: Page, user: User, email: string): Promise<void> {
  await launch(page, user)
  await page.getByRole('button', { name: 'I have an account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email or phone').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(question(page, 'Log in with @ad••• from now on?')).toBeVisible()
  await page.getByLabel('Your password here').fill(password)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByText('Linked. Next time the app logs you in.')).toBeVisible()
  await expect(page).toHaveURL('/')
}

test('SOC-19 the app is linked to an account that is there, with its password, and unlinked on its page of security', async ({
  context,
  browser,
  provokes,
}) => {
  provokes(/status of 400 .*unlinkService/)
  const email = await register(await browser.newPage())
  const page = await inApp(context)
  const user = newUser()
  await linkAfterLogin(page, user, email)
  const { uid } = await infoOf(page)
  await page.goto('/profile/security')
  await ready(page)
  const section = page.getByRole('region', { name: 'Apps that log you in' })
  await expect(section.getByText('Telegram', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Unlink Telegram' }).click()
  expect(await violationsOf(page)).toEqual([])
  await section.getByLabel('Current password').fill('not-my-password')
  await section.getByRole('button', { name: 'Unlink' }).click()
  await expect(section.getByText('Wrong password')).toBeVisible()
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Unlink' }).click()
  await expect(section.getByText('No app is linked.')).toBeVisible()
  // The app knows no account any more.
  const there = await inApp(await browser.newContext())
  await launch(there, user)
  await expect(question(there, 'Open an account as @ad•••?')).toBeVisible()
  expect((await infoOf(page)).uid).toBe(uid)
})

test('SOC-18 a launch that was used elsewhere meanwhile is told of by the notice of mini-apps', async ({
  context,
  browser,
  provokes,
}) => {
  provokes(/status of 401 .*register/)
  const page = await inApp(context)
  await launch(page, newUser())
  await expect(question(page, 'Open an account as @ad•••?')).toBeVisible()
  const kept = await page.evaluate<string>(`JSON.parse(sessionStorage.getItem('messengerLaunch')).data`)
  const there = await inApp(await browser.newContext())
  await there.goto(`/#${new URLSearchParams({ tgWebAppData: kept }).toString()}`)
  await expect(question(there, 'Open an account as @ad•••?')).toBeVisible()
  await there.getByRole('button', { name: 'Open an account' }).last().click()
  await expect(there.getByRole('dialog', { name: 'Complete your registration' })).toBeVisible()
  await page.getByRole('button', { name: 'Open an account' }).last().click()
  await expect(
    page.getByText('We couldn’t open your account in this app. Try again, or open the site in a browser.')
  ).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'has expired or was already used' })).toBeVisible()
})

test('SOC-16 wears the colours of the app, keeps clear of its bars and follows its back button', async ({
  context,
}) => {
  const page = await inApp(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await launch(page, newUser())
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/')
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  expect(await theme()).toBe('dark')
  await say(page, 'theme_changed', { theme_params: { bg_color: '#ffffff' } })
  expect(await theme()).toBe('light')
  expect(await told(page, 'web_app_ready')).not.toEqual([])
  expect(await told(page, 'web_app_expand')).not.toEqual([])
  // Its own bars: the phone’s edge and the app’s buttons.
  const header = page.locator('header[data-frame]')
  const before = (await header.boundingBox())?.y ?? Number.NaN
  await say(page, 'safe_area_changed', { top: 44, bottom: 34, left: 0, right: 0 })
  await say(page, 'content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 })
  await expect.poll(async () => ((await header.boundingBox())?.y ?? 0) - before).toBe(90)
  await page.evaluate('scrollTo(0, 400)')
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(90)
  const place = await page.getByRole('navigation').last().getByRole('link').first().boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(844 - 34 + 1)
  // Back is there on every page but the first.
  await expect.poll(async () => (await told(page, 'web_app_setup_back_button')).at(-1)).toBe('{"is_visible":false}')
  await page.evaluate('scrollTo(0, 0)')
  await page.getByRole('navigation').last().getByRole('link').nth(1).click()
  await expect(page).not.toHaveURL('/')
  await expect.poll(async () => (await told(page, 'web_app_setup_back_button')).at(-1)).toBe('{"is_visible":true}')
  await say(page, 'back_button_pressed', {})
  await expect(page).toHaveURL('/')
})
