import type { Browser } from '@playwright/test'
import { staffPassword } from './colleagues.ts'
import { operatorCall } from './operator-call.ts'
import { codeOf } from './totp.ts'

let people = 0

/** A member of staff of these roles, who calls and is not seen. Answers a call's data. */
export async function memberBy(
  browser: Browser,
  roles: readonly string[]
): Promise<(key: string, params: object) => Promise<unknown>> {
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
