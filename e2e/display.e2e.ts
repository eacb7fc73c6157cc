import type { Page } from '@playwright/test'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

const ready = (page: Page) => page.locator('html[data-ready]').waitFor()
const form = (page: Page) => page.getByRole('form', { name: 'Times and odds' })
const save = async (page: Page): Promise<void> => {
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page).getByText('Saved.')).toBeVisible()
}
const price = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Match result: .*, price/, disabled: false })
    .first()

test('a player has times in a zone of their own, on every page and after a reload', async ({ page }) => {
  const before = Date.now()
  await register(page)
  const after = Date.now()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profile/settings')
  await ready(page)
  await form(page).getByRole('combobox', { name: 'Time zone' }).click()
  await page.getByRole('combobox', { name: 'Search: Time zone' }).fill('Kiritimati')
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click()
  expect(await violationsOf(page)).toEqual([])
  await save(page)
  await page.goto('/profile/security')
  await ready(page)
  const devices = page.getByRole('region', { name: 'Your devices' })
  // Fourteen hours ahead of UTC.
  const there = new Intl.DateTimeFormat('de', {
    timeZone: 'Pacific/Kiritimati',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  // Midnight there may have come while the account was opened.
  const days = [...new Set([before, after].map((at) => there.format(at).replaceAll('.', '\\.')))]
  await expect(devices.getByText(new RegExp(`Logged in (?:${days.join('|')})`))).toBeVisible()
})

test('a player has prices as fractions or in the American form, on the board and in the slip', async ({ page }) => {
  await playerWith(page, 20)
  for (const [choice, form_] of [
    ['Fractional (17/20)', /price \d+\/\d+/],
    ['American (−118)', /price [+−]\d+/],
  ] as const) {
    await page.goto('/profile/settings')
    await ready(page)
    await form(page).getByLabel('Odds').selectOption({ label: choice })
    await save(page)
    await page.goto('/betting')
    await ready(page)
    await expect(price(page)).toHaveAccessibleName(form_)
  }
  await price(page).click()
  await expect(
    page
      .getByRole('region', { name: 'Bet slip' })
      .getByText(/^[+−]\d+$/)
      .first()
  ).toBeVisible()
})

test('a player has stakes of their own at hand, in the slip and in a game, until they want those of the site', async ({
  page,
}) => {
  await playerWith(page, 50)
  const stakes = page.getByRole('form', { name: 'Quick stakes' })
  const field = (number: number) => stakes.getByLabel(`Amount ${number}`)
  const chips = (texts: readonly string[]) =>
    Promise.all(texts.map((text) => expect(page.getByRole('button', { name: text, exact: true })).toBeVisible()))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profile/settings')
  await ready(page)
  await field(1).fill('0.05')
  await stakes.getByRole('button', { name: 'Save' }).click()
  await expect(stakes.getByText('Enter amounts from $0.10 to $10,000.00.')).toBeVisible()
  await field(1).fill('20')
  await field(2).fill('2.50')
  await stakes.getByRole('button', { name: 'Save' }).click()
  await expect(stakes.getByText('Saved.')).toBeVisible()
  await expect(field(1)).toHaveValue('2.50')
  await expect(field(2)).toHaveValue('20')
  expect(await violationsOf(page)).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/betting')
  await ready(page)
  await price(page).click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await slip.getByRole('button', { name: '$2.50', exact: true }).click()
  await expect(slip.getByRole('textbox').first()).toHaveValue('2.50')
  await chips(['$20', '$2.50'])
  await expect(slip.getByRole('button', { name: '$5', exact: true })).toHaveCount(0)

  await page.goto('/game/dicebox#real')
  const game = page.frameLocator('main iframe')
  const own = game.getByRole('group', { name: 'Your quick stakes' }).getByRole('button')
  // The game's levels nearest to them.
  await expect(own).toHaveText(['$2.00', '$20.00'])
  await own.last().click()
  await expect(game.locator('[data-is=stake]')).toHaveText('$20.00')
  await expect(own.last()).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/profile/settings')
  await ready(page)
  await stakes.getByRole('button', { name: 'Use the site’s amounts' }).click()
  await expect(stakes.getByText('Saved.')).toBeVisible()
  await expect(field(1)).toHaveValue('')
  await page.goto('/betting')
  await ready(page)
  await expect(slip.getByRole('button', { name: '$5', exact: true })).toBeVisible()
})
