import { playTime } from '@ante/texts/pt/play-time'
import { popups } from '@ante/texts/pt/popups'
import { shell } from '@ante/texts/pt/shell'
import { ask } from './api.ts'
import { movableClock } from './clock.ts'
import { expect, test } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { playerWith } from './fund.ts'

const ready = 'html[data-ready]'
const minutes = (count: number): number => count * 60_000
const period = minutes(50)
const away = period / 5
/** A language that no other journey reads: what the operator sets for it meets none of them. */
const locale = 'pt'

test.beforeAll(async ({ request }) => {
  const seconds = away / 1000
  const leaving = { user_inactivity_cashier_time: seconds, user_inactivity_pp_time: seconds }
  const general = { time_to_force_logout: period / 1000, ...leaving }
  operatorCall('content.putsetting', { group: 'general', locale, value: general })
  const told = async () =>
    ((await (await request.get('/api/metadata/getgeneralinfo?locale=pt&version=1')).json()) as { data: object }).data
  await expect.poll(told).toMatchObject(general)
})

test('RG-13 RG-19 SAFE-22 who plays in one tab is not logged out by another, and who does nothing is out in both', async ({
  page: game,
  context,
  provokes,
}) => {
  // Both tabs log out at the same moment: what the second one still asks for is not its player's any more.
  provokes(/status of 401/)
  const forward = await movableClock(context)
  await playerWith(game, 20)
  await game.goto('/pt/game/dicebox#real')
  const play = game.frameLocator('main iframe').locator('button.go')
  await play.waitFor()
  const idle = await context.newPage()
  await idle.goto('/pt')
  await idle.locator(ready).waitFor()
  const warningOf = (tab: typeof game) => tab.getByRole('dialog', { name: popups.inactivity.title })
  const checkOf = (tab: typeof game) => tab.getByRole('dialog', { name: playTime.check.title })

  // Half the time, a press inside the game's frame, and half the time again: nobody is asked.
  await forward(period / 2)
  const noted = () => game.evaluate(() => localStorage.getItem('active'))
  const before = await noted()
  await play.focus()
  await game.keyboard.press('Shift')
  await expect.poll(noted).not.toBe(before)
  await forward(period / 2)
  await expect(warningOf(game)).toHaveCount(0)
  await expect(warningOf(idle)).toHaveCount(0)

  // Nobody does anything: both ask, and a press in one answers for both.
  await forward(period * 0.4)
  await expect(warningOf(game)).toBeVisible()
  await expect(warningOf(idle)).toBeVisible()
  // Meanwhile the hour of a reality check has come: it waits for the question that has seconds left.
  await expect(checkOf(idle)).toHaveCount(0)
  await warningOf(idle).getByRole('button', { name: popups.inactivity.stay }).click()
  await expect(warningOf(idle)).toHaveCount(0)
  await expect(warningOf(game)).toHaveCount(0)
  for (const tab of [idle, game]) await expect(checkOf(tab)).toBeVisible()
  await checkOf(idle).getByRole('button', { name: playTime.check.continue }).click()
  for (const tab of [idle, game]) await expect(checkOf(tab)).toHaveCount(0)

  await forward(period)
  for (const tab of [game, idle]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: shell.account.login })).toBeVisible()
    await expect(warningOf(tab)).toHaveCount(0)
  }
})

for (const { area, path, back } of [
  { area: 'cashier', path: '/cashier/deposit', back: shell.away.cashier.back },
  { area: 'profile', path: '/profile/security', back: shell.away.profile.back },
])
  test(`RG-20 the ${area} is left when nothing happens in it, one press leads back, and it stays where no time is set`, async ({
    page,
  }) => {
    await page.clock.install()
    await playerWith(page, 20)
    await page.goto(`/pt${path}`)
    await page.locator(ready).waitFor()
    // Less than that time, and a sign of the player: it begins anew. The clock goes on between: less by minutes.
    await page.clock.fastForward(away - minutes(3))
    await page.keyboard.press('Shift')
    await page.clock.fastForward(away - minutes(3))
    await expect(page).toHaveURL(`/pt${path}`)
    await page.clock.fastForward(minutes(3))
    await expect(page).toHaveURL('/pt')
    expect(await ask(page, 'account.getBalance')).toMatchObject({ balance_main: { amount: 20 } })
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(`/pt${path}`)
    await page.goto(path)
    await page.locator(ready).waitFor()
    await page.clock.fastForward(away * 2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  })

test('RG-17 a key, a click, a scroll and another page are signs of the player, each by itself', async ({
  page,
  context,
}) => {
  const forward = await movableClock(context)
  await playerWith(page, 20)
  await page.goto('/pt/gamehall')
  await page.locator(ready).waitFor()
  await page.getByRole('link', { name: shell.nav.sport, exact: true }).first().click()
  await expect(page).toHaveURL('/pt/betting')
  const noted = () => page.evaluate(() => Number(localStorage.getItem('active')))
  const signs = {
    key: () => page.keyboard.press('Shift'),
    click: () => page.getByRole('heading', { level: 1 }).first().click(),
    scroll: () => page.evaluate('document.dispatchEvent(new Event("scroll"))'),
  }
  for (const [name, give] of Object.entries(signs)) {
    await forward(period / 10)
    const before = await noted()
    // At most one sign a second is written down, and that of the page before may have come late.
    await expect(async () => {
      await give()
      expect(await noted(), name).toBeGreaterThan(before)
    }).toPass()
  }
  await forward(period / 10)
  const before = await noted()
  await page.goBack()
  await expect.poll(noted).toBeGreaterThan(before)
  await expect(page).toHaveURL('/pt/gamehall')
})
