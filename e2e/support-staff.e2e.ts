import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, call } from './api.ts'
import { accept } from './colleagues.ts'
import { payIn } from './fund.ts'
import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

const messagesOf = async (page: Page, conversation: string) =>
  (
    (await ask(page, 'support.getConversation', { conversation })) as { messages: { text: string; id: string }[] }
  ).messages.map(({ text }) => text)

test('staff answer a chat as it comes, note, hand over and close it, and decide a dispute by its evidence', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/503/, /404/)
  const player = await (await browser.newContext()).newPage()
  await register(player)
  const payment = await payIn(player, 20)
  const { uid } = (await ask(player, 'account.getInfo')) as { uid: number }

  await accept(page, ['administrator'])
  const present = page.waitForResponse(/support\/present/)
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  // From then on somebody is there.
  await present
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
  const queue = page.getByRole('region', { name: 'Queue' })
  await expect(queue.getByText(/Nobody here|^\d+ conversations?$/)).toBeVisible()
  await page.getByLabel('Kind').selectOption('chat')

  // The queue hears of it by itself.
  const word = `Hello ${randomUUID()}`
  const { conversation } = await call(player, 'support.send', { text: word, key: randomUUID() })
  const id = String(conversation)
  const line = queue.getByRole('link').filter({ hasText: `(${uid})` })
  await expect(line).toContainText('Waits')
  await page.getByRole('button', { name: 'Canned answers' }).click()
  const canned = page.getByRole('dialog', { name: 'Canned answers' })
  const title = `Greeting ${id}`
  await canned.getByLabel('Title').fill(title)
  await canned.getByLabel('Answer', { exact: true }).fill('Good to see you.')
  await canned.getByRole('button', { name: 'Save answer' }).click()
  await expect(canned.getByText(`en: ${title}`)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')

  await line.click()
  const said = page.getByRole('list', { name: 'Messages' })
  await expect(said).toContainText(word)
  await expect(page.getByRole('complementary', { name: 'About the writer' })).toContainText(String(uid))
  await page.getByRole('button', { name: 'Take' }).click()
  await expect(page.getByRole('button', { name: 'Take' })).toHaveCount(0)
  await page.getByLabel('Canned answer', { exact: true }).selectOption({ label: `en: ${title}` })
  const reply = page.getByLabel('Reply')
  await expect(reply).toHaveValue('Good to see you.')
  await page.route('**/api/support/reply?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await reply.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'The server isn’t responding' })).toBeVisible()
  await reply.press('Control+Enter')
  await expect(reply).toHaveValue('')
  expect(await messagesOf(player, id)).toEqual([word, 'Good to see you.'])
  await expect(said).toContainText('Good to see you.')

  await call(player, 'support.type', { conversation: id })
  await expect(page.getByText('Typing…')).toBeVisible()
  await call(player, 'support.send', { conversation: id, text: 'And a question', key: randomUUID() })
  await expect(said).toContainText('And a question')
  const file = page.getByLabel('Attach a file')
  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') })
  await expect(page.getByText('Choose an image, a PDF or a text file of up to 2 MB.')).toBeVisible()
  await page.route('**/api/support/replyfile?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  const answer = { name: 'answer.txt', mimeType: 'text/plain', buffer: Buffer.from('All of it.') }
  await file.setInputFiles(answer)
  await expect(page.getByRole('alert').filter({ hasText: 'The server isn’t responding' })).toBeVisible()
  await file.setInputFiles(answer)
  await expect(said.getByRole('button', { name: 'answer.txt (1 kB)' })).toBeVisible()
  expect((await messagesOf(player, id)).filter((text) => text === 'answer.txt')).toHaveLength(1)
  await page.getByLabel('Note', { exact: true }).fill('Asks twice.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('complementary', { name: 'About the writer' })).toContainText('Asks twice.')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Hand over' }).click()
  const over = page.getByRole('dialog')
  await over.getByLabel('Note').fill('Please go on.')
  expect(await violationsOf(page)).toEqual([])
  await over.getByRole('button', { name: 'Hand over' }).click()
  await expect(over).toBeHidden()
  await expect(page.getByText('Nobody has taken it')).toBeVisible()
  await page
    .getByRole('region', { name: `Chat ${id}` })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByText('This conversation is closed.')).toBeVisible()

  const dispute = await call(player, 'support.openDispute', {
    about: 'payment',
    about_id: payment,
    text: 'I paid more.',
    key: randomUUID(),
  })
  await page.getByLabel('Kind').selectOption('dispute')
  await queue
    .getByRole('link')
    .filter({ hasText: `Payment ${payment}` })
    .click()
  const region = page.getByRole('region', { name: `Payment ${payment}` })
  await expect(region).toContainText('Due in')
  await expect(region).toContainText(/Evidence of/)
  await expect(region).toContainText('20')
  expect(await violationsOf(page)).toEqual([])
  await region.getByRole('button', { name: 'Decide' }).click()
  const decision = page.getByRole('dialog')
  await decision.getByLabel('Decision').selectOption('declined')
  await decision.getByLabel('Reason').fill('The bank says 20.')
  expect(await violationsOf(page)).toEqual([])
  await decision.getByRole('button', { name: 'Decide' }).click()
  await expect(decision).toBeHidden()
  await expect(region).toContainText('Declined')
  expect(await messagesOf(player, String(dispute.conversation))).toEqual(['I paid more.', 'The bank says 20.'])
  await page.goto('/operator/support/999999999')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  await player.context().close()
})
