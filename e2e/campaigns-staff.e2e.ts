import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

test('staff see the campaigns that run, preview whom a new one is for, change it, start it with its message and stop it', async ({
  page,
}) => {
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Welcome back after 14 days' })).toContainText('Running')
  expect(await violationsOf(page)).toEqual([])

  const sysname = `campaign-${Date.now()}`
  const title = `News ${sysname}`
  await page.getByRole('button', { name: 'New campaign' }).click()
  const made = page.getByRole('dialog', { name: 'New campaign' })
  await made.getByLabel('System name').fill(sysname)
  await made.getByLabel('Title').fill(title)
  await made.getByRole('button', { name: 'Add condition' }).click()
  await made.getByLabel('Condition 1.1', { exact: true }).selectOption('Level')
  await made.getByLabel('At least').fill('900')
  await made.getByRole('button', { name: 'Preview' }).click()
  await expect(made.getByRole('status')).toContainText('Players in the segment now: 0 of')
  await made.getByRole('button', { name: 'Add message' }).click()
  await made.getByLabel('Subject').fill('For you')
  await made.getByRole('textbox', { name: 'Message', exact: true }).fill('You are on a high level.')
  await made.getByLabel('Holdout (%)').fill('20')
  await made.getByLabel('Reason').fill('a campaign of a test')
  expect(await violationsOf(page)).toEqual([])
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(made.getByRole('alert')).toContainText('must be 100 together')
  await made.getByLabel('Share of players (%)').fill('80')
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${title} is saved.`)).toBeVisible()

  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Level at least 900')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Change' }).click()
  const changed = page.getByRole('dialog', { name: `Change: ${title}` })
  await changed.getByLabel('At least').fill('950')
  await changed.getByLabel('Reason').fill('a higher level')
  await changed.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Level at least 950')).toBeVisible()
  for (const [button, text] of [
    ['Start', `${title} is running.`],
    ['Stop', `${title} is stopped.`],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `${button}: ${title}` })
    await dialog.getByLabel('Reason').fill('as it was planned')
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByText('stopped by staff')).toBeVisible()
})

test('staff tag a player and take a tag away, and a segment finds the player by it', async ({ page, browser }) => {
  const other = await browser.newContext()
  const login = await register(await other.newPage())
  await other.close()
  const tag = `vip-${Date.now()}`
  const matching = () =>
    (
      operatorCall('marketing.preview', { segment: { any: [{ all: [{ fact: 'tag', has: tag }] }] } }) as {
        matching: number
      }
    ).matching
  await accept(page, ['administrator'])
  await page.getByLabel('Login, email, phone, nickname or player ID').fill(login)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Tags: ${login}` }).click()
  const dialog = page.getByRole('dialog', { name: `Tags: ${login}` })
  await expect(dialog).toContainText('No tags.')
  await dialog.getByLabel('New tag').fill(tag)
  await dialog.getByLabel('Reason').fill('asks for it')
  await dialog.getByRole('button', { name: 'Save tags' }).click()
  await expect(dialog.getByRole('list', { name: 'Tags' })).toContainText(tag)
  expect(await violationsOf(page)).toEqual([])
  expect(matching()).toBe(1)
  await dialog.getByRole('button', { name: `Remove: ${tag}` }).click()
  await dialog.getByLabel('Reason').fill('no more')
  await dialog.getByRole('button', { name: 'Save tags' }).click()
  await expect(dialog).toContainText('No tags.')
  expect(matching()).toBe(0)
})
