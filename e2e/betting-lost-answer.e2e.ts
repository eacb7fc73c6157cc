import type { Locator, Page } from '@playwright/test'
import { ask } from './api.ts'
import { balanceOf, playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { paced } from './pace.ts'
import { logOut } from './register.ts'

test.describe.configure({ timeout: paced(120_000) })

const slip = (page: Page): Locator => page.getByRole('region', { name: 'Bet slip' })
const button = (page: Page): Locator => slip(page).getByRole('button', { name: /^(Place|Accept and place)/ })
const placing = '**/api/sportsbook/placebet?**'

interface Listed {
  id: string
  live: boolean
  kickoff: string
  home: { name: string }
}

interface Priced extends Listed {
  away: { name: string }
  main_market: { id: string; selections: { outcome: string; price: number }[] } | null
}

/** A match that does not start before a test is done with it, in the slip with a stake of 5. */
async function pick(page: Page): Promise<void> {
  const answer = await page.request.get('/api/sportsbook/getfixtures?version=1&count=60')
  const fixture = ((await answer.json()) as { data: { items: Listed[] } }).data.items.find(
    ({ live, kickoff }) => !live && Date.parse(kickoff) - Date.now() > paced(90_000)
  )
  if (!fixture) throw new Error('there is no match to bet on')
  await page.goto(`/betting?fixture=${fixture.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Match result: ${fixture.home.name}, price`, exact: false })
    .click()
  await slip(page).getByLabel('Stake', { exact: true }).fill('5')
}

const stakes = async (page: Page): Promise<number[]> =>
  ((await ask(page, 'sportsbook.getbets')) as { items: { stake: { amount: number } }[] }).items.map(
    ({ stake }) => stake.amount
  )

test('BET-02 a bet whose answer was lost is not placed a second time with another stake: the one that was taken is shown', async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_FAILED .*placebet/)
  await playerWith(page, 20)
  await pick(page)
  // The house takes the bet, and its answer never arrives.
  let reached = false
  await page.route(placing, async (route) => {
    if (!reached) await route.fetch()
    reached = true
    await route.abort()
  })
  await button(page).click()
  // Said once: it would be read twice by who listens.
  await expect(slip(page).getByText(/We lost the connection.* your bet of \$5\.00 was placed/)).toBeVisible()
  await page.unroute(placing)
  await slip(page).getByLabel('Stake', { exact: true }).fill('6')
  await expect(button(page)).toHaveText('Place bet for $5.00')
  await button(page).click()
  await expect(slip(page).getByText(/^Bet placed/)).toBeVisible()
  await expect(slip(page).getByText('$5.00').first()).toBeVisible()
  await expect(balanceOf(page)).toContainText('15.00')
  expect(await stakes(page)).toEqual([5])
})

test('BET-02 a bet of the whole balance whose answer was lost can be asked for, though its stake has left the balance', async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_FAILED .*placebet/)
  await playerWith(page, 20)
  await pick(page)
  await slip(page).getByLabel('Stake', { exact: true }).fill('20')
  let reached = false
  await page.route(placing, async (route) => {
    if (!reached) await route.fetch()
    reached = true
    await route.abort()
  })
  await button(page).click()
  await expect(balanceOf(page)).toContainText('0.00')
  await expect(slip(page).getByText(/We lost the connection/)).toBeVisible()
  await expect(slip(page).getByRole('link', { name: 'Deposit' })).toBeHidden()
  await page.unroute(placing)
  await button(page).click()
  await expect(slip(page).getByText(/^Bet placed/)).toBeVisible()
  expect(await stakes(page)).toEqual([20])
})

test('BET-02 presses again and again, over a slow line and in two tabs, are one bet, which leaves the slip of both', async ({
  page,
  context,
}) => {
  await playerWith(page, 20)
  await pick(page)
  const other = await context.newPage()
  await other.goto('/betting')
  await expect(button(other)).toBeVisible()
  // The line is as slow as it takes: nothing arrives before both tabs have sent theirs.
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  let sent = 0
  await context.route(placing, async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await button(page).click({ clickCount: 3, delay: 20 })
  // The other tab knows what was sent, and under which key.
  await other.waitForFunction(() => /"key":/.test(localStorage.getItem('bet_attempts') ?? ''))
  await button(other).click()
  await expect.poll(() => sent).toBe(2)
  letGo()
  await expect(slip(page).getByText(/^Bet placed/)).toBeVisible()
  await expect(slip(other).getByText(/^Bet placed/)).toBeVisible()
  for (const tab of [page, other]) await expect(button(tab)).toBeHidden()
  await expect(balanceOf(page)).toContainText('15.00')
  expect(await stakes(page)).toEqual([5])
})

test('BET-02 what was placed is told to its player only, not to who comes to the same browser after the logout', async ({
  page,
}) => {
  await playerWith(page, 20)
  await pick(page)
  await button(page).click()
  await expect(slip(page).getByText(/^Bet placed/)).toBeVisible()
  await logOut(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Sport', exact: true }).first().click()
  await expect(slip(page).getByText('Choose a price to add it here.')).toBeVisible()
  await expect(slip(page).getByText(/^Bet placed/)).toBeHidden()
})

test('BET-02 twenty long shots are quoted and fit the slip, whatever they would pay: the house says that it is too much', async ({
  page,
}) => {
  await playerWith(page, 20)
  // A world of a moment ago has fewer matches with prices.
  let items: Priced[] = []
  const coming = async () => {
    const answer = await page.request.get('/api/sportsbook/getfixtures?version=1&count=60')
    items = ((await answer.json()) as { data: { items: Priced[] } }).data.items.filter(
      ({ live, kickoff }) => !live && Date.parse(kickoff) - Date.now() > paced(90_000)
    )
    return items.filter(({ main_market }) => main_market).length
  }
  await expect.poll(coming).toBeGreaterThanOrEqual(20)
  const picks = items
    .flatMap(({ id, home, away, main_market }) => {
      if (!main_market) return []
      const { id: marketId, selections } = main_market
      const { outcome, price } = selections.reduce((longest, one) => (one.price > longest.price ? one : longest))
      const thousandths = Math.round(price * 1000)
      const item = {
        marketId,
        fixtureId: id,
        outcome,
        price: thousandths,
        offer: { fixtureId: id, status: 'open', price: thousandths },
      }
      return [
        {
          item,
          label: {
            home: home.name,
            away: away.name,
            kind: '1x2',
            line: null,
            outcomes: selections.map((one) => one.outcome),
          },
        },
      ]
    })
    .toSorted((a, b) => b.item.price - a.item.price)
    .slice(0, 20)
  const labels = Object.fromEntries(picks.map(({ item, label }) => [item.marketId, label]))
  const bets = { items: picks.map(({ item }) => item), stakeText: '10', policy: 'none' }
  const stored = JSON.stringify({ version: 3, slip: { slip: bets, labels, mode: 'accumulator', stakes: {} } })
  await page.addInitScript((text) => localStorage.setItem('bet_slip', text), stored)
  const quoted = page.waitForResponse(/getquote/)
  await page.goto('/betting')
  expect((await quoted).status()).toBe(200)
  await expect(slip(page).getByText(/^\d{1,3}(,\d{3}){4,}\.\d\d$/)).toBeVisible()
  await expect(button(page)).toBeDisabled()
  const { x, width } = (await slip(page).boundingBox()) ?? { x: 0, width: 0 }
  const inner = (await button(page).boundingBox()) ?? { x: 0, width: 0 }
  expect(inner.x + inner.width).toBeLessThanOrEqual(x + width)
})
