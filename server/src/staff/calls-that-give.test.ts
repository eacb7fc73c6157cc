import { seeds } from '@ante/product/seeds'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall, type Member, operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRegistry } from '../registry.ts'
import { callsThatGive, type Facts, givesNothing, input } from './calls-that-give.fixture.ts'

let server: TestServer
let member: Member
let facts: Facts
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
async function idOf(insert: string, uid: bigint): Promise<string> {
  const [row] = await query<{ id: bigint }>(insert, [uid])
  return String(row?.id)
}

beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
  const { db } = server.database
  for (const { name, run } of seeds) if (name === 'games') await db.write(run)
  member = await staffMember(server, ['*'])
  const { uid } = await server.player()
  const bet = await idOf(
    `with bet as (insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency)
       values (ledger.next_id(), $1, 100000, 200000, now(), 'open', 'USD') returning id, uid)
     insert into sportsbook.bet_legs (bet_id, uid, position, event_id, incident_count, market_id, market_type, outcome, price, specifier, sport)
       select id, uid, 1, 1, 0, 1, 'winner', 'home', 2000, '', 'football' from bet returning bet_id as id`,
    uid
  )
  const dormant = await idOf(
    `insert into dormancy.cases (uid, state, last_sign_at, balance, is_written, due_at, dormant_at, amount_minor, currency)
       values ($1, 'dormant', now(), 'to-regulator', true, now(), now(), 100000, 'USD') returning id`,
    uid
  )
  const { offer, campaign, jackpot } = input
  await approvedCall(db, 'campaigns.putoffer', { ...offer, sysname: 'first-deposit', trigger: { action: 'deposit' } })
  await approvedCall(db, 'campaigns.putoffer', { ...offer, sysname: 'of-a-campaign', trigger: { action: 'campaign' } })
  await approvedCall(db, 'jackpots.put', { ...jackpot, sysname: 'known' })
  const { version } = await operatorCall<{ version: number }>(db, 'marketing.put', campaign)
  facts = { uid: String(uid), bet, dormant, version }
})
afterAll(() => server.stop())

/** What every table holds, but for those of the requests, sessions and audit log of staff. */
async function everything(): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('staff', 'information_schema') and n.nspname not like 'pg_%' order by 1`
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtext(t::text)), 0) as held from ${name} t`
  )
  const rows = await query<{ name: string; held: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}

describe('a staff call that gives something to players', () => {
  it.each(Object.entries(callsThatGive))(
    'SEC-14 %s of one member becomes a request, and nothing is given',
    async (name, { key = name, params }) => {
      const before = await everything()
      const asked = await member.call(key, params(facts))
      expect(asked, name).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
      const { request } = asked.error.error_data as { request: string }
      expect(await query('select call, state from staff.requests where id = $1', [request])).toEqual([
        { call: key, state: 'open' },
      ])
      expect(await everything()).toEqual(before)
      expect(await member.call('staff.approverequest', { id: request })).toMatchObject({
        status: 403,
        error: { code: 'own_request' },
      })
    }
  )

  it('SEC-14 every staff call that writes is on the list of those, or on the list of those that give nothing', () => {
    const writes = [...createRegistry().calls.values()].filter(
      ({ endpoint }) => endpoint.access.startsWith('staff:') && endpoint.method === 'POST'
    )
    const giving = Object.entries(callsThatGive).map(([name, { key }]) => key ?? name)
    const listed = [...new Set(giving), ...Object.values(givesNothing).flat()]
    expect(listed.toSorted()).toEqual(writes.map(({ key }) => key).toSorted())
  })
})

it('SEC-14 what was approved for a jackpot is paused and goes on by one member, who writes its words too', async () => {
  const { jackpot } = input
  for (const more of [{ paused: true }, { texts: { en: { title: 'Another name', text: '' } } }])
    expect((await member.call('jackpots.put', { ...jackpot, sysname: 'known', ...more })).status).toBe(200)
})

it('SEC-14 what gives nothing is written by one member: a programme without levels, a product without a gift, an offer of words', async () => {
  const { programme, product, offer } = input
  expect((await member.call('loyalty.putprogram', { ...programme, levels: [] })).status).toBe(200)
  expect((await member.call('loyalty.putproduct', { ...product, gift: null })).status).toBe(200)
  expect((await member.call('campaigns.putoffer', { ...offer, promotions: [] })).status).toBe(200)
  for (const key of ['loyalty.closeprogram', 'loyalty.closeproduct', 'campaigns.closeoffer'])
    expect((await member.call(key, { sysname: 'given', reason: 'no more' })).status, key).toBe(200)
})
