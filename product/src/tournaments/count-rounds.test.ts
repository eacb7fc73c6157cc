import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countRounds, resetOnCashout } from './count-rounds.ts'
import { leaveBySource } from './enter.ts'
import { type Contest, openContest } from './tournaments.fixture.ts'

let contest: Contest
beforeAll(async () => {
  contest = await openContest()
})
afterAll(() => contest.close())

/** A withdrawal as the cashier keeps it; answers what carries out its event. */
async function withdraw(uid: bigint, minutes: number): Promise<() => Promise<void>> {
  const { query, at, db } = contest
  await query(`insert into cashier.methods (sysname, direction, kind, provider, currency, min_minor, max_minor, fields, opens, review_ms, position)
    values ('card', 'withdrawal', 'card', 'bank', 'USD', 1, 100000, '[]', 'same_window', 0, 0) on conflict do nothing`)
  const [row] = await query<{ id: bigint }>(
    `insert into cashier.withdrawals (uid, method_id, amount_minor, currency, requisites, idempotency_key, input_hash, approve_at, check_at, provider, created_at)
       select $1, id, 100, 'USD', '"x"', gen_random_uuid()::text, '', now(), now(), provider, $2 from cashier.methods where direction = 'withdrawal' limit 1 returning id`,
    [uid, at(minutes)]
  )
  return () => db.write((tx) => resetOnCashout(tx, { uid: String(uid), transaction: String(row?.id) }))
}

describe('rounds bring points', () => {
  it('TRN-20 in the games of the tournament, while it runs, to those who take part, for what was played to its end', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const [id, ada, eve] = [await tournament(), await player(), await player()]
    await join(id, ada, -30)
    await tell(
      await play(ada, { stake: 150 }),
      await play(ada, { stake: 50, game: 'clearing', from: -20, until: -5 }),
      // None of these: another game, before taking part, void, and somebody who takes no part.
      await play(ada, { stake: 1_000, game: 'threshold' }),
      await play(ada, { stake: 2_000, from: -31, until: -29 }),
      await play(ada, { stake: 4_000, status: 'void' }),
      await play(eve, { stake: 8_000 })
    )
    expect(await pointsIn(id)).toEqual([[ada, 200n]])
  })

  it('TRN-20 what the event says is not believed: the round itself is read', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const [id, ada] = [await tournament(), await player()]
    await join(id, ada)
    await tell({ ...(await play(ada, { stake: 100 })), stake_minor: '999999', currency: 'EUR' })
    const other = await player()
    await join(id, other)
    // Somebody else's round, and one that is still open.
    await tell(
      { ...(await play(ada, { stake: 70 })), player: String(other) },
      await play(other, { stake: 40, game: 'clearing', status: 'open' })
    )
    expect(await pointsIn(id)).toEqual([
      [ada, 100n],
      [other, 0n],
    ])
  })

  it('TRN-20 two currencies count by their rates, exactly', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const id = await tournament({ rates: { USD: 100, EUR: 108 } })
    const [ada, eve] = [await player('USD'), await player('EUR')]
    await join(id, ada)
    await join(id, eve)
    for (let n = 0; n < 10; n++)
      await tell(await play(ada, { stake: 10 }), await play(eve, { stake: 10, currency: 'EUR' }))
    expect(await pointsIn(id)).toEqual([
      [eve, 108n],
      [ada, 100n],
    ])
  })

  it('TRN-20 the best win over its stake is the other rule', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const [id, ada, eve] = [await tournament({ scoring: 'multiplier' }), await player(), await player()]
    await join(id, ada)
    await join(id, eve)
    await tell(
      await play(ada, { stake: 1_000, win: 9_000 }),
      await play(eve, { stake: 10, win: 125 }),
      await play(eve, { stake: 10, win: 0 })
    )
    expect(await pointsIn(id)).toEqual([
      [eve, 1_250n],
      [ada, 900n],
    ])
  })

  it('TRN-07 TRN-20 with equal points whoever had them first stands higher, whatever was told first', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const [id, ada, eve, kim] = [await tournament(), await player(), await player(), await player()]
    for (const uid of [ada, eve, kim]) await join(id, uid)
    await tell(
      await play(ada, { stake: 100, from: -5 }),
      await play(kim, { stake: 100, from: -5 }),
      await play(eve, { stake: 100, from: -8 })
    )
    expect((await pointsIn(id)).map(([uid]) => uid)).toEqual([eve, ada, kim])
  })
})

describe('events come twice, late and in any order', () => {
  it('TRN-20 TRN-16 the table is the same: rounds, a withdrawal and repetitions in whatever deliveries', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const minutes = [-50, -45, -40, -35, -25, -20, -15, -2]
    // The stakes are powers of two: the sum says which rounds counted.
    const stakes = minutes.map((_, index) => 2 ** index)
    const after = stakes.reduce((sum, stake, index) => sum + ((minutes[index] ?? 0) >= -30 ? stake : 0), 0)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: minutes.length }), { minLength: 0, maxLength: 8 }),
        fc.shuffledSubarray([...minutes.keys(), minutes.length], { minLength: minutes.length + 1 }),
        fc.integer({ min: 1, max: 4 }),
        async (repeated, order, size) => {
          const [id, other, uid] = [await tournament({ resetOnCashout: true }), await tournament(), await player()]
          await join(id, uid)
          await join(other, uid)
          const events = await Promise.all(minutes.map((from, index) => play(uid, { stake: stakes[index] ?? 1, from })))
          const reset = await withdraw(uid, -30)
          const deliveries = [...repeated, ...order, ...repeated]
          for (let start = 0; start < deliveries.length; start += size) {
            const some = deliveries.slice(start, start + size)
            if (some.includes(minutes.length)) await reset()
            await tell(...some.flatMap((index) => events[index] ?? []))
          }
          expect(await pointsIn(id)).toEqual([[uid, BigInt(after)]])
          // The other one does not set points back.
          expect(await pointsIn(other)).toEqual([[uid, BigInt(2 ** minutes.length - 1)]])
        }
      ),
      { numRuns: 25, seed: 1 }
    )
  })

  it('TRN-20 several deliveries at once count each round once', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const id = await tournament()
    const players = await Promise.all(Array.from({ length: 4 }, () => player()))
    for (const uid of players) await join(id, uid)
    const events = await Promise.all(
      players.flatMap((uid) => Array.from({ length: 5 }, () => play(uid, { stake: 10 })))
    )
    await Promise.all([tell(...events), tell(...events.toReversed()), ...events.map((event) => tell(event))])
    expect((await pointsIn(id)).map(([, points]) => points)).toEqual([50n, 50n, 50n, 50n])
  })

  it('TRN-16 a withdrawal after the end, or before taking part, sets nothing back', async () => {
    const { tournament, player, join, play, tell, pointsIn } = contest
    const id = await tournament({ resetOnCashout: true, endsAt: contest.at(-5) })
    const uid = await player()
    await join(id, uid, -40)
    await tell(await play(uid, { stake: 100, from: -20 }))
    for (const minutes of [-50, -4]) await (await withdraw(uid, minutes))()
    expect(await pointsIn(id)).toEqual([[uid, 100n]])
  })
})

describe('scorings that look at more than one round', () => {
  it('TRN-20 a streak is of all rounds by their ends, also where one is told of late, and a net win may fall again', async () => {
    const [streak, net] = [
      await contest.tournament({ scoring: 'streak' }),
      await contest.tournament({ scoring: 'net_win' }),
    ]
    const adam = await contest.player()
    for (const id of [streak, net]) await contest.join(id, adam)
    const won = (from: number) => contest.play(adam, { stake: 100, win: 300, from })
    const first = await won(-30)
    const late = await won(-29)
    const third = await won(-28)
    await contest.tell(first, third, await contest.play(adam, { stake: 100, from: -29.5 }))
    expect(await contest.pointsIn(streak)).toEqual([[adam, 1n]])
    expect(await contest.pointsIn(net)).toEqual([[adam, 300n]])
    await contest.tell(late)
    expect(await contest.pointsIn(streak)).toEqual([[adam, 2n]])
    await contest.tell(await contest.play(adam, { stake: 900, from: -20 }))
    expect(await contest.pointsIn(net)).toEqual([[adam, 0n]])
    expect(await contest.pointsIn(streak)).toEqual([[adam, 2n]])
  })
})

describe('a bought entry that staff take back', () => {
  it('LOY-22 TRN-20 stays where a round of it is counted at that moment', async () => {
    const { tournament, player, join, play, pointsIn, db, query } = contest
    const [id, ada] = [await tournament(), await player()]
    await join(id, ada, -30)
    await query(`update tournaments.entries set source = 'loyalty:7' where tournament_id = $1`, [id])
    const { promise: counted, resolve: isCounted } = Promise.withResolvers<void>()
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    const told = await play(ada, { stake: 100 })
    const counting = db.write(async (tx) => {
      await countRounds(tx, [told])
      isCounted()
      await asked
    })
    await counted
    const leaving = db.write((tx) => leaveBySource(tx, 'loyalty:7'))
    await expect
      .poll(() =>
        query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%tournaments.entries%'`)
      )
      .toHaveLength(1)
    isAsked()
    await counting
    expect(await leaving).toBe(false)
    expect(await pointsIn(id)).toEqual([[ada, 100n]])
  })
})
