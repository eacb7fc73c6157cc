import type { Discrepancy, OpenWithdrawal } from '@ante/product/cashier/contract-staff'
import type { Page, Route } from '@playwright/test'
import { accept } from './colleagues.ts'
import { expect, test } from './journey.ts'
import { cutAtTheirBeginning, spilling } from './spill.ts'
import { violationsOf } from './violations.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const at = '2026-11-24T10:00:00.000Z'
const differs: Discrepancy = {
  id: '31',
  provider: 'bank',
  what: 'amount_differs',
  line: '17',
  found_at: at,
  payment: {
    transaction: '100001',
    uid: '7007',
    type: 'deposit',
    method: 'card',
    status: 'pending',
    amount: usd(59),
    received: null,
    created_at: at,
    settled_at: null,
  },
  said: { about: 'deposit', state: 'success', key: 'k', reference: 'pay_9', amount: usd(60), received: null },
  closed: null,
}
const missing: Discrepancy = {
  ...differs,
  id: '30',
  provider: 'stripe',
  what: 'not_on_statement',
  line: null,
  payment: differs.payment && { ...differs.payment, transaction: '100002', type: 'withdrawal', status: 'pending' },
  said: null,
}
const waiting: OpenWithdrawal = {
  id: '100002',
  uid: '7007',
  method: 'card',
  provider: 'stripe',
  amount: usd(59),
  status: 'pending',
  is_held: false,
  instrument: '424242...4242',
  created_at: at,
  approve_at: at,
}
const answer = (route: Route, data: object) => route.fulfill({ json: { data } })

/** The books of the demo operator and of its bank agree: here they differ, and somebody wants money paid out. */
async function differ(page: Page): Promise<void> {
  let closed: Discrepancy['closed'] = null
  let isHeld = false
  await page.route('**/api/cashier/getdiscrepancies?*', (route) => {
    const search = new URL(route.request().url()).searchParams
    const items = [{ ...differs, closed }, missing].filter(
      (one) =>
        (search.get('show') === 'all' || one.closed === null) &&
        (search.get('what') ?? one.what) === one.what &&
        (search.get('provider') ?? one.provider) === one.provider
    )
    return answer(route, { items, total: items.length, providers: ['bank', 'stripe'] })
  })
  await page.route('**/api/cashier/closediscrepancy*', (route) => {
    closed = { at, by: 'ada@staff.example', note: 'the bank corrected its line' }
    return answer(route, { ...differs, closed })
  })
  await page.route('**/api/cashier/openwithdrawals?*', (route) =>
    answer(route, { items: [{ ...waiting, is_held: isHeld }], total: 1 })
  )
  await page.route('**/api/cashier/holdwithdrawal*', (route) => {
    isHeld = true
    return answer(route, { transaction: waiting.id, status: 'pending', is_held: true })
  })
}

async function fits(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([...(await spilling(page)), ...(await cutAtTheirBeginning(page))], `at ${width}`).toEqual([])
    expect(await violationsOf(page)).toEqual([])
  }
}

test('MON-13 staff see where the statement of a provider differs from our records, and close it with what was done', async ({
  page,
}) => {
  await accept(page, ['administrator'])
  // Really asked: the host knows the calls.
  await page.getByRole('link', { name: 'Discrepancies' }).click()
  await page.getByLabel('Player ID').fill('999999999')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByText('No discrepancy matches these filters.')).toBeVisible()

  await differ(page)
  await page.goto('/operator/discrepancies')
  const table = page.getByRole('table', { name: 'Discrepancies' })
  const row = table.getByRole('row').filter({ hasText: 'pay_9' })
  await expect(row).toContainText('Deposit 100001 (card): $59.00, pending')
  await expect(row).toContainText('Deposit pay_9: $60.00, success')
  await fits(page)
  await page.getByLabel('Difference').selectOption('Not on the statement')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(row).toHaveCount(0)
  await expect(table).toContainText('No line')
  await page.getByLabel('Difference').selectOption('Any difference')
  await page.getByRole('button', { name: 'Filter' }).click()

  await page.getByRole('button', { name: 'Close: discrepancy 31' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close discrepancy 31' })
  await dialog.getByLabel('What it was, or what was done').fill('the bank corrected its line')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close discrepancy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'closed' })).toHaveText('Discrepancy 31 is closed.')
  await expect(row).toHaveCount(0)
  await page.getByLabel('Show').selectOption('All')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(row).toContainText('ada@staff.example: the bank corrected its line')
  await expect(row.getByRole('link', { name: 'Player 7007' })).toHaveAttribute('href', '/operator/players/7007')

  await table.getByRole('link', { name: 'Decide withdrawal' }).click()
  await expect(page.getByRole('table', { name: 'Open withdrawals' })).toContainText('$59.00')
})

test('staff see withdrawals that wait, and hold one', async ({ page }) => {
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Withdrawals' }).click()
  await page.getByLabel('Player ID').fill('999999999')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByText('No open withdrawal matches these filters.')).toBeVisible()

  await differ(page)
  await page.goto('/operator/withdrawals')
  const row = page.getByRole('table', { name: 'Open withdrawals' }).getByRole('row').filter({ hasText: '100002' })
  await expect(row).toContainText('Approved automatically')
  await fits(page)
  await row.getByRole('button', { name: 'Hold: withdrawal 100002' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hold withdrawal 100002' })
  await dialog.getByLabel('Reason').fill('the address is new')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Hold withdrawal' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'held' })).toHaveText('Withdrawal 100002 is held.')
  await expect(row).toContainText('Held')
  await expect(row.getByRole('button', { name: /^Hold/ })).toHaveCount(0)
})
