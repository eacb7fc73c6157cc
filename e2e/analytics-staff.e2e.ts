import type { FunnelCounts } from '@ante/product/tracking/rules/funnel'
import type { Page, Route } from '@playwright/test'
import { accept } from './colleagues.ts'
import { agree } from './consent.ts'
import { expect, test } from './journey.ts'
import { cutAtTheirBeginning, spilling } from './spill.ts'
import { violationsOf } from './violations.ts'

const counts = (visit: number, registration_opened: number, registered: number, deposit: number, stake: number) =>
  ({ visit, registration_opened, registered, first_deposit: deposit, first_stake: stake }) satisfies FunnelCounts
const answer = (route: Route, data: object) => route.fulfill({ json: { data } })

/** The hour of counting does not come in a test: the figures of a week are here. */
async function counted(page: Page): Promise<void> {
  await page.route('**/api/tracking/getfunnel?*', (route) =>
    answer(route, {
      total: counts(2000, 400, 120, 60, 45),
      days: [
        { day: '2026-03-01', counts: counts(900, 150, 40, 25, 20) },
        { day: '2026-03-05', counts: counts(1100, 250, 80, 35, 25) },
      ],
      markets: [
        { market: 'default', counts: counts(1500, 300, 90, 50, 40) },
        { market: 'uk', counts: counts(500, 100, 30, 10, 5) },
      ],
    })
  )
  const none = { of: 0, back: 0 }
  await page.route('**/api/tracking/getretention?*', (route) =>
    answer(route, {
      items: [
        { market: '', players: 70, day_1: { of: 60, back: 30 }, day_7: { of: 40, back: 10 }, day_30: none },
        { market: 'uk', players: 70, day_1: { of: 60, back: 30 }, day_7: { of: 40, back: 10 }, day_30: none },
      ],
    })
  )
}

test('TRK-20 staff read the way from a visit to a first stake and who comes back, by market, at every width', async ({
  page,
  provokes,
}) => {
  provokes(/503/)
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Analytics' }).click()
  // Asked for really: nobody was here in those days.
  await page.getByLabel('From (UTC)').fill('2020-01-01')
  await page.getByLabel('Until, included (UTC)').fill('2020-01-07')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Nothing counted')).toBeVisible()
  await expect(page.getByText('Nobody who registered in these days agreed to analytics.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await counted(page)
  await page.goto('/operator/analytics?from=2026-03-01&to=2026-03-07')
  const steps = page.getByRole('region', { name: 'From a visit to a first stake' })
  await expect(steps.getByRole('listitem').filter({ hasText: 'Registered' })).toContainText('120 30%')
  await expect(steps.getByRole('table', { name: 'Steps by market' }).getByRole('row')).toHaveCount(3)
  await expect(steps.getByRole('img', { name: /^Registrations and first deposits by day/ })).toBeVisible()
  await steps.getByText('Steps by day').first().click()
  await expect(steps.getByRole('table', { name: 'Steps by day' })).toContainText('2026-03-05')
  const back = page.getByRole('region', { name: 'Players who come back' })
  await expect(back.getByRole('row').filter({ hasText: 'All markets' })).toContainText('50% (30 of 60)')
  await expect(back.getByRole('row').filter({ hasText: 'All markets' })).toContainText('25% (10 of 40)')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([...(await spilling(page)), ...(await cutAtTheirBeginning(page))], `at ${width}`).toEqual([])
    expect(await violationsOf(page)).toEqual([])
  }
  await page.route('**/api/tracking/getfunnel?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.reload()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(steps.getByRole('listitem').filter({ hasText: 'First stake' })).toContainText('45 75%')
})

test('TRK-20 a page counts a visit and an opened registration without saying who it was, and nothing after a no', async ({
  page,
}) => {
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/tracking/count') sent.push(request.postData())
  })
  await page.goto('/?show_popup_reg=1')
  await expect
    .poll(() => sent.map((body) => /visit|registration_opened/.exec(body ?? '')?.[0] ?? body).toSorted())
    .toEqual(['registration_opened', 'visit'])
  await agree(page.context(), { analytics: false })
  await page.goto('/gamehall')
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(2)
})
