import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { chooseCountry, logOut } from './register.ts'
import { paced } from './pace.ts'
import { verify } from './verified.ts'

/** A whole day of one player, in the order a person lives it. Everything is real: the bank's page, the running matches, the books. */

const password = 'correct-horse-9'

const balance = (page: Page) => page.getByTestId('balance')

async function expectBalance(page: Page, check: (amount: number) => boolean, message: string): Promise<number> {
  let amount = Number.NaN
  await expect
    .poll(
      async () => {
        amount = Number((await balance(page).first().innerText()).replaceAll(/[^\d.-]/g, ''))
        return check(amount)
      },
      { message, timeout: paced(60_000) }
    )
    .toBe(true)
  return amount
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog')
  // The form is whole when the server's fields are there.
  await expect(dialog.getByLabel('First name')).toBeVisible()
  await dialog.getByLabel('Email').fill('not-an-address')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  // Marked as disabled until the form can be right; who presses it all the same is told what is missing.
  await dialog.getByRole('button', { name: /open|register|create/i }).click({ force: true })
  await expect(dialog.getByText('wrong email address')).toBeVisible()
  await expect(dialog.getByText('short password')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Lovelace')
  await dialog.getByLabel('Date of birth').fill('1985-12-10')
  await chooseCountry(dialog, 'United Kingdom')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: /open|register|create/i }).click()
  await expect(page).toHaveURL(/\/cashier\/deposit\?register=success/)
}

async function deposit(page: Page, amount: string, decision: RegExp): Promise<void> {
  await page.goto('/cashier/deposit/card')
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: /^Deposit \$/ }).click()
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: decision }).click()
}

const bets = (page: Page) => page.getByRole('main').getByRole('article')

interface Fixture {
  readonly id: string
  readonly kickoff: string
  readonly home: { readonly name: string }
}

/** Matches that start soon, the next one first; far enough away to place a bet in peace. */
async function upcoming(page: Page): Promise<[Fixture, Fixture, Fixture]> {
  const answer = await page.request.get('/api/sportsbook/getfixtures?locale=en&version=1&count=60')
  const { data } = (await answer.json()) as { data: { items: (Fixture & { state: { phase: string } })[] } }
  const [first, second, third] = data.items.filter(
    (fixture) => fixture.state.phase === 'not_started' && Date.parse(fixture.kickoff) - Date.now() > paced(60_000)
  )
  if (!first || !second || !third) throw new Error('there are no matches to bet on')
  return [first, second, third]
}

async function pick(page: Page, fixture: Fixture): Promise<void> {
  await page.goto(`/betting?fixture=${fixture.id}`)
  const price = page.getByRole('button', { name: new RegExp(`^Match result: ${fixture.home.name}, price`) })
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
}

async function place(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: /^Accept new price/ })
  await expect(async () => {
    if (await accept.isVisible()) await accept.click()
    const button = page.getByRole('button', { name: /^Place/ })
    if (await button.isVisible()) await button.click({ timeout: paced(2_000) })
    await expect(page.getByText(/^Bet placed/)).toBeVisible({ timeout: paced(5_000) })
  }).toPass({ timeout: paced(40_000) })
  await page.getByRole('button', { name: 'Keep betting' }).click()
}

test('RTE-36 RTE-90 RTE-93 CASH-39 CASH-53 a day at the house: register, deposit, spin, bet, settle, withdraw, log out', async ({
  page,
}) => {
  test.setTimeout(paced(400_000))
  const email = `day.${Date.now()}@example.com`

  await test.step('registers; wrong input is refused on the field; lands on the deposit page', () =>
    register(page, email))

  await test.step('deposits 50.00: the balance changes without a reload when the bank has told us', async () => {
    await deposit(page, '50', /approve/i)
    await page.waitForURL(/\/cashier\/(paysuccess|paypending)\//)
    await page.waitForURL(/\/cashier\/paysuccess\//)
    await expectBalance(page, (amount) => amount === 50, 'the deposit is on the balance')
  })

  await test.step('a declined and a cancelled deposit change nothing', async () => {
    await deposit(page, '40', /decline/i)
    await page.waitForURL(/\/cashier\/payfail\//)
    await deposit(page, '40', /cancel/i)
    await page.waitForURL(/\/cashier\/paycancel/)
    await expectBalance(page, (amount) => amount === 50, 'nothing was added')
  })

  await test.step('plays Midnight Orchard for fun, then for money, and the round survives a reload', async () => {
    await page.goto('/game/midnight-orchard')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: /^spin$/i }).click()
    await expect(frame.getByRole('status').first()).not.toBeEmpty()
    await page.goto('/game/midnight-orchard#real')
    await expect(frame.getByRole('button', { name: /^spin$/i })).toBeEnabled()
    for (let round = 0; round < 3; round++) {
      const spin = frame.getByRole('button', { name: /spin/i }).first()
      await expect(spin).toBeEnabled()
      await spin.click()
      await expect(frame.getByRole('status').first()).not.toBeEmpty()
    }
    await page.reload()
    await expect(page.frameLocator('iframe').getByRole('button', { name: /spin/i }).first()).toBeVisible()
  })

  const fixtures = await upcoming(page)
  await test.step('places a single, then an accumulator of two other matches; both are in the bets', async () => {
    await pick(page, fixtures[0])
    await page.getByLabel('Stake', { exact: true }).fill('5')
    await place(page)
    await pick(page, fixtures[1])
    await pick(page, fixtures[2])
    await page
      .getByRole('tab', { name: 'Accumulator' })
      .or(page.getByRole('button', { name: 'Accumulator' }))
      .or(page.getByRole('radio', { name: 'Accumulator' }))
      .first()
      .click()
    await page.getByLabel('Stake', { exact: true }).fill('2')
    await place(page)
    await page.goto('/profile/bets')
    await expect(bets(page)).toHaveCount(2)
    await expect(bets(page).filter({ hasText: 'Single' })).toContainText('$5.00')
    await expect(bets(page).filter({ hasText: 'Accumulator' })).toContainText('$2.00')
  })

  await test.step('the matches end, the bets settle by themselves, and the header shows the new balance without a reload', async () => {
    await expect(
      bets(page)
        .locator('header')
        .getByText(/^(Won|Lost|Stake returned)$/)
    ).toHaveCount(2, { timeout: paced(180_000) })
    const answer = await page.request.get('/api/account/getBalance?locale=en&version=1')
    const { data } = (await answer.json()) as { data: { balance_main: { amount: number } } }
    await expectBalance(page, (amount) => amount === data.balance_main.amount, 'the header shows what the books say')
  })

  await test.step('withdraws 20.00, pending and then paid', async () => {
    await verify(page, email)
    await page.goto('/cashier/withdraw')
    await page
      .getByRole('main')
      .getByRole('link', { name: /card/i })
      .or(page.getByRole('main').getByRole('button', { name: /card/i }))
      .first()
      .click()
    await page.getByLabel('Amount', { exact: true }).fill('20')
    await page.getByRole('button', { name: /review details/i }).click()
    await page.getByRole('button', { name: /^Withdraw \$20\.00/ }).click()
    await expect(page.getByText(/\$20\.00 is on its way/)).toBeVisible()
    await page.goto('/cashier/history')
    await expect(page.getByText(/^Paid/).first()).toBeVisible({ timeout: paced(60_000) })
  })

  await test.step('logs out; protected pages lead to the index with redirectUrl', async () => {
    await logOut(page)
    await page.goto('/cashier/history?page=2')
    await expect(page).toHaveURL(/\/\?redirectUrl=%2Fcashier%2Fhistory%3Fpage%3D2/)
    await page.goto('/ar/profile/bets')
    await expect(page).toHaveURL(/\/ar\?redirectUrl=%2Far%2Fprofile%2Fbets/)
  })
})
