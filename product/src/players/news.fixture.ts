import type { TestServer } from '@ante/testing/server'
import { operatorCall } from '@ante/testing/staff'
import { expect } from 'vitest'
import { createPolicies, type Policies } from '../policies/index.ts'

/** The rules as they are, with news at every hour and as often as it is written: what a test says holds at any minute of any day. */
export function wakefulPolicies(own: Policies = createPolicies()): Policies {
  return { ...own, of: (...given) => ({ ...own.of(...given), marketingPace: { quiet: null, most: [] } }) }
}

/** Sends news as staff do, and waits until it is out. Answers to how many addresses and numbers it went. */
export async function sendNewsAsStaff(
  { database: { db } }: Pick<TestServer, 'database'>,
  fields: Record<string, unknown> = {}
): Promise<{ emails: number; texts: number }> {
  const { id } = await operatorCall<{ id: string }>(db, 'players.sendnews', {
    locale: 'en',
    subject: 'Cup week',
    text: 'Eight matches, one table.',
    sms: 'Cup week has begun.',
    reason: 'the plan of the week',
    ...fields,
  })
  const read = async () =>
    (
      await db.pool.query<{ emails: number; texts: number; finished_at: Date | null }>(
        'select emails, texts, finished_at from players.news where id = $1',
        [id]
      )
    ).rows[0]
  await expect.poll(async () => (await read())?.finished_at ?? null, { timeout: 60_000 }).not.toBeNull()
  const { emails = 0, texts = 0 } = (await read()) ?? {}
  return { emails, texts }
}
