import { instant } from '@ante/kit/instant'
import type { Market } from '@ante/kit/policy'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPolicies } from '../policies/index.ts'
import type { SessionFacts } from './contract.ts'
import { remindStatements } from './remind-statements.ts'

const policies = createPolicies()
let server: TestServer
beforeAll(async () => {
  // Its own jobs would remind by the rules of the demo.
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const factsOf = async (player: Visitor) => (await player.call<SessionFacts>('account.getSession')).data
const host = (market: Market): Parameters<typeof remindStatements>[0] => ({
  db: server.database.db,
  origin: 'https://ante.example',
  setting: (_, schema) => schema.parse({}),
  policy: () => policies.of(instant(Date.now()), [market]),
})

describe('the reminder of the statement', () => {
  it('SAFE-10 comes once in the market’s period, by email and on the site until the player has looked', async () => {
    const email = 'reminded@example.com'
    const player = await server.player({ email, locale: 'de' })
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    const letters = () =>
      query(`select subject from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`, [
        email,
      ])
    await remindStatements(host('gb'))
    await query(`update identity.users set registered_at = now() - interval '7 months' where uid = $1`, [player.uid])
    await remindStatements(host('default'))
    await remindStatements(host('se'))
    expect(await letters()).toEqual([])
    expect((await factsOf(player)).is_statement_new).toBe(false)
    for (let day = 0; day < 3; day++) await remindStatements(host('gb'))
    expect(await letters()).toEqual([{ subject: 'Dein Kontoauszug von Ante' }])
    expect((await factsOf(player)).is_statement_new).toBe(true)
    await player.post('account.seeStatement', {})
    expect((await factsOf(player)).is_statement_new).toBe(false)
    await query(`update protection.statement_reminders set reminded_at = now() - interval '6 months' where uid = $1`, [
      player.uid,
    ])
    await remindStatements(host('gb'))
    expect(await letters()).toHaveLength(2)
    expect((await factsOf(player)).is_statement_new).toBe(true)
  })

  it('RG-11 SAFE-13 goes to who is excluded or wants no news too, for it is no news; to no address that is not confirmed, and to nobody whose account is closed or erased', async () => {
    const someone = async (fields: string, more: Record<string, string> = {}) => {
      const player = await server.player(more)
      await query(`update identity.users set registered_at = now() - interval '7 months', ${fields} where uid = $1`, [
        player.uid,
      ])
      return player
    }
    const confirmed = 'email_confirmed_at = now()'
    const [excluded, quiet, unconfirmed, closed, erased] = [
      await someone(`${confirmed}, excluded_until = now() + interval '1 year'`),
      await someone(confirmed, { notify: '0' }),
      await someone('email_confirmed_at = null'),
      await someone(`${confirmed}, status = 'deleted'`),
      await someone(`email = null, login = 'erased:' || uid, status = 'deleted'`),
    ]
    await remindStatements(host('gb'))
    const lettersTo = async ({ uid }: { uid: bigint }) =>
      (
        await query(
          `select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1 and subject = 'Your Ante statement'`,
          [uid]
        )
      ).length
    for (const player of [excluded, quiet]) expect(await lettersTo(player)).toBe(1)
    for (const player of [unconfirmed, closed, erased]) expect(await lettersTo(player)).toBe(0)
    // Who has no confirmed address reads of it on the site.
    expect((await factsOf(unconfirmed)).is_statement_new).toBe(true)
  })
})
