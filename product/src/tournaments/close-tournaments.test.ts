import type { Context } from '@ante/kit/context'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepPartitions } from '@ante/testing/host'
import { audit } from '../ledger/index.ts'
import { closeTournament, closeTournaments } from './close-tournaments.ts'
import { partitions } from './partitions.ts'
import { type Contest, openContest } from './tournaments.fixture.ts'

let contest: Contest
let context: Context
const errors: string[] = []
beforeAll(async () => {
  contest = await openContest()
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: object, message: string) => void errors.push(message),
  }
  const setting = (_name: string, schema: { parse: (value: unknown) => unknown }) => schema.parse(undefined)
  context = { db: contest.db, log, setting } as unknown as Context
})
afterAll(() => contest.close())

const close = () => closeTournaments(context)
const isClosed = async (id: bigint) =>
  (
    await contest.query<{ closed: boolean }>(
      'select closed_at is not null as closed from tournaments.tournaments where id = $1',
      [id]
    )
  )[0]?.closed
const balances = async (uids: readonly bigint[]) =>
  Promise.all(
    uids.map(async (uid) => {
      const [row] = await contest.query<{ sum: string | null }>(
        `select sum(balance_minor)::text as sum from ledger.accounts where path = $1`,
        [`player:${uid}:main`]
      )
      return Number(row?.sum ?? 0)
    })
  )
const placesOf = (id: bigint) =>
  contest.query<{ player_uid: bigint; place: number; prize_minor: bigint; paid_minor: bigint }>(
    'select player_uid, place, prize_minor, paid_minor from tournaments.entries where tournament_id = $1 and place is not null order by place',
    [id]
  )

/** One that is over, with players who staked so much. */
async function over(stakes: readonly number[], more: Parameters<Contest['tournament']>[0] = {}) {
  const id = await contest.tournament({ endsAt: contest.at(-2), ...more })
  const players: bigint[] = []
  for (const [index, stake] of stakes.entries()) {
    const uid = await contest.player()
    players.push(uid)
    await contest.join(id, uid)
    if (stake > 0) await contest.tell(await contest.play(uid, { stake, from: -30 + index }))
  }
  return { id, players }
}

describe('the end of a tournament', () => {
  it('TRN-08 fixes the winners and pays each prize once, however often and from wherever it is closed', async () => {
    const { id, players } = await over([100, 400, 50, 300])
    await Promise.all([close(), close(), close()])
    await close()
    expect((await placesOf(id)).map((row) => [row.player_uid, row.place, Number(row.prize_minor)])).toEqual([
      [players[1], 1, 500],
      [players[3], 2, 300],
      [players[0], 3, 200],
    ])
    expect(await balances(players)).toEqual([200, 500, 0, 300])
    expect(await contest.db.read(audit)).toEqual([])
    const [house] = await contest.query<{ sum: string }>(
      `select sum(balance_minor)::text as sum from ledger.accounts where path = $1`,
      [`house:tournaments:${id}`]
    )
    expect(house?.sum).toBe('-1000')
  })

  it('TRN-08 a host that dies on the way has paid nothing, and the next one pays all of it', async () => {
    const { id, players } = await over([10, 20])
    const dying = contest.db.write(async (tx) => {
      expect(await closeTournament(tx, id)).toBe(true)
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect([await isClosed(id), await balances(players)]).toEqual([false, [0, 0]])
    await close()
    expect([await isClosed(id), await balances(players)]).toEqual([true, [300, 500]])
  })

  it('TRN-08 places that nobody reached are not paid, and nobody without points has a place', async () => {
    const { id, players } = await over([0, 70])
    await close()
    expect(await placesOf(id)).toHaveLength(1)
    expect(await balances(players)).toEqual([0, 500])
    const nobody = await over([])
    await close()
    expect([await isClosed(nobody.id), await placesOf(nobody.id)]).toEqual([true, []])
  })

  it('TRN-08 TRN-20 a winner in another currency is paid by the rates of the points', async () => {
    const id = await contest.tournament({ endsAt: contest.at(-2), rates: { USD: 100, EUR: 108 } })
    const eve = await contest.player('EUR')
    await contest.join(id, eve)
    await contest.tell(await contest.play(eve, { stake: 100, currency: 'EUR' }))
    await close()
    expect((await placesOf(id)).map((row) => [Number(row.prize_minor), Number(row.paid_minor)])).toEqual([[500, 462]])
    expect(await balances([eve])).toEqual([462])
    expect(await contest.db.read(audit)).toEqual([])
  })

  it('TRN-08 TRN-20 who joined in a currency whose rate was taken away before the beginning holds up nobody’s prize', async () => {
    const [adam, eve] = [await contest.player(), await contest.player('EUR')]
    const cup = { sysname: 'rates-cup', scoring: 'multiplier' as const }
    const id = await contest.tournament({ ...cup, startsAt: contest.at(30), rates: { USD: 100, EUR: 108 } })
    for (const uid of [adam, eve]) await contest.join(id, uid)
    expect(await contest.tournament({ ...cup, endsAt: contest.at(-2), rates: { USD: 100 } })).toBe(id)
    await contest.tell(
      await contest.play(eve, { stake: 10, win: 90, currency: 'EUR' }),
      await contest.play(adam, { stake: 10, win: 20 })
    )
    await close()
    expect((await placesOf(id)).map((row) => [row.player_uid, Number(row.paid_minor)])).toEqual([[adam, 500]])
  })

  it('TRN-05 one that runs is not closed, and what comes after the end counts nothing', async () => {
    const running = await contest.tournament()
    const { id, players } = await over([40])
    const uid = players[0] ?? 0n
    const late = [
      await contest.play(uid, { stake: 900, from: -1 }),
      await contest.play(uid, { stake: 900, from: -20, until: -2 }),
    ]
    await contest.tell(...late)
    await close()
    await contest.tell(...late, await contest.play(uid, { stake: 900, from: -20 }))
    expect([await isClosed(running), await isClosed(id)]).toEqual([false, true])
    expect(await contest.pointsIn(id)).toEqual([[uid, 40n]])
  })
})

describe('what is still on its way', () => {
  it('TRN-08 TRN-20 a round of before the end that was not told yet, or a withdrawal, is waited for', async () => {
    for (const name of ['games.round-finished', 'cashier.withdrawal-requested']) {
      const { id } = await over([40])
      const announce = `insert into outbox.events (name, payload, created_at) values ($1, '{}', $2) returning id`
      const [event] = await contest.query<{ id: bigint }>(announce, [name, contest.at(-3)])
      // After the end nothing is waited for.
      const [after] = await contest.query<{ id: bigint }>(announce, [name, contest.at(-1)])
      await close()
      expect(await isClosed(id), name).toBe(false)
      await contest.query('delete from outbox.events where id = $1', [event?.id])
      await close()
      expect(await isClosed(id), name).toBe(true)
      await contest.query('delete from outbox.events where id = $1', [after?.id])
    }
  })

  it('TRN-08 a transaction that began before the end may still tell of a round: it is waited for', async () => {
    const client = await contest.database.db.pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
      const began = rows[0]?.at ?? new Date()
      const id = await contest.tournament({ endsAt: new Date(began.getTime() + 1) })
      const isOver = async () =>
        (
          await contest.query<{ over: boolean }>(
            'select ends_at <= now() as over from tournaments.tournaments where id = $1',
            [id]
          )
        )[0]?.over
      await expect.poll(isOver).toBe(true)
      await close()
      expect(await isClosed(id)).toBe(false)
      await client.query('commit')
      await close()
      expect(await isClosed(id)).toBe(true)
    } finally {
      client.release()
    }
  })

  it('TRN-08 one that cannot be closed is told of and holds up no other', async () => {
    const broken = await over([10])
    await contest.query(`update tournaments.entries set currency = 'EUR' where tournament_id = $1`, [broken.id])
    const { id } = await over([10])
    errors.length = 0
    await close()
    expect([await isClosed(broken.id), await isClosed(id), errors]).toEqual([
      false,
      true,
      ['a tournament could not be closed'],
    ])
    await contest.query(`update tournaments.entries set currency = 'USD' where tournament_id = $1`, [broken.id])
    await close()
    expect(await isClosed(broken.id)).toBe(true)
  })
})

describe('any table', () => {
  it('TRN-08 TRN-20 pays the fund to the last unit where there are enough players, each by the place that any order of events leads to', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 7 }),
        async (prizes, stakes) => {
          const { id, players } = await over(stakes, { prizesMinor: prizes.map(BigInt) })
          await close()
          const reached = players
            .map((uid, index) => ({ uid, stake: stakes[index] ?? 0, index }))
            .filter(({ stake }) => stake > 0)
          const expected = reached.toSorted((a, b) => b.stake - a.stake || a.index - b.index).slice(0, prizes.length)
          expect((await placesOf(id)).map((row) => [row.player_uid, Number(row.paid_minor)])).toEqual(
            expected.map(({ uid }, place) => [uid, prizes[place]])
          )
          const paid = (await balances(players)).reduce((sum, one) => sum + one, 0)
          expect(paid).toBe(prizes.slice(0, reached.length).reduce((sum, one) => sum + one, 0))
        }
      ),
      { numRuns: 20, seed: 1 }
    )
    expect(await contest.db.read(audit)).toEqual([])
  })

  it('the rounds behind a table go by the month, and not before its winners are fixed for a month', async () => {
    const [{ id }, { id: young }] = [await over([10, 20]), await over([10])]
    await contest.query(
      `select ante.make_partitions('tournaments.scored_rounds', 1, now() - interval '150 days' - interval '1 month')`
    )
    await contest.query(
      `update tournaments.scored_rounds set round_id = round_id - 150 * 86400000000 where tournament_id = $1`,
      [id]
    )
    await contest.query(
      `update tournaments.tournaments set starts_at = starts_at - interval '150 days' where id = $1`,
      [id]
    )
    const kept = async () => {
      await keepPartitions(partitions).run(context as never, undefined as never)
      const rows = await contest.query<{ id: bigint }>(
        'select tournament_id as id from tournaments.scored_rounds where tournament_id = any ($1) order by 1',
        [[id, young]]
      )
      return rows.map((row) => row.id)
    }
    expect(await kept()).toEqual([id, id, young])
    await close()
    expect(await kept()).toEqual([id, id, young])
    await contest.query(`update tournaments.tournaments set closed_at = now() - interval '31 days' where id = $1`, [id])
    expect(await kept()).toEqual([young])
  })
})
