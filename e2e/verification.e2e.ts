import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { payIn, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { paced } from './pace.ts'
import { logIn, register } from './register.ts'
import { spilling } from './spill.ts'
import { confirmEmail, review, startVerification, verify } from './verified.ts'
import { violationsOf } from './violations.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const step = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Verify your identity' })
/** The vendor's form as it stands in our page. */
const form = (page: Page) => popup(page).frameLocator('iframe')
const letters = () => randomUUID().replaceAll(/[^a-f]/g, 'x')
const info = (page: Page) => ask(page, 'account.getInfo')

async function open(page: Page, path = '/profile/verification'): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Hands in what the form of the vendor asks for; a further first name tells this player from all others. */
async function handIn(page: Page): Promise<void> {
  await form(page).locator('[name=firstName]').fill(`Ada ${letters()}`)
  await form(page).locator('[name=number]').fill(letters())
  await form(page).locator('[name=validUntil]').fill('2035-01-01')
  await form(page).locator('button.main').click()
  await expect(form(page).locator('[data-decision=approve]')).toBeVisible()
}
/** Keys that are pressed in the form stay there. */
async function close(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
}
const decide = (page: Page, decision: string) => form(page).locator(`[data-decision=${decision}]`).click()

test('KYC-02 KYC-03 KYC-05 KYC-06 KYC-07 KYC-09 DLG-23 API-25 API-108 API-109 a player verifies by the form in our page: not started, asked again with reasons, being checked, verified', async ({
  page,
}) => {
  test.setTimeout(paced(120_000))
  await register(page)
  await open(page)
  const identity = step(page, 'Identity')
  await expect(identity).toContainText('Not started')
  await expect(identity).toContainText('It takes about 10 minutes')
  const asked: string[] = []
  page.on('request', (request) => {
    const found = /\/api\/(sumsub\/\w+|account\/setUserOnVerification)/.exec(request.url())?.[1]
    if (found) asked.push(`${request.method()} ${found}`)
  })
  const start = identity.getByRole('button', { name: 'Start' })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toBeVisible()
  await expect(page.getByTestId('identity-form')).toBeFocused()
  await handIn(page)
  expect(asked.slice(0, 2)).toEqual(['POST sumsub/createApplicant', 'POST sumsub/getAccessToken'])
  await expect.poll(() => asked.at(-1)).toBe('POST account/setUserOnVerification')
  await expect.poll(async () => (await info(page)).is_on_verification).toBe(true)
  expect(await violationsOf(page, { bestPractice: true })).toEqual([])

  await decide(page, 'retry')
  await expect(form(page).locator('[name=number]')).toBeVisible()
  await close(page)
  await expect(identity).toContainText('Please try again')
  await expect(identity).toContainText('A photo was blurred, cut off or hard to read.')
  await expect(identity).toContainText('The photo of your document is blurred. Please upload a sharp one.')

  await identity.getByRole('button', { name: 'Try again' }).click()
  await handIn(page)
  await popup(page).getByRole('link', { name: 'See all steps' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expect(identity).toContainText('We’re checking')
  await expect(identity).toContainText('A check usually takes 10 minutes')
  await expect(identity.getByRole('button')).toHaveCount(0)
  await review(page, await applicantOf(page), { reviewAnswer: 'GREEN' })
  // The page hears of it by itself.
  await expect(identity).toContainText('Verified')
  await expect(identity).toContainText('Your document is valid until 01.01.2035')
  expect(await info(page)).toMatchObject({ is_verified: true, is_on_verification: false })

  await open(page, '/profile/settings')
  for (const name of ['First name', 'Last name', 'Date of birth'])
    await expect(page.getByRole('main').getByLabel(name, { exact: true })).not.toBeEditable()
})

/** Asked for again, an applicant answers the same. */
const applicantOf = startVerification

test('ERR-13 ERR-25 CASH-41 CASH-42 a withdrawal asks for the e-mail first and for identity then, and leads to where each is done', async ({
  page,
  provokes,
}) => {
  test.setTimeout(paced(120_000))
  provokes(/status of 409 .*makewithdrawal/)
  const email = await playerWith(page, 60)
  const withdraw = async () => {
    await open(page, '/cashier/withdraw?method=card')
    await page.getByLabel('Amount', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Review details' }).click()
    await page.getByRole('button', { name: 'Withdraw $20.00' }).click()
  }
  await withdraw()
  await page.getByRole('main').getByRole('link', { name: 'Confirm my contact' }).click()
  await expect(page).toHaveURL('/profile/settings')
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible()
  await confirmEmail(page, email)
  await withdraw()
  await page.getByRole('main').getByRole('link', { name: 'Verify my identity' }).click()
  await expect(page).toHaveURL('/profile/verification')
  await expect(step(page, 'Identity')).toContainText('We need it before your first withdrawal.')
  await review(page, await startVerification(page), { reviewAnswer: 'GREEN' })
  await expect(step(page, 'Identity')).toContainText('Verified')
  await withdraw()
  await expect(page.getByRole('heading', { name: '$20.00 withdrawal requested' })).toBeVisible()
})

test('KYC-07 KYC-08 ERR-27 GAME-09 whom our staff ask plays and deposits again once verified; until then a banner and the popup lead there', async ({
  page,
  provokes,
}) => {
  test.setTimeout(paced(120_000))
  provokes(/status of 409 .*(makedeposit|games\/play)/)
  await playerWith(page, 60)
  const { uid } = await info(page)
  operatorCall('verification.ask', { uid: String(uid), step: 'identity', trigger: 'age', blocks: '1', reason: 'young' })
  await open(page, '/')
  const banner = page.getByTestId('identity-banner')
  await expect(banner).toContainText('Verify your identity to play and deposit')

  await open(page, '/cashier/deposit/card')
  await page.getByLabel('Amount', { exact: true }).fill('20')
  await page.getByRole('button', { name: /^Deposit \$/ }).click()
  await expect(popup(page)).toBeVisible()
  await expect(form(page).locator('[name=number]')).toBeVisible()
  await popup(page).getByRole('link', { name: 'See all steps' }).click()
  await expect(page).toHaveURL('/profile/verification')
  await expect(page.getByRole('main')).toContainText('Your balance is safe. Finish the open step below')
  await expect(step(page, 'Identity')).toContainText('We have to check your age.')
  await expect(banner).toHaveCount(0)

  await open(page, '/game/midnight-orchard#real')
  const frame = page.frameLocator('main iframe')
  await frame.getByRole('button', { name: 'Spin' }).first().click()
  await frame.getByRole('link', { name: 'Verify your identity' }).click()
  await expect(page).toHaveURL('/profile/verification')

  await open(page, '/')
  await banner.getByRole('link', { name: 'Verify now' }).click()
  await expect(page).toHaveURL('/profile/verification')
  await open(page, '/')
  await review(page, await startVerification(page), { reviewAnswer: 'GREEN' })
  await expect(banner).toHaveCount(0)
  await payIn(page, 20)
})

test('KYC-01 without the switch of a domain there is no section, and nobody has to verify before a withdrawal; with it both are there', async ({
  page,
  browser,
  baseURL,
  provokes,
}) => {
  test.setTimeout(paced(120_000))
  provokes(/a trial that fails/, /status of 409 .*makewithdrawal/)
  const email = await playerWith(page, 60)
  const there = await (await browser.newContext()).newPage()
  const workshop = (path: string) => new URL(path, (baseURL ?? '').replace('localhost', 'workshop.localhost')).href
  const menu = (one: Page) => one.getByRole('navigation', { name: 'Profile' })
  const withdraw = async (one: Page, path: string) => {
    await open(one, path)
    await one.getByLabel('Amount', { exact: true }).fill('20')
    await one.getByRole('button', { name: 'Review details' }).click()
    await one.getByRole('button', { name: 'Withdraw $20.00' }).click()
  }
  await there.goto(workshop('/?show_popup_auth=1'))
  await logIn(there, email)
  await expect(there.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await open(there, workshop('/profile/verification'))
  await expect(there).toHaveURL(workshop('/profile/settings'))
  await expect(menu(there).getByRole('link', { name: 'Security' })).toBeVisible()
  await expect(menu(there).getByRole('link', { name: 'Verification' })).toHaveCount(0)
  await withdraw(there, workshop('/cashier/withdraw?method=card'))
  await expect(there.getByRole('heading', { name: '$20.00 withdrawal requested' })).toBeVisible()

  await open(page, '/profile/settings')
  await menu(page).getByRole('link', { name: 'Verification' }).click()
  await expect(page).toHaveURL('/profile/verification')
  await step(page, 'Identity').getByRole('button', { name: 'Start' }).click()
  await expect(popup(page)).toBeVisible()
  await confirmEmail(page, email)
  await withdraw(page, '/cashier/withdraw?method=card')
  await expect(page.getByRole('main').getByRole('link', { name: 'Verify my identity' })).toBeVisible()
})

test('KYC-06 the source of funds is a step of its own, with a form of its own', async ({ page }) => {
  test.setTimeout(paced(120_000))
  await verify(page, await register(page))
  const { uid } = await info(page)
  operatorCall('verification.ask', { uid: String(uid), step: 'funds', blocks: '1', reason: 'large deposits' })
  await open(page)
  const funds = step(page, 'Source of funds')
  await expect(funds).toContainText('Our team asked for it.')
  await expect(funds).toContainText('a payslip or a bank statement')
  await funds.getByRole('button', { name: 'Start' }).click()
  await form(page).locator('button.main').click()
  await decide(page, 'approve')
  await close(page)
  await expect(funds).toContainText('Verified')
  await expect(step(page, 'Identity')).toContainText('Verified')
})

test('KYC-06 a final refusal says so, and leads to support', async ({ page }) => {
  await register(page)
  await review(page, await startVerification(page), { reviewAnswer: 'RED', reviewRejectType: 'FINAL' })
  await expect.poll(async () => (await info(page)).is_kyc_block_enabled).toBe(true)
  await open(page)
  await expect(step(page, 'Identity')).toContainText('Not verified')
  await step(page, 'Identity').getByRole('link', { name: 'Contact support' }).click()
  await expect(page).toHaveURL('/support')
})

test('KYC-02 SEC-4 whoever is in the form by the keyboard is told so, and leaves it by the button before it', async ({
  page,
}) => {
  await register(page)
  await open(page)
  const start = step(page, 'Identity').getByRole('button')
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(form(page).locator('[name=number]')).toBeVisible()
  await expect(page.getByTestId('identity-form')).toBeFocused()
  await expect(popup(page)).not.toContainText('Esc doesn’t close this window')
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('status')).toContainText('Esc doesn’t close this window')
  await page.keyboard.press('Shift+Tab')
  const leave = popup(page).getByRole('status').getByRole('button', { name: 'Close' })
  await expect(leave).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  await expect(start).toBeFocused()
})

test('KYC-09 a form that does not open says so, and opens at the next try', async ({ page, provokes }) => {
  provokes(/ERR_CONNECTION_RESET .*getAccessToken/)
  await register(page)
  let isDown = true
  await page.route(/sumsub\/getAccessToken/, (route) => (isDown ? route.abort('connectionreset') : route.continue()))
  await open(page)
  await step(page, 'Identity').getByRole('button', { name: 'Start' }).click()
  await expect(popup(page).getByRole('alert')).toContainText('We couldn’t open the form')
  isDown = false
  await popup(page).getByRole('button', { name: 'Try again' }).click()
  await expect(form(page).locator('[name=number]')).toBeVisible()
})

for (const [width, theme, locale] of [
  [390, 'dark', ''],
  [390, 'light', '/ar'],
  [1440, 'dark', '/ar'],
] as const)
  test(`KYC-06 the steps pass axe and never scroll sideways at ${width}, ${theme}${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(paced(120_000))
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.setViewportSize({ width, height: 844 })
    await register(page)
    const { uid } = await info(page)
    const red = { reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['LOW_QUALITY', 'BAD_SELFIE'] }
    await review(page, await startVerification(page), { ...red, moderationComment: 'The second page is dark.' })
    operatorCall('verification.ask', { uid: String(uid), step: 'funds', blocks: '1', reason: 'large deposits' })
    await call(page, 'account.changelocale', { locale: locale === '' ? 'en' : 'ar' })
    await open(page, `${locale}/profile/verification`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await violationsOf(page, { bestPractice: true })).toEqual([])
    expect(await spilling(page)).toEqual([])
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.getByRole('dialog').frameLocator('iframe').locator('button.main')).toBeVisible()
    expect(await spilling(page)).toEqual([])
    expect(await violationsOf(page, { bestPractice: true })).toEqual([])
  })
