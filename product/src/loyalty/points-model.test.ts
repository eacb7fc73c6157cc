import { approvedCall } from '@ante/testing/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, readPoints } from '../ledger/index.ts'
import { queueBets } from './count-plays.ts'
import { openRewards } from './loyalty.fixture.ts'
import { queuePlays } from './store-plays.ts'

let rewards: Awaited<ReturnType<typeof openRewards>>
beforeAll(async () => {
  rewards = await openRewards()
  await approvedCall(rewards.db, 'loyalty.putprogram', {
    sysname: 'night',
    reason: 'a model',
    texts: texts('Night'),
    rules: { rates: { USD: 100 }, weights: { slot: 100, betting: 100 }, expires_after_months: 2, notice_days: 30 },
    levels: levels.map(({ from, reward, percent }, index) => ({
      texts: texts(`Level ${index}`),
      from_experience: from,
      reward_points: reward,
      benefits: { points_percent: percent },
    })),
  })
  const gift = { type: 'money', amounts_minor: { USD: 1 } }
  const shop = { sysname: 'cent', reason: 'a model', texts: texts('A cent'), price_points: price, gift }
  await approvedCall(rewards.db, 'loyalty.putproduct', shop)
  product = String((await rewards.query<{ id: bigint }>('select id from loyalty.products'))[0]?.id)
})
afterAll(() => rewards.close())
const price = 9
let product = ''

const played = (uid: bigint, id: string, stake: number) => {
  const of = { type: 'slot', game: 'deep-seam', currency: 'USD' as const }
  return { id, uid: String(uid), stake: String(stake), win: '0', ...of }
}
const texts = (title: string) => ({ en: { title, text: '' } })
const levels = [
  { from: 0, reward: 0, percent: 100 },
  { from: 20, reward: 7, percent: 150 },
  { from: 60, reward: 30, percent: 200 },
]

const monthOf = (at: Date) => at.toISOString().slice(0, 7)
/** The first moment after a month and so many more. */
const endOf = (month: string, months: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number + months, 1)
}

/** What a player should hold: lots by month, the oldest spent first, in hundredths. */
class Model {
  lots = new Map<string, number>()
  noticed = new Map<string, number>()
  ended = new Set<string>()
  experience = 0
  level = 0
  owed = 0
  plays: { round: string; month: string; stake: number; points: number }[] = []
  expired = new Map<string, number>()
  receive(at: Date, hundredths: number) {
    if (hundredths > 0) this.lots.set(monthOf(at), (this.lots.get(monthOf(at)) ?? 0) + hundredths)
    const paid = Math.min(this.owed, this.points)
    this.take(paid)
    this.owed -= paid
  }
  /** The first or last play, if any: its stake came back. Of its month goes what is left there, and what was gone at its end is not taken again. */
  void(isOld: boolean): string | undefined {
    const last = isOld ? this.plays.shift() : this.plays.pop()
    if (!last) return undefined
    this.experience -= last.stake
    const [gone, lot] = [this.expired.get(last.month) ?? 0, this.lots.get(last.month) ?? 0]
    const before = Math.min(last.points, gone)
    const own = Math.min(last.points - before, lot)
    this.expired.set(last.month, gone - before)
    this.lots.set(last.month, lot - own)
    const others = Math.min(last.points - before - own, this.points)
    this.take(others)
    this.owed += last.points - before - own - others
    return last.round
  }
  play(at: Date, stake: number, round: string) {
    const percent = levels[Math.max(this.level, 1) - 1]?.percent ?? 100
    this.experience += stake
    const points = Math.floor((stake * percent) / 100)
    this.plays.push({ round, month: monthOf(at), stake, points })
    this.receive(at, points)
    const reached = levels.filter(({ from }) => this.experience >= from * 100).length
    for (const { reward } of levels.slice(this.level, Math.max(this.level, reached))) this.receive(at, reward * 100)
    this.level = Math.max(this.level, reached)
  }
  take(hundredths: number) {
    let left = hundredths
    for (const month of [...this.lots.keys()].toSorted()) {
      const used = Math.min(left, this.lots.get(month) ?? 0)
      this.lots.set(month, (this.lots.get(month) ?? 0) - used)
      left -= used
    }
  }
  expire(now: number) {
    const open = [...this.lots.keys()].filter((month) => !this.ended.has(month)).toSorted()
    for (const month of open)
      if (!this.noticed.has(month) && endOf(month, 2) <= now + 30 * 86_400_000) this.noticed.set(month, now)
    for (const month of open) {
      const told = this.noticed.get(month)
      if (told === undefined || told > now - 30 * 86_400_000 || endOf(month, 2) > now) continue
      this.ended.add(month)
      this.expired.set(month, this.lots.get(month) ?? 0)
      for (const older of this.lots.keys()) if (older <= month) this.lots.set(older, 0)
    }
  }
  get points() {
    return [...this.lots.values()].reduce((sum, left) => sum + left, 0)
  }
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      play: fc.integer({ min: 1, max: 3_000 }),
      who: fc.nat(1),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ voids: fc.integer({ min: 1, max: 2 }), isOld: fc.boolean(), who: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 45 }) }) },
  { weight: 2, arbitrary: fc.record({ buys: fc.integer({ min: 1, max: 2 }), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ adjust: fc.integer({ min: -20, max: 20 }), who: fc.nat(1) }) }
)

describe('points against a model', () => {
  it('LOY-08 random play, level-ups, rounds that become void, purchases, corrections and expiry: what everybody holds is what the model says, and the books sum to zero', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        run += 1
        const uids = [await rewards.player(), await rewards.player()]
        const models = uids.map(() => new Model())
        let number = 0
        for (const one of steps) {
          number += 1
          if ('days' in one) {
            rewards.pass(one.days)
            await rewards.expire()
            for (const model of models) model.expire(rewards.now().getTime())
            continue
          }
          const [uid = 0n, model = new Model()] = [uids[one.who], models[one.who]]
          if ('play' in one) {
            const round = await rewards.play(uid, one.play, one.times)
            await rewards.count()
            model.play(rewards.now(), one.play, round)
            continue
          }
          if ('voids' in one) {
            const round = model.void(one.isOld)
            if (round) await rewards.voided(uid, round, one.voids)
            await rewards.count()
            continue
          }
          if ('buys' in one) {
            for (let n = 0; n < one.buys; n += 1) {
              const canPay = model.points >= price * 100
              // Twice under one key it is one purchase.
              for (let again = 0; again < 2; again += 1) {
                const work = rewards.buy(uid, product, `buy-${run}-${number}-${n}`)
                if (canPay) await work
                else await expect(work).rejects.toThrow('loyalty_points_short')
              }
              if (canPay) model.take(price * 100)
            }
            continue
          }
          const isAllowed = one.adjust !== 0 && model.points + one.adjust * 100 >= 0
          const work = rewards.adjust(uid, one.adjust, `run-${run}-${number}`)
          if (!isAllowed) {
            await expect(work).rejects.toThrow('loyalty_points_short')
            continue
          }
          await work
          if (one.adjust > 0) model.receive(rewards.now(), one.adjust * 100)
          else model.take(-one.adjust * 100)
        }
        const [points, experience] = await rewards.db.read(async (tx) => [
          await readPoints(tx, uids, 'points'),
          await readPoints(tx, uids, 'experience'),
        ])
        expect(uids.map((uid) => [points?.get(uid), experience?.get(uid)])).toEqual(
          models.map((model) => [BigInt(model.points), BigInt(model.experience)])
        )
        expect(await rewards.db.read(audit)).toEqual([])
      }),
      { seed: 16, numRuns: 25 }
    )
  })
})

describe('whose play counts', () => {
  const heldBy = async (uid: bigint) => (await rewards.db.read((tx) => readPoints(tx, [uid], 'points'))).get(uid)

  it('LOY-08 nobody earns where the market allows no rewards after the first deposit, and nobody during a break; what they had stays', async () => {
    const [swede, paused, other] = [await rewards.player('SE'), await rewards.player(), await rewards.player()]
    await rewards.play(paused, 500)
    await rewards.count()
    await rewards.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [paused])
    for (const uid of [swede, paused, other]) await rewards.play(uid, 700)
    await rewards.count()
    expect([await heldBy(swede), await heldBy(paused), await heldBy(other)]).toEqual([0n, 500n, 700n])
  })

  it('LOY-08 a round that becomes void after its end brings nothing: its points go, what was spent of them is owed, and it is never counted again', async () => {
    const uid = await rewards.player()
    const [kept, first, second] = [
      await rewards.play(uid, 100),
      await rewards.play(uid, price * 100),
      await rewards.play(uid, 300),
    ]
    await rewards.count()
    expect(await heldBy(uid)).toBe(BigInt(price * 100 + 400))
    await rewards.voided(uid, second, 3)
    await rewards.count()
    expect(await heldBy(uid)).toBe(BigInt(price * 100 + 100))
    await rewards.buy(uid, product, `void-${uid}`)
    await rewards.voided(uid, first)
    await rewards.count()
    expect(await heldBy(uid)).toBe(0n)
    await expect(rewards.buy(uid, product, `void-again-${uid}`)).rejects.toThrow('loyalty_points_short')
    // What comes next pays what is owed, also where it comes from elsewhere; experience is that of the rounds that are left.
    await rewards.adjust(uid, price - 1, `void-${uid}`)
    expect(await heldBy(uid)).toBe(0n)
    await rewards.play(uid, 50)
    await rewards.count()
    expect(await heldBy(uid)).toBe(50n)
    expect(await rewards.db.read((tx) => readPoints(tx, [uid], 'experience'))).toEqual(new Map([[uid, 150n]]))
    // Told again, or as void before its end is told.
    await rewards.voided(uid, kept)
    await rewards.db.write((tx) => queuePlays(tx, [played(uid, kept, 100)]))
    const early = '999999'
    await rewards.voided(uid, early)
    await rewards.db.write((tx) => queuePlays(tx, [played(uid, early, 700)]))
    await rewards.count()
    expect(await heldBy(uid)).toBe(0n)
    expect(await rewards.db.read(audit)).toEqual([])
  })

  it('LOY-08 points that have expired are not taken again when their round becomes void, and what was spent of them before is owed', async () => {
    const uid = await rewards.player()
    const [first, second] = [await rewards.play(uid, 500), await rewards.play(uid, price * 100)]
    await rewards.count()
    await rewards.buy(uid, product, `expired-${uid}`)
    rewards.pass(400)
    await rewards.expire()
    rewards.pass(31)
    await rewards.expire()
    await rewards.play(uid, 500)
    await rewards.count()
    expect(await heldBy(uid)).toBe(500n)
    // What was left at the end of its month was 500: so much of the two is gone already.
    await rewards.voided(uid, first)
    await rewards.count()
    expect(await heldBy(uid)).toBe(500n)
    await rewards.voided(uid, second, 2)
    await rewards.count()
    await rewards.adjust(uid, 10, `expired-${uid}`)
    expect(await heldBy(uid)).toBe(BigInt(500 + 1_000 - price * 100))
    expect(await rewards.db.read((tx) => readPoints(tx, [uid], 'experience'))).toEqual(new Map([[uid, 500n]]))
    expect(await rewards.db.read(audit)).toEqual([])
  })

  it('LOY-08 a bet that a corrected result returns takes back what it brought, and other corrections change nothing', async () => {
    const uid = await rewards.player()
    const settled = { bet_id: '424242', uid: String(uid), stake_minor: '700', payout_minor: '0', currency: 'USD' }
    const tell = async (state: 'won' | 'lost' | 'returned', corrected: boolean) => {
      await rewards.db.write((tx) => queueBets(tx, [{ ...settled, state, corrected }]))
      await rewards.count()
      return heldBy(uid)
    }
    expect(await tell('lost', false)).toBe(700n)
    expect(await tell('won', true)).toBe(700n)
    expect(await tell('returned', true)).toBe(0n)
    expect(await tell('won', true)).toBe(0n)
    expect(await rewards.db.read(audit)).toEqual([])
  })

  it('LOY-08 points expire only after their notice, and none of a player on a break before they were told', async () => {
    const [ada, paused] = [await rewards.player(), await rewards.player()]
    for (const uid of [ada, paused]) await rewards.play(uid, 1_000)
    await rewards.count()
    await rewards.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [paused])
    const step = async (days: number) => {
      rewards.pass(days)
      await rewards.expire()
      return [await heldBy(ada), await heldBy(paused)]
    }
    // Nobody looked for a long time: the notice comes first, and the points stay for as long as it says.
    expect(await step(400)).toEqual([1_000n, 1_000n])
    expect(await step(29)).toEqual([1_000n, 1_000n])
    expect(await step(1)).toEqual([0n, 1_000n])
    await rewards.query('update identity.users set excluded_until = null where uid = $1', [paused])
    expect(await step(1)).toEqual([0n, 1_000n])
    expect(await step(30)).toEqual([0n, 0n])
    const told = await rewards.query<{ trigger: string; amount: bigint }>(
      'select trigger, amount from loyalty.notices where player_uid = $1 order by id',
      [ada]
    )
    expect(told).toEqual([
      { trigger: 'expiry', amount: 10n },
      { trigger: 'expired', amount: -10n },
    ])
  })

  it('LOY-08 LOY-20 points that end while they are spent do one of the two, and no book is out', async () => {
    const players: bigint[] = []
    for (let n = 0; n < 20; n += 1) players.push(await rewards.player())
    for (const uid of players) await rewards.play(uid, price * 100)
    await rewards.count()
    rewards.pass(400)
    await rewards.expire()
    rewards.pass(31)
    const buying = players.map((uid) =>
      rewards.buy(uid, product, `late-${uid}`).then(
        () => 'bought',
        (error: unknown) => (error instanceof Error ? error.message : '')
      )
    )
    const [answers] = await Promise.all([Promise.all(buying), rewards.expire(), rewards.expire()])
    await rewards.expire()
    expect(new Set(answers.filter((answer) => answer !== 'bought'))).toEqual(
      answers.every((answer) => answer === 'bought') ? new Set() : new Set(['InvalidRequest/loyalty_points_short'])
    )
    for (const uid of players) expect(await heldBy(uid)).toBe(0n)
    const [spent] = await rewards.query<{ count: number }>(
      'select count(*)::int as count from loyalty.purchases where player_uid = any ($1)',
      [players]
    )
    expect(spent?.count).toBe(answers.filter((answer) => answer === 'bought').length)
    expect(await rewards.db.read(audit)).toEqual([])
  })
})
