import { expect, test } from './journey.ts'
import { register } from './register.ts'
import { violationsOf } from './violations.ts'

test('CHAT-37 CHAT-38 CHAT-39 CHAT-40 API-111 /support opens the chat; its form refuses at the field, loses nothing with the connection or the page, and becomes one ticket', async ({
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
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Wrong email address')).toBeVisible()
  await expect(main.getByText('Field is required')).toHaveCount(2)
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

  await main.getByRole('button', { name: 'Open chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Support' })
  await expect(chat).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
})
