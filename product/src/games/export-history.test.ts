import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { putSetting } from '../content/index.ts'
import { playerAccount, post } from '../ledger/index.ts'
import type { HistoryExport } from './contract.ts'
import { dropOldExports, writeExport } from './export-history.ts'
import { checkPeriod, historyCsv } from './rules/history-file.ts'

let server: TestServer
beforeAll(async () => {
  // A vendor of mail that never answers: the letter waits.
  const mail = { name: 'away', send: () => Promise.reject(new Error('away')) }
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'games'],
    ports: { mail },
  })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const everything = { from: '2020-01-01T00:00:00Z', to: '2020-12-31T00:00:00Z' }
const thisYear = () => ({
  from: new Date(Date.now() - 300 * 86_400_000).toISOString(),
  to: new Date(Date.now() + 86_400_000).toISOString(),
})
const ask = (player: Visitor, period: Record<string, string> = thisYear()) =>
  player.post<HistoryExport>('games.createhistoryexportrequest', period)
const stateOf = async (player: Visitor) =>
  (await player.call<{ request: HistoryExport | null }>('games.gethistoryexportrequest')).data.request
/** Until the worker has written the file. */
async function readyOf(player: Visitor): Promise<HistoryExport> {
  return expect
    .poll(() => stateOf(player).then((request) => request?.state))
    .toBe('ready')
    .then(async () => (await stateOf(player)) as HistoryExport)
}

describe('the history as a file', () => {
  it('API-83 API-84 GAME-11 GAME-12 GAME-14 a request is taken down, a worker writes the file, and it holds every round of the period and of nobody else', async () => {
    const player = await server.player()
    await server.database.db.write((tx) =>
      post(tx, {
        key: `gift:${player.uid}`,
        kind: 'gift',
        postings: [
          {
            from: 'provider:bank:clearing',
            to: playerAccount(player.uid, 'main'),
            amount: money(100_00n),
            code: 'deposit',
          },
        ],
      })
    )
    expect(await stateOf(player)).toBeNull()
    for (const stake of ['1.00', '2.00'])
      await player.post('games.play', { sysname: 'dicebox', stake, choice: { side: 'under', chance: 50 } })
    const rounds = (await player.call<{ rounds: { id: string; stake: { amount: number } }[] }>('games.getHistory')).data
      .rounds
    expect(rounds).toHaveLength(2)

    const asked = await ask(player)
    expect(asked.data).toMatchObject({ state: 'requested', rounds: null, ready_at: null })
    const ready = await readyOf(player)
    expect(ready).toMatchObject({ id: asked.data.id, rounds: 2 })
    const { data } = await player.call<{ name: string; csv: string }>('games.gethistoryexportfile', { id: ready.id })
    const lines = data.csv.trimEnd().split('\r\n')
    expect(lines[0]).toBe('round,game,studio,started_at,finished_at,state,currency,stake,win,jackpot')
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(rounds.map(({ id }) => id).toReversed())
    expect(lines[1]).toMatch(/^\d+,"Dicebox","Fathom",\S+Z,\S+Z,finished,USD,1\.00,\d+\.\d\d,0\.00$/)
    expect(data.name).toMatch(/^rounds-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)

    const stranger = await server.player()
    expect((await stranger.call('games.gethistoryexportfile', { id: ready.id })).status).toBe(404)
    expect((await server.visitor().call('games.gethistoryexportfile', { id: ready.id })).status).toBe(401)
  })

  it('GAME-14 one request is open at a time, a worker that comes twice writes once, and after some days the file is gone', async () => {
    const player = await server.player()
    // Nobody works this one off: it is not in the queue.
    const { rows } = await server.database.db.pool.query(
      `insert into games.exports (player_uid, from_at, to_at) values ($1, now() - interval '1 day', now()) returning id`,
      [player.uid]
    )
    const second = await ask(player)
    expect([second.status, second.error.code]).toEqual([409, 'export_open'])
    const context = (await server.context()) as never
    await writeExport(context, { id: String(rows[0]?.id) })
    const first = await readyOf(player)
    await writeExport(context, { id: String(rows[0]?.id) })
    expect((await stateOf(player))?.ready_at).toBe(first.ready_at)
    expect((await ask(player)).status).toBe(200)
    await readyOf(player)
    await server.database.db.pool.query(
      `update games.exports set requested_at = now() - interval '8 days' where player_uid = $1`,
      [player.uid]
    )
    await dropOldExports(context)
    expect(await stateOf(player)).toBeNull()
  })

  it('GAME-14 a player whose e-mail is confirmed gets a letter that leads to the file', async () => {
    const player = await server.player()
    await server.database.db.pool.query('update identity.users set email_confirmed_at = now() where uid = $1', [
      player.uid,
    ])
    await ask(player)
    await expect.poll(() => stateOf(player).then((request) => request?.state)).toBe('sent')
    const { rows } = await server.database.db.pool.query(
      `select subject, body from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1`,
      [player.uid]
    )
    expect(rows).toMatchObject([
      { subject: 'Your casino history is ready', body: expect.stringContaining('/profile/bets?view=casino') },
    ])
    const { data } = await player.call<{ csv: string }>('games.gethistoryexportfile', {
      id: (await stateOf(player))?.id,
    })
    expect(data.csv).toMatch(/^round,/)
  })

  it('GAME-14 a period has an end after its beginning, and is no longer than a year', async () => {
    const player = await server.player()
    expect((await ask(player, { from: everything.to, to: everything.from })).error.invalid_parameters).toHaveProperty(
      'to'
    )
    expect((await ask(player, { from: '2020-01-01T00:00:00Z', to: '2021-02-01T00:00:00Z' })).error.code).toBe(
      'period_too_long'
    )
    expect((await ask(player, { from: 'yesterday', to: everything.to })).status).toBe(400)
    const year = 366 * 86_400_000
    expect(checkPeriod({ from: instant(0), to: instant(year) })).toBeUndefined()
    expect(checkPeriod({ from: instant(0), to: instant(year + 2 * 3_600_000) })).toMatchObject({
      refused: 'InvalidParameter/period_too_long',
    })
  })

  it('GAME-13 it is refused while general info does not offer it', async () => {
    const player = await server.player()
    const offered = async () =>
      (await player.call<{ is_game_history_export_enabled: boolean }>('metadata.getgeneralinfo')).data
        .is_game_history_export_enabled
    expect(await offered()).toBe(true)
    await server.database.db.write((tx) => putSetting(tx, 'general', { is_game_history_export_enabled: false }))
    await expect.poll(offered).toBe(false)
    expect((await ask(player)).status).toBe(403)
    await server.database.db.write((tx) => putSetting(tx, 'general', {}))
    await expect.poll(offered).toBe(true)
  })

  it('GAME-14 text stands in quotes, and nothing in the file is a formula', () => {
    const round = {
      id: '7',
      studio: 'A "B"',
      status: 'void',
      stakeMinor: 150n,
      winMinor: 0n,
      jackpotMinor: 700n,
      currency: 'USD',
      startedAt: 's',
      finishedAt: null,
    } as const
    expect(historyCsv([{ ...round, game: '=1+1' }])).toContain(`\r\n7,"'=1+1","A ""B""",s,,void,USD,1.50,0.00,7.00\r\n`)
    expect(historyCsv([]).split('\r\n')).toHaveLength(2)
  })
})
