import { permissionOf } from '@ante/kit/contract'
import { proposeRequest } from '@ante/product/staff/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createRegistry } from '../registry.ts'
import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, operatorCall, StaffClient, staffMember } from '@ante/testing/staff'
import { knownPermissions } from './perform-staff.ts'

const registry = createRegistry()
const calls = [...registry.calls.values()].filter(({ endpoint }) => endpoint.access.startsWith('staff'))
const permitted = calls.filter(({ endpoint }) => permissionOf(endpoint.access) !== undefined)
const closed = calls.filter(({ endpoint }) => endpoint.access !== 'staff-sign-in')

let server: TestServer
let without: Member
const others = new Map<string, Member>()
beforeAll(async () => {
  server = await testServer()
  without = await staffMember(server, [])
})
afterAll(() => server.stop())

interface Row {
  actor: string
  account: bigint | null
  event: string
  content: string
}
/** The rows of the audit log that `work` leaves behind for a call. */
async function rowsOf(call: Call, work: () => Promise<unknown>): Promise<Row[]> {
  const { pool } = server.database.db
  const { rows: before } = await pool.query<{ id: bigint }>('select coalesce(max(id), 0) as id from staff.audit')
  await work()
  const { rows } = await pool.query<Row>(
    'select actor, account, event, content from staff.audit where id > $1 and call = $2 order by id',
    [before[0]?.id, call.key]
  )
  return rows
}
const send = (client: StaffClient, { key, endpoint }: Call, headers: Record<string, string> = {}) =>
  client.call(key, {}, { method: endpoint.method, headers })

/** Everything but what this call asks for. */
async function withAllBut(permission: string): Promise<Member> {
  const held =
    others.get(permission) ??
    (await staffMember(
      server,
      knownPermissions(registry).filter((one) => one !== permission)
    ))
  others.set(permission, held)
  return held
}

describe('every staff call', () => {
  it('AUTH-03 belongs to staff by its access and stands apart from the calls of players', () => {
    expect(calls.length).toBeGreaterThan(15)
    const gates = calls.filter(({ endpoint }) => endpoint.access === 'staff-sign-in').map(({ key }) => key)
    expect(gates.toSorted()).toEqual(['staff.acceptinvitation', 'staff.me', 'staff.openinvitation', 'staff.signin'])
    // Whatever else is decided or read asks for a permission; these judge by what the member holds.
    const ofAnyMember = closed.filter(({ endpoint }) => permissionOf(endpoint.access) === undefined)
    expect(ofAnyMember.map(({ key }) => key).toSorted()).toEqual([
      'policies.getunconfirmed',
      'staff.approverequest',
      'staff.declinerequest',
      'staff.requests',
      'staff.signout',
    ])
    // The content of a file that support answers with: the log keeps its digest.
    const secret = ['code', 'password', 'token', 'content']
    for (const { key, endpoint } of calls) {
      const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? {})
      expect([...(endpoint.secrets ?? [])].toSorted(), key).toEqual(secret.filter((name) => fields.includes(name)))
    }
  })

  it('MGT-3 a decision asks for its reason, which the audit log keeps', () => {
    const shapeOf = ({ endpoint }: Call) => Object.keys((endpoint.input as { shape?: object }).shape ?? {})
    const silent = permitted.filter((call) => call.endpoint.method === 'POST' && !shapeOf(call).includes('reason'))
    // What is written says itself why, or names its source; roles and invitations are for the future; talking to a player decides nothing, and counting players neither.
    expect(silent.map(({ key }) => key).toSorted()).toEqual([
      'content.putpages',
      'content.putsetting',
      'marketing.preview',
      'sportsbook.correctresult',
      'sportsbook.importfixtures',
      'staff.invite',
      'staff.putrole',
      'staff.setroles',
      'support.assign',
      'support.conversation',
      'support.dropcanned',
      'support.finish',
      'support.note',
      'support.present',
      'support.putcanned',
      'support.reply',
      'support.replyfile',
      'support.resolvereference',
      'support.stafftyping',
    ])
  })

  it.each(closed)(
    'AUTH-03 $key is refused to somebody who has not signed in, and the audit log has it',
    async (call) => {
      for (const cookie of ['', `ante_staff=${'A'.repeat(43)}`]) {
        const stranger = new StaffClient(server.url)
        stranger.cookie = cookie
        const rows = await rowsOf(call, async () => expect((await send(stranger, call)).status).toBe(401))
        expect(rows).toEqual([
          {
            actor: 'nobody',
            account: null,
            event: 'refused',
            content: '{"code":"session_ended","refusal":"Authorization"}',
          },
        ])
      }
    }
  )

  it.each(closed)('AUTH-03 $key is refused to a player, whose session is none of staff', async (call) => {
    const player = await server.player()
    const asStaff = new StaffClient(server.url)
    asStaff.cookie = `${player.cookie}; ${player.cookie.replace('ante_session', 'ante_staff')}`
    const rows = await rowsOf(call, async () => expect((await send(asStaff, call)).status).toBe(401))
    expect(rows.map(({ event }) => event)).toEqual(['refused'])
  })

  it.each(permitted)('AUTH-03 $key is refused without its permission, and the audit log has it', async (call) => {
    for (const member of [without, await withAllBut(permissionOf(call.endpoint.access) ?? '')]) {
      const rows = await rowsOf(call, async () => expect((await send(member, call)).status).toBe(403))
      expect(rows).toEqual([
        {
          actor: member.email,
          account: member.id,
          event: 'refused',
          content: '{"code":null,"refusal":"AccessDenied"}',
        },
      ])
    }
  })

  it.each(calls.filter(({ endpoint }) => endpoint.method === 'POST'))(
    'AUTH-03 $key is refused from another site, and the audit log has it',
    async (call) => {
      const member = await withAllBut('')
      const headers = { origin: 'https://elsewhere.example' }
      const rows = await rowsOf(call, async () => expect((await send(member, call, headers)).status).toBe(403))
      expect(rows).toMatchObject([{ actor: member.email, event: 'refused' }])
    }
  )

  it('AUTH-03 nothing but who is there stands in no row when it is allowed', () => {
    expect(calls.filter(({ endpoint }) => endpoint.unaudited).map(({ key }) => key)).toEqual(['support.present'])
  })

  it.each(calls.filter(({ endpoint }) => !endpoint.unaudited))(
    'AUTH-03 $key is in the audit log when it is allowed, with what became of it',
    async (call) => {
      const member = await withAllBut('')
      const rows = await rowsOf(call, async () => expect((await send(member, call)).status).not.toBe(500))
      expect(rows[0]).toMatchObject({ actor: member.email, account: member.id, event: 'allowed' })
      if (call.endpoint.method === 'POST') expect(['done', 'refused', 'proposed']).toContain(rows.at(-1)?.event)
      if (call.key === 'staff.signout') others.clear()
    }
  )

  it.each(permitted.filter(({ endpoint }) => !endpoint.unaudited))(
    'AUTH-03 an approval of $key is taken once, by another member who may make the call',
    async (call) => {
      const permission = permissionOf(call.endpoint.access) ?? ''
      const proposer = await withAllBut('')
      const approver = await withAllBut('of nothing')
      const approve = registry.calls.get('staff.approverequest')
      if (!approve) throw new Error('there is no call that approves')
      const { id } = await proposeRequest(server.database.db, {
        call: call.key,
        permission,
        params: { nothing: 'that fits' },
        member: { id: proposer.id, name: proposer.email, permissions: ['*'] },
        hours: 1,
      })
      const answerTo = (client: StaffClient) => client.call(approve.key, { id })
      const refusals: [StaffClient, number, string][] = [
        [new StaffClient(server.url), 401, 'session_ended'],
        [await withAllBut(permission), 403, 'access_denied'],
        [proposer, 403, 'own_request'],
      ]
      for (const [client, status, code] of refusals) {
        const rows = await rowsOf(approve, async () =>
          expect(await answerTo(client)).toMatchObject({ status, error: { code } })
        )
        expect(rows.at(-1)?.event).toBe('refused')
      }
      const carriedOut = await rowsOf(call, async () => expect((await answerTo(approver)).status).toBe(200))
      expect(carriedOut[0]).toMatchObject({ actor: proposer.email, event: 'allowed' })
      expect(JSON.parse(carriedOut[0]?.content ?? '')).toMatchObject({ approval: { request: id, by: approver.email } })
      const replayed = await rowsOf(approve, async () =>
        expect(await answerTo(approver)).toMatchObject({ status: 409, error: { code: 'request_closed' } })
      )
      expect(replayed.map(({ event }) => event)).toEqual(['allowed', 'refused'])
      expect(replayed[1]?.content).toBe('{"code":"request_closed","refusal":"InvalidRequest"}')
    }
  )

  it('AUTH-03 all that was written down is one unbroken chain', async () => {
    const verified = await operatorCall<{ broken: unknown; rows: number }>(server.database.db, 'staff.verifyaudit', {})
    expect(verified.broken).toBeNull()
    expect(verified.rows).toBeGreaterThan(calls.length * 5)
  })
})
