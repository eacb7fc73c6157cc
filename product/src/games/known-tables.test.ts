import { sealing } from '@ante/testing/sealing'
import type { Context, Database } from '@ante/kit/context'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { advanceTables } from './advance-tables.ts'
import type { LiveBets, LiveTable } from './contract.ts'
import { openRow } from '../identity/index.ts'
import { readTable } from './known-tables.ts'
import { finishLive } from './store-live.ts'
import type { SeedToSeal } from './store-sealing.ts'

const sysname = 'wheel-of-hours'
let server: TestServer
beforeAll(async () => {
  // Without the workers: the test turns the table itself.
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const query = (text: string) => server.database.db.pool.query(text)
const newest = `(select max(id) from games.live_rounds where game = '${sysname}')`
const turn = async () => advanceTables((await server.context()) as never)
/** As another host settles it: drawn, with its seed told. */
async function settleElsewhere(drawn: number): Promise<void> {
  const { rows } = await query(`select id, server_seed, server_hash from games.live_rounds where id = ${newest}`)
  const [row] = rows as SeedToSeal[]
  if (!row) throw new Error('there is no round yet')
  await server.database.db.write((tx) => finishLive(tx, row.id, drawn, openRow(sealing, row).server_seed))
}
const stale = () => new Promise((done) => setTimeout(done, 210))

/** A host with a memory of its own, and how often it has read. */
async function host() {
  const counted = { reads: 0 }
  const context = await server.context()
  const db: Database = {
    ...context.db,
    read: (work, options) => {
      counted.reads += 1
      return context.db.read(work, options)
    },
  }
  const ask = async (player?: Context['player']) => {
    const answer = await readTable({ ...context, db, ...(player && { player }) }, { sysname })
    if (!answer.table) throw new Error('there is no round yet')
    return { table: answer.table, bets: answer.bets }
  }
  return { counted, ask }
}

describe('what visitors are told of a live table', () => {
  beforeEach(async () => {
    await query(
      `update games.live_rounds set closes_at = now() - interval '2 s', next_at = now() - interval '1 s' where id = ${newest}`
    )
    await turn()
    await turn()
  })

  it('is read once for all who ask at the same time', async () => {
    const { ask, counted } = await host()
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask()))
    expect(counted.reads).toBe(1)
    expect(new Set(answers.map(({ table }) => table.round.id)).size).toBe(1)
  })

  it('is never older than 200 ms, though another host has changed it, and closes by the clock in between', async () => {
    const { ask } = await host()
    expect((await ask()).table.round.state).toBe('open')
    await settleElsewhere(3)
    await stale()
    expect((await ask()).table.round).toMatchObject({ state: 'settled', drawn: 3 })
  })

  it('has a clock that goes on while it is kept, and bets that close by it', async () => {
    const { ask } = await host()
    await query(
      `update games.live_rounds set closes_at = clock_timestamp() + interval '60 ms', next_at = clock_timestamp() + interval '9 s' where id = ${newest}`
    )
    const first = (await ask()).table
    await new Promise((done) => setTimeout(done, 100))
    const second = (await ask()).table
    expect(Date.parse(second.now) - Date.parse(first.now)).toBeGreaterThanOrEqual(95)
    expect(second.round.state).toBe('closed')
  })

  it('is asked for again after a reading that failed', async () => {
    const context = await server.context()
    let fails = true
    const db: Database = {
      ...context.db,
      read: (work, options) => (fails ? Promise.reject(new Error('no database')) : context.db.read(work, options)),
    }
    const ask = () => readTable({ ...context, db }, { sysname })
    await expect(ask()).rejects.toThrow('no database')
    fails = false
    expect((await ask()).table?.round.state).toBe('open')
  })

  it('a player is answered from the database each time', async () => {
    const { ask, counted } = await host()
    const { uid } = await server.player()
    const player = { uid } as NonNullable<Context['player']>
    await ask(player)
    await settleElsewhere(5)
    expect((await ask(player)).table.round).toMatchObject({ state: 'settled', drawn: 5 })
    expect(counted.reads).toBe(2)
  })

  it('a bet at this host is seen at once, by those without an account too', async () => {
    const read = async (who: Visitor) =>
      (await who.call<{ table: LiveTable; bets: LiveBets }>('games.gettable', { sysname })).data
    const visitor = server.visitor()
    const before = await read(visitor)
    const player = await server.player()
    await query(
      `select ledger.post('gift:${player.uid}', null, 'gift', 'USD', array['provider:bank:clearing'], array['player:${player.uid}:main'], array[1000::bigint], array['deposit'])`
    )
    await player.post('games.playtable', {
      sysname,
      round: before.table.round.id,
      stake: '1.00',
      choice: { bets: [{ bet: 'light', stake: 100 }] },
    })
    expect((await read(visitor)).bets.count).toBe(before.bets.count + 1)
  })
})
