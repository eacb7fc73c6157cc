import { expect, test } from './journey.ts'
import { fillRegistration, newEmail, register } from './register.ts'

test('LOBBY-26 LOBBY-27 LOBBY-29 the heart adds a game and takes it away; what is liked has a category of its own in hall and lobby', async ({
  page,
}) => {
  await register(page)
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  const sent = (call: string) =>
    page.waitForResponse((answer) => answer.url().includes(`/api/games/${call}`) && answer.ok())
  const heart = (word: string) => page.getByRole('button', { name: `${word} Clearing`, exact: false })
  await Promise.all([sent('addLike'), heart('Add').click()])
  await page.goto('/gamehall?category=favourites')
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(heart('Remove')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/')
  await page.getByRole('link', { name: 'Favourites', exact: true }).click()
  await expect(page).toHaveURL('/gamehall?category=favourites')
  // The address changes a moment before the page does, and home has two hearts of the game.
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  await Promise.all([sent('removeLike'), heart('Remove').click()])
  await page.reload()
  await expect(page.getByText('No favourites yet')).toBeVisible()
})

test('ERR-38 ERR-65 SYS-30 a heart that could not be kept is told and the page goes on; a call that ends the visit replaces the page, which says it alone, until it is loaded anew', async ({
  page,
  provokes,
}) => {
  provokes(/status of (500|403) .*games\/addLike/)
  await register(page)
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  let answer = { status: 500, type: 'InternalServerErrorException' }
  await page.route('**/api/games/addLike*', (route) =>
    route.fulfill({
      status: answer.status,
      json: { error: { type: answer.type, code: 'x', message: 'No', error_data: {}, invalid_parameters: {} } },
    })
  )
  const heart = page.getByRole('button', { name: 'Add Clearing', exact: false })
  await heart.click()
  await expect(page.locator('[data-kind=profile]')).toContainText('Something went wrong on our side')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino')
  const told = page.locator('[data-kind=profile]')
  await told.getByRole('button').click()
  await expect(told).toHaveCount(0)
  answer = { status: 403, type: 'AccessDeniedException' }
  await heart.click()
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(told).toHaveCount(0)
  await page.evaluate('window.isOldPage = true')
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  expect(await page.evaluate('window.isOldPage')).toBeUndefined()

  // A way that leads to the same page with other words behind the ? is a full load, too, and so is one to the very same address.
  answer = { status: 403, type: 'UserBannedException' }
  for (const from of ['/gamehall?page=1', '/gamehall']) {
    await page.goto(from)
    await page.locator('html[data-ready]').waitFor()
    await heart.click()
    await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
    await expect(told).toHaveCount(0)
    await page.evaluate('window.isOldPage = true')
    await page.getByRole('navigation').getByRole('link', { name: 'Casino', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino')
    await expect(page).toHaveURL('/gamehall')
    expect(await page.evaluate('window.isOldPage')).toBeUndefined()
  }
})

test('LOBBY-29 LOBBY-32 CMS-65 ERR-64 a visitor has no favourites; a picture that does not load is replaced', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED .*\/art\/games\//)
  await page.route('**/art/games/**', (route) => route.abort())
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('navigation', { name: 'Game types' })).not.toContainText('Favourites')
  const first = page.getByRole('article').first()
  await expect(first.locator('img')).toHaveCount(0)
  await expect(first.locator('svg').first()).toBeVisible()
})

test('CASH-05 GAME-06 without a socket the balance is asked for by a click, for a player only and never beside a game', async ({
  page,
}) => {
  // A browser whose sockets do not open.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SharedWorker')
    Object.assign(globalThis, { WebSocket: class extends EventTarget {} })
  })
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/api/account/getBalance') ? 1 : 0))
  const clickAround = async () => {
    await page.locator('html[data-ready]').waitFor()
    // A notice may lie over the page: where the click goes is of no weight here.
    await page.getByRole('heading', { level: 1 }).dispatchEvent('click')
  }
  await page.goto('/gamehall')
  await clickAround()
  await register(page)
  await page.goto('/game/dicebox')
  await clickAround()
  expect(asked).toBe(0)
  await page.goto('/gamehall')
  await expect(async () => {
    await clickAround()
    expect(asked).toBeGreaterThan(0)
  }).toPass()
})

test('the hall is sorted by a figure of its games, the choice stands in the address and survives a reload', async ({
  page,
}) => {
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  const figures = async () =>
    (
      await page
        .getByRole('article')
        .getByText(/^\d+(\.\d+)?%$/)
        .allTextContents()
    ).map((text) => Number(text.slice(0, -1)))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Return, highest first' })
  await expect(page).toHaveURL('/gamehall?sort=return')
  // The game that stands first without a choice returns as much: the order of all tells that it was made.
  const isSorted = async () => {
    const shown = await figures()
    return Number(shown[0]) > 98 && shown.join() === shown.toSorted((a, b) => b - a).join()
  }
  await expect.poll(isSorted).toBe(true)
  const sorted = await figures()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('return')
  expect(await figures()).toEqual(sorted)
})

test('pages are found by their names and by other words for them, by the keyboard alone', async ({ page }) => {
  await register(page)
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Often used' }).getByRole('link').first()).toHaveText('Deposit')
  await page.keyboard.type('my limits')
  await expect(dialog.getByRole('region', { name: 'Pages' }).getByRole('link')).toHaveText(['Safer gambling'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile/responsible-game')
  await expect(dialog).toBeHidden()
})

test('CONST-45 the hall searches 300 ms after the last letter; who is younger than 18 opens no account', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-28T12:00:00Z') })
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  await page.clock.pauseAt(new Date('2026-11-28T12:10:00Z'))
  const asked: string[] = []
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search')
    if (search !== null) asked.push(search)
  })
  const search = page.getByRole('searchbox').first()
  await search.pressSequentially('di')
  await page.clock.runFor(200)
  await search.press('c')
  await page.clock.runFor(299)
  // A whole turn of the page: what was begun has been asked.
  await page.evaluate('0')
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/gamehall?search=dic')
  expect(new Set(asked)).toEqual(new Set(['dic']))

  await page.clock.resume()
  await page.goto('/?show_popup_reg=1')
  await fillRegistration(page, newEmail())
  const born = page.getByLabel('Date of birth')
  const tooYoung = page.getByText('You’re not old enough to open an account')
  await born.fill('29.11.2008')
  await page.getByRole('dialog').locator('button[type=submit]').click({ force: true })
  await expect(tooYoung).toBeVisible()
  await born.fill('28.11.2008')
  await expect(tooYoung).toHaveCount(0)
  await expect(page.getByRole('dialog').locator('button[type=submit]')).not.toHaveAttribute('aria-disabled', 'true')
})
