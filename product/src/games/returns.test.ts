import { certificateFor } from '@ante/arcade/rules/certificates'
import { testServer, type TestServer } from '@ante/testing/server'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import type { GameReturn } from './contract-staff.ts'
import { measureReturns } from './returns.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['staff', 'games'] })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const game = 'threshold'
const version = certificateFor(game)?.version ?? ''
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The test says what its statement answers.
  (await server.database.db.pool.query(text, values)).rows as Row[]

/** Finished rounds of one unit, of which the first `wins` paid twice their stake. */
const played = (
  rounds: number,
  wins: number,
  more: { version?: string; wallet?: string; game?: string; uid?: number } = {}
) =>
  query(
    `insert into games.rounds (id, player_uid, game, version, seed_id, wallet, nonce, currency, stake_minor, win_minor, status, choices, view, finished_at)
       select ledger.next_id(), $6, $3, $4, case when $5::text is null then 1 end, $5, 0, 'USD', 100, case when n <= $2 then 200 else 0 end, 'finished', '[]', 'null', now()
         from generate_series(1, $1::int) n`,
    [rounds, wins, more.game ?? game, more.version ?? version, more.wallet ?? null, more.uid ?? 1]
  )
const measure = async () => measureReturns((await server.context()) as never)
const returns = async () =>
  (await operatorCall<{ items: GameReturn[] }>(server.database.db, 'games.getreturns', { days: 30 })).items
const alarms = async () =>
  (
    await operatorCall<{ items: { game: { sysname: string }; side: string }[] }>(
      server.database.db,
      'games.getreturnalarms',
      {}
    )
  ).items

describe('the returns of games', () => {
  it('GAM-24 stand beside their certificates, by game and version, with the band of chance', async () => {
    await played(5_000, 2_470)
    await played(2_000, 2_000, { version: '0.9.0' })
    await played(2_000, 980, { game: 'two-crows', version: '', wallet: 'softswiss' })
    await measure()
    const found = await returns()
    expect(found.find((row) => row.version === version)).toMatchObject({
      rounds: 5_000,
      actual: '98.80',
      theory: { highest: '99.00' },
      verdict: 'within',
      alarm_since: null,
    })
    expect(found.find((row) => row.version === '0.9.0')).toMatchObject({ actual: '200.00', verdict: 'unknown' })
    expect(found.find((row) => row.version === '')).toMatchObject({
      game: { name: 'Two Crows' },
      actual: '98.00',
      band: null,
    })
    expect(await alarms()).toEqual([])
  })

  it('ACC-23 GAM-24 leave out the rounds of test accounts', async () => {
    await query(
      `insert into players.profiles (uid, fakename, currency, locale, is_test) values (77, 'Tester', 'USD', 'en', true)`
    )
    const before = (await returns()).find((row) => row.version === version)
    await played(4_000, 4_000, { uid: 77 })
    await measure()
    expect((await returns()).find((row) => row.version === version)).toEqual(before)
    expect(await alarms()).toEqual([])
  })

  it('GAM-24 raise one alarm when they leave their band, which ends when they are within again', async () => {
    await played(3_000, 2_400)
    await measure()
    await measure()
    expect(await alarms()).toMatchObject([{ game: { sysname: game }, side: 'above' }])
    expect((await returns())[0]).toMatchObject({ verdict: 'above', alarm_since: expect.any(String) })
    await played(3_000, 600)
    await measure()
    expect(await alarms()).toEqual([])
    expect(await query('select side, ended_at is null as is_open from games.return_alarms')).toEqual([
      { side: 'above', is_open: false },
    ])
  })

  it('count a day anew while its rounds may still end, and none of a void one', async () => {
    const before = (await returns()).find((row) => row.version === version)?.rounds ?? 0
    await query(
      `update games.rounds set status = 'void' where id in (select id from games.rounds where version = $1 and game = $2 limit 10)`,
      [version, game]
    )
    await measure()
    expect((await returns()).find((row) => row.version === version)?.rounds).toBe(before - 10)
  })
})
