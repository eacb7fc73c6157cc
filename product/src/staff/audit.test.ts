import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let auditor: Member
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'staff'] })
  auditor = await staffMember(server, ['audit:read'])
})
afterAll(() => server.stop())

interface Verified {
  rows: number
  head: { id: string; hash: string }
  broken: { id: string; why: string } | null
}
const verify = async (known: object = {}) =>
  (await auditor.get<Verified>('staff.verifyaudit', known as Record<string, unknown>)).data
/** As somebody who owns the database: the trigger is switched off for this. */
async function tamper(statement: string, values: unknown[] = []): Promise<void> {
  const client = await server.database.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table staff.audit disable trigger user')
    await client.query(statement, values)
    await client.query('alter table staff.audit enable trigger user')
    await client.query('commit')
  } finally {
    client.release()
  }
}
const someRow = async (): Promise<bigint> =>
  (await server.database.db.pool.query<{ id: bigint }>('select id from staff.audit order by id offset 3 limit 1'))
    .rows[0]?.id ?? 0n

describe('the audit log', () => {
  it('one edited byte in any field of a row is found, and where', async () => {
    expect((await verify()).broken).toBeNull()
    const id = await someRow()
    const edits = [
      `content = overlay(content placing 'X' from 3 for 1)`,
      `actor = actor || ' '`,
      `account = coalesce(account, 0) + 1`,
      `call = 'staff.mE'`,
      `event = case event when 'done' then 'failed' else 'done' end`,
      `address = '127.0.0.2'`,
      `at = at + interval '1 microsecond'`,
      `call_id = gen_random_uuid()`,
      `hash = set_byte(hash, 31, (get_byte(hash, 31) + 1) % 256)`,
    ]
    for (const edit of edits) {
      await tamper('create table staff.kept as select * from staff.audit where id = $1'.replace('$1', String(id)))
      await tamper(`update staff.audit set ${edit} where id = ${id}`)
      expect((await verify()).broken, edit).toEqual({ id: String(id), why: 'edited' })
      await tamper(`delete from staff.audit where id = ${id}`)
      await tamper('insert into staff.audit select * from staff.kept')
      await tamper('drop table staff.kept')
      expect((await verify()).broken, edit).toBeNull()
    }
  })

  it('a missing row is found, one that was put in is found, and an end that was cut off is found by a head that was noted', async () => {
    const { head } = await verify()
    const known = { head_id: head.id, head_hash: head.hash }
    expect((await verify(known)).broken).toBeNull()
    await tamper(`create table staff.cut as select * from staff.audit where id >= ${head.id}`)
    await tamper(`delete from staff.audit where id >= ${head.id}`)
    expect(await verify()).toMatchObject({ broken: null })
    // Calls go on, so there is a row of that number again.
    await operatorCall(server.database.db, 'staff.verifyaudit', {})
    expect((await verify(known)).broken).toEqual({ id: head.id, why: 'edited' })
    const id = await someRow()
    await tamper(`update staff.audit set id = -id where id = ${id}`)
    expect((await verify()).broken).toEqual({ id: String(id + 1n), why: 'missing' })
    await tamper(`update staff.audit set id = -id where id = ${-id}`)
    await tamper(`update staff.audit set previous_hash = sha256('other') where id = ${id}`)
    expect((await verify()).broken).toEqual({ id: String(id), why: 'not_chained' })
  })

  it('a row cannot be changed or deleted, and nobody who inserts chooses its number, time or hash', async () => {
    const { pool } = server.database.db
    for (const statement of [
      `update staff.audit set actor = 'somebody else'`,
      'delete from staff.audit',
      'truncate staff.audit',
    ])
      await expect(pool.query(statement), statement).rejects.toThrow('insert-only')
    const { rows } = await pool.query<{ id: bigint; at: Date; hash: Buffer }>(
      `insert into staff.audit (id, at, call_id, actor, call, event, address, content, previous_hash, hash)
         values (999999, '2000-01-01', gen_random_uuid(), 'me', 'staff.me', 'done', 'here', '{}', '', '') returning id, at, hash`
    )
    expect(rows[0]?.id).toBeLessThan(999_999n)
    expect(rows[0]?.at.getFullYear()).toBeGreaterThan(2000)
    expect(rows[0]?.hash.length).toBe(32)
  })

  it('calls that are made at once stand one after the other', async () => {
    const fresh = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'staff'] })
    try {
      const { db } = fresh.database
      await Promise.all(Array.from({ length: 30 }, () => operatorCall(db, 'staff.accounts', {})))
      const { rows } = await db.pool.query<{ id: bigint }>('select id from staff.audit order by id')
      expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
      expect(await operatorCall(db, 'staff.verifyaudit', {})).toMatchObject({ broken: null, rows: 31 })
    } finally {
      await fresh.stop()
    }
  })

  it('holds no password and no code, and long texts by their hash', async () => {
    const password = 'a-Password-nobody-reads-7'
    await auditor.call('staff.signin', { email: auditor.email, password, code: '123456' })
    await auditor.call('content.putpages', { files: [{ path: 'en/01-long.md', text: 'long '.repeat(900) }] })
    await operatorCall(server.database.db, 'content.putpages', {
      files: [{ path: 'en/01-long.md', text: `# T\n\n> D\n\n${'long '.repeat(900)}` }],
    })
    const { rows } = await server.database.db.pool.query<{ content: string }>('select content from staff.audit')
    const all = rows.map(({ content }) => content).join('\n')
    expect(all).not.toContain(password)
    expect(all).not.toContain('long long')
    expect(all).toMatch(/"text":\{"length":\d+,"sha256":"[0-9a-f]{64}"\}/)
    expect(all).toContain('"password":"(secret)"')
  })

  it('is read by who may, newest first, by call, account and event', async () => {
    const { data } = await auditor.get<{ items: { call: string; event: string; id: string; content: unknown }[] }>(
      'staff.audit',
      { call: 'staff.signin', event: 'refused', count: 5 }
    )
    expect(data.items.length).toBeGreaterThan(0)
    expect(data.items.every(({ call, event }) => call === 'staff.signin' && event === 'refused')).toBe(true)
    const own = await auditor.get<{ items: { account: string }[] }>('staff.audit', { account: String(auditor.id) })
    expect(new Set(own.data.items.map(({ account }) => account))).toEqual(new Set([String(auditor.id)]))
  })
})
