import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { chooseCountry, newEmail, password, register } from './register.ts'

const port = process.env.SANDBOX_PORT ?? ''
/** Another port of the same host is the same site to a browser, another name is not. */
const sameSite = `http://localhost:${port}/partner/`
const otherSite = `http://127.0.0.1:${port}/partner/`
const form = (page: Page) => page.frameLocator('iframe')
const heard = (page: Page) => page.getByRole('listitem')
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /account/i })

async function logIn(page: Page, email: string): Promise<void> {
  await form(page).locator('html[data-ready]').waitFor()
  await form(page).getByLabel('Email or phone').fill(email)
  await form(page).getByLabel('Password', { exact: true }).fill(password)
  await form(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form(page).getByText(`You’re logged in as ${email}.`)).toBeVisible()
}

test.describe('a form in the page of a partner', () => {
  test('SOC-11 SOC-14 RTE-65 AUTH-42 tells it of a login; on another site a ticket takes the player on, after a question', async ({
    page,
    browser,
  }) => {
    const email = await register(await browser.newPage())
    await page.goto(otherSite)
    await logIn(page, email)
    // Nothing for a page of ours only.
    await expect(heard(page)).toHaveText(['refresh_user'])
    await page.reload()
    await expect(form(page).getByText(`You’re logged in as ${email}.`)).toBeVisible()
    await form(page).getByRole('button', { name: 'Continue to Ante' }).click()
    const title = page.getByRole('heading', { name: `Continue as p•••@example.com?` })
    await expect(title).toBeVisible()
    await expect(page).toHaveURL('/enter')
    await expect(account(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(account(page)).toBeVisible()
    // The form in the partner's page has nobody to tell of it.
    expect(await page.evaluate<string>('JSON.stringify(window.dataLayer)')).toBe('[{"event":"login"}]')
    // What was left there is over.
    await page.goto(otherSite)
    await expect(form(page).getByLabel('Email or phone')).toBeVisible()
  })

  test('SOC-14 RTE-66 on a page of the same site a registration signs in everywhere', async ({ page }) => {
    await page.goto(`${sameSite}?form=sign_up`)
    await form(page).locator('html[data-ready]').waitFor()
    const email = newEmail()
    const frame = page.frames().find((one) => one.url().includes('/forms/'))
    if (!frame) throw new Error('the form is not there')
    await frame.getByLabel('Email').fill(email)
    await frame.getByLabel('Password', { exact: true }).fill(password)
    await frame.getByLabel('First name').fill('Ada')
    await frame.getByLabel('Last name').fill('Byron')
    await frame.getByLabel('Date of birth').fill('1990-12-10')
    await chooseCountry(form(page).locator('body'), 'United Kingdom')
    await frame.getByLabel(/accept the terms/).check()
    await frame.getByRole('button', { name: 'Open account', exact: true }).click()
    await expect(form(page).getByText(`You’re logged in as ${email}.`)).toBeVisible()
    await expect(form(page).getByRole('button', { name: 'Continue to Ante' })).toHaveCount(0)
    await expect(heard(page)).toHaveText(['refresh_user'])
    await page.goto('/')
    await expect(account(page)).toBeVisible()
  })

  test('SOC-12 a press on a service leads the partner’s page to the site, where the popup of registration opens', async ({
    page,
  }) => {
    await page.goto(otherSite)
    await form(page).locator('html[data-ready]').waitFor()
    await form(page).getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('show_popup_reg')).toBe('1')
    expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/')
  })

  test('SOC-14 a page that is not on the list gets no form', async ({ page, baseURL, provokes }) => {
    provokes(/frame-ancestors/)
    await page.route('http://stranger.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL ?? ''}/forms/sign_in"></iframe>` })
    )
    await page.goto('http://stranger.example/')
    // The page that the browser shows instead.
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  })
})
