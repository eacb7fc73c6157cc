import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '@ante/kit/context'
import { closeDueStages } from './close-stages.ts'
import { closeTournaments } from './close-tournaments.ts'
import { listTournaments } from './list-tournaments.ts'
import { type Contest, openContest } from './tournaments.fixture.ts'

let contest: Contest
let context: Context
const errors: unknown[] = []
beforeAll(async () => {
  contest = await openContest()
  const log = { info: () => undefined, warn: () => undefined, error: (told: object) => void errors.push(told) }
  context = { db: contest.db, log, locale: 'en' } as unknown as Context
})
afterAll(() => contest.close())

const hours = (count: number) => count * 60
/** Stages of an hour, the first of which began three and a half hours ago. */
const staged = (more: Parameters<Contest['tournament']>[0] = {}) =>
  contest.tournament({
    startsAt: contest.at(hours(-3.5)),
    endsAt: contest.at(hours(0.5)),
    scoring: 'position',
    stages: { hours: 1, scoring: 'stakes', points: [25, 18, 15] },
    ...more,
  })
const joined = async (id: bigint, count: number) => {
  const players = await Promise.all(Array.from({ length: count }, () => contest.player()))
  for (const uid of players) await contest.join(id, uid, hours(-4))
  return players as [bigint, bigint, bigint, bigint]
}
const read = async (id: bigint) => {
  const { items } = await listTournaments(context, { ids: [String(id)], status: 'all', offset: 0, count: 1 })
  return items[0]
}

describe('points by position', () => {
  it('TRN-20 each stage that is over brings the points of its places, and the stage that runs shows its own ranking', async () => {
    const id = await staged()
    const [ada, eve, kim, joe] = await joined(id, 4)
    const play = (uid: bigint, stake: number, from: number) => contest.play(uid, { stake, from: hours(from) })
    await contest.tell(
      // The first stage: eve, ada, kim and joe with the same, and kim had it first.
      await play(ada, 200, -3.2),
      await play(eve, 300, -3.1),
      await play(kim, 100, -3),
      await play(joe, 100, -2.9),
      // The second one: kim alone.
      await play(kim, 1, -2),
      // The one that runs.
      await play(joe, 900, -0.2)
    )
    expect((await contest.pointsIn(id)).map(([, points]) => points)).toEqual([0n, 0n, 0n, 0n])
    await Promise.all([closeDueStages(context), closeDueStages(context)])
    expect(errors).toEqual([])
    expect(await contest.pointsIn(id)).toEqual([
      [kim, 40n],
      [eve, 25n],
      [ada, 18n],
      [joe, 0n],
    ])
    expect(await read(id)).toMatchObject({
      scoring: 'position',
      stages: {
        hours: 1,
        count: 4,
        scoring: 'stakes',
        points: [25, 18, 15],
        current: { number: 4, leaderboard: [{ place: 1, points: 900, name: `player-${joe}` }] },
      },
      leaderboard: [{ points: 40, place: 1 }, { points: 25 }, { points: 18 }],
    })
    // Told when its stage is closed: the places stay.
    await contest.tell(await play(joe, 5_000, -3.3))
    await closeDueStages(context)
    expect((await contest.pointsIn(id)).map(([uid]) => uid)).toEqual([kim, eve, ada, joe])
  })

  it('TRN-20 TRN-08 the end of the tournament closes its last stages first, and pays by the sum', async () => {
    const id = await staged({ startsAt: contest.at(hours(-2) - 1), endsAt: contest.at(-1) })
    const [ada, eve] = await joined(id, 2)
    await contest.tell(
      await contest.play(ada, { stake: 100, from: hours(-1.5) }),
      await contest.play(eve, { stake: 50, from: hours(-1.5) }),
      await contest.play(eve, { stake: 50, from: -20 })
    )
    await closeTournaments(context)
    await closeDueStages(context)
    expect(await contest.pointsIn(id)).toEqual([
      [eve, 43n],
      [ada, 25n],
    ])
    const paid = await contest.query(
      'select player_uid, place, paid_minor from tournaments.entries where tournament_id = $1 order by place',
      [id]
    )
    expect(paid).toEqual([
      { player_uid: eve, place: 1, paid_minor: 500n },
      { player_uid: ada, place: 2, paid_minor: 300n },
    ])
    expect(await read(id)).toMatchObject({ is_closed: true, stages: { current: null } })
  })

  it('TRN-20 rounds told in any order, twice and in whatever deliveries lead to the same places, by any ranking of stages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('stakes', 'multiplier', 'net_win' as const),
        fc.array(
          fc.record({ who: fc.nat(2), stake: fc.integer({ min: 1, max: 9 }), win: fc.nat(20), from: fc.nat(205) }),
          {
            minLength: 1,
            maxLength: 10,
          }
        ),
        fc.integer({ min: 1, max: 4 }),
        async (scoring, rounds, size) => {
          const boards: number[][] = []
          for (const isTurned of [false, true]) {
            const id = await staged({ stages: { hours: 1, scoring, points: [25, 18, 15] } })
            const players = await joined(id, 3)
            const told = await Promise.all(
              rounds.map(({ who, from, ...sums }) =>
                contest.play(players[who] ?? 0n, { ...sums, from: hours(-3.5) + from })
              )
            )
            const events = isTurned ? [...told.toReversed(), ...told] : told
            for (let start = 0; start < events.length; start += size)
              await contest.tell(...events.slice(start, start + size))
            await closeDueStages(context)
            const points = new Map(await contest.pointsIn(id))
            boards.push(players.map((uid) => Number(points.get(uid))))
          }
          expect(boards[1]).toEqual(boards[0])
        }
      ),
      { numRuns: 20, seed: 1 }
    )
    expect(errors).toEqual([])
  })
})
