import type { Browser, Page } from '@playwright/test'
import { staffPassword } from './colleagues.ts'
import { expect } from './journey.ts'
import { operatorCall } from './operator-call.ts'
import { codeOf } from './totp.ts'

let people = 0

/** Answers a call's data. */
type Caller = (key: string, params: object) => Promise<unknown>

/** A member of staff of these roles, who calls and is not seen. */
export async function memberBy(browser: Browser, roles: readonly string[]): Promise<Caller> {
  const email = `caller-${Date.now()}-${++people}@staff.example`
  const { link } = operatorCall('staff.invite', { email, roles }) as { link: string }
  const { request } = await browser.newContext()
  const { origin } = new URL(link)
  const call = async (key: string, params: object): Promise<unknown> => {
    const answer = await request.post(`${origin}/api/${key.replace('.', '/')}?locale=en&version=1`, {
      headers: { origin },
      data: params,
    })
    const { data, error } = (await answer.json()) as { data: unknown; error?: unknown }
    if (error !== undefined) throw new Error(`${key} was refused: ${JSON.stringify(error)}`)
    return data
  }
  const token = new URL(link).hash.slice(1)
  const { secret } = (await call('staff.openinvitation', { token })) as { secret: string }
  await call('staff.acceptinvitation', { token, password: staffPassword, code: codeOf(secret) })
  return call
}

/** Two members: what one of them asks for the other approves. */
export async function membersTogether(browser: Browser): Promise<Caller> {
  const [one, other] = [await memberBy(browser, ['administrator']), await memberBy(browser, ['administrator'])]
  return async (key, params) => {
    const asked = await one(key, params).then(
      () => '',
      (error: unknown) => String(error)
    )
    return approveBy(other, /"request":"(\d+)"/.exec(asked)?.[1] ?? asked)
  }
}

/** Another member approves what this page of a member has just said to wait for one. The page is read anew. */
export async function approveTold(page: Page, browser: Browser): Promise<void> {
  const told = page.getByRole('status').filter({ hasText: 'It’s on the page “Requests”.' })
  await expect(told).toBeVisible()
  const [, id = ''] = /request (\d+)/.exec((await told.textContent()) ?? '') ?? []
  await approveBy(await memberBy(browser, ['administrator']), id)
  await page.reload()
}

async function approveBy(chief: Caller, id: string): Promise<unknown> {
  const { state, answer, refusal } = (await chief('staff.approverequest', { id })) as Record<string, unknown>
  if (state !== 'done') throw new Error(`request ${id} was refused: ${JSON.stringify(refusal)}`)
  return answer
}
