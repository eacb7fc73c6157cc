import { operatorCall } from '@ante/testing/staff'
import { withinOneDay } from '@ante/testing/one-day'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FunnelCounts, Retention } from './rules/funnel.ts'
import * as store from './store-funnel.ts'
import { eraseTracking } from './store-personal-data.ts'
import { browser, closeTracking, openTracking, rows, world } from './tracking.fixture.ts'

beforeAll(() => openTracking())
afterAll(closeTracking)

const today = () => new Date().toISOString().slice(0, 10)
const countDays = () => world.db.write((tx) => store.countDays(tx))
const total = async () =>
  (await operatorCall<{ total: FunnelCounts }>(world.db, 'tracking.getfunnel', { from: today(), to: today() })).total
const players = async () =>
  (await operatorCall<{ items: Retention[] }>(world.db, 'tracking.getretention', { from: today(), to: today() }))
    .items[0]?.players

describe('the way to a first stake', () => {
  it('TRK-20 each step of a new player is counted once, and those of a page without anybody’s name', () =>
    withinOneDay(async () => {
      await countDays()
      const before = await total()
      const tab = browser()
      for (const step of ['visit', 'registration_opened'])
        expect((await tab.post('tracking.count', { step })).data).toEqual({ is_counted: true })
      const player = await tab.register()
      await world.pay(player, 50)
      await world.pay(player, 20)
      await expect
        .poll(() => rows(`select step from tracking.funnel_steps where uid = $1 order by id`, [player.uid]))
        .toEqual([{ step: 'registered' }, { step: 'first_deposit' }])
      await world.db.write((tx) => store.addStepOf(tx, [player.uid], 'first_stake'))
      await world.db.write((tx) => store.addStepOf(tx, [player.uid, 999_999n], 'first_stake'))
      await countDays()
      const after = await total()
      const more = Object.fromEntries(
        Object.entries(after).map(([step, count]) => [
          step,
          count - (Object.entries(before).find(([key]) => key === step)?.[1] ?? 0),
        ])
      )
      expect(more).toEqual({ visit: 1, registration_opened: 1, registered: 1, first_deposit: 1, first_stake: 1 })
      expect(await rows(`select 1 from tracking.funnel_steps where step = 'visit' and uid is not null`)).toEqual([])
    }))

  it('TRK-20 who said no to analytics is not counted by a page', async () => {
    const tab = browser()
    await tab.answer({ analytics: false })
    expect((await tab.post('tracking.count', { step: 'visit' })).data).toEqual({ is_counted: false })
    expect((await tab.post('tracking.count', { step: 'registered' })).error).toMatchObject({
      code: 'invalid_parameter',
    })
  })

  it('TRK-20 a player counts for retention from a yes to analytics until a no, also one said while signed out', () =>
    withinOneDay(async () => {
      await countDays()
      const before = (await players()) ?? 0
      const tab = browser()
      const { uid } = await tab.register()
      const days = () => rows(`select 1 from tracking.active_days where uid = $1`, [uid])
      await expect.poll(() => rows(`select 1 from tracking.funnel_steps where uid = $1`, [uid])).toHaveLength(1)
      await tab.answer({ analytics: false })
      await tab.post('events.handle', { event_name: 'login' })
      expect(await days()).toEqual([])
      await tab.answer({ analytics: true })
      await tab.post('events.handle', { event_name: 'login' })
      await tab.post('tracking.count', { step: 'visit' })
      expect(await days()).toHaveLength(1)
      await countDays()
      expect(await players()).toBe(before + 1)
      const visitor = browser()
      visitor.jar.set('consent', tab.jar.get('consent') ?? '')
      await visitor.answer({ analytics: false })
      expect(await days()).toEqual([])
      await countDays()
      expect(await players()).toBe(before)
    }))
})

/** What the counts must be, worked out from all that happened. */
class Model {
  day = 0
  /** Rows of this day and before are dropped. */
  dropped = -1
  readonly steps: { day: number; step: string }[] = []
  readonly people: { day: number; isErased: boolean; done: Set<string>; active: Set<number> }[] = []
  readonly cohorts = new Map<number, readonly number[]>()
  add(step: string): void {
    this.steps.push({ day: this.day, step })
  }
  register(): void {
    this.add('registered')
    this.people.push({ day: this.day, isErased: false, done: new Set(), active: new Set() })
  }
  isNew(at: number): boolean {
    const one = this.people[at]
    return one !== undefined && !one.isErased && one.day > this.dropped
  }
  once(at: number, step: string): void {
    if (!this.isNew(at) || this.people[at]?.done.has(step)) return
    this.people[at]?.done.add(step)
    this.add(step)
  }
  count(keptDays: number): void {
    for (let day = this.dropped + 1; day <= this.day; day++) {
      const agreed = this.people.filter((one) => one.day === day && !one.isErased && one.active.size > 0)
      const back = [1, 7, 30].map((after) => agreed.filter(({ active }) => active.has(day + after)).length)
      if (agreed.length > 0) this.cohorts.set(day, [agreed.length, ...back])
      else this.cohorts.delete(day)
    }
    this.dropped = Math.max(this.dropped, this.day - keptDays)
  }
  counted(): string[] {
    const counts = new Map<string, number>()
    for (const { day, step } of this.steps) {
      const key = `${this.day - day} ${step}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return [...counts].map(([key, count]) => `${key} ${count}`).toSorted()
  }
  returned(): string[] {
    return [...this.cohorts].map(([day, counts]) => `${this.day - day} ${counts.join(' ')}`).toSorted()
  }
}

const keptDays = 35
const who = fc.nat({ max: 5 })
const act = fc.oneof(
  fc.record({ kind: fc.constantFrom('visit', 'registration_opened', 'register', 'count') }),
  fc.record({ kind: fc.constantFrom('first_deposit', 'first_stake', 'no', 'erase'), who }),
  fc.record({ kind: fc.constant('here'), who }),
  fc.record({ kind: fc.constant('pass'), days: fc.constantFrom(1, 1, 6, 7, 23) })
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

const tables = ['funnel_steps', 'funnel_days', 'active_days', 'retention_days']
/** So many days pass: all that was, was so much earlier. In two steps, since no two rows may meet on the way. */
async function pass(days: number): Promise<void> {
  for (const table of tables)
    for (const change of [-20_000, 20_000 - days])
      await rows(`update tracking.${table} set day = day + $1::int`, [change])
}
const firstUid = 5_000_000

async function perform(model: Model, one: Act): Promise<void> {
  const at = 'who' in one ? one.who : 0
  const uid = BigInt(firstUid + at)
  if (one.kind === 'visit' || one.kind === 'registration_opened') {
    const step = one.kind
    model.add(step)
    await world.db.write((tx) => store.addStep(tx, 'default', step))
  } else if (one.kind === 'register') {
    const next = BigInt(firstUid + model.people.length)
    model.register()
    await world.db.write((tx) => store.addRegistered(tx, next, 'default'))
  } else if (one.kind === 'first_deposit' || one.kind === 'first_stake') {
    const step = one.kind
    model.once(at, step)
    await world.db.write((tx) => store.addStepOf(tx, [uid, uid], step))
  } else if (one.kind === 'here') {
    if (model.isNew(at)) model.people[at]?.active.add(model.day)
    await world.db.write((tx) => store.addActiveDay(tx, uid))
  } else if (one.kind === 'no') {
    if (model.isNew(at)) model.people[at]?.active.clear()
    await world.db.write((tx) => store.dropActiveDays(tx, uid, null))
  } else if (one.kind === 'erase') {
    const person = model.people[at]
    if (person) person.isErased = true
    await world.db.write((tx) => eraseTracking(tx, uid))
  } else if (one.kind === 'pass' && 'days' in one) {
    model.day += one.days
    await pass(one.days)
  }
}

async function compare(model: Model): Promise<void> {
  await world.db.write(async (tx) => {
    await store.countDays(tx)
    await store.dropOldSteps(tx, keptDays)
  })
  model.count(keptDays)
  const ago = `(now() at time zone 'utc')::date - day`
  const lines = async (text: string) => (await rows<{ line: string }>(text)).map(({ line }) => line).toSorted()
  expect(await lines(`select concat_ws(' ', ${ago}, step, count) as line from tracking.funnel_days`)).toEqual(
    model.counted()
  )
  expect(
    await lines(`select concat_ws(' ', ${ago}, players, day_1, day_7, day_30) as line from tracking.retention_days`)
  ).toEqual(model.returned())
}

it(
  'TRK-20 random histories are counted as the model says: after a no, an erasure and when the rows behind the counts are dropped',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60, size: 'max' }), (history) =>
        withinOneDay(async () => {
          await rows(`truncate ${tables.map((table) => `tracking.${table}`).join(', ')}`)
          const model = new Model()
          for (const one of history)
            if (one.kind === 'count') await compare(model)
            else await perform(model, one)
          await compare(model)
        })
      ),
      { seed: 17, numRuns: 25 }
    )
  }
)
