import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { approveTold } from './member.ts'
import { operatorCall } from './operator-call.ts'
import { violationsOf } from './violations.ts'

test('JKP-1 JKP-5 JKP-8 staff see what each jackpot holds, create one, change it, pause it, let it go on and close it into another', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/409 .*jackpots\/put/)
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Jackpots' }).click()
  const moonwell = page.getByRole('region', { name: 'Moonwell' })
  await expect(moonwell).toContainText('Takes stakes')
  const major = moonwell.getByRole('row').filter({ hasText: 'major' })
  await expect(major).toContainText(/Before \$500\.00, \$\d+\.\d\d to go/)
  await expect(major).toContainText('0.3%')
  await expect(page.getByRole('region', { name: 'Floodlight' })).toContainText('From odds of 1.5')
  expect(await violationsOf(page)).toEqual([])

  const sysname = `jackpot-${Date.now()}`
  const title = `Well ${sysname}`
  await page.getByRole('button', { name: 'New jackpot' }).click()
  const made = page.getByRole('dialog', { name: 'New jackpot' })
  await made.getByLabel('System name').fill(sysname)
  await made.getByLabel('Title').fill(title)
  const first = made.getByRole('group', { name: 'Level 1' })
  await first.getByLabel('Level name').fill('mini')
  await first.getByText('Names for players').click()
  await first.getByLabel('English').fill('Smallest')
  await first.getByLabel('العربية').fill('الأصغر')
  await first.getByLabel('Seed (USD)').fill('0.01')
  await first.getByLabel('Share of stakes (%)').fill('a little')
  await first.getByLabel('Won', { exact: true }).selectOption('Before an amount')
  await first.getByLabel('Won before (USD)').fill('20')
  await made.getByLabel('Reason').fill('a jackpot of a test')
  expect(await violationsOf(page)).toEqual([])
  await made.getByRole('button', { name: 'Create' }).click()
  await expect(made.getByRole('alert')).toContainText('Enter the share of mini as a percentage')
  await first.getByLabel('Share of stakes (%)').fill('0.25')
  await made.getByRole('button', { name: 'Create' }).click()
  await expect(made).toHaveCount(0)
  const own = page.getByRole('region', { name: title })
  await expect(own).toHaveCount(0)
  await approveTold(page, browser)
  await expect(own).toContainText('Before $20.00, $19.99 to go')
  await expect(own).toContainText('Smallest mini')
  await page.goto('/ar/jackpots')
  const shown = page.getByRole('listitem').filter({ hasText: title })
  await expect(shown).toContainText('الأصغر')
  await expect(page.getByRole('listitem').filter({ hasText: 'بئر القمر' })).toContainText('العظمى')
  await page.goto('/operator/jackpots')

  await page.getByRole('button', { name: `Change: ${title}` }).click()
  const changed = page.getByRole('dialog', { name: `Change jackpot: ${sysname}` })
  await expect(changed.getByLabel('Seed (USD)')).toBeDisabled()
  await changed.getByLabel('Won before (USD)').fill('10')
  await changed.getByLabel('Reason').fill('it may not fall')
  await changed.getByRole('button', { name: 'Change' }).click()
  await expect(changed.getByRole('alert')).toHaveText('The amount before which mini is won may only rise.')
  await changed.getByLabel('Won before (USD)').fill('30')
  await changed.getByRole('button', { name: 'Change' }).click()
  await expect(changed).toHaveCount(0)
  await expect(own).toContainText('Before $20.00, $19.99 to go')
  await approveTold(page, browser)
  await expect(own).toContainText('Before $30.00, $29.99 to go')

  for (const [button, state] of [
    ['Pause', 'Paused'],
    ['Resume', 'Takes stakes'],
  ] as const) {
    await page.getByRole('button', { name: `${button}: ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: `${button} jackpot: ${sysname}` })
    await dialog.getByLabel('Reason').fill('a pause of a test')
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(own).toContainText(state)
  }

  await page.getByRole('button', { name: `Close: ${title}` }).click()
  const closed = page.getByRole('dialog', { name: `Close jackpot: ${sysname}` })
  await closed.getByLabel('Its money goes to').selectOption({ label: 'Moonwell' })
  await closed.getByLabel('Reason').fill('the end of a test')
  expect(await violationsOf(page)).toEqual([])
  await closed.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('status')).toHaveText(`${sysname} is closed.`)
  await expect(own).toHaveCount(0)
})

test('JKP-5 whoever may only read jackpots is offered no change, and whoever may not has no page of them', async ({
  page,
  provokes,
}) => {
  provokes(/403/)
  operatorCall('staff.putrole', { name: 'jackpot-reader', permissions: ['jackpots:read', 'players:read'] })
  await accept(page, ['jackpot-reader'])
  await page.getByRole('link', { name: 'Jackpots' }).click()
  await expect(page.getByRole('region', { name: 'Moonwell' })).toContainText('moonwell')
  await expect(page.getByRole('button', { name: /^(New|Change|Pause|Close)/ })).toHaveCount(0)
  operatorCall('staff.putrole', { name: 'jackpot-reader', permissions: ['players:read'] })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Players' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jackpots' })).toHaveCount(0)
})
