import { ask, call } from './api.ts'
import { movableClock } from './clock.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { violationsOf } from './violations.ts'

const ready = 'html[data-ready]'
const minute = 60_000

test('SAFE-16 SAFE-17 SAFE-18 ACC-15 the game shows time and net sum, and after the chosen time play waits in every tab until it is confirmed', async ({
  page: game,
  context,
  provokes,
}) => {
  // The other tab asks once more before it hears that its player is out.
  provokes(/status of 401/)
  const forward = await movableClock(context)
  await game.emulateMedia({ reducedMotion: 'reduce' })
  await playerWith(game, 50)
  await call(game, 'account.setRealityCheck', { minutes: '10' })
  const started = (await ask(game, 'account.getSession')) as { started_at: string }
  expect(Date.now() - Date.parse(started.started_at)).toBeLessThan(minute)
  await game.goto('/game/dicebox#real')
  const frame = game.frameLocator('main iframe')
  const roll = frame.locator('button.go')
  const bar = game.getByTestId('session-bar')
  await expect(bar).toContainText(/0:0\d:\d\d.*\$0\.00/)
  await roll.click()
  await expect(bar).toContainText(/[+-]\$\d/)
  const { net, staked } = (await ask(game, 'account.getSession')) as Record<'net' | 'staked', { amount: number }>
  expect(staked.amount).toBeGreaterThan(0)
  await expect(bar).toContainText(Math.abs(net.amount).toFixed(2))

  // One press away, also from the header's menu.
  await bar.click()
  const position = game.getByRole('dialog', { name: 'Net position' })
  await expect(position.getByRole('row', { name: /This session/ })).toContainText(Math.abs(net.amount).toFixed(2))
  await expect(position.getByRole('row', { name: /All time/ })).toContainText(Math.abs(net.amount).toFixed(2))
  expect(await violationsOf(game)).toEqual([])
  await game.keyboard.press('Escape')
  const other = await context.newPage()
  await other.goto('/profile/statement')
  await other.locator(ready).waitFor()
  // Another month may have begun since.
  const months = other.getByRole('table', { name: 'By month' }).getByRole('row')
  await expect(months.filter({ hasText: '$50.00' }).first()).toBeVisible()

  await forward(10 * minute)
  const check = (tab: typeof game) => tab.getByRole('dialog', { name: 'Time for a break' })
  await expect(check(game)).toContainText('You’ve been logged in for')
  await expect(check(game)).toContainText(Math.abs(net.amount).toFixed(2))
  expect(await violationsOf(game)).toEqual([])
  // No key closes it, and the game behind it cannot be reached.
  await game.keyboard.press('Escape')
  await expect(check(game)).toBeVisible()
  // What was played can be looked at while it waits; anywhere else it stands again.
  await expect(check(other)).toHaveCount(0)
  await other.getByRole('link', { name: 'Ante, home page' }).click()
  await expect(check(other)).toBeVisible()
  await check(other).getByRole('button', { name: 'Keep playing' }).click()
  for (const tab of [game, other]) await expect(check(tab)).toHaveCount(0)
  await roll.click()
  await expect
    .poll(async () => ((await ask(game, 'account.getSession')) as { staked: { amount: number } }).staked.amount)
    .toBeGreaterThan(staked.amount)

  // And leaving means logging out.
  await forward(11 * minute)
  await check(game).getByRole('button', { name: 'Log out' }).click()
  await expect(game.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('the player sets a time for the day, is warned before it ends, and told when it has', async ({ page }) => {
  await page.clock.install()
  // The clock of the page goes half an hour ahead of the server's: late in the evening that would be another day.
  await page.route(/\/api\/account\//, async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const body = (await response.json()) as { data?: { day?: { ends_at?: string } | null } }
    const { day } = body.data ?? {}
    if (day?.ends_at) day.ends_at = new Date(Date.parse(day.ends_at) + 12 * 60 * minute).toISOString()
    return route.fulfill({ response, json: body })
  })
  await playerWith(page, 20)
  await page.goto('/profile/statement')
  await page.locator(ready).waitFor()
  await page.locator('a[href="/profile/responsible-game"]:visible').first().click()
  const day = page.getByRole('combobox', { name: 'Time a day' })
  const save = page.locator('form', { has: day }).getByRole('button', { name: 'Save' })
  await day.selectOption({ label: '30 min' })
  await save.click()
  await expect(page.getByText('0 min of 30 min used today')).toBeVisible()
  await day.selectOption({ label: '2 h' })
  await save.click()
  const asked = 'You’ve asked for 2 h a day.'
  await expect(page.locator('[data-kind=profile]').first()).toContainText(asked)
  await expect(page.getByRole('main').getByText(asked)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my limit' }).click()
  await expect(page.getByRole('main').getByText(asked)).toHaveCount(0)
  expect(await ask(page, 'account.getSession')).toMatchObject({ day: { minutes: 30, change: null } })
  await page.clock.fastForward(21 * minute)
  await expect(page.getByText(/minutes left of the time you set for today/)).toBeVisible()
  // A sign of life: after half an hour without one the player would be logged out.
  await page.keyboard.press('Shift')
  await page.clock.fastForward(10 * minute)
  const over = page.getByRole('dialog', { name: 'Your time for today is up' })
  await expect(over).toContainText('You set 30 min a day')
  expect(await violationsOf(page)).toEqual([])
  // A page may change by itself, for one when it was left alone: it is still told there.
  const address = page.url()
  await page.goBack()
  await expect(page).not.toHaveURL(address)
  await expect(over).toBeVisible()
  await over.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(over).toHaveCount(0)
  // Where it would be spent it is said again.
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
  await expect(over).toBeVisible()
})
