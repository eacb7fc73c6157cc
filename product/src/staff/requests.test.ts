import { randomUUID } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let one: Member
let other: Member
let target: Member
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'staff'] })
  one = await staffMember(server, ['accounts:*'])
  other = await staffMember(server, ['accounts:*'])
  target = await staffMember(server, [])
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const propose = async (by: Member = one): Promise<string> => {
  const asked = await by.call('staff.invite', { email: target.email, roles: [] })
  return (asked.error.error_data as { request: string }).request
}
const approve = (by: Member, id: string) => by.call<{ state: string }>('staff.approverequest', { id })
const emails = async () =>
  (
    await query(`select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`, [
      target.email,
    ])
  ).length

describe('requests for approval', () => {
  it('an expired request, a declined one and one that does not exist are not carried out', async () => {
    const before = await emails()
    const expired = await propose()
    await query('update staff.requests set expires_at = now() where id = $1', [expired])
    expect(await approve(other, expired)).toMatchObject({ status: 409, error: { code: 'request_closed' } })
    const declined = await propose()
    expect((await one.call('staff.declinerequest', { id: declined, reason: 'my own' })).status).toBe(403)
    expect((await other.call('staff.declinerequest', { id: declined, reason: 'not agreed' })).status).toBe(200)
    expect((await approve(other, declined)).status).toBe(409)
    expect((await approve(other, '999999')).status).toBe(404)
    expect(await emails()).toBe(before)
  })

  it('ten approvals at once carry it out once', async () => {
    const before = await emails()
    const id = await propose()
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(other, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await emails()).toBe(before + 1)
  })

  it('the command line proposes, but approves nothing', async () => {
    const id = await propose()
    await expect(operatorCall(server.database.db, 'staff.approverequest', { id })).rejects.toThrow('AccessDenied')
  })

  it('what somebody proposed who may not do it any more is not carried out', async () => {
    const leaving = await staffMember(server, ['accounts:*'])
    const id = await propose(leaving)
    await operatorCall(server.database.db, 'staff.setroles', { email: leaving.email, roles: [] })
    expect((await approve(other, id)).status).toBe(403)
  })

  it('when the host went away after the approval, the same member may carry it out after a minute, nobody else and not earlier', async () => {
    const before = await emails()
    const id = await propose()
    await query(`update staff.requests set state = 'approved', decided_by = $2, decided_at = now() where id = $1`, [
      id,
      other.id,
    ])
    expect((await approve(other, id)).status).toBe(409)
    await query(`update staff.requests set decided_at = now() - interval '2 minutes' where id = $1`, [id])
    const third = await staffMember(server, ['accounts:*'])
    expect((await approve(third, id)).status).toBe(409)
    expect(await approve(other, id)).toMatchObject({ status: 200, data: { state: 'done' } })
    expect(await emails()).toBe(before + 1)
  })

  it('SEC-14 one member alone lets no account do more than before: no second one of their own approves their requests', async () => {
    const name = `cashier-${randomUUID().slice(0, 8)}`
    await operatorCall(server.database.db, 'staff.putrole', { name, permissions: ['accounts:read'] })
    const email = `${name}@staff.example`
    const alone = (key: string, params: Record<string, unknown>) => one.call(key, params)
    const needed = { status: 409, error: { code: 'approval_needed' } }
    expect(await alone('staff.invite', { email, roles: [name] })).toMatchObject(needed)
    expect(await query('select 1 from staff.accounts where email = $1', [email])).toEqual([])
    expect((await alone('staff.invite', { email, roles: [] })).status).toBe(200)
    const asked = await alone('staff.setroles', { email, roles: [name] })
    expect(asked).toMatchObject(needed)
    expect(await alone('staff.putrole', { name, permissions: ['accounts:*'] })).toMatchObject(needed)
    const { request } = asked.error.error_data as { request: string }
    expect(await approve(other, request)).toMatchObject({ status: 200, data: { state: 'done' } })
    // What takes away, and what changes nothing, needs nobody else.
    expect((await alone('staff.invite', { email, roles: [name] })).status).toBe(200)
    expect((await alone('staff.putrole', { name, permissions: [] })).status).toBe(200)
    expect((await alone('staff.setroles', { email, roles: [] })).status).toBe(200)
    expect((await alone('staff.putrole', { name: `${name}-new`, permissions: ['accounts:read'] })).status).toBe(200)
  })

  it('the database itself lets nobody decide about their own request', async () => {
    const id = await propose()
    await expect(
      query(`update staff.requests set state = 'approved', decided_by = proposer, decided_at = now() where id = $1`, [
        id,
      ])
    ).rejects.toThrow('requests_four_eyes')
  })
})
