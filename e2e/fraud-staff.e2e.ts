import type { FraudCheckItem } from '@ante/product/tracking/contract-staff'
import type { Page, Route } from '@playwright/test'
import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { cutAtTheirBeginning, spilling } from './spill.ts'
import { violationsOf } from './violations.ts'

const check: FraudCheckItem = {
  id: '31',
  uid: '7007',
  action: 'withdrawal',
  has_mark: true,
  state: 'REVIEW',
  score: 61,
  reasons: [
    { name: 'Customer is known for over a year', points: -5 },
    { name: 'Customer is using a public proxy', points: 66 },
  ],
  withdrawal: '9009',
  is_held: true,
  asked_at: '2026-11-24T10:00:00.000Z',
  answered_at: '2026-11-24T10:00:01.000Z',
}
const unanswered: FraudCheckItem = {
  ...check,
  id: '30',
  action: 'account_login',
  state: null,
  score: null,
  reasons: [],
  withdrawal: null,
  is_held: false,
  answered_at: null,
}
const answer = (route: Route, data: object) => route.fulfill({ json: { data } })

/** The demo operator has no account at a fraud provider: here it has one, which was asked twice. */
async function asked(page: Page): Promise<void> {
  let status = 'pending'
  await page.route('**/api/tracking/getfraudchecks?*', (route) => {
    const search = new URL(route.request().url()).searchParams
    const items = [check, unanswered].filter(
      ({ state }) => !search.has('state') || search.get('state') === (state ?? 'none')
    )
    return answer(route, search.get('uid') === '1' ? { items: [], total: 0 } : { items, total: items.length })
  })
  await page.route('**/api/tracking/getfraudcheck?*', (route) =>
    answer(route, {
      check,
      mark: { address: '203.0.113.50', at: check.asked_at },
      same_address: ['7008', '7009'],
      withdrawal: { amount: { amount: 20, currency: 'USD' }, status },
    })
  )
  await page.route('**/api/cashier/declinewithdrawal*', (route) => {
    status = 'declined'
    return answer(route, { transaction: '9009', status, is_held: true })
  })
}

test('TRK-13 staff find what the fraud provider said, read why, and decline the withdrawal that it held', async ({
  page,
}) => {
  await accept(page, ['administrator'])
  // Really asked: the host knows the call, and nobody was checked.
  await page.getByRole('link', { name: 'Fraud' }).click()
  await page.getByLabel('Player ID').fill('999999999')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByText('No check matches these filters.')).toBeVisible()

  await asked(page)
  await page.goto('/operator/fraud')
  const table = page.getByRole('table', { name: 'Fraud checks' })
  await expect(table.getByRole('row').filter({ hasText: '7007' })).toHaveCount(2)
  await expect(table).toContainText('Customer is using a public proxy (+66) · Customer is known for over a year (-5)')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([...(await spilling(page)), ...(await cutAtTheirBeginning(page))], `at ${width}`).toEqual([])
    expect(await violationsOf(page)).toEqual([])
  }
  await page.getByLabel('Result').selectOption('none')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('The provider didn’t answer.')
  await page.getByLabel('Result').selectOption('')
  await page.getByRole('button', { name: 'Filter' }).click()

  await table.getByRole('link', { name: 'Check 31' }).click()
  await expect(page.getByRole('heading', { name: 'Fraud check 31' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rules that counted' })).toContainText('+66')
  await expect(page.getByRole('link', { name: '7008' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Withdrawal 9009: $20.00')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Decline withdrawal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline withdrawal 9009' })
  await dialog.getByLabel('Reason').fill('a public proxy and two other accounts')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Decline withdrawal' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'declined' })).toHaveText('Withdrawal 9009 is declined.')
  await expect(page.getByRole('main')).toContainText('State: declined.')
  await expect(page.getByRole('button', { name: 'Decline withdrawal' })).toHaveCount(0)
})
