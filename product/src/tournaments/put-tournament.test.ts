import type { OutputOf } from '@ante/kit/contract'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repeatTournaments } from './close-tournaments.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { insertRepeats } from './store.ts'
import { enter } from './store-admission.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const whole = {
  sysname: 'autumn-cup',
  texts: { en: { title: 'Autumn cup', text: 'Two evenings.' } },
  games: ['dicebox'],
  prizes_minor: [700, 300],
  starts_at: '2099-01-01T18:00:00Z',
  ends_at: '2099-01-02T23:00:00+01:00',
  restrictions: [{ type: 'min_deposits', params: { count: 1 } }],
  reason: 'the autumn of a test',
}
/** The time of `whole` is four of them. */
const stages = { hours: 7, scoring: 'net_win', points: [25, 18, 15] }
const put = (tournament: unknown) => approvedCall(database.db, 'tournaments.put', tournament)
const kept = async () =>
  (
    await database.db.pool.query(
      'select sysname, total_prize_minor::int as prize from tournaments.tournaments order by id'
    )
  ).rows as unknown[]

describe('the staff call tournaments.put', () => {
  it('TRN-05 takes a tournament, and the same name again instead of a second one', async () => {
    const first = await put(whole)
    // No hall is seeded.
    expect(first).toEqual({ id: expect.stringMatching(/^\d+$/), unknown_games: ['dicebox'] })
    expect(await put({ ...whole, prizes_minor: [900] })).toEqual(first)
    expect(await kept()).toEqual([{ sysname: 'autumn-cup', prize: 900 }])
  })

  it('TRN-05 TRN-15 refuses whole what does not fit, and says where', async () => {
    const wrong: readonly (readonly [unknown, string])[] = [
      [{ ...whole, games: [] }, 'games'],
      [{ ...whole, ends_at: whole.starts_at }, 'ends_at'],
      [{ ...whole, rates: { EUR: 100 } }, 'rates'],
      [{ ...whole, prizes_minor: [5, 0] }, 'prizes_minor.1'],
      [{ ...whole, restrictions: [{ type: 'vip' }] }, 'restrictions.0'],
      [{ ...whole, price: 5 }, ''],
      [{ ...whole, reason: '' }, 'reason'],
      // Points by position need stages, and stages nothing else; they divide the time, and their points stay.
      [{ ...whole, scoring: 'position' }, 'stages'],
      [{ ...whole, stages }, 'stages'],
      [{ ...whole, scoring: 'position', stages: { ...stages, hours: 5 } }, 'stages.hours'],
      [{ ...whole, scoring: 'position', stages: { ...stages, points: [1, 2] } }, 'stages.points'],
      [{ ...whole, scoring: 'position', stages: { ...stages, scoring: 'streak' } }, 'stages.scoring'],
      [{ ...whole, scoring: 'position', stages, reset_on_cashout: true }, 'reset_on_cashout'],
    ]
    for (const [value, path] of wrong)
      await expect(put(value), path).rejects.toMatchObject({
        type: 'InvalidParameter',
        data: { issues: expect.arrayContaining([expect.objectContaining({ path: expect.stringContaining(path) })]) },
      })
    expect(await kept()).toHaveLength(1)
  })

  it('TRN-05 refuses a tournament that has begun, and keeps its rules', async () => {
    await put({ ...whole, sysname: 'begun' })
    await database.db.pool.query(
      `update tournaments.tournaments set starts_at = now() - interval '1 hour' where sysname = 'begun'`
    )
    await expect(put({ ...whole, sysname: 'begun', prizes_minor: [1] })).rejects.toThrow('conflict')
  })
})

const stop = (sysname: string) => operatorCall(database.db, 'tournaments.stop', { sysname, reason: 'Enough' })
type List = OutputOf<(typeof staffEndpoints)['tournaments.list']>
const listed = async () => (await operatorCall(database.db, 'tournaments.list', {})) as List

describe('tournaments as staff see them', () => {
  it('TRN-05 each is listed as it was put, and is withdrawn by a stop while nobody takes part', async () => {
    const position = { ...whole, sysname: 'watches', scoring: 'position', stages, repeats: true }
    await put(position)
    const watches = async () => (await listed()).items.find(({ series }) => series === 'watches')
    const { reason: _, ...terms } = position
    expect(await watches()).toMatchObject({
      run: 1,
      status: 'future',
      is_closed: false,
      participants: 0,
      winners: 0,
      total_prize: { amount: 10, currency: 'USD' },
      terms: { ...terms, starts_at: '2099-01-01T18:00:00.000Z', ends_at: '2099-01-02T22:00:00.000Z' },
    })
    expect(await stop('watches')).toEqual({ sysname: 'watches', withdrawn: 1 })
    expect(await watches()).toMatchObject({ status: 'withdrawn', terms: { repeats: false } })
    const inHall = async () =>
      (
        await database.db.pool.query<{ game: string }>(
          `select g.game from games.tournament_games g join tournaments.tournaments t on t.id = g.tournament where t.series = 'watches'`
        )
      ).rows
    expect(await inHall()).toEqual([])
    await put(position)
    expect(await watches()).toMatchObject({ status: 'future', terms: { repeats: true } })
    expect(await inHall()).toEqual([{ game: 'dicebox' }])
  })

  it('TRN-05 one that players have joined is not withdrawn, and nobody joins one that is', async () => {
    const { id } = (await put({ ...whole, sysname: 'joined', repeats: true })) as { id: string }
    const { id: empty } = (await put({ ...whole, sysname: 'empty' })) as { id: string }
    const enterIt = (tournament: string, uid: bigint) =>
      database.db.write((tx) => enter(tx, BigInt(tournament), uid, 'USD', null))
    expect(await enterIt(id, 7n)).toBe(true)
    expect(await stop('joined')).toEqual({ sysname: 'joined', withdrawn: 0 })
    await expect(stop('joined')).rejects.toThrow('not_found')
    expect(await stop('empty')).toEqual({ sysname: 'empty', withdrawn: 1 })
    expect(await enterIt(empty, 7n)).toBe(false)
    const states = Object.fromEntries((await listed()).items.map(({ series, status }) => [series, status]))
    expect(states).toMatchObject({ joined: 'future', empty: 'withdrawn' })
  })
})

describe('a tournament that comes again', () => {
  it('TRN-05 has its next run when it ends, once, with its games and the period that runs now, until staff stop it', async () => {
    await put({ ...whole, sysname: 'nightly', repeats: true })
    const move = (ago: string) =>
      database.db.pool.query(
        `update tournaments.tournaments set starts_at = now() - $1::interval - interval '1 day', ends_at = now() - $1::interval where sysname = 'nightly'`,
        [ago]
      )
    const runs = async () =>
      (
        await database.db.pool.query<{ sysname: string; run: number; runs: boolean }>(
          `select sysname, run, starts_at <= now() and ends_at > now() as runs from tournaments.tournaments where series = 'nightly' order by run`
        )
      ).rows
    await repeatTournaments(database)
    expect(await runs()).toHaveLength(1)
    // Two lengths and a half without a host.
    await move('60 hours')
    await Promise.all([repeatTournaments(database), repeatTournaments(database)])
    await repeatTournaments(database)
    expect(await runs()).toEqual([
      { sysname: 'nightly', run: 1, runs: false },
      { sysname: 'nightly-2', run: 2, runs: true },
    ])
    expect(await stop('nightly')).toEqual({ sysname: 'nightly', withdrawn: 0 })
    await expect(stop('nightly')).rejects.toThrow('not_found')
    await database.db.pool.query(
      `update tournaments.tournaments set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where series = 'nightly'`
    )
    await repeatTournaments(database)
    expect(await runs()).toHaveLength(2)
  })

  it('TRN-05 does so no more where staff stop it at the moment at which its next run is written', async () => {
    await put({ ...whole, sysname: 'hourly', repeats: true })
    await database.db.pool.query(
      `update tournaments.tournaments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where sysname = 'hourly'`
    )
    const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    const writing = database.db.write(async (tx) => {
      expect(await insertRepeats(tx)).toHaveLength(1)
      isWritten()
      await asked
    })
    await written
    const stopping = stop('hourly')
    await expect
      .poll(async () => {
        const waiting = await database.db.pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%tournaments.tournaments%'`
        )
        return waiting.rows
      })
      .toHaveLength(1)
    isAsked()
    await writing
    await stopping
    const { rows } = await database.db.pool.query(
      `select sysname from tournaments.tournaments where series = 'hourly' and repeats`
    )
    expect(rows).toEqual([])
  })
})
