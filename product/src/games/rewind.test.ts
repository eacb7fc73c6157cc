import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { money } from '@ante/kit/money'
import { openDatabase } from '@ante/testing/host'
import { exportDatabase } from '@ante/testing/host'
import { importDatabase } from '@ante/testing/host'
import { createPool } from '@ante/testing/host'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterEach, expect, test } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Round, SeedPair } from './contract.ts'
import { noteRewind } from './index.ts'
import { advanceTables } from './advance-tables.ts'

const leaving: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})

/** A server on the database that an export of this moment makes, as after a restore. */
async function restored(from: TestServer): Promise<() => Promise<TestServer>> {
  const folder = mkdtempSync(join(tmpdir(), 'ante-rewind-'))
  leaving.push(async () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'backup.gz')
  await exportDatabase(from.database.url, file)
  return async () => {
    const name = `ante_restored_${randomBytes(6).toString('hex')}`
    await from.database.db.pool.query(`create database ${name} template template0`)
    const address = new URL(from.database.url)
    address.pathname = `/${name}`
    const url = address.toString()
    await importDatabase(url, file)
    const pool = createPool({ url, size: 4, onError: () => undefined })
    const close = async (): Promise<void> => {
      await pool.end()
      await from.database.db.pool.query(`drop database if exists ${name} with (force)`)
    }
    return opened({ db: openDatabase(pool), url, close })
  }
}
async function opened(database?: TestServer['database']): Promise<TestServer> {
  const server = await testServer({ env: { ANTE_ROLE: 'web' }, ...(database ? { database } : {}) })
  leaving.push(() => server.stop())
  return server
}
async function withPlayer(): Promise<{ server: TestServer; player: Visitor }> {
  const server = await opened()
  await server.database.db.write(seedGames)
  const player = await server.player()
  const to = playerAccount(player.uid, 'main')
  const postings = [{ from: houseAccount('opening'), to, amount: money(100_000n), code: 'opening' as const }]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return { server, player }
}
/** The same player with the same session elsewhere. */
function at(server: TestServer, player: Visitor): Visitor {
  const visitor = server.visitor()
  visitor.cookie = player.cookie
  return visitor
}

/** A game whose rounds all end at once: a slot's free spins would leave one open by chance. */
const roll = { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } }
async function play(player: Visitor, params: Record<string, unknown> = roll): Promise<Round> {
  const { status, data, error } = await player.post<{ round: Round }>('games.play', params)
  if (status !== 200) throw new Error(JSON.stringify(error))
  return data.round
}
/** What eight rounds show; a game's cycle is over at once in this world. */
async function eight(server: TestServer, player: Visitor): Promise<string[]> {
  const views: string[] = []
  for (let n = 0; n < 8; n++) {
    await server.database.db.pool.query(`update games.seeds set last_round_at = null`)
    views.push(JSON.stringify((await play(player)).view))
  }
  return views
}
const seedsOf = async (player: Visitor) => (await player.call<SeedPair>('games.getseeds')).data

test('rounds after a restore are others than those that players saw before it, and so is the next pair of seeds', async () => {
  const { server, player } = await withPlayer()
  await play(player)
  const restore = await restored(server)
  const promised = await seedsOf(player)
  const seen = await eight(server, player)
  const again = await restore()
  const returned = at(again, player)
  const views = await eight(again, returned)
  // One roll in ten thousand is the same by chance; two of eight are so once in millions.
  expect(views.filter((view, n) => view === seen[n]).length).toBeLessThanOrEqual(1)
  const now = await seedsOf(returned)
  expect(now.server_hash).not.toBe(promised.server_hash)
  expect(now.server_hash).not.toBe(promised.next_server_hash)
  expect(now.next_server_hash).not.toBe(promised.next_server_hash)
  expect(now.revealed?.server_hash).toBe(promised.server_hash)
})

test('a round that was open in a restored backup ends as it stands: its next step may be known', async () => {
  const { server, player } = await withPlayer()
  const open = await play(player, { sysname: 'higher-ground', stake: '1' })
  expect(open.status).toBe('open')
  const again = await (await restored(server))()
  const returned = at(again, player)
  const { data } = await returned.post<{ round: Round }>('games.advance', {
    round: open.id,
    step: 1,
    choice: { guess: 'higher' },
  })
  expect(data.round).toMatchObject({ status: 'void', view: { guesses: [] } })
  expect(await again.database.db.read(audit)).toEqual([])
})

test('the seeds of a running host change when an operator notes that its database went back', async () => {
  const { server, player } = await withPlayer()
  await play(player)
  const before = await seedsOf(player)
  await server.database.db.write((tx) => noteRewind(tx, 'volume snapshot'))
  await server.database.db.pool.query(`update games.seeds set last_round_at = null`)
  const round = await play(player)
  expect([before.server_hash, before.next_server_hash]).not.toContain(round.server_hash)
  expect(round.nonce).toBe(0)
})

test('a live table goes on with a new chain after a restore, and the round that was open gives its stakes back', async () => {
  const { server, player } = await withPlayer()
  const turn = async (on: TestServer) => advanceTables((await on.context()) as never)
  await turn(server)
  type Table = { table: { chain: { anchor: string }; round: { id: string; state: string } } }
  const tableAt = async (visitor: Visitor) =>
    (await visitor.call<Table>('games.gettable', { sysname: 'wheel-of-hours' })).data.table
  const before = await tableAt(player)
  const bet = await player.post<{ round: Round }>('games.playtable', {
    sysname: 'wheel-of-hours',
    round: before.round.id,
    stake: '2.00',
    choice: { bets: [{ bet: 'light', stake: 200 }] },
  })
  expect(bet.data.round.status).toBe('open')
  const again = await (await restored(server))()
  await turn(again)
  const returned = at(again, player)
  const { rows } = await again.database.db.pool.query<{ status: string }>('select status from games.rounds')
  expect(rows).toEqual([{ status: 'void' }])
  await again.database.db.pool.query(`update games.live_rounds set next_at = now()`)
  await turn(again)
  expect((await tableAt(returned)).chain.anchor).not.toBe(before.chain.anchor)
  expect(await again.database.db.read(audit)).toEqual([])
})
