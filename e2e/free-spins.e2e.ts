import { ask } from './api.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { paced } from './pace.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

test('LOBBY-31 API-71 free spins stand on the card and among the bonuses, are played first without money, survive a reload and end with what they won', async ({
  page,
}) => {
  test.setTimeout(paced(240_000))
  await register(page)
  const { uid } = await ask(page, 'account.getInfo')
  operatorCall('freespins.give', {
    uid: String(uid),
    sysname: 'threshold',
    count: 2,
    stake: '1.00',
    currency: 'USD',
    days: 5,
    reason: 'a new player',
  })
  const counted = page.waitForRequest((request) => request.url().includes('/api/freespins/get'))
  await page.goto('/gamehall?category=fast')
  expect(Object.fromEntries(new URL((await counted).url()).searchParams)).toMatchObject({
    status: 'active',
    count: '99',
    fields: 'game,remaining_count',
  })
  await expect(page.getByRole('article').filter({ hasText: '2 free spins' })).toHaveCount(1)

  await page.goto('/profile/bonuses')
  await page.locator('html[data-ready]').waitFor()
  const card = page.locator('[data-pack]')
  await expect(card).toContainText('2 of 2 left')
  await expect(card).toContainText('Winnings go straight to your balance.')
  await expect(card).toContainText('Play by')
  expect(await violationsOf(page)).toEqual([])
  await card.getByRole('link', { name: /^Play / }).click()

  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.pack')).toHaveText(
    /^Free spins: 2 of 2 left\s*Play by \w+ \d+|^Free spins: 2 of 2 left\s*Play by \d+ \w+/
  )
  await expect(frame.getByRole('button', { name: 'Higher stake' })).toBeDisabled()
  await frame.locator('button.go').click()
  await expect(frame.locator('.pack')).toContainText('Free spins: 1 of 2 left')
  await page.reload()
  await expect(frame.locator('.pack')).toContainText('Free spins: 1 of 2 left')
  await frame.locator('button.go').click()
  await expect(frame.locator('.told')).toContainText('Your free spins are over.')
  await expect(frame.locator('.pack')).toBeHidden()
  const { rounds } = (await ask(page, 'games.getHistory')) as { rounds: { is_free?: boolean }[] }
  expect(rounds.map(({ is_free }) => is_free)).toEqual([true, true])
})
