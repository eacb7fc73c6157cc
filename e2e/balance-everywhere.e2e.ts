import { balanceOf, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'

const pages = [
  '/gamehall',
  '/game/deep-seam',
  '/betting',
  '/profile/bets',
  '/tournaments',
  '/jackpots',
  '/cashier/deposit',
  '/cashier/withdraw',
  '/cashier/history',
  '/cashier/wallet',
  '/profile/bonuses',
]

test('ACC-14 the balance, in the currency of the account, stands on every kind of page with games, bets or money, on a phone too', async ({
  page,
}) => {
  await page.goto('/')
  await playerWith(page, 20)
  for (const path of pages) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(balanceOf(page), path).toBeVisible()
    await expect(balanceOf(page), path).toHaveText('$20.00')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(balanceOf(page), path).toBeVisible()
  }
})
