import { instant } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'
import { messagesOf } from '@ante/texts'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPolicies } from '../policies/index.ts'
import { findDormant } from './find-dormant.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
const policy: Policy = {
  ...createPolicies().of(instant(Date.now()), ['default']),
  dormant: { after: { count: 30, unit: 'months' }, noticeDays: 30, balance: 'to-regulator' },
}
let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
/** Last there four years ago, signed out, with a confirmed email. */
async function gone({ uid }: Player): Promise<void> {
  await query(
    `update identity.users set registered_at = now() - interval '5 years', email_confirmed_at = now() where uid = $1`,
    [uid]
  )
  await query('delete from identity.sessions where uid = $1', [uid])
  await query(`update identity.last_signs set at = now() - interval '4 years' where uid = $1`, [uid])
}
const run = async () => findDormant({ ...(await server.context()), policy: () => policy })
const casesOf = (uid: bigint) => query('select state from dormancy.cases where uid = $1', [uid])
const subject = messagesOf('en').letters.dormantSoon.subject.replaceAll('{brand}', 'Ante')
const noticesTo = (uid: bigint) =>
  query(
    `select to_address from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1 and subject = $2`,
    [uid, subject]
  )

describe('an account that nobody uses', () => {
  it('RG-11 is written of to no one who is excluded, restricted, blocked, closed or erased, and to who wants no news', async () => {
    const changes = {
      excluded: `excluded_until = now() + interval '1 year'`,
      restricted: `status = 'restricted'`,
      blocked: `status = 'banned'`,
      closed: `status = 'deleted'`,
      erased: `status = 'deleted', email = null, login = 'erased:' || uid`,
    }
    const left = new Map<string, Player>()
    for (const [name, change] of Object.entries(changes)) {
      const player = await server.player()
      await gone(player)
      await query(`update identity.users set ${change} where uid = $1`, [player.uid])
      left.set(name, player)
    }
    const quiet = await server.player({ notify: '0' })
    await gone(quiet)
    await run()
    for (const [name, { uid }] of left) expect([name, await casesOf(uid), await noticesTo(uid)]).toEqual([name, [], []])
    // It is no news: the law has it said.
    expect(await noticesTo(quiet.uid)).toHaveLength(1)
  })
})
