import { ask } from './api.ts'
import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { violationsOf } from './violations.ts'

test.describe.configure({ timeout: paced(180_000) })

test('GAM-24 staff see the return of each game beside its certificate, for the days that they choose', async ({
  page,
}) => {
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Games and matches' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Returns' })).toBeVisible()
  await page.getByLabel('Days').selectOption({ label: 'Last 7 days' })
  await expect(page).toHaveURL(/days=7/)
  await expect(
    page.getByRole('table', { name: 'Returns by game and version' }).or(page.getByText('No rounds'))
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('MGT-1 staff disable a game, its page says so, and enable it again', async ({ page, browser }) => {
  const other = await browser.newContext()
  const site = await other.newPage()
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Games and matches' }).click()
  const games = page.getByRole('region', { name: 'Games on the site' })
  await games.getByLabel('Game', { exact: true }).fill('Ten of Forty')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/game=Ten/)
  // The keyboard goes on from where it was, and the button stands in one line with its fields.
  await expect(games.getByLabel('Game', { exact: true })).toBeFocused()
  const [field, button] = await Promise.all(
    [games.getByLabel('Show'), games.getByRole('button', { name: 'Search' })].map((one) => one.boundingBox())
  )
  expect([button?.y, button?.height]).toEqual([field?.y, field?.height])
  const turn = async (action: string) => {
    await games.getByRole('button', { name: `${action}: Ten of Forty` }).click()
    const dialog = page.getByRole('dialog', { name: `${action}: Ten of Forty` })
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await dialog.getByLabel('Reason').fill('a journey')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: action, exact: true }).click()
  }
  await turn('Disable')
  await expect(games.getByRole('status')).toContainText('Ten of Forty is disabled.')
  await games.getByLabel('Show').selectOption('Disabled games')
  await games.getByRole('button', { name: 'Search' }).click()
  await expect(games.getByRole('row', { name: /Ten of Forty/ })).toContainText('Disabled')
  // Back shows the search of before, in the fields too.
  await page.goBack()
  await expect(games.getByLabel('Show')).toHaveValue('')
  await page.goForward()
  await expect(games.getByLabel('Show')).toHaveValue('disabled')
  await expect(async () => {
    await site.goto('/game/ten-of-forty')
    await expect(site.getByText('The game couldn’t start')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await turn('Enable')
  await expect(games.getByRole('status')).toContainText('Ten of Forty is enabled.')
  // A page of the site is kept for a moment.
  await expect(async () => {
    await site.reload()
    await expect(site.locator('iframe')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await other.close()
})

test('MGT-1 staff find a match by its team, suspend it and one of its markets, and resume both', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext()
  const site = await other.newPage()
  const { items } = (await ask(site, 'sportsbook.getfixtures', { count: '200' })) as {
    items: { id: string; live: boolean; kickoff: string; home: { name: string }; away: { name: string } }[]
  }
  // The last of them: no other journey bets on it.
  const match = items.findLast(({ live }) => !live)
  if (!match) throw new Error('there is no match to suspend')
  const name = `${match.home.name} – ${match.away.name}`
  const statesOf = async () => {
    const { fixture } = (await ask(site, 'sportsbook.getfixture', { id: match.id })) as {
      fixture: { markets: { status: string }[] }
    }
    return new Set(fixture.markets.map(({ status }) => status))
  }
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Games and matches' }).click()
  await page.getByRole('link', { name: 'Matches', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const find = async (show: string) => {
    await page.getByLabel('Team').fill(match.home.name)
    await page.getByLabel('Show').selectOption(show)
    await page.getByRole('button', { name: 'Search' }).click()
  }
  // The same teams may meet again.
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `${name}, ${at.format(new Date(match.kickoff))}` }) })
  const turn = async (action: string, what: string) => {
    await row.getByRole('button', { name: `${action}: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `${action}: ${name}` })
    await dialog.getByLabel('What').selectOption(what)
    await dialog.getByLabel('Reason').fill('a journey')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(page.getByRole('status')).toContainText(`${name}, ${what.toLowerCase()}:`)
  }
  await find('All matches')
  await turn('Suspend', 'Match result')
  await expect(row).toContainText('1 market')
  await turn('Suspend', 'The whole match')
  await find('Suspended by staff')
  await expect(row).toContainText('Whole match, and 1 market by itself')
  expect(await statesOf()).toEqual(new Set(['suspended']))
  await turn('Resume', 'The whole match')
  await turn('Resume', 'Match result')
  await expect(row).toHaveCount(0)
  await expect.poll(statesOf).toEqual(new Set(['open']))
  await other.close()
})
