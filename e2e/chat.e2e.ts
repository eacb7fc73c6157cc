import type { Page } from '@playwright/test'
import { ask } from './api.ts'
import { expect, test } from './journey.ts'
import { memberBy } from './member.ts'
import { paced } from './pace.ts'
import { newEmail, register } from './register.ts'
import { violationsOf } from './violations.ts'

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Support' })

/** The button of the chat comes with the first sign of a person. */
async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The page begins to listen for them when it has nothing better to do.
  await expect(async () => {
    await page.mouse.move(40, 300)
    await page.mouse.move(44, 300)
    await expect(launcher(page)).toBeVisible({ timeout: paced(500) })
  }).toPass()
  await launcher(page).click()
}
async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text)
  await page.keyboard.press('Enter')
}
/** The newest conversation of the person of this page: other journeys have theirs. */
async function ownConversation(page: Page): Promise<string> {
  let id: string | undefined
  await expect
    .poll(async () => {
      const { items } = (await ask(page, 'support.getConversations')) as { items: { id: string }[] }
      return (id = items[0]?.id)
    })
    .toBeDefined()
  return id ?? ''
}

test('our own chat: a visitor is asked for an email while nobody is there and hears the answer; a player is answered, sends a file, loses a message and sends it again, ends and rates', async ({
  page,
  browser,
  provokes,
}) => {
  provokes(/support\/send/, /ERR_FAILED/)
  const staff = await memberBy(browser, ['administrator'])
  /** Whoever says so is there for two minutes. */
  const beThere = () => staff('support.present', {})
  await beThere()
  // The page is told that nobody is there; the server knows better, and takes a chat.
  await page.route('**/api/support/getsettings*', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { own: object } }
    await route.fulfill({ response: answer, json: { data: { ...data, own: { ...data.own, is_online: false } } } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page, '/about')
  await expect(panel(page)).toContainText('We’ll answer by email')
  await write(page, 'Which cards do you take?')
  const email = page.getByLabel('Email for our answer')
  await expect(email).toHaveAccessibleDescription('Enter your email so we can answer you.')
  expect(await violationsOf(page)).toEqual([])
  await email.fill(newEmail())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('log')).toContainText('Which cards do you take?')
  const asked = await ownConversation(page)
  await page.keyboard.press('Escape')
  await expect(launcher(page)).toBeFocused()
  await staff('support.reply', { conversation: asked, text: 'All of them.', key: `the-reply-to-${asked}` })
  // Heard by the visitor's own socket, and shown at the button.
  await expect(page.getByText('1 new message from support')).toBeAttached()
  await launcher(page).click()
  await expect(page.getByRole('log')).toContainText('All of them.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 new message from support')).toHaveCount(0)
  await page.unroute('**/api/support/getsettings*')

  // Another person: nothing of the one before is there.
  await register(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await beThere()
  await openPanel(page, '/about')
  await expect(panel(page)).toContainText('We’re here now')
  await expect(panel(page)).not.toContainText('Which cards')
  await write(page, 'Where is my deposit?')
  const log = page.getByRole('log')
  await expect(log).toContainText('Where is my deposit?')
  const conversation = await ownConversation(page)
  await staff('support.conversation', { conversation })
  await expect(log.getByText('Read', { exact: true })).toBeVisible()
  await staff('support.stafftyping', { conversation })
  await expect(log).toContainText('Support is typing…')
  await staff('support.reply', { conversation, text: 'It arrives tomorrow.', key: `the-reply-to-${conversation}` })
  await expect(log).toContainText('It arrives tomorrow.')
  await expect(log).not.toContainText('Support is typing…')

  const file = page.getByLabel('Attach a file')
  await file.setInputFiles({ name: 'game.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
  await expect(panel(page).getByRole('alert')).toContainText('You can attach images, PDF and text files.')
  await file.setInputFiles({ name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('a bill') })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download bill.txt' }).click()
  expect((await saved).suggestedFilename()).toBe('bill.txt')

  // A message that does not go stays, and goes when it is sent again.
  await page.route('**/api/support/send*', (route) => route.abort())
  await write(page, 'Thank you')
  await expect(log.getByRole('alert')).toContainText('We can’t reach our servers.')
  expect(await violationsOf(page)).toEqual([])
  await page.unroute('**/api/support/send*')
  await log.getByRole('button', { name: 'Try again' }).click()
  await expect(log.getByRole('alert')).toHaveCount(0)
  await expect(log.getByText('Thank you', { exact: true })).toHaveCount(1)

  await page.getByRole('button', { name: 'Email me this' }).click()
  await expect(panel(page)).toContainText('Confirm your email address in your profile first.')
  await page.getByRole('button', { name: 'End chat' }).click()
  await expect(panel(page)).toContainText('This chat has ended.')
  await page.getByLabel('4 stars').check()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(log).toContainText('Thank you for your rating.')
  await page.getByRole('button', { name: 'Your conversations' }).click()
  await expect(page.getByRole('list', { name: 'Your conversations' })).toContainText('Ended')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(launcher(page)).toBeFocused()
  // It is found again on the page of support.
  await page.goto('/support')
  await page
    .getByRole('list', { name: 'Your chats' })
    .getByRole('link', { name: /Chat with support/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('log')).toContainText('It arrives tomorrow.')
  expect(await violationsOf(page)).toEqual([])
})
