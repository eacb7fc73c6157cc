import type { Locator, Page } from '@playwright/test'
import { balanceOf, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { logIn, register } from './register.ts'
import { paced } from './pace.ts'

interface Listed {
  id: string
  live: boolean
  kickoff: string
  home: { name: string }
  away: { name: string }
}

// Journeys of many pages: on a busy machine one minute is not enough.
test.describe.configure({ timeout: paced(150_000) })

const main = (page: Page): Locator => page.getByRole('main')
const slip = (page: Page): Locator => page.getByRole('region', { name: 'Bet slip' })
const prices = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^Match result: .*, price/, disabled: false })

async function fixtures(page: Page): Promise<Listed[]> {
  const answer = await page.request.get('/api/sportsbook/getfixtures?version=1&count=60')
  return ((await answer.json()) as { data: { items: Listed[] } }).data.items
}

/** Matches that start soon, but not before a test is done with them. */
async function quiet(page: Page): Promise<Listed[]> {
  return (await fixtures(page)).filter(({ live, kickoff }) => !live && Date.parse(kickoff) - Date.now() > paced(90_000))
}

async function pick(page: Page, fixture: Listed | undefined): Promise<void> {
  if (!fixture) throw new Error('there is no match to bet on')
  await page.goto(`/betting?fixture=${fixture.id}`)
  const price = main(page).getByRole('button', { name: `Match result: ${fixture.home.name}, price`, exact: false })
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
}

/** A price may move at any moment before the press: then it is accepted by the button that says so. */
async function place(page: Page): Promise<void> {
  await slip(page)
    .getByRole('button', { name: /^(Place|Accept and place)/ })
    .click()
  await expect(slip(page).getByText(/^Bet placed/)).toBeVisible()
}

test.describe('the board', () => {
  test('BET-01, RTE-14 is there before any script runs, for visitors too, with its matches and prices', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    // Without scripts a page stays as it was made, and a world of a moment ago has matches before it has prices.
    await expect(async () => {
      expect((await page.goto('/betting'))?.status()).toBe(200)
      await expect(page).toHaveURL(/\/betting$/)
      await expect(main(page).getByRole('article').first()).toBeVisible({ timeout: 1000 })
      await expect(prices(page).first()).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: paced(40_000) })
    await context.close()
  })

  test('BET-02 league, day and match are in the address, and the way back keeps them', async ({ page, provokes }) => {
    provokes(/status of 404 .*\?fixture=999999999/)
    await page.goto('/betting')
    const league = page.getByRole('navigation', { name: 'Leagues' }).first().getByRole('link').nth(1)
    await league.click()
    await expect(page).toHaveURL(/league=/)
    await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Football')
    // The last day that is listed: a minute before midnight today has no more matches, and a minute later another day is today.
    const day = page.getByRole('navigation', { name: 'Days' }).getByRole('link').last()
    await expect(day).toHaveText(/^(Today|Tomorrow)/)
    await day.click()
    await expect(page).toHaveURL(/league=.*day=\d{4}-\d\d-\d\d/)
    await expect(day).toHaveAttribute('aria-current', 'true')
    await main(page).getByRole('article').last().getByRole('link').first().click()
    await expect(page).toHaveURL(/fixture=\d+/)
    await expect(page.getByRole('region', { name: 'Total goals' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to matches' }).click()
    await expect(page).not.toHaveURL(/fixture=/)
    await expect(page).toHaveURL(/league=.*day=/)
    expect((await page.goto('/betting?fixture=999999999'))?.status()).toBe(404)
  })

  test('BET-02 a visitor sees prices move without a reload', async ({ page }) => {
    await page.goto('/betting')
    await expect(prices(page).first()).toBeVisible()
    // All matches of the page, not one of them: a match that is as good as decided keeps its prices until it ends.
    const shown = async (): Promise<string> =>
      (
        await main(page)
          .getByRole('button', { name: /^Match result: .*, price/ })
          .allInnerTexts()
      ).join(' ')
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))
    const before = await shown()
    await expect.poll(shown, { timeout: paced(45_000) }).not.toBe(before)
    expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
  })

  test('BET-05 the notice is for visitors and empty balances, and stays away once it was put away', async ({
    page,
  }) => {
    await page.goto('/betting')
    const notice = page.getByText('Log in to bet. Your selections stay in the slip.', { exact: false })
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(prices(page).first()).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test.describe('the bet slip', () => {
  test('BET-02 keeps a visitor’s selections over a reload and a login', async ({ page, browser }) => {
    const login = await register(await browser.newPage())
    const [first, second] = await quiet(page)
    await pick(page, first)
    await pick(page, second)
    await expect(slip(page).getByRole('listitem')).toHaveCount(2)
    await page.reload()
    await expect(slip(page).getByRole('listitem')).toHaveCount(2)
    await slip(page).getByRole('button', { name: 'Log in to bet' }).click()
    await logIn(page, login)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    await expect(slip(page).getByRole('listitem')).toHaveCount(2)
    await slip(page).getByLabel('Stake', { exact: true }).fill('5')
    await expect(slip(page).getByText(/Your main balance is \$0\.00/)).toBeVisible()
    await expect(slip(page).getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      /\/cashier\/deposit\?backUrl=%2Fbetting/
    )
  })

  test('BET-02, BET-08, RTE-36 a single and an accumulator are placed, the balance moves without a reload, both stand in the history', async ({
    page,
  }) => {
    await playerWith(page, 50)
    const [first, second, third] = await quiet(page)
    await pick(page, first)
    await slip(page).getByLabel('Stake', { exact: true }).fill('5')
    await place(page)
    await expect(balanceOf(page)).toHaveText('$45.00')
    await pick(page, second)
    await pick(page, third)
    // Not the limit, which is larger than what is left.
    await slip(page).getByRole('button', { name: 'Max', exact: true }).click()
    await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('45.00')
    await slip(page).getByLabel('Stake', { exact: true }).fill('2.50')
    await place(page)
    await expect(balanceOf(page)).toHaveText('$42.50')
    await slip(page).getByRole('link', { name: 'See my bets' }).click()
    await expect(page).toHaveURL(/\/profile\/bets$/)
    const bets = page.getByRole('article')
    await expect(bets).toHaveCount(2)
    await expect(bets.first()).toContainText('Accumulator of 2')
    await expect(bets.first()).toContainText('$2.50')
    await expect(bets.last()).toContainText(first?.home.name ?? '')
    await page.getByRole('link', { name: 'Won', exact: true }).click()
    await expect(page.getByText('No bets match these filters')).toBeVisible()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(bets).toHaveCount(2)
  })

  test('BET-02 CASH-03 in German a stake is typed with a comma or a dot, and sums are written as everywhere', async ({
    page,
  }) => {
    await playerWith(page, 50)
    const [first] = await quiet(page)
    await pick(page, first)
    await page.goto('/de/betting')
    await page.locator('html[data-ready]').waitFor()
    const stake = page.locator('input[inputmode=decimal]').first()
    await expect(stake).toHaveAttribute('placeholder', '0.00')
    await stake.fill('0,05')
    await expect(page.getByText('Der Mindesteinsatz beträgt $1.00.').first()).toBeVisible()
    for (const typed of ['2.50', '2,50', '٢٫٥٠']) {
      await stake.fill(typed)
      await expect(page.getByRole('button', { name: /für \$2\.50$/ })).toBeVisible()
    }
    await page.getByRole('button', { name: /für \$2\.50$/ }).click()
    await expect(balanceOf(page)).toHaveText('$47.50')
  })

  test('BET-02 refuses at the field what the house would refuse: too small, too large, not a sum, two selections of one match', async ({
    page,
  }) => {
    const [first] = await quiet(page)
    await pick(page, first)
    const stake = slip(page).getByLabel('Stake', { exact: true })
    for (const [typed, sentence] of [
      ['0.05', /smallest stake is \$1\.00/],
      ['9999999', /largest stake/],
      ['1.234', /Enter the stake as/],
      ['1e5', /Enter the stake as/],
      ['-5', /Enter the stake as/],
    ] as const) {
      await stake.fill(typed)
      await expect(slip(page).getByText(sentence)).toBeVisible()
      await expect(stake).toHaveValue(typed)
    }
    await page
      .getByRole('region', { name: 'Both teams to score' })
      .getByRole('button', { name: /price/ })
      .first()
      .click()
    await expect(slip(page).getByText(/from the same match/)).toBeVisible()
    await slip(page).getByRole('tab', { name: 'Singles' }).click()
    await expect(slip(page).getByText(/from the same match/)).toBeHidden()
  })

  test('BET-02 a live price that changed is shown with the old one, and is taken only by a press that says so', async ({
    page,
    provokes,
  }) => {
    // A price that has moved once more by then is refused once more.
    provokes(/status of 409 .*placebet/)
    test.setTimeout(paced(180_000))
    await playerWith(page, 20)
    await expect(async () => {
      await page.goto('/betting?live=1')
      // What an attempt before left in the slip is there from here on.
      await page.locator('html[data-ready]').waitFor()
      if (await slip(page).getByRole('button', { name: 'Clear all' }).isVisible())
        await slip(page).getByRole('button', { name: 'Clear all' }).click()
      await prices(page)
        .nth(1)
        .click({ timeout: paced(5_000) })
      await slip(page).getByLabel('Stake', { exact: true }).fill('1')
      await expect(slip(page).getByText(/^was \d/)).toBeVisible({ timeout: paced(25_000) })
      await slip(page)
        .getByRole('button', { name: /^Accept and place/ })
        // A market that is suspended for a moment opens again.
        .click({ timeout: paced(15_000) })
      await expect(slip(page).getByText(/^Bet placed/)).toBeVisible({ timeout: paced(6_000) })
    }).toPass({ timeout: paced(150_000) })
    await expect(slip(page).getByText(/^(Open|Not accepted)$/)).toBeVisible()
  })

  test('BET-02 rises from its bar on a phone, and the whole way can be gone by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [first] = await quiet(page)
    if (!first) throw new Error('there is no match to bet on')
    await page.goto(`/betting?fixture=${first.id}`)
    const price = main(page).getByRole('button', { name: `Match result: ${first.home.name}, price`, exact: false })
    await price.focus()
    await page.keyboard.press('Enter')
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    const bar = page.getByRole('button', { name: 'Bet slip, 1 selection' })
    await bar.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Bet slip' })
    await expect(sheet).toBeVisible()
    await sheet.getByLabel('Stake', { exact: true }).focus()
    await page.keyboard.type('2.50')
    await expect(sheet.getByRole('button', { name: 'Log in to bet' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(bar).toBeFocused()
  })
})

test('BET-01, BET-08 nothing is wider than the window, in English and in Arabic, from the smallest phone to a desktop', async ({
  page,
}) => {
  test.setTimeout(paced(150_000))
  await playerWith(page, 20)
  const [first] = await quiet(page)
  await pick(page, first)
  await slip(page).getByLabel('Stake', { exact: true }).fill('1')
  await place(page)
  const overflow = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  for (const base of ['', '/ar']) {
    for (const path of [
      '/betting',
      '/betting?live=1',
      `/betting?fixture=${first?.id}&pick=x`,
      '/profile/bets',
      '/profile/settings',
    ]) {
      await page.goto(base + path)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(), `${base}${path} at ${width}`).toBe(0)
      }
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/betting')
  await page.locator('html[data-ready]').waitFor()
  await prices(page).first().click()
  await page.getByRole('button', { name: /^Bet slip, 1/ }).click()
  await expect(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible()
  expect(await overflow()).toBe(0)
})
