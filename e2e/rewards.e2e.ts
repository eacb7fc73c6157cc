import type { Page } from '@playwright/test'
import { ask } from './api.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { register } from './register.ts'

const asked = (page: Page, call: string): { count: number } => {
  const found = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes(`/api/loyalty/${call}`)) found.count += 1
  })
  return found
}

test('LOY-04 LOY-19 LOY-20 LOY-21 LOY-23 LOY-26 LOY-27 LOY-28 LOY-30 DLG-27 DLG-28 DLG-29 DLG-30 DLG-45 DLG-49 points arrive, are told once, and buy a companion', async ({
  page,
}) => {
  const visits = asked(page, 'getnotifications')
  await page.goto('/loyalty')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  expect(visits.count).toBe(0)
  await register(page)

  const main = page.getByRole('main')
  await page.goto('/loyalty')
  await page.locator('html[data-ready]').waitFor()
  await expect(main.locator('[data-points="0"]')).toBeVisible()
  await expect(main.getByText('Level 1 of 6')).toBeVisible()
  // A level takes days of play: what the server tells of one then stands as one of its kind.
  const level = { trigger: 'level', title: 'New level: Lamplight', message: 'You have 25 points more.' }
  await page.route(
    '**/api/loyalty/getnotifications*',
    (route) => route.fulfill({ json: { data: { items: [level] } } }),
    {
      times: 1,
    }
  )
  const questTold = page.locator('[data-kind="quest"]').filter({ hasText: 'See how fair it is' }).waitFor()
  // A quest opens in its popup, and leads on.
  const quest = page.getByRole('dialog', { name: 'See how fair it is' })
  await main.getByRole('button', { name: 'See how fair it is' }).click()
  await expect(page.locator('[data-kind="level"]')).toContainText('New level: Lamplight. You have 25 points more.')
  await expect(quest.getByText('Reward: 20 points')).toBeVisible()
  // Whoever leaves a page at once may not have been told of yet.
  const explored = page.waitForResponse(/\/loyalty\/explore\?/)
  await quest.getByRole('link', { name: 'Take me there' }).click()
  await expect(page).toHaveURL('/fairness')
  expect((await explored).status()).toBe(200)

  // Too few points buy nothing.
  await page.goto('/loyalty/shop')
  await page.locator('html[data-ready]').waitFor()
  await main.getByRole('button', { name: 'Buy The hedgehog, early' }).click()
  await page.getByRole('dialog', { name: 'Not enough points' }).getByRole('link').click()
  await expect(page).toHaveURL('/loyalty')
  await expect(main.locator('[data-points="20"]')).toBeVisible()

  const uid = String((await ask(page, 'account.getInfo')).uid)
  operatorCall('loyalty.adjustpoints', { uid, points: 1_000, reason: 'a journey' })
  await expect(main.locator('[data-points="1020"]')).toBeVisible()
  // The next path tells of it, once.
  await main.getByRole('link', { name: 'Go to shop' }).click()
  await expect(page.locator('[data-kind="product"]')).toContainText('+1,000')
  await questTold
  await main.getByRole('button', { name: 'Buy The hedgehog, early' }).click()
  await page.getByRole('dialog', { name: 'Buy this?' }).getByRole('button', { name: 'Buy' }).click()
  const receipt = page.getByRole('dialog', { name: 'It’s yours' })
  await expect(receipt.getByText('−800')).toBeVisible()
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(main.locator('[data-points="220"]')).toBeVisible()
  await expect(main.locator('[data-product]').filter({ hasText: 'The hedgehog, early' })).toContainText('You have it')

  await page.goto('/profile/loyalty')
  await expect(main.getByRole('listitem').filter({ hasText: 'The hedgehog, early' }).first()).toContainText('−800')
  await expect(main.getByRole('listitem').filter({ hasText: 'See how fair it is' }).first()).toContainText('+20')
})

test('LOY-20 a purchase that was never answered stands in the way of no other product, and is made once when it is pressed again', async ({
  page,
  provokes,
}) => {
  provokes(/ERR_FAILED|Failed to load resource/)
  await register(page)
  const uid = String((await ask(page, 'account.getInfo')).uid)
  operatorCall('loyalty.adjustpoints', { uid, points: 3_000, reason: 'a journey' })
  await page.goto('/loyalty/shop')
  await page.locator('html[data-ready]').waitFor()
  const main = page.getByRole('main')
  const [lost, other] = ['The hedgehog, early', 'The badger, early']
  const buy = async (title: string) => {
    await main.getByRole('button', { name: `Buy ${title}` }).click()
    await page.getByRole('dialog', { name: 'Buy this?' }).getByRole('button', { name: 'Buy' }).click()
  }
  await page.route('**/api/loyalty/buyproduct*', (route) => route.abort())
  await buy(lost)
  // Several tries, and then it is said that nothing was answered.
  await expect(page.getByRole('dialog', { name: 'Buy this?' })).toHaveCount(0)
  await page.unroute('**/api/loyalty/buyproduct*')
  await buy(other)
  const receipt = page.getByRole('dialog', { name: 'It’s yours' })
  await expect(receipt).toContainText(other)
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(main.getByRole('button', { name: `Buy ${lost}` })).toBeVisible()
  await buy(lost)
  await expect(receipt).toContainText(lost)
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(main.locator('[data-product]').filter({ hasText: lost })).toContainText('You have it')
})

test('LOY-21 whose points were spent elsewhere while the popup asked is told how many there are now', async ({
  page,
  provokes,
}) => {
  provokes(/status of 409 .*buyproduct/)
  await register(page)
  const uid = String((await ask(page, 'account.getInfo')).uid)
  const adjust = (points: number) => operatorCall('loyalty.adjustpoints', { uid, points, reason: 'a journey' })
  adjust(1_000)
  await page.goto('/loyalty/shop')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Buy The hedgehog, early' }).click()
  const buy = page.getByRole('dialog', { name: 'Buy this?' }).getByRole('button', { name: 'Buy' })
  await expect(buy).toBeVisible()
  adjust(-700)
  await buy.click()
  await expect(page.getByRole('dialog', { name: 'Not enough points' })).toContainText('You have 300.')
})
