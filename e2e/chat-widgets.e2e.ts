import type { Page } from '@playwright/test'
import { act, badge, choose, type Choice, givenUpMs, open, requestsOf, sandbox, told, vendors } from './chat-widget.ts'
import { expect, test } from './journey.ts'
import { fillRegistration, logIn, logOut, newEmail, register } from './register.ts'

const refusal = {
  type: 'InternalServerErrorException',
  code: 'InternalServerError',
  message: 'Something went wrong',
  error_data: {},
  invalid_parameters: {},
}
test('CHAT-03 CHAT-05 CHAT-06 CHAT-08 CHAT-09 CHAT-22 CHAT-23 CHAT-24 CHAT-31 CHAT-32 CHAT-33 CHAT-34 GAME-07 BET-07 each widget comes once with the first activity, and its badge goes where a page has no room for it', async ({
  browser,
}) => {
  // Six visits one after the other.
  test.slow()
  for (const vendor of ['live_tex', 'liveChat', 'verbox', 'betunlim', 'jivoSite'] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const asked = requestsOf(page)
    await choose(page, vendor === 'betunlim' ? { vendor, behaviour: 'slow' } : { vendor })
    await open(page, '/gamehall')
    expect(asked, vendor).toEqual([])
    await act(page, asked)
    await expect(badge(page)).toBeVisible()
    // Navigations inside of the page: the widget stays.
    for (const path of [
      '/betting',
      '/gamehall',
      ...(vendor === 'live_tex' ? ['/game/midnight-orchard', '/gamehall'] : []),
    ]) {
      await page.locator(`a[href="${path}"]:visible`).first().click()
      await expect(page).toHaveURL(path)
      if (path === '/gamehall') await expect(badge(page), vendor).toBeVisible()
      else await expect(page.locator('[id^=twin-badge]:visible'), vendor).toHaveCount(0)
    }
    expect(
      asked.filter((url) => url.startsWith(sandbox)),
      vendor
    ).toHaveLength(1)
    await context.close()
  }
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const asked = requestsOf(page)
  await choose(page, { vendor: 'verbox' })
  await open(page, '/de/betting')
  await act(page, asked)
  await expect(page.locator('[id^=twin-badge]')).toHaveCount(1)
  await expect(page.locator('[id^=twin-badge]:visible')).toHaveCount(0)
  await page.context().close()
})

test('CHAT-04 CHAT-21 CHAT-29 CHAT-30 API-72 Freshchat is told of a registration, a logout and a login, and what a player says there is stored', async ({
  page,
}) => {
  const stored: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/FreshChat/storeChatEvent')) stored.push(request.postData() ?? '')
  })
  const asked = requestsOf(page)
  await choose(page, { vendor: 'freshChat' })
  await open(page, '/offers?show_popup_reg=1')
  await act(page, asked)
  await expect(badge(page)).toHaveCount(1)
  const person = async () => JSON.stringify((await told(page)).findLast(([, name]) => name === 'setProperties'))
  await expect.poll(person).toContain('"cf_user_id":"0"')
  await page.evaluate(`window.chatTwin.say('Is anybody there?')`)

  const email = newEmail()
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Open account' }).click()
  // A registration leads to the cashier, where no vendor's chat runs: it is told on the next page.
  await expect(page).toHaveURL(/\/cashier\//)
  await page.locator('html[data-ready]').waitFor()
  await open(page, '/offers')
  asked.length = 0
  await act(page, asked)
  await expect.poll(person).toMatch(new RegExp(`"firstName":"Ada","email":"${email}","cf_user_id":"[1-9]`))
  await page.evaluate(`window.chatTwin.say('My withdrawal')`)
  await page.evaluate(`window.chatTwin.hear('One moment')`)
  await expect.poll(() => stored.length).toBe(2)
  expect(stored).toEqual([expect.stringContaining('My'), expect.stringContaining('One')])

  await logOut(page)
  await expect.poll(person).toContain('"cf_user_id":"0"')
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await logIn(page, email)
  await expect.poll(person).toContain('Ada')
  expect(stored).toHaveLength(2)
  // The vendor finds the conversation of before again: by a word that is the player's, and never a visitor's.
  const begun = (await told(page)).filter(([, name]) => name === 'init').map((call) => JSON.stringify(call))
  expect(begun.map((call) => /"restoreId":"restore-\w+"/.test(call))).toEqual([false, false, true])
})

/** Nothing of the vendor is on the pages of payments: a button of ours leads to where its conversation opens. */
async function isLeftOutOfTheCashier(page: Page, asked: string[]): Promise<void> {
  asked.length = 0
  await page.locator('a[href="/cashier/deposit"]:visible').first().click()
  await expect(page).toHaveURL('/cashier/deposit')
  await page.locator('html[data-ready]').waitFor()
  const link = page.getByRole('link', { name: 'Chat with us' })
  await expect(async () => {
    await page.mouse.move(200, 300)
    await page.mouse.move(300, 320)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.locator('[id^=twin-badge]')).toHaveCount(0)
  expect(asked.filter((url) => url.startsWith(sandbox))).toEqual([])
  await link.click()
  await expect(page).toHaveURL('/support')
  await expect.poll(async () => JSON.stringify(await told(page))).toContain('Ada')
  await expect(badge(page)).toBeVisible()
}

test('CHAT-29 CHAT-30 CHAT-33 Verbox and LiveChat, which have no word for another person, are begun anew after the logout', async ({
  browser,
}) => {
  for (const vendor of ['verbox', 'liveChat'] as const) {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    const asked = requestsOf(page)
    await choose(page, { vendor })
    await register(page)
    await open(page, '/offers')
    await act(page, asked)
    await expect(badge(page)).toBeVisible()
    await expect.poll(async () => JSON.stringify(await told(page))).toContain('Ada')
    if (vendor === 'verbox') await isLeftOutOfTheCashier(page, asked)
    const scripts = () => asked.filter((url) => url.includes(vendors[vendor]))
    const before = scripts().length
    await page.evaluate('window.chatTwin.calls.length = 0')
    await logOut(page)
    await expect.poll(() => scripts().length, vendor).toBe(before + 1)
    await expect.poll(async () => JSON.stringify(await told(page)), vendor).toContain('"user_id":"0"')
    expect(JSON.stringify(await told(page))).not.toContain('Ada')
    await expect(page.locator('[id^=twin-badge]'), vendor).toHaveCount(1)
    await expect(badge(page)).toBeVisible()
    await page.context().close()
  }
})

test('CHAT-07 CHAT-10 CHAT-35 CHAT-36 ERR-61 ERR-62 Comm100 and a name that nobody knows bring nothing; settings that do not come, a script that is broken or kept out are logged, and nothing is shown', async ({
  browser,
  provokes,
}) => {
  provokes(
    /the widget of verbox is broken/,
    /violates the following Content Security Policy/,
    /status of 500/,
    /Loading the script/
  )
  const cases: [Choice, RegExp | undefined][] = [
    [{ vendor: 'comm100' }, undefined],
    [{ vendor: 'chatterbox' }, /no chat of this name/],
    [{ vendor: 'verbox', behaviour: 'broken' }, /could not be opened/],
    [{ vendor: 'verbox', isBlocked: true }, /could not be opened/],
  ]
  for (const [choice, logged] of cases) {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const asked = requestsOf(page)
    await choose(page, choice)
    const isBroken = choice.behaviour === 'broken'
    if (isBroken) await page.clock.install()
    await open(page, '/offers')
    await act(page, asked)
    if (logged)
      await expect(async () => {
        if (isBroken) await page.clock.runFor(givenUpMs)
        expect(warnings.join('\n')).toMatch(logged)
      }).toPass()
    else expect(warnings.filter((one) => one.includes('chat'))).toEqual([])
    await expect(page.locator('[id^=twin-badge]:visible')).toHaveCount(0)
    await page.context().close()
  }
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/api/support/getsettings*', (route) => route.fulfill({ status: 500, json: { error: refusal } }))
  const asked = requestsOf(page)
  await open(page, '/offers')
  await act(page, asked)
  await expect.poll(() => warnings.join('\n')).toMatch(/settings of the chat could not be read/)
  await page.context().close()
})
