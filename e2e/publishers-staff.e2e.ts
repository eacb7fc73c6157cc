import { randomUUID } from 'node:crypto'
import { ask } from './api.ts'
import { accept } from './colleagues.ts'
import { agree } from './consent.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { register } from './register.ts'
import { cutAtTheirBeginning, spilling } from './spill.ts'
import { violationsOf } from './violations.ts'

test('TRK-10 staff name a publisher, see who came by its links and what its network is told, and let it go on', async ({
  page,
  browser,
}) => {
  const id = `spring-${randomUUID().slice(0, 8)}`
  // As an operator does it at the command line.
  operatorCall('tracking.putpublisher', {
    publisher_id: id,
    name: `Before ${id}`,
    is_paused: true,
    reason: 'no contract yet',
  })
  const shop = await browser.newContext()
  await agree(shop, { marketing: true })
  const site = await shop.newPage()
  await site.goto('/')
  expect(await ask(site, 'tracking.hit', { publisher_id: id })).toEqual({ is_kept: true })
  await register(site)

  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Publishers' }).click()
  const row = page.getByRole('table', { name: 'Publishers' }).getByRole('row').filter({ hasText: id })
  await expect(row).toContainText('Paused')
  await page.getByRole('button', { name: `Edit: Before ${id}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit: Before ${id}` })
  await dialog.getByLabel('Name').fill(`Spring ${id}`)
  await dialog.getByLabel('Reason').fill('the contract is signed')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toHaveText(`Spring ${id} is saved.`)
  await expect(row).toContainText('1 (100%)')

  await row.getByRole('link', { name: `Spring ${id}` }).click()
  const postbacks = page.getByRole('table', { name: 'Postbacks' })
  await expect(postbacks.getByRole('row')).toHaveCount(2)
  await expect(postbacks).toContainText('Waits: the publisher is paused')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Edit: Spring ${id}` }).click()
  const again = page.getByRole('dialog', { name: `Edit: Spring ${id}` })
  await again.getByLabel('Postbacks').selectOption('0')
  await again.getByLabel('Reason').fill('the contract is signed')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(row).not.toContainText('Paused')
  await page.getByRole('button', { name: /^Send now: postback \d+$/ }).click()
  const sending = page.getByRole('dialog')
  await sending.getByLabel('Reason').fill('asked for by the network')
  await sending.getByRole('button', { name: 'Send now', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is being sent' })).toBeVisible()

  // No label is cut, and on a phone rows are cards.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([...(await spilling(page)), ...(await cutAtTheirBeginning(page))], `at ${width}`).toEqual([])
    expect(await violationsOf(page)).toEqual([])
  }
  await page.getByLabel('From (UTC)').fill('2020-01-01')
  await page.getByLabel('Until, included (UTC)').fill('2020-01-02')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(row).toContainText(`Spring ${id}`)
  await expect(row).not.toContainText('100%')
  await shop.close()
})

test('TRK-10 staff without the permission read publishers and change none, and see what could not be loaded', async ({
  page,
  provokes,
}) => {
  provokes(/503/)
  operatorCall('staff.putrole', { name: 'publishers-reader', permissions: ['tracking:read', 'players:read'] })
  await accept(page, ['publishers-reader'])
  await page.route('**/api/tracking/getpublishers?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.getByRole('link', { name: 'Publishers' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Postbacks' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Edit|Send)/ })).toHaveCount(0)
})
