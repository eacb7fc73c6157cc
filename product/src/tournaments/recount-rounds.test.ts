import type { Context } from '@ante/kit/context'
import { operatorCall } from '@ante/testing/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RewardFlag } from '../bonuses/contract-staff.ts'
import { closeDueStages } from './close-stages.ts'
import { closeTournaments } from './close-tournaments.ts'
import { recountRounds } from './recount-rounds.ts'
import { type Contest, openContest } from './tournaments.fixture.ts'

let contest: Contest
let context: Context
beforeAll(async () => {
  contest = await openContest()
  const log = { info: () => undefined, warn: () => undefined, error: (told: object) => expect(told).toBeUndefined() }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Of the context only what the jobs use.
  context = { db: contest.db, log } as unknown as Context
})
afterAll(() => contest.close())

type Told = Awaited<ReturnType<Contest['play']>>
const recount = (...events: Told[]) =>
  contest.db.write((tx) =>
    recountRounds(
      tx,
      events.map((one) => ({ ...one, stake_before_minor: one.stake_minor, win_before_minor: one.win_minor }))
    )
  )
/** The studio takes the round back, or a part of it; answers what is told of it. */
async function takeBack(one: Told, left?: { stake: number; win: number }): Promise<Told> {
  const to = left ?? { stake: Number(one.stake_minor), win: 0 }
  const status = left ? 'finished' : 'void'
  await contest.query('update games.rounds set status = $2, stake_minor = $3, win_minor = $4 where id = $1', [
    one.round,
    status,
    to.stake,
    to.win,
  ])
  return { ...one, status, stake_minor: String(to.stake), win_minor: String(to.win) }
}
const flagsOf = async (uid: bigint) =>
  (await operatorCall<{ items: RewardFlag[] }>(contest.db, 'bonuses.getrewardflags', { uid: String(uid) })).items

describe('rounds that were taken back', () => {
  it('TRN-20 count no more in a tournament that goes on, whether they were counted before or are told of late, and once', async () => {
    const [id, ada] = [await contest.tournament(), await contest.player()]
    await contest.join(id, ada)
    const [kept, gone, late, half] = [
      await contest.play(ada, { stake: 100 }),
      await contest.play(ada, { stake: 1_000 }),
      await contest.play(ada, { stake: 700 }),
      await contest.play(ada, { stake: 60 }),
    ]
    await contest.tell(kept, gone, half)
    const [goneNow, lateNow] = [await takeBack(gone), await takeBack(late)]
    const halfNow = await takeBack(half, { stake: 30, win: 0 })
    await recount(goneNow, lateNow, halfNow)
    await recount(goneNow)
    expect(await contest.pointsIn(id)).toEqual([[ada, 130n]])
    // The books said that it had ended when somebody read them, a moment before.
    await contest.query(`update games.rounds set status = 'finished' where id = any ($1)`, [[gone.round, late.round]])
    await contest.tell(gone, late)
    expect(await contest.pointsIn(id)).toEqual([[ada, 130n]])
    expect(await flagsOf(ada)).toEqual([])
  })

  it('TRN-20 a round of which several parts were taken back at once counts as it is at last, or no more, and staff are told of one round', async () => {
    const id = await contest.tournament({ games: ['dicebox'] })
    const ended = await contest.tournament({ games: ['clearing'] })
    const [ada, eve] = [await contest.player(), await contest.player()]
    for (const uid of [ada, eve]) await contest.join(id, uid)
    await contest.join(ended, ada)
    const [gone, less] = [await contest.play(ada, { stake: 300, win: 20 }), await contest.play(eve, { stake: 300 })]
    const paid = await contest.play(ada, { stake: 300, win: 900, game: 'clearing' })
    await contest.tell(gone, less, paid)
    const goneNow = [await takeBack(gone, { stake: 300, win: 0 }), await takeBack(gone)]
    const lessNow = [await takeBack(less, { stake: 200, win: 0 }), await takeBack(less, { stake: 100, win: 0 })]
    await recount(...goneNow, ...lessNow)
    expect(await contest.pointsIn(id)).toEqual([
      [eve, 100n],
      [ada, 0n],
    ])
    await contest.query(`update tournaments.tournaments set ends_at = now() - interval '1 second' where id = $1`, [
      ended,
    ])
    await closeTournaments(context)
    await recount(await takeBack(paid, { stake: 300, win: 0 }), await takeBack(paid))
    expect(await flagsOf(ada)).toMatchObject([{ reason: 'void_play', title: `tournament ${ended}, Cup`, plays: 1 }])
  })

  it('TRN-20 whatever is counted and taken back in whatever order, standings are those of what is left, by each ranking', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('stakes', 'multiplier', 'net_win', 'streak' as const),
        fc.array(
          fc.record({
            stake: fc.integer({ min: 1, max: 9 }),
            win: fc.nat(20),
            from: fc.integer({ min: -50, max: -2 }),
            fate: fc.nat(4),
            isEarly: fc.boolean(),
          }),
          { minLength: 1, maxLength: 10 }
        ),
        async (scoring, rounds) => {
          const ids = [await contest.tournament({ scoring }), await contest.tournament({ scoring })]
          const [ada, eve] = [await contest.player(), await contest.player()]
          for (const id of ids) await contest.join(id, id === ids[0] ? ada : eve)
          for (const { fate, isEarly, ...sums } of rounds) {
            const one = await contest.play(ada, sums)
            const now = fate === 0 ? await takeBack(one) : fate === 1 ? await takeBack(one, { stake: 1, win: 0 }) : one
            if (isEarly) await recount(now)
            await contest.tell(one)
            if (now !== one) await recount(now)
            if (fate === 0) continue
            await contest.tell(await contest.play(eve, fate === 1 ? { ...sums, stake: 1, win: 0 } : sums))
          }
          const standings = await contest.query<{ points: bigint; score: bigint; reached_at: Date | null }>(
            'select points, score, reached_at from tournaments.entries where tournament_id = any ($1) order by tournament_id',
            [ids]
          )
          expect(standings[0]).toEqual(standings[1])
        }
      ),
      { numRuns: 30, seed: 16 }
    )
  })

  it('TRN-08 leave a tournament that is closed as it is, and staff are told of its winners once', async () => {
    const id = await contest.tournament()
    const [ada, eve, kim] = [await contest.player(), await contest.player(), await contest.player()]
    for (const uid of [ada, eve, kim]) await contest.join(id, uid)
    const [first, second] = [await contest.play(ada, { stake: 900 }), await contest.play(ada, { stake: 50 })]
    const [other, none] = [
      await contest.play(eve, { stake: 100 }),
      await contest.play(kim, { stake: 10, game: 'threshold' }),
    ]
    await contest.tell(first, second, other, none)
    await contest.query(`update tournaments.tournaments set ends_at = now() - interval '1 second' where id = $1`, [id])
    await closeTournaments(context)
    const before = await contest.query(
      'select place, prize_minor, points from tournaments.entries where tournament_id = $1 order by player_uid',
      [id]
    )
    await recount(await takeBack(first), await takeBack(second), await takeBack(none))
    expect(
      await contest.query(
        'select place, prize_minor, points from tournaments.entries where tournament_id = $1 order by player_uid',
        [id]
      )
    ).toEqual(before)
    expect(await flagsOf(ada)).toMatchObject([
      { reason: 'void_play', title: `tournament ${id}, Cup`, plays: 2, cashback: null, staked: null },
    ])
    expect([await flagsOf(eve), await flagsOf(kim)]).toEqual([[], []])
  })

  it('TRN-20 a stage that goes on is ranked anew, and one that is closed stays and is told of', async () => {
    const hours = (count: number) => count * 60
    const id = await contest.tournament({
      startsAt: contest.at(hours(-1.5)),
      endsAt: contest.at(hours(0.5)),
      scoring: 'position',
      stages: { hours: 1, scoring: 'stakes', points: [25] },
    })
    const ada = await contest.player()
    await contest.join(id, ada, hours(-2))
    const [over, running, stays] = [
      await contest.play(ada, { stake: 100, from: hours(-1.2) }),
      await contest.play(ada, { stake: 70, from: hours(-0.2) }),
      await contest.play(ada, { stake: 5, from: hours(-0.1) }),
    ]
    await contest.tell(over, running, stays)
    await closeDueStages(context)
    expect(await contest.pointsIn(id)).toEqual([[ada, 25n]])
    await recount(await takeBack(over), await takeBack(running))
    expect(await contest.pointsIn(id)).toEqual([[ada, 25n]])
    expect(
      await contest.query(
        'select stage, points from tournaments.stage_scores where tournament_id = $1 order by stage',
        [id]
      )
    ).toEqual([
      { stage: 1, points: 100n },
      { stage: 2, points: 5n },
    ])
    expect(await flagsOf(ada)).toMatchObject([{ reason: 'void_play', plays: 1 }])
  })
})
