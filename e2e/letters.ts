import { expect, type Page } from '@playwright/test'
import { call } from './api.ts'
import { paced } from './pace.ts'

const mailbox = (email: string) =>
  `http://localhost:${process.env.SANDBOX_PORT ?? ''}/postbox/mailboxes/${encodeURIComponent(email)}`

export const codeIn = (letter: string): string => /\b(\d{6})\b/.exec(letter)?.[1] ?? ''

/** The newest of so many letters with a code, as it is read; others tell of what was changed. */
export async function letterOf(page: Page, email: string, nth: number): Promise<string> {
  let found: { text: string }[] = []
  await expect
    .poll(
      async () =>
        (found = ((await (await page.request.get(`${mailbox(email)}/messages`)).json()) as typeof found).filter(
          ({ text }) => codeIn(text) !== ''
        )).length,
      { timeout: paced(40_000) }
    )
    .toBe(nth)
  return found.at(-1)?.text ?? ''
}

/** Confirms the address of the player of this page by the code of the first letter; the pages of it have journeys of their own. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await call(page, 'account.sendconfirmationtocontact', { contact: email })
  await call(page, 'account.confirmContact', { contact: email, code: codeIn(await letterOf(page, email, 1)) })
}
