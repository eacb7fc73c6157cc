import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { type Player, type TestPush, testPush } from './push.fixture.ts'

let push: TestPush
let teams: { id: number }[]
let league: { id: number } | undefined
beforeAll(async () => {
  push = await testPush()
  ;[league] = await push.rows<{ id: number }>(
    `insert into sportsbook.competitions (sport, sysname, name, country_code, country_name, rating) values ('football', 'followed', 'League', 'GB', 'England', '{}') returning id`
  )
  teams = await push.rows<{ id: number }>(
    `insert into sportsbook.participants (sport, country_code, name, short_name) values ('football', 'GB', 'Rooks', 'ROO'), ('football', 'GB', 'Magpies', 'MAG') returning id`
  )
})
afterAll(() => push.stop())

let matches = 0
async function match(status = 'not_started'): Promise<string> {
  const [event] = await push.rows<{ id: number }>(
    `insert into sportsbook.events (sport, competition_id, home_id, away_id, round, starts_at, source, replay, status, state)
       values ('football', $1, $2, $3, '1', now() + interval '1 hour', $4, false, $5::sportsbook.event_status,
         '{"phase": "not_started", "minute": 0, "added": 0, "score": {"home": 0, "away": 0}, "redCards": {"home": 0, "away": 0}}') returning id`,
    [league?.id, teams[0]?.id, teams[1]?.id, `followed:${++matches}`, status]
  )
  return String(event?.id)
}
const follow = (player: Pick<Player, 'post'>, fixture: string, isFollowed = '1') =>
  player.post<{ fixtures: string[] }>('push.follow', { fixture, is_followed: isFollowed })
const follows = async (player: Player) =>
  (await player.call<{ fixtures: string[] }>('push.getfollows')).data.fixtures.toSorted()
const starts = (fixture: string) =>
  push.server.database.db.write((tx) =>
    tx.announce(sportsbookEvents['sportsbook.fixture-started'], { fixture_id: fixture })
  )
const isDone = async () => {
  await expect.poll(() => push.rows('select 1 from push.deliveries')).toEqual([])
}
const choices = { bets: '1', payments: '1', support: '1', matches: '1', shows_details: '0' }

describe('PWA-13 a match that a player follows', () => {
  it('is told of once, when it starts, to who follows it still, with its teams only for who asked for that', async () => {
    const [one, other, gone, silent] = [
      await push.server.player(),
      await push.server.player(),
      await push.server.player(),
      await push.server.player(),
    ]
    const fixture = await match()
    const later = await match()
    const targets = await Promise.all([one, other, gone, silent].map((player) => push.device(player)))
    for (const player of [one, other, gone, silent]) expect((await follow(player, fixture)).status).toBe(200)
    await follow(one, later)
    expect((await follow(gone, fixture, '0')).data).toEqual({ fixtures: [] })
    await other.post('push.change', { ...choices, shows_details: '1' })
    await silent.post('push.change', { ...choices, matches: '0' })
    await starts(fixture)
    await expect
      .poll(async () => (await Promise.all(targets.map(push.shown))).map((all) => all.length))
      .toEqual([1, 1, 0, 0])
    await isDone()
    await starts(fixture)
    await isDone()
    const [first, second, third, fourth] = await Promise.all(targets.map(push.shown))
    expect(first).toEqual([
      expect.objectContaining({
        title: 'A match you follow has started',
        body: 'Open it to see the score.',
        url: `/betting?fixture=${fixture}`,
        tag: `match:${fixture}`,
      }),
    ])
    expect(second).toEqual([expect.objectContaining({ body: 'Rooks – Magpies' })])
    expect([third, fourth]).toEqual([[], []])
    // Whoever was told follows it no longer; the other match is followed on.
    expect([await follows(one), await follows(other), await follows(silent)]).toEqual([[later], [], []])
  })

  it('cannot be one that is not there or has started, is followed once however often it is asked for, and no more than 200 are', async () => {
    const player = await push.server.player()
    const fixture = await match()
    expect((await follow(player, '999999')).status).toBe(404)
    expect((await follow(player, 'x')).status).toBe(400)
    expect((await follow(player, await match('live'))).status).toBe(409)
    const answers = await Promise.all([1, 2, 3].map(() => follow(player, fixture)))
    expect(answers.map(({ data }) => data.fixtures)).toEqual([[fixture], [fixture], [fixture]])
    await push.rows('insert into push.follows (uid, fixture) select $1, 100000 + n from generate_series(1, 199) n', [
      player.uid,
    ])
    expect((await follow(player, await match())).status).toBe(409)
    expect((await follow(player, fixture)).status).toBe(200)
    expect((await follow(push.server.visitor(), fixture)).status).toBe(401)
  })

  it('is told to nobody who has excluded themselves since', async () => {
    const player = await push.server.player()
    const target = await push.device(player)
    const fixture = await match()
    await follow(player, fixture)
    await push.rows(`update identity.users set excluded_until = now() + interval '1 day' where uid = $1`, [player.uid])
    await starts(fixture)
    await expect.poll(() => push.rows('select 1 from push.follows where fixture = $1', [fixture])).toEqual([])
    await isDone()
    expect(await push.shown(target)).toEqual([])
  })
})
