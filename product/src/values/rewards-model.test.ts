import { randomUUID } from 'node:crypto'
import { fromWire } from '@ante/kit/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModelPlayer } from './rewards-model.fixture.ts'
import { gifts, jackpotLevels, reservePpm, stakes } from './rewards-terms.fixture.ts'
import { openRewardsWorld, type RewardsWorld } from './rewards-world.fixture.ts'

/** `ANTE_TEST_REWARD_DAYS=10000` plays as many days; it takes minutes. */
const daysInAll = Number(process.env['ANTE_TEST_REWARD_DAYS'] ?? 210)
const seasonDays = 14

let world: RewardsWorld
beforeAll(async () => {
  world = await openRewardsWorld()
})
afterAll(() => world.close())

const who = fc.nat(1)
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      play: fc.constantFrom('dicebox' as const, 'deep-seam' as const),
      who,
      stake: fc.nat(1),
      twice: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ deliver: fc.constantFrom('once', 'twice', 'backwards'), count: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      move: fc.constantFrom('activate' as const, 'activate' as const, 'deactivate' as const, 'remove' as const),
      who,
      nth: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      buy: fc.constantFrom(...(Object.keys(gifts) as (keyof typeof gifts)[])),
      who,
      twice: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ spin: fc.nat(2), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ cashback: fc.constantFrom('receive' as const, 'remove' as const), who, week: fc.nat(1) }),
  },
  { weight: 1, arbitrary: fc.record({ welcome: fc.constant(true), who }) },
  { weight: 2, arbitrary: fc.record({ takeBack: fc.nat(3), who, isWhole: fc.boolean() }) }
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const seen = { days: 0, rounds: 0, voids: 0, hits: 0, released: 0, packs: 0, cashbacks: 0, staked: 0n }
const won = new Map<string, { count: bigint; paid: bigint }>()
const minor = (sum: { amount: number; currency: 'USD' | 'EUR' } | undefined) => (sum ? fromWire(sum).minor : 0n)
/** Of those in the order in which they came. */
const nthOf = <K>(of: ReadonlyMap<K, unknown>, nth: number): K | undefined =>
  [...of.keys()].at(-1 - (nth % Math.max(1, of.size)))

interface Season {
  readonly uids: readonly bigint[]
  readonly models: readonly ModelPlayer[]
  day: number
}

async function play({ uids, models, day }: Season, one: Extract<Step, { play: unknown }>): Promise<void> {
  const [uid = 0n, model = new ModelPlayer(), key] = [uids[one.who], models[one.who], randomUUID()]
  const stake = stakes[one.play][one.stake] ?? 100n
  const answers = await Promise.all(
    Array.from({ length: one.twice ? 2 : 1 }, () => world.play(uid, one.play, stake, key))
  )
  const round = answers[0]?.round
  if (!round || new Set(answers.map((answer) => answer.round.id)).size > 1) throw new Error('one key, two rounds')
  model.played({ id: round.id, day, game: one.play, stake, win: minor(round.win) }, minor(round.jackpot?.amount))
  seen.rounds += 1
  if (one.play === 'dicebox') seen.staked += stake
  if (!round.jackpot) return
  seen.hits += 1
  const before = won.get(round.jackpot.level) ?? { count: 0n, paid: 0n }
  won.set(round.jackpot.level, { count: before.count + 1n, paid: before.paid + minor(round.jackpot.amount) })
}

async function deliver({ uids, models }: Season, how: string): Promise<void> {
  const told = await world.takeTold()
  if (how === 'backwards') told.reverse()
  await world.deliver(told)
  if (how === 'twice') await world.deliver(told)
  await world.forgetTold()
  for (const { round, player } of told) models[uids.indexOf(BigInt(player))]?.deliver(round)
}

/** Carried out by both, or by neither. */
async function both(isAllowed: boolean, work: Promise<unknown>): Promise<void> {
  const isDone = await work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error) return false
      throw error
    }
  )
  expect(isDone).toBe(isAllowed)
}

async function buy({ uids, models, day }: Season, one: Extract<Step, { buy: unknown }>): Promise<void> {
  const [uid = 0n, model = new ModelPlayer(), key] = [uids[one.who], models[one.who], randomUUID()]
  const price = model.buy(one.buy)
  for (let time = 0; time < (one.twice ? 2 : 1); time += 1)
    await both(price !== undefined, world.buy(uid, one.buy, key))
  if (price === undefined || one.buy === 'cash') return
  if (one.buy === 'bonus') {
    const [bonus] = await world.rows<{ id: bigint }>(`select max(id) as id from bonuses.bonuses where uid = $1`, [uid])
    model.given(bonus?.id ?? 0n, BigInt(gifts.bonus.amounts_minor.USD), gifts.bonus.wager_times, day)
    return
  }
  const [pack] = await world.rows<{ id: bigint }>('select max(id) as id from games.packs where player_uid = $1', [uid])
  model.pack(pack?.id ?? 0n, one.buy === 'spins-bonus', day)
  seen.packs += 1
}

/** One of the last rounds that the player has money for: a studio may take back more than they hold, which is then owed, and that has a test of its own. */
async function takeBack({ uids, models }: Season, one: Extract<Step, { takeBack: unknown }>): Promise<void> {
  const [uid = 0n, model = new ModelPlayer()] = [uids[one.who], models[one.who]]
  const round = model.rounds.filter(({ isVoid, stake }) => !isVoid && stake > 1n).at(-1 - one.takeBack)
  if (!round || model.main < round.win) return
  const left = one.isWhole ? 0n : round.stake / 2n
  if (one.isWhole) seen.voids += 1
  await world.takeBack(uid, round.id, { stake: round.stake, win: round.win, left })
  model.takenBack(round, left)
  // What is taken back goes before what waits with it is counted.
  await world.count()
  for (const each of models) each.count()
}

async function carryOut(season: Season, one: Step): Promise<void> {
  if ('play' in one) return play(season, one)
  if ('deliver' in one) {
    await deliver(season, one.deliver)
    if (!one.count) return
    await world.count()
    for (const model of season.models) model.count()
    return
  }
  if ('buy' in one) return buy(season, one)
  if ('takeBack' in one) return takeBack(season, one)
  const [uid = 0n, model = new ModelPlayer()] = [season.uids[one.who], season.models[one.who]]
  if ('welcome' in one)
    return model.given(
      await world.welcome(uid),
      BigInt(gifts.bonus.amounts_minor.USD),
      gifts.bonus.wager_times,
      season.day
    )
  if ('move' in one) {
    const id = nthOf(model.bonuses, one.nth)
    if (id !== undefined) await both(model.move(one.move, id, season.day), world.move(uid, one.move, id, randomUUID()))
    return
  }
  if ('spin' in one) {
    const id = nthOf(model.packs, one.spin)
    if (id === undefined) return
    if (!model.canSpin(id, season.day)) return both(false, world.spin(uid, id, randomUUID()))
    model.spun(id, minor((await world.spin(uid, id, randomUUID())).round.win))
    return
  }
  const [row] = await world.rows<{ id: bigint }>(
    'select id from bonuses.cashbacks where uid = $1 order by id offset $2 limit 1',
    [uid, one.week]
  )
  const week = [...model.cashbacks.keys()][one.week]
  if (row && week !== undefined)
    await both(model.receive(one.cashback, week, season.day), world.receive(uid, one.cashback, row.id, randomUUID()))
}

/** What was not told yet is told, what is over ends, and by the first of a week what the one before lost is given back. */
async function endDay(season: Season): Promise<void> {
  await deliver(season, 'once')
  await world.count()
  for (const model of season.models) model.count()
  await world.end()
  for (const model of season.models)
    for (const { pack, amount } of model.end(season.day)) {
      const [row] = await world.rows<{ bonus_id: bigint }>('select bonus_id from games.packs where id = $1', [pack])
      model.given(row?.bonus_id ?? 0n, amount, gifts['spins-bonus'].bonus.wager_times, season.day)
    }
  await world.forgetTold()
}

async function expectSame({ uids, models }: Season): Promise<void> {
  const balances = await world.rows<{ path: string; minor: bigint }>(
    `select path, sum(balance_minor)::bigint as minor from ledger.accounts where path like any ($1) group by path`,
    [uids.map((uid) => `player:${uid}:%`)]
  )
  const held = new Map(balances.map(({ path, minor: sum }) => [path, sum]))
  const of = (uid: bigint, purse: string) => held.get(`player:${uid}:${purse}`) ?? 0n
  expect(uids.map((uid) => ['main', 'bonus', 'points', 'experience'].map((purse) => of(uid, purse)))).toEqual(
    models.map(({ main, purse, points, experience }) => [main, purse, points, experience])
  )
  const bonuses = await world.rows<{ id: bigint; status: string }>(
    'select id, status from bonuses.bonuses where uid = any ($1) order by id',
    [uids]
  )
  const packs = await world.rows<object>(
    'select id, status, remaining, win_minor from games.packs where player_uid = any ($1) order by id',
    [uids]
  )
  const cashbacks = await world.rows<object>(
    'select uid, status, amount_minor from bonuses.cashbacks where uid = any ($1) order by uid, id',
    [uids]
  )
  const inOrder = <T extends { id: bigint }>(some: T[]) => some.toSorted((a, b) => Number(a.id - b.id))
  expect(bonuses).toEqual(
    inOrder(models.flatMap((model) => [...model.bonuses].map(([id, { status }]) => ({ id, status }))))
  )
  expect(packs).toEqual(
    inOrder(
      models.flatMap((model) =>
        [...model.packs].map(([id, { status, remaining, win }]) => ({ id, status, remaining, win_minor: win }))
      )
    )
  )
  expect(cashbacks).toEqual(
    models.flatMap((model, at) =>
      [...model.cashbacks.values()].map(({ status, amount }) => ({ uid: uids[at], status, amount_minor: amount }))
    )
  )
}

/** Sums of every currency, points among them, and each meter to the millionth of a minor unit. */
async function expectExact(): Promise<void> {
  const sums = await world.rows<{ sum: bigint }>(
    'select sum(balance_minor)::bigint as sum from ledger.accounts group by currency'
  )
  expect(new Set(sums.map(({ sum }) => sum))).toEqual(new Set([0n]))
  const shares = await world.rows<{ carried: bigint[] }>('select carried from jackpots.shares')
  const [reserve] = await world.rows<{ sum: bigint }>(
    'select coalesce(sum(reserve_minor), 0)::bigint as sum from jackpots.wins'
  )
  const parts = [
    ...jackpotLevels.map((one, index) => ({ ...one, slot: index })),
    { name: 'reserve', seedMinor: 0n, ratePpm: reservePpm, slot: 8 },
  ]
  for (const { name, seedMinor, ratePpm, slot } of parts) {
    const { count, paid } =
      name === 'reserve' ? { count: -1n, paid: reserve?.sum ?? 0n } : (won.get(name) ?? { count: 0n, paid: 0n })
    const [meter] = await world.rows<{ sum: bigint }>(
      'select coalesce(sum(balance_minor), 0)::bigint as sum from ledger.accounts where path = $1',
      [world.meter(name)]
    )
    const carried = shares.reduce((sum, share) => sum + (share.carried[slot] ?? 0n), 0n)
    const fed = ((meter?.sum ?? 0n) + paid - seedMinor * (count + 1n)) * 1_000_000n + carried
    expect([name, fed]).toEqual([name, seen.staked * BigInt(ratePpm)])
  }
}

/** Everything has one end: no bonus, pack, round or cashback was paid, given back or ended twice. */
async function expectOneEnd(): Promise<void> {
  const twice = await world.rows<object>(
    `select regexp_replace(key, ':(release|back:[0-9]+)$', '') as what, count(*) from ledger.transactions t
      where key ~ '^bonus:[0-9]+:(release|back)' group by 1
     having count(*) filter (where key ~ ':release$') > 1
         or count(*) > (select count(*) from ledger.transactions g where g.key like regexp_replace(min(t.key), ':(release|back:[0-9]+)$', '') || ':grant:%')`
  )
  expect(twice).toEqual([])
  const ends = await world.rows<object>(
    `select status, finished_at is null as is_open, count(*)::integer as count from games.rounds where status <> 'finished' or finished_at is null group by 1, 2`
  )
  expect(ends).toEqual([{ status: 'void', is_open: false, count: seen.voids }])
  expect(await world.problems()).toEqual([])
}

describe('all rewards against a model', () => {
  it(
    `LOY-08 BON-11 BON-37 JKP-05 LOBBY-30 random days of play, bonuses, packs, points, jackpots and cashback: everybody has what the model says, each thing has one end, and the books sum to zero`,
    { timeout: daysInAll * 2_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { minLength: 6, maxLength: 14, size: 'max' }), {
            minLength: seasonDays,
            maxLength: seasonDays,
          }),
          async (days) => {
            world.begin()
            const uids = [await world.player(), await world.player()]
            const season: Season = { uids, models: uids.map(() => new ModelPlayer()), day: 0 }
            for (const [day, steps] of days.entries()) {
              season.day = day
              if (day === 7) {
                await world.giveWeek(uids, 2)
                for (const model of season.models) model.week(0, day)
              }
              for (const one of steps) await carryOut(season, one)
              await endDay(season)
              await expectSame(season)
              await world.passDay(uids)
              seen.days += 1
            }
            for (const { bonuses, cashbacks } of season.models) {
              seen.released += [...bonuses.values()].filter(({ status }) => status === 'used').length
              seen.cashbacks += cashbacks.size
            }
            await expectExact()
          }
        ),
        { seed: Number(process.env['ANTE_TEST_REWARD_SEED'] ?? 16), numRuns: Math.ceil(daysInAll / seasonDays) }
      )
      await expectOneEnd()
      // It is no proof unless all of it happened.
      const { hits, released, packs, cashbacks, voids } = seen
      expect(Math.min(hits, released, packs, cashbacks, voids)).toBeGreaterThan(daysInAll / 140)
    }
  )
})
