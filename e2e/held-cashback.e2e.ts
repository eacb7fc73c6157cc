import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { ask } from './api.ts'
import { accept } from './colleagues.ts'
import { balanceOf } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

test.describe.configure({ timeout: paced(180_000) })

const root = fileURLToPath(new URL('../', import.meta.url))
/** A cashback of $10.00 of a week that is over: it waits for staff, or is paid and came to $6.00 without what became void, and then to $2.00 (`less`). */
const give = (uid: string, how: 'held' | 'paid' | 'less'): void =>
  void execFileSync(
    process.execPath,
    [
      '--conditions=ante-server',
      '--disable-warning=ExperimentalWarning',
      'testing/src/give-weekly-cashback.ts',
      uid,
      how,
      `journey:${randomUUID()}`,
    ],
    { cwd: root }
  )

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()

/** A player who has one, at the page of cashback, and staff at the page of checks. */
async function open(page: Page, browser: Browser, how: 'held' | 'paid') {
  const other = await browser.newContext()
  const site = await other.newPage()
  await register(site)
  const uid = String((await ask(site, 'account.getInfo')).uid)
  give(uid, how)
  await site.goto('/profile/cashback')
  await ready(site)
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Bonus checks' }).click()
  const button = page.getByRole('button', { name: `Decide: player ${uid}, weekly-casino, the week from 2026-11-16` })
  await expect(button).toBeVisible()
  const see = async () => {
    await site.reload()
    await ready(site)
  }
  return { other, site, uid, button, see, row: page.getByRole('row').filter({ has: button }) }
}
type Opened = Awaited<ReturnType<typeof open>>

async function decide(page: Page, { uid, button }: Opened, option: string): Promise<void> {
  await button.click()
  const dialog = page.getByRole('dialog', { name: `Decide: player ${uid}, weekly-casino` })
  await dialog.getByLabel('Decision').selectOption(option)
  await dialog.getByLabel('Reason').fill('looked at it')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByRole('status')).toContainText('is recorded')
  await expect(button).toHaveCount(0)
}

for (const [option, state, text] of [
  ['Clear: nothing wrong', 'active', 'Ready'],
  ['Uphold: against the terms', 'removed', 'Cancelled'],
] as const)
  test(`BON-31 BON-39 a held cashback says that it is in review, and is ${state} when staff choose "${option}"`, async ({
    page,
    browser,
  }) => {
    const opened = await open(page, browser, 'held')
    const { other, site, see, row } = opened
    const card = site.locator('[data-cashback]')
    await expect(card).toHaveAttribute('data-status', 'held')
    await expect(card).toContainText('In review')
    await expect(card).toContainText('We’re checking the bets behind this cashback. It isn’t lost.')
    await expect(card.getByRole('button')).toHaveCount(0)
    expect(await violationsOf(site)).toEqual([])
    await expect(row.getByRole('link', { name: `Player ${opened.uid}` })).toHaveAttribute(
      'href',
      `/operator/players/${opened.uid}`
    )
    await expect(row).toContainText('$10.00, held')
    await expect(row).toContainText('Bets against another account on the same device')
    await expect(row).toContainText('3: $100.00')
    await decide(page, opened, option)
    await see()
    await expect(card).toHaveAttribute('data-status', state)
    await expect(card).toContainText(text)
    if (state === 'active') {
      await card.getByRole('button', { name: /^Claim/ }).click()
      await expect(balanceOf(site)).toContainText('10.00')
    } else await expect(card.getByRole('button')).toHaveCount(0)
    await other.close()
  })

for (const [option, balance] of [
  ['Leave it with the player', '10.00'],
  ['Take back the difference', '6.00'],
] as const)
  test(`BON-39 staff see what a cashback was paid for void play, and after "${option}" the balance is ${balance}`, async ({
    page,
    browser,
  }) => {
    const opened = await open(page, browser, 'paid')
    const { other, site, see, row } = opened
    await expect(balanceOf(site)).toContainText('10.00')
    await expect(row).toContainText('Given $10.00, now $6.00, taken back $0.00.')
    await decide(page, opened, option)
    await see()
    await expect(balanceOf(site)).toContainText(balance)
    await expect(site.locator('[data-cashback]')).toContainText(
      option === 'Leave it with the player' ? 'was added to your balance' : 'later we took $4.00 back'
    )
    expect(await violationsOf(site)).toEqual([])
    await other.close()
  })

test('BON-39 what becomes void while staff look at it is shown before it is taken back', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/status of 409 .*deciderewardflag/)
  const { other, site, uid, button, see } = await open(page, browser, 'paid')
  await button.click()
  const dialog = page.getByRole('dialog', { name: `Decide: player ${uid}, weekly-casino` })
  await expect(dialog).toContainText('comes to $6.00 now')
  await dialog.getByLabel('Reason').fill('looked at it')
  give(uid, 'less')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(dialog.getByRole('alert')).toContainText('has changed in the meantime')
  await expect(dialog).toContainText('comes to $2.00 now')
  await see()
  await expect(balanceOf(site)).toContainText('10.00')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(button).toHaveCount(0)
  await see()
  await expect(balanceOf(site)).toContainText('2.00')
  await other.close()
})
