import { randomBytes, randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { playerAccount, post } from '@ante/product/ledger/index'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { testServer, type TestServer } from '@ante/testing/server'
import { operatorCall } from '@ante/testing/staff'
import { grantApplicationAt, ownsTheBooks } from './application-role.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { createPool } from './pool.ts'

let owner: TestDatabase
let application: OpenDatabase
let server: TestServer
const role = `application_${randomBytes(6).toString('hex')}`
const url = new URL('postgres://localhost')
beforeAll(async () => {
  owner = await testDatabase()
  const password = randomBytes(12).toString('hex')
  await owner.db.pool.query(`create role ${role} login password '${password}'`)
  url.href = owner.url
  url.username = role
  url.password = password
  await grantApplicationAt(owner.url, role)
  // Repeated by each host that starts.
  await Promise.all([grantApplicationAt(owner.url, role), grantApplicationAt(owner.url, role)])
  const pool = createPool({ url: url.href, size: 6 })
  application = openDatabase(pool)
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players'],
    database: { ...owner, db: application, url: url.href, close: () => application.pool.end() },
  })
})
afterAll(async () => {
  await server.stop()
  await owner.db.pool.query(`drop owned by ${role}`)
  await owner.db.pool.query(`drop role ${role}`)
  await owner.close()
})

/** On a connection of the role: what a statement is refused with. */
async function refusalOf(statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
    return 'done'
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  } finally {
    await client.end()
  }
}
const denied = '42501'

describe('the role that a host connects as', () => {
  it('is enough for a host: players register, money moves, jobs and staff calls run', async () => {
    const player = await server.player()
    await application.write((tx) =>
      post(tx, {
        key: randomUUID(),
        kind: 'deposit',
        postings: [
          {
            from: 'provider:bank:clearing',
            to: playerAccount(player.uid, 'main'),
            amount: money(500n),
            code: 'deposit',
          },
        ],
      })
    )
    const { data } = await player.call<{ balance_main: { amount: number } }>('account.getBalance')
    expect(data.balance_main.amount).toBe(5)
    await operatorCall(application, 'staff.putrole', { name: 'reader', permissions: ['players:read'] })
    await application.write((tx) => tx.enqueue('ledger.audit', {}))
    expect(await operatorCall(application, 'staff.verifyaudit', {})).toMatchObject({ broken: null })
  })

  it.each([
    'alter table ledger.postings disable trigger all',
    'alter table ledger.postings disable trigger postings_insert_only',
    'drop trigger postings_insert_only on ledger.postings',
    'update ledger.postings set amount_minor = 1',
    'delete from ledger.postings',
    'truncate ledger.postings',
    `update ledger.transactions set kind = 'another'`,
    'delete from ledger.transactions',
    'delete from ledger.accounts',
    'drop table ledger.accounts cascade',
    'alter table ledger.accounts drop constraint accounts_no_overdraft',
    'create or replace function ledger.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop function ledger.refuse_change() cascade',
    `alter function ledger.refuse_change() rename to another`,
    'create table ledger.mine ()',
    'create schema mine',
    `set session_replication_role = 'replica'`,
    `update staff.audit set actor = 'somebody else'`,
    'delete from staff.audit',
    'truncate staff.audit',
    'alter table staff.audit disable trigger all',
    'drop trigger audit_insert_only on staff.audit',
    `update ante.migrations set hash = ''`,
    `delete from ante.sql_sources`,
    `alter role ${role} superuser`,
  ])('may not: %s', async (statement) => {
    expect(await refusalOf(statement)).toBe(denied)
  })

  it('owns no table, and what owns them is told apart', async () => {
    const { rows } = await owner.db.pool.query(`select relname from pg_class where relowner = $1::regrole`, [role])
    expect(rows).toEqual([])
    expect(await ownsTheBooks(application.pool)).toBe(false)
    expect(await ownsTheBooks(owner.db.pool)).toBe(true)
  })
})
