import type { Locator, Page } from '@playwright/test'
import { balanceOf, payIn } from './fund.ts'
import { expect, test } from './journey.ts'
import { birthDateOfBreak, logIn, newEmail, register } from './register.ts'
import { violationsOf } from './violations.ts'

const ready = 'html[data-ready]'
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator(ready).waitFor()
}
/** Goes on with the keyboard alone. */
const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus()
  await target.press(key)
}

test('RG-05 RG-06 RG-07 RG-12 a player limits deposits by keyboard: more is refused with what is left, and a raise waits', async ({
  page,
}) => {
  await register(page)
  await open(page, '/profile/responsible-game')
  const card = page.getByRole('region', { name: 'Deposit limit' })
  await press(card.getByRole('button', { name: 'Set a limit' }))
  const period = card.getByLabel('Period')
  await expect(period).toBeFocused()
  await expect(period.locator('option')).toHaveText(['1 day', '7 days', '14 days', '30 days'])
  await period.selectOption('7 days')
  await card.getByLabel('Amount').fill('0')
  await card.getByLabel('Amount').press('Enter')
  await expect(card.getByText('Amount must be between')).toBeVisible()
  await card.getByLabel('Amount').fill('1,250')
  await card.getByLabel('Amount').press('Enter')
  await expect(card.getByText('$1,250.00 in 7 days')).toBeVisible()

  await press(card.getByRole('button', { name: 'Change' }))
  await card.getByLabel('Amount').fill('100')
  await expect(card.getByText('it starts as soon as you save it')).toBeVisible()
  await card.getByLabel('Amount').press('Enter')
  await expect(card.getByText('$100.00 in 7 days')).toBeVisible()

  await payIn(page, 60)
  await open(page, '/cashier/deposit/card')
  await expect(page.getByTestId('deposit-left')).toContainText('Your limits let you deposit $40.00 until')
  await page.getByRole('textbox', { name: 'Amount' }).fill('50')
  await expect(page.getByText('This is more than your limits let you deposit: $40.00 until')).toBeVisible()

  await press(page.getByTestId('deposit-left').getByRole('link', { name: 'Your limits' }))
  await expect(card.getByText('$60.00 of $100.00 used')).toBeVisible()
  await press(card.getByRole('button', { name: 'Change' }))
  await card.getByLabel('Amount').fill('200')
  await expect(card.getByText('you wait 24 hours, then confirm it')).toBeVisible()
  await press(card.getByRole('button', { name: 'Ask for this limit' }))
  // Whoever does not see the card change hears of it.
  await expect(page.locator('[data-kind=profile]').first()).toContainText(
    'You’ve asked to raise this limit to $200.00.'
  )
  await expect(card.getByText('You’ve asked to raise this limit to $200.00.')).toBeVisible()
  await expect(card.getByLabel('Amount')).toHaveAttribute('readonly')
  await expect(card.getByText('You can change this limit again from')).toBeVisible()
  await expect(card.getByRole('button', { name: /Raise to/ })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  // Another window hears of it.
  const other = await page.context().newPage()
  await open(other, '/profile/responsible-game')
  await press(card.getByRole('button', { name: 'Keep my limit' }))
  await expect(
    other.getByRole('region', { name: 'Deposit limit' }).getByRole('button', { name: 'Change' })
  ).toBeVisible()
  await expect(other.getByText('$60.00 of $100.00 used')).toBeVisible()
})

test('RG-11 a break of 24 hours ends every session at once, also that of a tab with a game; signing in again is for the money', async ({
  page,
  context,
  provokes,
}) => {
  // The other tab may be asking about its account at the moment at which the session ends.
  provokes(/status of 401 .*\/api\/account\/get/)
  const login = await register(page, birthDateOfBreak(newEmail()))
  await payIn(page, 60)
  await open(page, '/')
  const game = await context.newPage()
  await open(game, '/game/midnight-orchard#real')
  await expect(game.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled()

  const banner = page.getByRole('banner')
  await press(banner.getByRole('button', { name: 'Account', exact: true }))
  await press(banner.getByRole('link', { name: 'Safer gambling' }))
  await press(page.getByRole('button', { name: 'Take a break for 24 hours' }))
  const dialog = page.getByRole('dialog', { name: 'Your break: 24 hours' })
  await expect(dialog.getByText('You can’t end it early')).toBeVisible()
  await expect(dialog.getByText('It holds on all our sites.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // The break's answer is late: until it is there both windows have only heard that the session has ended.
  await page.route('**/api/account/setSelfExclusion*', async (route) => {
    const answer = await route.fetch()
    await expect(game.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    // The other window notes for all windows that nobody is in.
    await expect.poll(() => page.evaluate<string>(`localStorage.getItem('player')`)).toMatch(/^0 /)
    await route.fulfill({ response: answer })
  })
  await press(dialog.getByRole('button', { name: 'Start my break' }))

  for (const tab of [page, game]) {
    await expect(tab.getByRole('heading', { name: 'Your break has started' })).toBeVisible()
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  }
  await expect(game.locator('iframe')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await press(page.getByRole('button', { name: 'Log in to withdraw' }))
  await logIn(page, login)
  await expect(page).toHaveURL('/cashier/withdraw')
  const notice = page.getByRole('complementary', { name: 'Your break' })
  await expect(notice).toContainText('You’re on a break until')
  await expect(page.getByRole('heading', { name: 'Withdraw', level: 1 })).toBeVisible()
  await expect(balanceOf(page)).toContainText('60.00')
  await expect(banner.getByRole('link', { name: 'Deposit' })).toHaveCount(0)

  for (const [path, said] of [
    ['/game/midnight-orchard#real', 'You can’t play'],
    ['/cashier/deposit', 'You can’t deposit'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: said })).toBeVisible()
    await expect(notice).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  }
  await expect(page.locator('iframe')).toHaveCount(0)
  // What would be refused is neither asked for nor offered: the journey fails by an answer of 4xx.
  for (const path of ['/', '/gamehall']) {
    await open(page, path)
    await expect(page.getByRole('link', { name: /Midnight Orchard/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /favourites/ })).toHaveCount(0)
  }
  await open(page, '/profile/responsible-game')
  await expect(page.getByRole('button', { name: 'Take a break for 24 hours' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /You’re on a break until/ })).toBeVisible()
})
