import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { feedApp } from './app.ts'
import { openCalendar, scoreOf } from './calendar.ts'
import { competitions } from './clubs.ts'
import { inventedCourse, replayedCourse } from './course.ts'
import { openReplays } from './replays.ts'
import { matchesBetween, roundMs } from './world.ts'

const options = { seed: 'test', minuteMs: 5000 }
const start = Date.UTC(2026, 10, 21, 12)
const world = () => openCalendar(options, openReplays(':memory:'))

describe('the invented world', () => {
  it('always has several matches in play, and every club once a round', () => {
    for (let at = start; at < start + 12 * 3_600_000; at += 60_000) {
      const playing = matchesBetween(options, at - 100 * options.minuteMs, at).length
      expect(playing).toBeGreaterThanOrEqual(2)
      expect(playing).toBeLessThanOrEqual(8)
    }
    const clubs = competitions.flatMap((one) => one.clubs)
    expect(new Set(clubs).size).toBe(clubs.length)
  })
  it('plays a double round robin: each club meets each other twice a season, once at home', () => {
    const [league] = competitions.filter((one) => one.clubs.length === 10)
    const rounds = 18
    const season = Math.ceil((start - Date.UTC(2026, 0, 5)) / roundMs(options) / rounds) * rounds
    const from = Date.UTC(2026, 0, 5) + season * roundMs(options)
    const pairs = matchesBetween(options, from, from + rounds * roundMs(options), league?.id).map(
      ({ home, away }) => `${home.id}-${away.id}`
    )
    expect(pairs).toHaveLength(90)
    expect(new Set(pairs).size).toBe(90)
  })
  it('is a function of seed and time: the same messages at once, in pieces, and after a restart', () => {
    const whole = world().messages(start, start + 1_800_000)
    const pieces = Array.from({ length: 180 }, (_, i) =>
      world().messages(start + i * 10_000, start + (i + 1) * 10_000)
    ).flat()
    expect(pieces).toEqual(whole)
    expect(whole.length).toBeGreaterThan(500)
    expect(
      openCalendar({ ...options, seed: 'other' }, openReplays(':memory:')).messages(start, start + 600_000)
    ).not.toEqual(world().messages(start, start + 600_000))
  })
  it('plays the same matches whenever it begins: a test meets the same football at any hour', () => {
    const storyOf = (epoch: number) =>
      openCalendar({ ...options, epoch }, openReplays(':memory:'))
        .messages(epoch + 1000 * roundMs(options), epoch + 1001 * roundMs(options))
        .map(({ match, at, ...told }) => ({
          ...told,
          place: match.slice(match.indexOf('-')),
          after: Date.parse(at) - epoch,
        }))
    expect(storyOf(start)).toEqual(storyOf(start + 1_234_567))
    expect(storyOf(start).length).toBeGreaterThan(500)
  })
  it('counts the messages of a match from 1 without a hole, in the order of time', () => {
    for (const [, messages] of Map.groupBy(world().messages(start, start + 3_600_000), (message) => message.match)) {
      messages.forEach((message, index) => index > 0 && expect(message.n).toBe((messages[index - 1]?.n ?? 0) + 1))
      expect(messages.map((message) => message.at)).toEqual(messages.map((message) => message.at).toSorted())
    }
  })
  it('scores about as often as its rates say, more in the second half, and never leaves a match open', () => {
    const courses = Array.from({ length: 3000 }, (_, i) => inventedCourse('test', `m${i}`, { home: 1.5, away: 1.1 }))
    const goals = courses.flatMap((course) => course.filter((at) => at.code === 'GOAL'))
    expect(goals.length / 3000).toBeGreaterThan(2.5)
    expect(goals.length / 3000).toBeLessThan(2.85)
    expect(goals.filter((goal) => goal.minute > 45).length / goals.length).toBeGreaterThan(0.51)
    expect(courses.every((course) => ['FT', 'POSTPONED', 'ABANDONED'].includes(course.at(-1)?.code ?? ''))).toBe(true)
    expect(courses.filter((course) => course.at(-1)?.code !== 'FT').length).toBeLessThan(40)
  })
})

describe('a replay', () => {
  it('ends as the real match did, at half-time and at the end, whatever minutes it invents', () => {
    for (let i = 0; i < 300; i++) {
      const [halfTime, fullTime] = [
        [i % 3, i % 2],
        [(i % 3) + (i % 4), (i % 2) + (i % 5)],
      ] as const
      const course = replayedCourse('test', `r${i}`, { halfTime, fullTime, end: 'played' })
      expect(scoreOf(course)).toEqual([...fullTime])
      const half = course.findIndex((at) => at.code === 'HT')
      expect(course.slice(0, half).filter((at) => at.code === 'GOAL' && at.side === 'home')).toHaveLength(halfTime[0])
    }
  })
  it('keeps the real minutes where they are known', () => {
    const goals = [
      { side: 'home', minute: 45, stoppage: 6 },
      { side: 'away', minute: 90, stoppage: 9 },
      { side: 'home', minute: 1, stoppage: 0 },
    ] as const
    const course = replayedCourse('test', 'known', { halfTime: [2, 0], fullTime: [2, 1], goals, end: 'played' })
    expect(
      course.filter((at) => at.code === 'GOAL').map(({ side, minute, stoppage }) => ({ side, minute, stoppage }))
    ).toEqual([goals[2], goals[0], goals[1]])
    expect(course.findIndex((at) => at.code === 'HT')).toBeGreaterThan(course.findIndex((at) => at.stoppage === 6))
    expect(course.at(-1)?.code).toBe('FT')
  })
})

describe('the feed over HTTP', () => {
  const open = async (now: () => number) => {
    const app = Fastify()
    await app.register(feedApp({ storage: ':memory:', apiKey: 'k', minuteMs: 5000, seed: 'test', now }))
    const get = async (url: string, key = 'k') => {
      const reply = await app.inject({ url, headers: { authorization: `Bearer ${key}` } })
      return {
        status: reply.statusCode,
        body: reply.json<Record<string, unknown> & { messages: { match: string }[]; next: number; more: boolean }>(),
      }
    }
    return { app, get }
  }
  it('asks for the key, and says what it does not understand', async () => {
    const { app, get } = await open(() => start)
    expect((await get('/v1/messages', 'other')).status).toBe(401)
    expect((await get('/v1/matches?from=x&to=y')).status).toBe(422)
    expect((await get('/v1/matches/none')).status).toBe(404)
    expect((await get(`/v1/messages?after=${start - 25 * 3_600_000}`)).status).toBe(410)
    await app.close()
  })
  it('gives every message once along the cursor, however far behind', async () => {
    let present = start
    const { app, get } = await open(() => present)
    const first = (await get('/v1/messages')).body
    expect(first.messages).toEqual([])
    present += 3_000_000
    const seen: unknown[] = []
    for (let cursor = first.next, more = true; more;) {
      const { body } = await get(`/v1/messages?after=${cursor}`)
      seen.push(...body.messages)
      cursor = body.next
      more = body.more
    }
    expect(seen).toEqual(world().messages(start, start + 3_000_000))
    await app.close()
  })
  it('plays a replay once, at the time that was ordered first', async () => {
    let present = start
    const { app, get } = await open(() => present)
    const body = (at: number) => ({
      replays: [
        {
          id: 'r-one',
          starts_at: new Date(at).toISOString(),
          competition: { id: 'c', name: 'C', region: { code: 'x', name: 'X' } },
          round: '1',
          home: { id: 'a', name: 'A' },
          away: { id: 'b', name: 'B' },
          full_time: [2, 0],
          half_time: [1, 0],
          end: 'played',
        },
      ],
    })
    const order = (at: number) =>
      app.inject({ method: 'PUT', url: '/v1/replays', headers: { authorization: 'Bearer k' }, payload: body(at) })
    expect((await order(start + 60_000)).json()).toEqual({ ordered: 1, known: 1 })
    expect((await order(start + 120_000)).json()).toEqual({ ordered: 0, known: 1 })
    expect(
      (
        await app.inject({
          method: 'PUT',
          url: '/v1/replays',
          headers: { authorization: 'Bearer k' },
          payload: { replays: [{ id: 'bad' }] },
        })
      ).statusCode
    ).toBe(422)
    present = start + 1_200_000
    const { body: match } = await get('/v1/matches/r-one')
    expect(match.messages.at(-1)).toMatchObject({ code: 'FT' })
    expect(match.match).toMatchObject({ starts_at: new Date(start + 60_000).toISOString(), replay: true })
    await app.close()
  })
})
