import { randomUUID } from 'node:crypto'
import { ask, call } from './api.ts'
import { accept } from './colleagues.ts'
import { playerWith } from './fund.ts'
import { expect, test } from './journey.ts'
import { approveTold, membersTogether } from './member.ts'
import { operatorCall } from './operator-call.ts'
import { paced } from './pace.ts'
import { violationsOf } from './violations.ts'

interface Listed {
  items: {
    id: string
    status: string
    description: { title: string }
    prizes: { winner: { is_own: boolean } | null }[]
  }[]
}

/** A game that hardly anybody else plays meanwhile. */
const plumb = { sysname: 'plumb', stake: '1.00', choice: JSON.stringify({ risk: 'low', rows: 8 }) }

test('a raffle gives tickets for stakes and points, is drawn, and is worked out once more in the browser', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/409 \(Conflict\).*buytickets/)
  test.setTimeout(paced(300_000))
  await playerWith(page, 20)
  const uid = String((await ask(page, 'account.getInfo')).uid)
  operatorCall('loyalty.adjustpoints', { uid, points: 100, reason: 'a journey' })
  const sysname = `raffle-${Date.now()}`
  const title = `Raffle ${sysname}`
  const together = await membersTogether(browser)
  const from = Date.now() + paced(30_000)
  await together('draws.put', {
    sysname,
    kind: 'raffle',
    texts: { en: { title, text: 'Of a journey.' } },
    currency: 'USD',
    games: ['plumb'],
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + paced(50_000)).toISOString(),
    prizes_minor: [300, 200],
    stakes: { USD: 50 },
    ticket_points: 20,
    tickets_most: 10,
    reason: 'a journey',
  })
  const known = async () =>
    ((await ask(page, 'draws.get', { count: '100' })) as unknown as Listed).items.find(
      ({ description }) => description.title === title
    )
  const id = (await known())?.id ?? ''

  await page.goto('/draws')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/draws/${id}`)
  const main = page.getByRole('main')
  const tickets = page.getByRole('region', { name: 'Your tickets' })
  const proof = page.getByRole('region', { name: 'Check it yourself' })
  await expect(proof).toContainText(/[0-9a-f]{64}/)
  await expect(proof).toContainText('Published at the end')
  await expect(tickets).toContainText('No tickets yet.')
  await expect.poll(async () => (await known())?.status, { timeout: paced(60_000) }).toBe('active')
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await call(page, 'games.play', plumb, randomUUID())
  await tickets.getByLabel('Tickets').fill('3')
  await tickets.getByRole('button', { name: 'Get tickets' }).click()
  await expect(tickets.getByRole('status')).toContainText(/Tickets \d+ to \d+ are yours\./)
  await expect(tickets).toContainText(/5 tickets of \d+/)
  await expect(tickets).toContainText('Stake $0.50 more')
  await tickets.getByLabel('Tickets').fill('9')
  await tickets.getByRole('button', { name: 'Get tickets' }).click()
  await expect(tickets.getByRole('status')).toHaveText('That’s more tickets than one player can have.')
  expect(await violationsOf(page)).toEqual([])

  await expect(main.getByText('Finished')).toBeVisible({ timeout: paced(120_000) })
  await proof.getByRole('button', { name: 'Check this draw' }).click()
  for (const step of [
    'The seed has the published hash: Correct',
    'The ticket list has the published hash: Correct',
    'The winning tickets follow from the seed and the list: Correct',
  ])
    await expect(proof.getByRole('status')).toContainText(step)
  // Others may have played as well.
  const { prizes = [] } = (await known()) ?? {}
  const own = prizes.filter(({ winner }) => winner?.is_own)
  await expect(page.getByRole('table', { name: 'Prizes' }).getByText('(you)')).toHaveCount(own.length)
  expect(prizes.every(({ winner }) => winner !== null)).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/cashier/history')
  await expect(main.getByText('Prize draws').first()).toBeVisible()
})

test('drops and the daily jackpot of the demo say when they fall, what they pay and how likely that is', async ({
  page,
}) => {
  await page.goto('/tournaments')
  await page.getByRole('main').getByRole('link', { name: 'Prize draws' }).click()
  await expect(page).toHaveURL('/draws')
  await page.getByRole('link', { name: 'The Nine O’Clock Jackpot' }).first().click()
  const rules = page.getByRole('region', { name: 'How it works' })
  await expect(rules).toContainText('It begins at $25.00 and grows evenly to $100.00 by the end.')
  await expect(rules).toContainText('one divided by the minutes left')
  await expect(rules).toContainText('All prizes together are $100.00 at most.')
  await page.goto('/draws')
  await page.getByRole('link', { name: 'Falling Leaves' }).first().click()
  await expect(page.getByRole('table', { name: 'Prizes' }).getByRole('row')).toHaveCount(13)
  expect(await violationsOf(page)).toEqual([])
})

test('staff write drops once with a budget, see what they cost, and stop them', async ({ page, browser, provokes }) => {
  provokes(/409 .*draws\/put/)
  await accept(page, ['administrator'])
  await page.getByRole('link', { name: 'Prize draws' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'falling-leaves' }).first()).toContainText('$38.00')
  const sysname = `drops-${Date.now()}`
  await page.getByRole('button', { name: 'New prize draw' }).click()
  const dialog = page.getByRole('dialog', { name: 'New prize draw' })
  await dialog.getByLabel('Kind').selectOption('Prize drops')
  await dialog.getByLabel('System name').fill(sysname)
  await dialog.getByLabel('Title').fill(`Drops ${sysname}`)
  await dialog.getByLabel('Prizes (USD)').fill('5\nmuch')
  await dialog.getByLabel('Reason').fill('drops of a test')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter one prize in USD in each line.')
  await dialog.getByLabel('Prizes (USD)').fill('5\n2.50')
  await expect(dialog).toContainText('Budget: 7.50 USD.')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create' }).click()
  const row = page.getByRole('row').filter({ hasText: sysname })
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await approveTold(page, browser)
  await expect(row).toContainText('Future')
  await row.getByRole('button', { name: /^Stop/ }).click()
  const stop = page.getByRole('dialog', { name: `Stop: ${sysname}` })
  await stop.getByLabel('Reason').fill('the end of a test')
  await stop.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(row).toContainText('Withdrawn')
})
