import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { codeOf } from './totp.ts'
import { violationsOf } from './violations.ts'

export const staffPassword = 'long-Lantern-of-94'
export interface Colleague {
  readonly email: string
  readonly secret: string
}
let people = 0

/** Somebody who accepts an invitation in the browser, and is signed in afterwards. */
export async function accept(page: Page, roles: readonly string[]): Promise<Colleague> {
  const email = `colleague-${Date.now()}-${++people}@staff.example`
  const { link } = operatorCall('staff.invite', { email, roles }) as { link: string }
  await page.goto(new URL(link).pathname + new URL(link).hash)
  const secret = ((await page.getByTestId('secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('New password', { exact: true }).fill(staffPassword)
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret))
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible()
  return { email, secret }
}
