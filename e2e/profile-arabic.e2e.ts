import type { Locator } from '@playwright/test'
import { call } from './api.ts'
import { expect, test } from './journey.ts'
import { password, personOf } from './register.ts'

// What the function below uses inside of the page.
interface Rect {
  readonly right: number
}
declare const document: { createRange(): { selectNodeContents(part: unknown): void; getClientRects(): Iterable<Rect> } }

/** Where each line of a text ends at the right. */
const rightOf = (text: Locator): Promise<number[]> =>
  text.evaluate((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()].map(({ right }) => Math.round(right))
  })

test('in Arabic sums and contacts, which run the other way, begin at the right as what stands around them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = `somebody-with-a-long-address-${Date.now()}@example.com`
  await call(page, 'auth.register', { email, password, currency: 'USD', terms: '1', ...personOf(email) })
  await page.goto('/ar/profile/responsible-game')
  const paidIn = page.getByRole('main').getByRole('heading', { name: 'مجموع الإيداعات' })
  const sum = page.getByRole('main').getByText('$0.00', { exact: true })
  const [title = 0] = await rightOf(paidIn)
  for (const right of await rightOf(sum)) expect(Math.abs(right - title)).toBeLessThanOrEqual(2)

  await page.goto('/ar/profile/notification')
  const card = page.getByRole('main').getByRole('region').first()
  const [kind = 0] = await rightOf(card.getByRole('heading'))
  const lines = await rightOf(card.getByText(email, { exact: true }))
  expect(lines.length).toBeGreaterThan(1)
  for (const right of lines) expect(Math.abs(right - kind)).toBeLessThanOrEqual(8)

  // A password runs from left to right, and what shows it stands where the text leaves room.
  await page.goto('/ar/profile/security')
  const field = await page.locator('input[type=password]').first().boundingBox()
  const eye = await page.locator('input[type=password] + div button').first().boundingBox()
  if (!field || !eye) throw new Error('both are there')
  expect(eye.x).toBeGreaterThan(field.x + field.width / 2)
})
