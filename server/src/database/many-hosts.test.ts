import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { startEmbedded } from './embedded.ts'
import { hostsIn, openClient } from './many-hosts.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
/** The address of the test's database with other hosts before its own. */
const behind = (...hosts: string[]): string => {
  const { host, username, password, pathname } = new URL(database.url)
  // A server that asks for no password takes any.
  return `postgres://${username}:${password || 'any'}@${[...hosts, host].join(',')}${pathname}`
}

test('an address of a database names one host or several, each with its port', () => {
  expect(hostsIn('postgres://ante:a,b@one:5432,two,[::1]:5433/ante?sslmode=require')).toEqual([
    'postgres://ante:a,b@one:5432/ante?sslmode=require',
    'postgres://ante:a,b@two/ante?sslmode=require',
    'postgres://ante:a,b@[::1]:5433/ante?sslmode=require',
  ])
  expect(hostsIn('postgres://one/ante')).toEqual(['postgres://one/ante'])
  expect(hostsIn('postgres:///ante?host=/tmp')).toEqual(['postgres:///ante?host=/tmp'])
})

test('a pool and a client pass over a host where nobody answers', async () => {
  const url = behind(`127.0.0.1:${await closedPort()}`)
  const pool = createPool({ url, size: 2 })
  expect((await pool.query('select current_database() as name')).rows).toEqual([
    { name: new URL(database.url).pathname.slice(1) },
  ])
  await pool.end()
  const client = openClient({ connectionString: url })
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})

test('a pool passes over a host that only reads, and says so where no other is left', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ante-standby-'))
  const standby = await startEmbedded({ directory, durable: false })
  try {
    const { username, password, pathname } = new URL(database.url)
    const own = createPool({ url: standby.url, size: 1 })
    const { rowCount } = await own.query('select from pg_roles where rolname = $1', [username])
    await own.query(`${rowCount ? 'alter' : 'create'} role "${username}" login password '${password || 'any'}'`)
    await own.query(`create database "${pathname.slice(1)}"`)
    await own.query('alter system set default_transaction_read_only = on')
    await own.query('select pg_reload_conf()')
    await own.end()
    const { host } = new URL(standby.url)
    const pool = createPool({ url: behind(host), size: 1 })
    expect((await pool.query('show transaction_read_only')).rows).toEqual([{ transaction_read_only: 'off' }])
    await pool.end()
    const none = createPool({
      url: behind(host).replace(new URL(database.url).host, `127.0.0.1:${await closedPort()}`),
      size: 1,
    })
    await expect(none.query('select 1')).rejects.toMatchObject({ code: '08001' })
    await none.end()
  } finally {
    await standby.stop()
    rmSync(directory, { recursive: true, force: true })
  }
})
