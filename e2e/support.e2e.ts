import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { payIn } from './fund.ts'
import { expect, test } from './journey.ts'
import { memberBy } from './member.ts'
import { operatorCall } from './operator-call.ts'
import { paced } from './pace.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

test('CHAT-37 CHAT-38 CHAT-39 CHAT-40 API-111 VAL-21 VAL-23 /support opens the chat; its form refuses at the field in the words of plain forms, loses nothing with the connection or the page, and becomes one ticket', async ({
  page,
  context,
  provokes,
}) => {
  provokes(/ERR_INTERNET_DISCONNECTED/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/support/sendFeedback')) sent.push(request.postData() ?? '')
  })
  const email = await register(page)
  await page.goto('/support')
  await page.locator('html[data-ready]').waitFor()
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email)

  await main.getByRole('textbox', { name: 'Email' }).fill('ada@nowhere')
  await main.getByRole('textbox', { name: 'Subject' }).fill('a'.repeat(121))
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Value is not a valid email address')).toBeVisible()
  await expect(main.getByText('The maximum length allowed is 120')).toBeVisible()
  await expect(main.getByText('Value is required')).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: 'Email' })).toBeFocused()
  expect([sent, await violationsOf(page)]).toEqual([[], []])

  await main.getByRole('textbox', { name: 'Email' }).fill(email)
  await main.getByRole('textbox', { name: 'Subject' }).fill('My account')
  await main.getByRole('textbox', { name: 'Message' }).fill('Which documents do you need?')
  await context.setOffline(true)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('It’s kept here')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Which documents do you need?')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText(/We have your message. Its number is \d+/)).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  // The key is the same: had the first one arrived, it would be this ticket.
  const keys = sent.map((form) => /name="key"\s+([\w-]+)/.exec(form)?.[1])
  expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.stringMatching(/^[\w-]{8,64}$/)])

  // It is in the list of requests by itself, and opens.
  await main
    .getByRole('list', { name: 'Your requests' })
    .getByRole('link', { name: /My account/ })
    .click()
  const request = page.getByRole('dialog')
  await expect(request.getByRole('log')).toContainText('Which documents do you need?')
  await expect(request.getByRole('heading', { name: 'My account' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/support')
  await expect(main.getByText('No disputes')).toBeVisible()

  // The questions are searched with a letter wrong, and by the keyboard.
  const search = main.getByRole('searchbox', { name: 'Search these questions' })
  await search.fill('withdrawl')
  await expect(main.getByText('1 question found')).toBeVisible()
  await expect(main.locator('mark', { hasText: 'withdrawal' }).first()).toBeVisible()
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: 'Go to withdrawals' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(main.getByText('My deposit hasn’t arrived')).toBeVisible()

  await main.getByRole('button', { name: 'Open chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Support' })
  await expect(chat).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
})

interface Listed {
  id: string
  live: boolean
  takes_bets: boolean
  main_market: { id: string; status: string; selections: { outcome: string; price: number | null }[] } | null
}
/** A bet of a dollar on a match that is still to come. Answers its number. */
async function bet(page: Page): Promise<string> {
  const { items } = (await ask(page, 'sportsbook.getfixtures', { count: '60' })) as { items: Listed[] }
  const market = items.findLast(
    ({ live, takes_bets, main_market }) => !live && takes_bets && main_market?.status === 'open'
  )?.main_market
  const [first] = market?.selections ?? []
  if (!market || !first?.price) throw new Error('there is no match to bet on')
  const placed = (await call(
    page,
    'sportsbook.placebet',
    {
      selections: JSON.stringify([{ market_id: market.id, outcome: first.outcome, price: first.price }]),
      stake: '1',
      price_policy: 'any',
    },
    randomUUID()
  )) as { bet: { id: string } }
  return placed.bet.id
}

test('a payment, a round and a bet are disputed from their lines, shown with their date, decided, taken to the body that decides otherwise, and found again at the line and on /support', async ({
  page,
  browser,
}) => {
  operatorCall('content.putsetting', {
    group: 'support',
    value: { disputes: { bodyName: 'Arbiter', bodyUrl: 'https://arbiter.example' } },
  })
  await register(page)
  const payment = await payIn(page, 20)
  const staff = await memberBy(browser, ['administrator'])
  await page.goto('/cashier/history')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: `Dispute: Payment ${payment}` }).click()
  const form = page.getByRole('dialog', { name: `Dispute payment ${payment}` })
  await expect(form.getByText('Attached: the payment with its state')).toBeVisible()
  await expect(form.getByText(/We’ll answer by \d/)).toBeVisible()
  await form.getByRole('button', { name: 'Open dispute' }).click()
  await expect(form.getByText('Field is required')).toBeVisible()
  await expect(form.getByLabel('What is wrong?')).toBeFocused()
  await form.getByLabel('What is wrong?').fill('I paid more.')
  expect(await violationsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Open dispute' }).click()
  await expect(form.getByText(/Your dispute is open/)).toBeVisible()
  await form.getByRole('link', { name: 'Show dispute' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('log')).toContainText('I paid more.')
  await expect(sheet.getByText(/Answer by \d/)).toBeVisible()
  await sheet.getByText('What is attached').click()
  await expect(sheet.getByText('Amount', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const conversation = new URL(page.url()).searchParams.get('conversation') ?? ''
  await staff('support.decide', { conversation, outcome: 'declined', reason: 'The bank says 20.' })
  await expect(sheet.getByText('We didn’t uphold this dispute.')).toBeVisible()
  await expect(sheet.getByRole('log')).toContainText('The bank says 20.')
  // The setting is a few moments old, and is read with the page.
  await expect(async () => {
    await page.reload()
    await expect(sheet.getByText('If you don’t agree with us, you can ask Arbiter to decide.')).toBeVisible({
      timeout: paced(5_000),
    })
  }).toPass()
  await expect(sheet.getByRole('link', { name: 'Go to Arbiter' })).toHaveAttribute('href', 'https://arbiter.example')
  await sheet.getByRole('button', { name: 'Tell us that you’ve asked them' }).click()
  await expect(sheet.getByText(/you told us that you’ve asked Arbiter\. We keep everything for them/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  const line = page.getByRole('list', { name: 'Your disputes' }).getByRole('link')
  await expect(line).toContainText(`Payment ${payment}`)
  await expect(line).toContainText('Not upheld')
  await page.goto('/cashier/history')
  await expect(page.getByRole('link', { name: `Dispute decided: Payment ${payment}` })).toBeVisible()

  const roll = { sysname: 'dicebox', stake: '1', choice: JSON.stringify({ side: 'under', chance: 50 }) }
  const played = (await call(page, 'games.play', roll, randomUUID())) as { round: { id: string } }
  await page.goto('/profile/bets?view=casino')
  await page.getByRole('button', { name: `Dispute: Round ${played.round.id}` }).click()
  await page.getByLabel('What is wrong?').fill('I had won.')
  await page.getByRole('button', { name: 'Open dispute' }).click()
  await expect(page.getByText(/Your dispute is open/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `In dispute: Round ${played.round.id}` })).toBeVisible()

  const placed = await bet(page)
  await page.goto('/profile/bets')
  await page.getByRole('button', { name: `Dispute: Bet ${placed}` }).click()
  await page.getByLabel('What is wrong?').fill('I chose the other team.')
  await page.getByRole('button', { name: 'Open dispute' }).click()
  await expect(page.getByText(/Your dispute is open/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `In dispute: Bet ${placed}` })).toBeVisible()
})
