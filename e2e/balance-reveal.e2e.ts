import { balanceOf, payIn, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

test('GAME-02 the header’s balance shows the result of a round only after the game does', async ({ page }) => {
  test.slow()
  await playerWith(page, 50)
  await page.goto('/game/parlour-roulette#real')
  await page.locator('html[data-ready]').waitFor()
  const game = page.frameLocator('main iframe')
  const inGame = game.locator('[data-is=balance]')
  await expect(inGame).toHaveText('$50.00')
  await expect(balanceOf(page)).toHaveText('$50.00')
  // Red and black return the stake, but for zero: the balance after the stake and the one after the round differ.
  await game.getByRole('button', { name: 'Red', exact: true }).click()
  await game.getByRole('button', { name: 'Black', exact: true }).click()
  const answered = page.waitForResponse((response) => response.url().includes('/api/games/play'))
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  const { data } = (await (await answered).json()) as { data: { balance: { amount: number } } }
  await expect(inGame).toHaveText('$48.00')
  await expect(balanceOf(page)).toHaveText('$48.00')
  await expect(game.locator('.told')).toHaveText('')
  await expect(game.locator('.told')).not.toHaveText('')
  const after = `$${data.balance.amount.toFixed(2)}`
  await expect(inGame).toHaveText(after)
  await expect(balanceOf(page)).toHaveText(after)
})

test('GAME-02 a game that is left during its reveal, or another tab, shows the balance at once', async ({
  page,
  context,
}) => {
  test.slow()
  await playerWith(page, 50)
  const other = await context.newPage()
  await other.goto('/promotions')
  await other.locator('html[data-ready]').waitFor()
  await page.goto('/game/parlour-roulette#real')
  await page.locator('html[data-ready]').waitFor()
  await expect(balanceOf(other)).toHaveText('$50.00')
  const game = page.frameLocator('main iframe')
  await game.getByRole('button', { name: 'Red', exact: true }).click()
  await game.getByRole('button', { name: 'Black', exact: true }).click()
  const answered = page.waitForResponse((response) => response.url().includes('/api/games/play'))
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  const { data } = (await (await answered).json()) as { data: { balance: { amount: number } } }
  const after = `$${(data.balance.amount + 25).toFixed(2)}`
  await expect(balanceOf(page)).toHaveText('$48.00')
  await payIn(other, 25)
  await expect(balanceOf(other)).toHaveText(after)
  await page.getByRole('link', { name: 'Promotions', exact: true }).first().click()
  await expect(page).toHaveURL(/promotions/)
  await expect(balanceOf(page)).toHaveText(after)
})

test('GAME-02 money that is paid in elsewhere is on the balance of a game that waits for its next round', async ({
  page,
  context,
}) => {
  await playerWith(page, 50)
  const other = await context.newPage()
  await other.goto('/promotions')
  await other.locator('html[data-ready]').waitFor()
  await page.goto('/game/parlour-roulette#real')
  await page.locator('html[data-ready]').waitFor()
  const inGame = page.frameLocator('main iframe').locator('[data-is=balance]')
  await expect(inGame).toHaveText('$50.00')
  await payIn(other, 25)
  await expect(balanceOf(page)).toHaveText('$75.00')
  await expect(inGame).toHaveText('$75.00')
})
