import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, readPoints } from '../ledger/index.ts'
import { queueCorrections, queueRounds } from './count-plays.ts'
import { openRewards } from './loyalty.fixture.ts'
import { questsOf } from './quests.ts'

let rewards: Awaited<ReturnType<typeof openRewards>>
const texts = (title: string) => ({ en: { title, text: '' } })
const ask = (key: string, input: object) => approvedCall(rewards.db, key, { reason: 'parts', ...input })
const put = (sysname: string, goal: object) =>
  ask('loyalty.putquest', { sysname, texts: texts(sysname), goal, reward_points: 10 })
beforeAll(async () => {
  rewards = await openRewards(new Date().toISOString())
  await ask('loyalty.putprogram', {
    sysname: 'night',
    texts: texts('Night'),
    rules: { rates: { USD: 100 }, weights: { slot: 100 } },
    levels: [{ texts: texts('Dusk'), from_experience: 0 }],
  })
  await put('wins', { type: 'wins', count: 3, least: { USD: 100 }, times_percent: 300 })
  await put('rounds', { type: 'rounds', count: 9, least: { USD: 100 } })
  await put('big', { type: 'rounds', count: 3, least: { USD: 250 } })
})
afterAll(async () => {
  expect(await rewards.db.read(audit)).toEqual([])
  await rewards.close()
})

const held = async (uid: bigint) =>
  Number((await rewards.db.read((tx) => readPoints(tx, [uid], 'points'))).get(uid)) / 100
const done = async (uid: bigint) => {
  const all = await rewards.db.read((tx) => questsOf({ locale: 'en', clock: rewards.context.clock }, tx, uid))
  return Object.fromEntries(all.map(({ id, done: so }) => [id, so]))
}
let seed = 0
const round = async (uid: bigint, stake: number, win = 0) => {
  const [row] = await rewards.query<{ id: bigint }>(
    `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
       values (ledger.next_id(), $1, 'deep-seam', '1', $4, 0, 'USD', $2, $3, 'finished', '[]', '{}', $5, $5) returning id`,
    [uid, stake, win, (seed += 1), rewards.now()]
  )
  const sums = { stake_minor: String(stake), win_minor: String(win), currency: 'USD' }
  const of = { round: String(row?.id), player: String(uid), sysname: 'deep-seam', provider: 'x', type: 'slot' as const }
  return { ...of, ...sums, status: 'finished' as 'finished' | 'void' }
}
type Told = Awaited<ReturnType<typeof round>>
interface Sums {
  stake: number
  win?: number
}
/** One part that was taken back, as the games tell of it. */
const part = (one: Told, from: Sums, to: Sums) => ({
  ...one,
  stake_minor: String(to.stake),
  win_minor: String(to.win ?? 0),
  stake_before_minor: String(from.stake),
  win_before_minor: String(from.win ?? 0),
})
const queueEnd = (one: Told) => rewards.db.write((tx) => queueRounds(tx, [one]))
const queueParts = (...parts: ReturnType<typeof part>[]) => rewards.db.write((tx) => queueCorrections(tx, parts))
const tell = async (one: Told) => {
  await queueEnd(one)
  await rewards.count()
}
/** The rest of its stake came back: it is told of as an end, in a delivery of its own. */
const queueVoid = async (one: Told, stake: number) => {
  await rewards.query(`update games.rounds set status = 'void', win_minor = 0 where id = $1`, [one.round])
  await queueEnd({ ...one, stake_minor: String(stake), win_minor: '0', status: 'void' })
}

describe('parts of a round that are taken back one after the other', () => {
  it('LOY-24 a win and its stake that are taken back at once lose the step of the win, whatever is told first and counted first', async () => {
    for (const [isVoidFirst, isApart] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]) {
      const uid = await rewards.player()
      const one = await round(uid, 100, 900)
      await tell(one)
      expect(await done(uid)).toMatchObject({ wins: 1, rounds: 1 })
      const steps = [() => queueParts(part(one, { stake: 100, win: 900 }, { stake: 100 })), () => queueVoid(one, 100)]
      for (const step of isVoidFirst ? steps.toReversed() : steps) {
        await step()
        if (isApart) await rewards.count()
      }
      await rewards.count()
      expect(await done(uid)).toMatchObject({ wins: 0, rounds: 0 })
      expect(await held(uid)).toBe(0)
    }
  })

  it('LOY-24 two stakes that are taken back at once lose the step of their sum, once', async () => {
    const uid = await rewards.player()
    const [one, other] = [await round(uid, 300), await round(uid, 300)]
    await tell(one)
    await tell(other)
    expect(await done(uid)).toMatchObject({ big: 2, rounds: 2 })
    await queueVoid(one, 200)
    await queueParts(part(one, { stake: 300 }, { stake: 200 }))
    await rewards.count()
    expect(await done(uid)).toMatchObject({ big: 1, rounds: 1 })
    expect(await held(uid)).toBe(3)
  })

  it('LOY-08 a round of which nothing is left keeps no points', async () => {
    const uid = await rewards.player()
    const one = await round(uid, 300)
    await tell(one)
    await queueParts(part(one, { stake: 300 }, { stake: 0 }))
    await rewards.count()
    expect([await held(uid), await done(uid)]).toMatchObject([0, { big: 0, rounds: 0 }])
  })

  it('LOY-08 parts that are told of in another order, before the round or after it, leave the points and steps of what is left', async () => {
    for (const isEarly of [true, false]) {
      const uid = await rewards.player()
      const one = await round(uid, 300, 900)
      if (!isEarly) await tell(one)
      for (const [from, to] of [
        [{ stake: 200, win: 100 }, { stake: 100 }],
        [
          { stake: 300, win: 900 },
          { stake: 200, win: 100 },
        ],
      ] as const) {
        await queueParts(part(one, from, to))
        await rewards.count()
      }
      if (isEarly) await tell(one)
      expect(await held(uid)).toBe(1)
      expect(await done(uid)).toMatchObject({ wins: 0, big: 0, rounds: 1 })
    }
  })

  it('LOY-08 a part that is taken back counts nothing of a round that did not count, and what is left counts at the end', async () => {
    const [uid, early] = [await rewards.player(), await rewards.player()]
    const [one, other] = [await round(uid, 300), await round(early, 300, 900)]
    await rewards.query('update loyalty.programs set enabled = false')
    await tell(one)
    await rewards.query('update loyalty.programs set enabled = true')
    for (const to of [200, 0]) {
      await queueParts(part(one, { stake: 300 }, { stake: to }), part(other, { stake: 300, win: 900 }, { stake: to }))
      await rewards.count()
    }
    expect([await held(uid), await done(uid)]).toMatchObject([0, { big: 0, rounds: 0 }])
    await tell(other)
    expect([await held(early), await done(early)]).toMatchObject([0, { wins: 0, big: 0, rounds: 0 }])
    const half = await round(early, 300, 900)
    await queueEnd(half)
    await queueParts(part(half, { stake: 300, win: 900 }, { stake: 150, win: 900 }))
    await rewards.count()
    expect([await held(early), await done(early)]).toMatchObject([1.5, { wins: 1, big: 0, rounds: 1 }])
  })
})
