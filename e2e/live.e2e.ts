import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'

test('LOBBY-02 GAME-04 bets on the wheel that all players share are taken while it is open, and paid when it has turned', async ({
  page,
}) => {
  test.setTimeout(paced(120_000))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playerWith(page, 50)
  await page.goto('/gamehall?category=live')
  await page.getByRole('link', { name: 'Wheel of Hours' }).click()
  await page.getByRole('tab', { name: 'Real money' }).click()
  const game = page.frameLocator('iframe')
  // Both halves of the day: whichever hour comes, one of them is paid. There must be time left for three presses.
  await expect(game.locator('.clock')).toContainText(/Bets close in 1[3-8]/, { timeout: paced(40_000) })
  await game.getByRole('button', { name: 'Light', exact: true }).click()
  await game.getByRole('button', { name: 'Dark', exact: true }).click()
  await game.getByRole('button', { name: 'Bet', exact: true }).click()
  await expect(game.locator('.told')).toContainText('Your bets for this turn: $2.00.')
  await expect(game.getByRole('button', { name: 'Bets placed' })).toBeDisabled()
  await expect(game.locator('.told')).toContainText(/\d+ o’clock\. \$1\.94 of \$2\.00 returned/, {
    timeout: paced(60_000),
  })
  await expect(game.locator('[data-is=balance]')).toHaveText('$49.94')
})

test('LOBBY-04 the sportsbook stands in the hall and leads to its page', async ({ page }) => {
  await page.goto('/gamehall?category=sport')
  await page.getByRole('main').getByRole('link', { name: 'Sportsbook' }).click()
  await expect(page).toHaveURL('/betting')
  const answer = await page.request.get('/game/sportsbook', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/betting'])
})
