import type { FrameLocator, Page } from '@playwright/test'
import { ask } from './api.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'

const nameOf = async (page: Page): Promise<string> =>
  ((await ask(page, 'account.getInfo')) as { fakename: string }).fakename
const go = (game: FrameLocator) => game.locator('button.go')
const told = (game: FrameLocator) => game.locator('.told')

async function opened(page: Page): Promise<FrameLocator> {
  await page.goto('/game/ascent#real')
  const game = page.frameLocator('iframe')
  await expect(game.locator('.ascent')).toBeVisible()
  return game
}

/** Waits for a round that takes stakes for some seconds more. */
const openRound = (game: FrameLocator) =>
  expect(game.locator('.clock')).toContainText(/Starts in [6-8]/, { timeout: paced(150_000) })

test('LOBBY-02 GAME-05 two players rise with one balloon and see each other; one leaves by the space bar, one by a plan, and both are paid', async ({
  page,
  browser,
}) => {
  test.setTimeout(paced(420_000))
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const one of [page, other]) await one.emulateMedia({ reducedMotion: 'reduce' })
  await playerWith(page, 50)
  await playerWith(other, 50)
  const [ada, bob] = [await nameOf(page), await nameOf(other)]
  const [own, his] = [await opened(page), await opened(other)]
  await his.getByLabel('Automatic cash-out at').first().check()
  await his.getByRole('textbox', { name: 'Automatic cash-out at' }).fill('1.05')

  // One round in fifteen is lost before the balloon is at 1.05, and then neither of them can leave.
  let hers = ''
  for (let rounds = 1; rounds <= 6 && !hers.includes('left'); rounds++) {
    await openRound(own)
    await go(his).click()
    await own.locator('.number').click({ force: true })
    await page.keyboard.press('Space')
    await expect(told(own)).toContainText('You’re in this round with $1.00.')
    await expect(told(his)).toContainText('Automatic cash-out at 1.05×.')
    // Each sees the other one's stake before the start.
    await expect(own.locator('.others')).toContainText(bob)
    await expect(his.locator('.others')).toContainText(ada)
    await expect(go(own)).toHaveText(/Cash out \$1|Join/)
    await page.keyboard.press('Space')
    await expect(told(own)).toContainText(/You left at|was lost at/, { timeout: paced(120_000) })
    hers = await told(own).innerText()
    if (/Joining/.test(await go(own).innerText())) await go(own).click()
    await expect(told(his)).toContainText(/You left at 1\.05× and won \$1\.05|was lost at/, { timeout: paced(120_000) })
  }
  expect(hers).toMatch(/You left at 1\.\d\d× and won \$1\.\d\d/)
  // Where she left stands in his list, and both have it in their histories.
  const height = /at (\d\.\d\d×)/.exec(hers)?.[1] ?? ''
  await expect(his.locator('.others li', { hasText: ada })).toContainText(height)
  const { rounds } = (await ask(page, 'games.getHistory', { sysname: 'ascent', count: '1', offset: '0' })) as {
    rounds: { win: { amount: number } }[]
  }
  expect(`${rounds[0]?.win.amount.toFixed(2)}×`).toBe(height)
  await context.close()
})

test('GAM-11 LOBBY-02 a visitor rises with the balloon for play money, and a stake waits for who comes back after a reload', async ({
  page,
}) => {
  test.setTimeout(paced(300_000))
  await page.goto('/platform/game/ascent/play?mode=demo&locale=en')
  const game = page.locator('.ascent')
  await expect(game).toBeVisible()
  const button = page.locator('button.go')
  await expect(page.locator('.clock')).toContainText(/Starts in [6-8]/, { timeout: paced(150_000) })
  await button.click()
  await expect(page.locator('.told')).toContainText('You’re in this round with 1.00.')
  await page.reload()
  await expect(page.locator('.told')).toContainText('This round was still open.')
  await expect(button).toHaveText('Stake placed')
  await expect(page.locator('[data-is=balance]')).toHaveText('999.00')
  // It is lost with the balloon, where nobody leaves.
  await expect(page.locator('.told')).toContainText(/was lost at/, { timeout: paced(200_000) })
  await expect(page.locator('[data-is=balance]')).toHaveText('999.00')
  // Who comes in between joins the next round with one press, and can take it back.
  await expect(button).toHaveText(/Join the next round|Stake/)
})
