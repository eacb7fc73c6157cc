import { after, hour, type Instant, minute } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { sportOf } from '../sports/registry.ts'
import { isOver } from '../rules/vocabulary.ts'
import type { ReplayOrder } from '../rules/replay-order.ts'
import { type FeedMessage, FeedUnavailable, type EventFeed } from './port.ts'

/** What the suite needs of a vendor's twin: a feed that reaches it, and its clock in our hand. */
export interface FeedWorld {
  readonly feed: EventFeed
  /** A feed with the same configuration whose vendor does not answer. */
  readonly unreachable: EventFeed
  now(): Instant
  /** Lets so much time pass. */
  pass(milliseconds: number): void
}

/** Every feed behaves like this towards the sportsbook, whatever its own protocol is. */
export function eventFeedSuite(name: string, world: () => FeedWorld): void {
  const order = (id: string, more: Partial<ReplayOrder> = {}): ReplayOrder => ({
    id: `r-suite-${id}`,
    startsAt: after(world().now(), minute),
    competition: { id: 'suite', name: 'Suite', region: { code: 'xx', name: 'Nowhere' } },
    round: '1',
    home: { id: 'a', name: 'A' },
    away: { id: 'b', name: 'B' },
    halfTime: [1, 0],
    fullTime: [2, 1],
    goals: undefined,
    end: 'played',
    ...more,
  })
  async function followAll(cursor: bigint): Promise<{ messages: FeedMessage[]; cursor: bigint }> {
    const messages: FeedMessage[] = []
    for (;;) {
      const batch = await world().feed.follow(cursor, 0)
      if (batch === 'expired') throw new Error('expired')
      messages.push(...batch.messages)
      cursor = batch.cursor
      if (!batch.more) return { messages, cursor }
    }
  }
  async function startFollowing(): Promise<bigint> {
    const batch = await world().feed.follow(undefined, 0)
    if (batch === 'expired') throw new Error('expired')
    return batch.cursor
  }

  describe(`odds feed ${name}`, () => {
    it('lists matches in the order of their kick-offs, within the time that was asked for', async () => {
      const [from, to] = [world().now(), after(world().now(), 3 * hour)]
      const matches = await world().feed.matches(from, to)
      expect(matches.length).toBeGreaterThan(10)
      expect(
        matches.every((match) => match.startsAt >= from && match.startsAt < to && match.home.id !== match.away.id)
      ).toBe(true)
      expect(matches.map((match) => match.startsAt)).toEqual(
        matches.map((match) => match.startsAt).toSorted((a, b) => a - b)
      )
      const results = await world().feed.results(matches[0]?.competition.id ?? '', 50)
      expect(results).toHaveLength(50)
      expect(results.every((result) => result.startsAt < from)).toBe(true)
    })
    it('tells every moment once along the cursor, numbered without a hole, and the same when a match is read whole', async () => {
      let cursor = await startFollowing()
      const messages: FeedMessage[] = []
      for (let i = 0; i < 12; i++) {
        world().pass(2 * minute)
        const batch = await followAll(cursor)
        messages.push(...batch.messages)
        cursor = batch.cursor
      }
      const byMatch = Map.groupBy(messages, (message) => message.matchId)
      let whole = 0
      for (const [match, told] of byMatch) {
        const all = await world().feed.match(match)
        const first = told[0]?.moment?.sequence ?? 0
        expect(told.map((message) => message.moment)).toEqual(all?.slice(first - 1))
        if (first !== 1 || all?.at(-1)?.kind !== 'full_time') continue
        whole += 1
        const sport = sportOf(world().feed.sport)
        let state = sport.beforeStart
        for (const moment of all) {
          const next = moment && sport.apply(state, moment)
          if (!next) throw new Error(`${moment?.kind} cannot happen in ${JSON.stringify(state)}`)
          state = next
        }
        expect(isOver(sport.statusOf(state))).toBe(true)
      }
      expect(whole).toBeGreaterThan(2)
    })
    it('does not know a match that it never had, and says so for a past that it has forgotten', async () => {
      expect(await world().feed.match('m-none')).toBeUndefined()
      const cursor = await startFollowing()
      world().pass(48 * hour)
      expect(await world().feed.follow(cursor, 0)).toBe('expired')
    })
    it('plays a replay once, to its real score', async () => {
      const wanted = order('one')
      expect(await world().feed.order([wanted])).toBe(1)
      expect(
        await world().feed.order([wanted, order('two', { end: 'cancelled', halfTime: undefined, fullTime: undefined })])
      ).toBe(1)
      world().pass(hour)
      const goals = (await world().feed.match(wanted.id))
        ?.filter((moment) => moment?.kind === 'goal')
        .map((moment) => (moment && 'side' in moment ? moment.side : undefined))
      expect(goals?.toSorted()).toEqual(['away', 'home', 'home'])
      expect((await world().feed.match('r-suite-two'))?.map((moment) => moment?.kind)).toEqual(['cancelled'])
      const listed = (await world().feed.matches(after(world().now(), -2 * hour), world().now())).find(
        (match) => match.id === wanted.id
      )
      expect(listed).toMatchObject({ isReplay: true, home: { name: 'A' } })
    })
    it('throws FeedUnavailable for everything when the vendor does not answer', async () => {
      const { unreachable } = world()
      for (const call of [
        () => unreachable.follow(undefined, 0),
        () => unreachable.match('x'),
        () => unreachable.matches(world().now(), after(world().now(), hour)),
      ]) {
        await expect(call()).rejects.toBeInstanceOf(FeedUnavailable)
      }
    })
  })
}
