import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { approveTold } from './member.ts'
import { operatorCall } from './operator-call.ts'
import { violationsOf } from './violations.ts'

test('TRN-05 TRN-20 staff put a tournament with stages, see it as players will, change it, and withdraw it', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/409 .*tournaments\/put/)
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Tournaments' }).click()
  const night = page.getByRole('row').filter({ hasText: 'The Night Race' })
  await expect(night).toContainText('Active')
  await expect(night).toContainText('$1,000.00')
  expect(await violationsOf(page)).toEqual([])

  const sysname = `cup-${Date.now()}`
  const title = `Cup ${sysname}`
  // Its own too: one of an attempt that failed would stand beside it.
  const arabic = `كأس ${sysname}`
  await page.getByRole('button', { name: 'New tournament' }).click()
  const made = page.getByRole('dialog', { name: 'New tournament' })
  await made.getByLabel('System name').fill(sysname)
  await made.getByLabel('Title', { exact: true }).fill(title)
  await made.getByLabel('Games').fill('dicebox, no-such-game')
  await made.getByText('Other languages').click()
  await made.getByLabel('Title (ar)').fill(arabic)
  await made.getByLabel('Starts (UTC)').fill('2098-01-01T00:00')
  await made.getByLabel('Ends (UTC)').fill('2098-01-02T00:00')
  await made.getByLabel('Prizes (USD)').fill('70\n30')
  await made.getByLabel('Ranked by', { exact: true }).selectOption('Places in stages')
  await made.getByLabel('Hours of a stage').fill('7')
  await made.getByLabel('Only with an entry from the shop').check()
  await made.getByLabel('Reason').fill('a cup of a test')
  await made.getByRole('button', { name: 'Preview' }).click()
  await expect(made.getByRole('alert')).toContainText('whole stages')
  await made.getByLabel('Hours of a stage').fill('12')
  await made.getByRole('button', { name: 'Preview' }).click()
  const preview = made.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('There are 2 stages of 12 hours each.')
  await expect(preview).toContainText('Prize fund: $100.00')
  await expect(preview).toContainText('an entry from the shop')
  expect(await violationsOf(page)).toEqual([])
  await made.getByRole('button', { name: 'Create' }).click()
  await expect(made).toHaveCount(0)
  const own = page.getByRole('row').filter({ hasText: title })
  await expect(own).toHaveCount(0)
  const told = (await page.getByRole('status').filter({ hasText: 'It’s on the page “Requests”.' }).textContent()) ?? ''
  const [, id] = /request (\d+)/.exec(told) ?? []
  const desk = await browser.newContext()
  const chief = await desk.newPage()
  await accept(chief, ['administrator'])
  await chief.getByRole('link', { name: 'Requests' }).click()
  await chief.getByRole('button', { name: `Approve request ${id}` }).click()
  await expect(chief.getByRole('status')).toHaveText(
    `You approved request ${id} (Save tournament), and it is done. Not in the hall: no-such-game.`
  )
  await desk.close()
  await page.reload()
  await expect(own).toContainText('Future')

  await page.getByRole('button', { name: `Change: ${title}` }).click()
  const changed = page.getByRole('dialog', { name: `Change: ${sysname}` })
  await expect(changed.getByLabel('System name')).toBeDisabled()
  await expect(changed.getByLabel('Hours of a stage')).toHaveValue('12')
  await changed.getByLabel('Games').fill('dicebox')
  await changed.getByLabel('Prizes (USD)').fill('70\n30\n20')
  await changed.getByLabel('Reason').fill('a third place')
  await changed.getByRole('button', { name: 'Change' }).click()
  await expect(changed).toHaveCount(0)
  await expect(own).toContainText('$100.00')
  await approveTold(page, browser)
  await expect(own).toContainText('$120.00')
  await page.goto('/ar/tournaments?status=future')
  await expect(page.getByRole('heading', { name: arabic, exact: true })).toBeVisible()
  await page.goto('/operator/tournaments')

  await page.getByRole('button', { name: `Stop: ${title}, run 1` }).click()
  const stopped = page.getByRole('dialog', { name: `Stop: ${title}` })
  await stopped.getByLabel('Reason').fill('the end of a test')
  expect(await violationsOf(page)).toEqual([])
  await stopped.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('status')).toHaveText(`${title} is withdrawn.`)
  await expect(own).toContainText('Withdrawn')
  // What visitors see is kept for seconds.
  await expect
    .poll(async () => {
      await page.goto('/ar/tournaments?status=future')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page.getByRole('heading', { name: arabic, exact: true }).count()
    })
    .toBe(0)
})

test('TRN-05 whoever may only read tournaments is offered no change, and whoever may not has no page of them', async ({
  page,
  provokes,
}) => {
  provokes(/403/)
  operatorCall('staff.putrole', { name: 'tournament-reader', permissions: ['tournaments:read', 'players:read'] })
  await accept(page, ['tournament-reader'])
  await page.getByRole('link', { name: 'Tournaments' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'The Night Race' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(New|Change|Stop)/ })).toHaveCount(0)
  operatorCall('staff.putrole', { name: 'tournament-reader', permissions: ['players:read'] })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Players' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tournaments' })).toHaveCount(0)
})
