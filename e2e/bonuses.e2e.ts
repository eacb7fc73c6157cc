import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { balanceOf, payIn } from './fund.ts'
import { expect, test } from './journey.ts'
import { fillRegistration, newEmail, register } from './register.ts'
import { verify } from './verified.ts'
import { violationsOf } from './violations.ts'

/** The demo house's own: 10.00, to be staked five times. */
const code = 'FIRSTLIGHT'
const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const form = (page: Page) => page.getByTestId('promo-code')
const field = (page: Page) => form(page).getByLabel('Your promo code')
const popup = (page: Page) => page.getByRole('dialog', { name: 'Promo code applied' })
const card = (page: Page) => page.locator('[data-bonus]')
const held = async (page: Page) => {
  const { balance_main, balance_bonus } = (await ask(page, 'account.getBalance')) as Record<string, { amount: number }>
  return [balance_main?.amount, balance_bonus?.amount]
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}
/** What stands there is readable and reachable for everybody, on a phone and on a wide screen, in both themes. */
async function isAccessible(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    // Where the page was scrolled to by a press, a link of the menu may lie half under the header.
    await page.evaluate('scrollTo(0, 0)')
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOf(page, { bestPractice: true })).toEqual([])
    expect(
      await page.evaluate<boolean>('document.documentElement.scrollWidth <= document.documentElement.clientWidth')
    ).toBe(true)
  }
}
async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await form(page).getByRole('button', { name: 'Apply' }).click()
}
/** The demo house's bonus, active. Answers its id. */
async function activated(page: Page): Promise<string> {
  await call(page, 'campaigns.activateOffer', { promo_code: code })
  const { items } = (await ask(page, 'bonuses.get')) as { items: { id: string }[] }
  const id = items[0]?.id ?? ''
  await call(page, 'bonuses.activate', { bonus_id: id }, randomUUID())
  return id
}

test('BON-02 BON-03 BON-04 BON-05 BON-06 BON-21 BON-22 BON-23 BON-25 DLG-20 DLG-39 DLG-40 a code is typed, its bonus is read, activated, put back and given up', async ({
  page,
}) => {
  await register(page)
  await open(page, '/profile/bonuses')
  await expect(page.getByText('You don’t have any bonuses')).toBeVisible()
  const sent = page.waitForRequest('**/api/campaigns/activateOffer*')
  await send(page, ` ${code.toLowerCase()} `)
  expect((await sent).postData()).toMatch(/name="promo_code"\s+firstlight\s/)
  await expect(popup(page)).toContainText('Your welcome bonus is ready.')
  await popup(page).getByRole('link', { name: 'See my bonuses' }).click()
  await expect(popup(page)).toBeHidden()
  await expect(field(page)).toHaveValue('')
  for (const part of [
    'Ready',
    'Your welcome bonus',
    '$10.00',
    '5 × the bonus: $50.00',
    '14 days from activation',
    'Slots 100%',
    '$50.00 to stake, expected cost about $1.41 to $2.00 depending on the game',
    'On average, about',
    'You can’t play with the bonus itself or withdraw it until',
  ])
    await expect(card(page)).toContainText(part)

  await card(page).getByRole('button', { name: 'Activate' }).click()
  const activating = page.getByRole('dialog', { name: 'Activate this bonus?' })
  await expect(activating).toContainText('Once you’ve staked $50.00, we add $10.00 to your balance')
  await activating.getByRole('button', { name: 'Not now' }).click()
  await expect(card(page)).toHaveAttribute('data-status', 'available')
  await card(page).getByRole('button', { name: 'Activate' }).click()
  await activating.getByRole('button', { name: 'Activate' }).click()
  await expect(card(page)).toHaveAttribute('data-status', 'active')
  await expect(card(page)).toContainText('$0.00 of $50.00 wagered')
  // The button is gone: the keyboard and the eye stay with the bonus.
  await expect(card(page).getByRole('heading', { name: 'Your welcome bonus' })).toBeFocused()
  await expect(card(page).getByRole('heading', { name: 'Your welcome bonus' })).toBeInViewport()
  await isAccessible(page)
  expect(await held(page)).toEqual([0, 10])
  await card(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(card(page)).toHaveAttribute('data-status', 'available')
  expect(await held(page)).toEqual([0, 0])

  await card(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  const removing = page.getByRole('dialog', { name: 'Cancel this bonus?' })
  await expect(removing).toContainText('$10.00 in bonus money')
  await removing.getByRole('button', { name: 'Cancel bonus' }).click()
  await expect(card(page)).toHaveAttribute('data-status', 'removed')
  await expect(card(page)).toContainText('Cancelled on')
  await isAccessible(page)
  await expect(card(page).getByRole('button')).toHaveCount(0)
})

test('BON-11 what is staked counts, and when all is staked the amount is on the balance and in the history', async ({
  page,
}) => {
  await register(page)
  await payIn(page, 200)
  const id = await activated(page)
  await open(page, '/profile/bonuses')
  // A game whose rounds end at once: free spins would leave one open, and the next bet would be refused.
  const bet = () => call(page, 'games.play', { sysname: 'deep-seam', stake: '10.00' }, randomUUID())
  for (const _ of [1, 2]) await bet()
  await expect(card(page)).toContainText('$20.00 of $50.00 wagered')
  await expect(card(page).getByRole('button', { name: 'Deactivate' })).toHaveCount(0)
  const game = await page.context().newPage()
  await open(game, '/game/deep-seam#real')
  await expect(game.getByTestId('bonus-meter')).toHaveText(
    'With your bonus, this game counts 100%. Still to stake: $30.00. Expected cost of the rest: about $0.84. On average, about $9.16 of the bonus is left after that.'
  )
  await open(page, '/profile/bonuses')
  for (const _ of [1, 2, 3]) await bet()
  await expect(game.getByTestId('bonus-fulfilled')).toHaveText('Wagering complete: $10.00 was added to your balance.')
  await expect(game.getByTestId('bonus-meter')).toHaveCount(0)
  await expect(card(page)).toHaveAttribute('data-status', 'used')
  await expect(card(page)).toContainText('$10.00 was added to your balance on')
  expect((await held(page))[1]).toBe(0)
  await open(page, '/cashier/history')
  await expect(page.locator('main').getByText('Bonuses').first()).toBeVisible()
  await expect(page.locator('main')).toContainText('+$10.00')
  const { items } = (await ask(page, 'bonuses.get')) as { items: { id: string; status: string }[] }
  expect(items).toMatchObject([{ id, status: 'used' }])
})

test('BON-26 BON-27 BON-29 ERR-58 any text is sent; what is wrong with it stands at the field, in the reader’s language', async ({
  page,
  provokes,
}) => {
  provokes(/status of 400 .*activateOffer/)
  await register(page)
  await open(page, '/profile/bonuses')
  await send(page, 'no such code, surely')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toBeFocused()
  await expect(form(page)).toContainText('This promo code isn’t valid.')
  await expect(field(page)).toHaveValue('no such code, surely')
  await call(page, 'campaigns.activateOffer', { promo_code: code })
  await send(page, code)
  await expect(form(page)).toContainText('You’ve already used this promo code.')
  const answered = (promo_code: unknown) =>
    page.route('**/api/campaigns/activateOffer*', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: {
            type: 'InvalidParameterException',
            code: 'invalid_parameter',
            message: '',
            error_data: { promo_code },
            invalid_parameters: {},
          },
        },
      })
    )
  await answered(['LIMIT_REACHED', 'EXPIRED'])
  await send(page, 'A')
  await expect(form(page)).toContainText('This promo code has been used too many times.')
  await answered(['SOMETHING_NEW'])
  await send(page, 'B')
  await expect(form(page)).toContainText('This promo code isn’t valid.')
  await page.unrouteAll()
  await open(page, '/de/profile/bonuses')
  await page.getByLabel('Dein Aktionscode').fill(code)
  await page.getByRole('button', { name: 'Einlösen' }).click()
  await expect(form(page)).toContainText('Du hast diesen Aktionscode schon benutzt.')
})

test('BON-25 BON-28 DLG-20 DLG-21 on the promotions a popup tells what a code gave, on the deposit page it is said without one', async ({
  page,
  browser,
}) => {
  await register(page)
  await open(page, '/promotions')
  await send(page, code)
  await expect(popup(page)).toContainText('Your welcome bonus is ready.')
  const other = await browser.newPage()
  await register(other)
  await open(other, '/cashier/deposit')
  await other.getByText('I have a promo code').click()
  await send(other, code)
  await expect(other.getByText('Your welcome bonus is ready. Activate it under your bonuses.')).toBeVisible()
  await expect(popup(other)).toHaveCount(0)
  await expect(field(other)).toHaveValue('')
  const visitor = await browser.newPage()
  await open(visitor, '/promotions')
  await expect(form(visitor)).toHaveCount(0)
})

test('REG-46 REG-53 BON-25 the code that a visitor came with is activated with the account; on the deposit page no popup comes up', async ({
  page,
}) => {
  await page.goto(`/?promo_code=${code}`)
  await ready(page)
  await page.getByRole('button', { name: 'Register' }).first().click()
  await fillRegistration(page, newEmail())
  const answered = page.waitForResponse('**/api/campaigns/activateOffer*')
  await page.getByRole('button', { name: 'Open account' }).click()
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL('/cashier/deposit?register=success')
  await expect(page.locator('[data-kind=register]')).toContainText('Your account is ready')
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByText('Your welcome bonus is ready.')).toBeVisible()
  expect((await ask(page, 'bonuses.get')) as { count: number }).toMatchObject({
    count: 1,
    items: [{ status: 'available' }],
  })
})

test('DLG-43 DLG-37 before a withdrawal that would cancel an active bonus it is asked; keeping it takes nothing, agreeing gives it up and withdraws', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409 .*makewithdrawal/)
  await verify(page, await register(page))
  await payIn(page, 100)
  await activated(page)
  await open(page, '/cashier/withdraw?method=card')
  await page.getByLabel('Amount', { exact: true }).fill('30')
  await page.getByRole('button', { name: 'Review details' }).click()
  await expect(balanceOf(page)).toHaveText('$110.00')
  await expect(page.getByRole('banner')).toContainText('Withdrawable: $100.00')
  const button = page.getByRole('button', { name: 'Withdraw $30.00' })
  const dialog = page.getByRole('dialog', { name: 'Withdraw and lose your bonus?' })
  await button.click()
  await expect(dialog).toContainText('You lose $10.00 in bonus money and your wagering progress')
  await dialog.getByRole('button', { name: 'Keep bonus' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeEnabled()
  expect(await held(page)).toEqual([100, 10])
  await button.click()
  await dialog.getByRole('button', { name: 'Withdraw and lose bonus' }).click()
  await expect(page.getByRole('heading', { name: '$30.00 withdrawal requested' })).toBeVisible()
  await expect(balanceOf(page)).toHaveText('$70.00')
  expect(await held(page)).toEqual([70, 0])
  await open(page, '/profile/bonuses')
  await expect(card(page)).toHaveAttribute('data-status', 'removed')
})

test('BON-13 BON-15 BON-16 the page of an offer has all of its terms before it is taken, and says when it was', async ({
  page,
}) => {
  await open(page, '/offers')
  await page.getByRole('link', { name: 'Your welcome bonus' }).click()
  await expect(page).toHaveURL(/\/offers\/\d+$/)
  const main = page.locator('main')
  for (const part of [
    '5 × the bonus: $50.00',
    '14 days from activation',
    'Fast games 50%',
    'You claim this offer with a promo code.',
  ])
    await expect(main).toContainText(part)
  await expect(main.getByRole('button', { name: 'Log in to claim' })).toBeVisible()
  await isAccessible(page)
  await register(page)
  await page.reload()
  await expect(main.getByRole('link', { name: 'Enter code' })).toBeVisible()
  await activated(page)
  await page.reload()
  await expect(main).toContainText('You’ve claimed this offer. You’ll find it under your bonuses.')
})

test('LOBBY-21 BON-11 an active bonus is nothing to play with: whoever has nothing else is led to the cashier', async ({
  page,
}) => {
  await register(page)
  await activated(page)
  expect(await held(page)).toEqual([0, 10])
  await open(page, '/game/midnight-orchard#real')
  await expect(page).toHaveURL(/\/cashier\/deposit\?backUrl=/)
})

test('BON-13 CASH-31 the page of an offer that comes with a deposit leads to the form with this offer chosen', async ({
  page,
}) => {
  await register(page)
  await open(page, '/offers')
  const main = page.locator('main')
  await page.getByRole('link', { name: 'Your first three deposits' }).click()
  await main.getByRole('link', { name: 'Make a deposit' }).click()
  await expect(page).toHaveURL(/\/cashier\/deposit\?offer=\d+$/)
  await main.locator('a[href^="/cashier/deposit/card"]').click()
  const choice = main.getByRole('radio', { name: /^Your first three deposits/ })
  await expect(choice).toBeChecked()
  const id = await choice.getAttribute('value')
  const sent = page.waitForRequest(/\/api\/cashier\/makedeposit/)
  await page.getByLabel('Amount', { exact: true }).fill('20')
  await page.getByRole('button', { name: /^Deposit \$/ }).click()
  expect((await sent).postData()).toContain(`name="campaign_offer_id"\r\n\r\n${id}\r\n`)
})
