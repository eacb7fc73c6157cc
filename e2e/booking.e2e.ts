import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { register } from './register.ts'

interface Listed {
  id: string
  live: boolean
  kickoff: string
  home: { name: string }
  away: { name: string }
  league: { sysname: string }
}
const slip = (page: Page): Locator => page.getByRole('region', { name: 'Bet slip' })

/** Matches that start soon, but not before a test is done with them. */
async function coming(page: Page): Promise<Listed[]> {
  const answer = await page.request.get('/api/sportsbook/getfixtures?version=1&count=60')
  const { items } = ((await answer.json()) as { data: { items: Listed[] } }).data
  return items.filter(({ live, kickoff }) => !live && Date.parse(kickoff) - Date.now() > paced(90_000))
}
async function pick(page: Page, { id, home }: Listed): Promise<void> {
  await page.goto(`/betting?fixture=${id}`)
  const price = page.getByRole('main').getByRole('button', { name: `Match result: ${home.name}, price`, exact: false })
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
}
async function shareSlip(page: Page): Promise<string> {
  await slip(page).getByRole('button', { name: 'Share slip' }).click()
  const code = slip(page).getByText(/^[2-9A-HJ-NP-Z]{8}$/)
  await expect(code).toBeVisible()
  return (await code.textContent()) ?? ''
}

test('BET-01 a slip is shared under a code, and whoever opens it has its selections in an empty slip, or says what to do with a full one', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const [one, two, other] = await coming(page)
  if (!one || !two || !other) throw new Error('there are no matches to bet on')
  await pick(page, one)
  await pick(page, two)
  const code = await shareSlip(page)
  await slip(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(slip(page).getByRole('status')).toContainText('Link copied.')
  // A browser that refuses leaves the link to be selected.
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'))")
  await slip(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(slip(page).getByRole('status')).toContainText('Your browser doesn’t allow copying')
  await expect(slip(page).getByText(new URL(`/b/${code}`, page.url()).href, { exact: true })).toBeVisible()

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(`/b/${code.toLowerCase()}`)
  await expect(friend.getByRole('heading', { level: 1, name: `Code ${code}` })).toBeVisible()
  await expect(friend.getByText('2 selections are in your slip.')).toBeVisible()
  await friend.getByRole('link', { name: 'Go to my slip' }).click()
  await expect(slip(friend).getByText(`${one.home.name} – ${one.away.name}`)).toBeVisible()
  await expect(slip(friend).getByText(`${two.home.name} – ${two.away.name}`)).toBeVisible()

  // A slip that somebody has filled already is theirs.
  await slip(friend).getByRole('button', { name: 'Clear' }).click()
  await pick(friend, other)
  await friend.goto(`/b/${code}`)
  await expect(friend.getByText('2 of 2 can still be bet on.')).toBeVisible()
  await friend.getByRole('button', { name: 'Replace my slip' }).click()
  await friend.getByRole('link', { name: 'Go to my slip' }).click()
  await expect(slip(friend).getByText(`${one.home.name} – ${one.away.name}`)).toBeVisible()
  await expect(slip(friend).getByText(`${other.home.name} – ${other.away.name}`)).toHaveCount(0)
  await friend.context().close()
})

test('BET-01 a code is typed, or comes in what another app shares, and one that is none is said so', async ({
  page,
}) => {
  const [one] = await coming(page)
  if (!one) throw new Error('there is no match to bet on')
  await pick(page, one)
  const code = await shareSlip(page)
  await page.goto(`/b?title=Slip&text=${encodeURIComponent(`My bet: https://ante.example/ar/b/${code}`)}`)
  await expect(page).toHaveURL(new RegExp(`/b/${code}$`))
  await page.goto('/b/AAAAAAAA')
  await expect(page.getByText('There’s no such code, or it has expired.')).toBeVisible()
  await page.getByLabel('Booking code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Code ${code}` })).toBeVisible()
  const manifest = (await (await page.request.get('/ar/manifest.webmanifest')).json()) as {
    share_target: { action: string }
    shortcuts: { url: string; icons: { src: string }[] }[]
  }
  expect(manifest.share_target.action).toBe('/ar/b')
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/ar/cashier/deposit',
    '/ar/profile/bets',
    '/ar/betting?live=1',
    '/ar/gamehall',
  ])
  for (const { icons } of manifest.shortcuts)
    expect((await page.request.get(icons[0]?.src ?? '')).headers()['content-type']).toBe('image/png')
})

test('BET-01 a signed-in player follows a match until it starts, and it stays followed', async ({ page }) => {
  const [one] = await coming(page)
  if (!one) throw new Error('there is no match to follow')
  const star = page.getByRole('button', { name: /^Tell me when .* starts$/ })
  await page.goto(`/betting?league=${one.league.sysname}`)
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('link', { name: one.home.name })).not.toHaveCount(0)
  await expect(star).toHaveCount(0)
  await register(page)
  await page.goto(`/betting?league=${one.league.sysname}`)
  const own = page.getByRole('button', { name: `Tell me when ${one.home.name} – ${one.away.name} starts` })
  // The button says it before the server knows: who leaves the page at once may not have been heard.
  const press = (button: Locator) => Promise.all([page.waitForResponse(/push\/follow/), button.click()])
  await press(own)
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/betting?fixture=${one.id}`)
  await press(page.getByRole('button', { name: 'You’ll be told when it starts' }))
  await expect(page.getByRole('button', { name: 'Tell me when it starts' })).toBeVisible()
  await page.goto(`/betting?league=${one.league.sysname}`)
  await expect(own).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`/betting?fixture=${one.id}`)
  await press(page.getByRole('button', { name: 'Tell me when it starts' }))
  await expect(page.getByRole('button', { name: 'You’ll be told when it starts' })).toBeVisible()
  await page.reload()
  await press(page.getByRole('button', { name: 'You’ll be told when it starts' }))
  await expect(page.getByRole('button', { name: 'Tell me when it starts' })).toBeVisible()
})
