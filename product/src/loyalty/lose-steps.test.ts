import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, readPoints } from '../ledger/index.ts'
import { queueBets, queueCorrections, queueRounds } from './count-plays.ts'
import { openRewards } from './loyalty.fixture.ts'
import { questsOf } from './quests.ts'

let rewards: Awaited<ReturnType<typeof openRewards>>
const texts = (title: string) => ({ en: { title, text: '' } })
const least = { USD: 100 }
const ask = (key: string, input: object) => approvedCall(rewards.db, key, { reason: 'void plays', ...input })
const put = (sysname: string, goal: object, more: object = {}) =>
  ask('loyalty.putquest', { sysname, texts: texts(sysname), goal, reward_points: 10, ...more })
beforeAll(async () => {
  rewards = await openRewards(new Date().toISOString())
  await ask('loyalty.putprogram', {
    sysname: 'night',
    texts: texts('Night'),
    rules: { rates: { USD: 100 }, weights: { slot: 100, betting: 100 } },
    levels: [{ texts: texts('Dusk'), from_experience: 0 }],
  })
  await put('rounds', { type: 'rounds', count: 4, least }, { repeats: 'daily' })
  await put('one', { type: 'rounds', count: 1, least })
  await put('next', { type: 'rounds', count: 9, least }, { after: 'one' })
  await put('wins', { type: 'wins', count: 3, least, times_percent: 300 })
  await put('games', { type: 'games', count: 5, least })
  await put('bets', { type: 'bets', count: 3, least })
  await put('days', { type: 'days', count: 7, least })
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
/** A round in the books, by the clock of these rewards, and as it is told of. */
let seed = 0
const round = async (uid: bigint, { stake = 100, win = 0, game = 'deep-seam' } = {}) => {
  const [row] = await rewards.query<{ id: bigint }>(
    `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
       values (ledger.next_id(), $1, $2, '1', $5, 0, 'USD', $3, $4, 'finished', '[]', '{}', $6, $6) returning id`,
    [uid, game, stake, win, (seed += 1), rewards.now()]
  )
  const sums = { stake_minor: String(stake), win_minor: String(win) }
  const of = { round: String(row?.id), player: String(uid), sysname: game, provider: 'x', type: 'slot' as const }
  return { ...of, ...sums, currency: 'USD', status: 'finished' as 'finished' | 'void' }
}
type Told = Awaited<ReturnType<typeof round>>
const tell = async (...rounds: Told[]) => {
  await rewards.db.write((tx) => queueRounds(tx, rounds))
  await rewards.count()
}
const voided = async (one: Told) => {
  await rewards.query(`update games.rounds set status = 'void', win_minor = 0 where id = $1`, [one.round])
  await tell({ ...one, win_minor: '0', status: 'void' })
}
const corrected = async (one: Told, now: { stake?: number; win?: number }): Promise<Told> => {
  const after = {
    ...one,
    stake_minor: String(now.stake ?? one.stake_minor),
    win_minor: String(now.win ?? one.win_minor),
  }
  await rewards.db.write((tx) =>
    queueCorrections(tx, [{ ...after, stake_before_minor: one.stake_minor, win_before_minor: one.win_minor }])
  )
  await rewards.count()
  return after
}

describe('points of a stake that was taken back', () => {
  it('LOY-08 of a round that keeps another stake the points of the one that was taken back go, once for each taking back', async () => {
    const uid = await rewards.player()
    const one = await round(uid, { stake: 1_001 })
    await tell(one)
    // Ten of them are of a quest that it completes: they stay.
    expect(await held(uid)).toBe(20.01)
    const less = await corrected(one, { stake: 500 })
    expect(await held(uid)).toBe(15)
    const least = await corrected(less, { stake: 100 })
    expect(await held(uid)).toBe(11)
    // A win that is taken back is no stake.
    await corrected({ ...least, win_minor: '900' }, { win: 0 })
    expect(await held(uid)).toBe(11)
    await voided(least)
    await corrected(least, { stake: 50 })
    expect(await held(uid)).toBe(10)
    expect(await rewards.db.read((tx) => readPoints(tx, [uid], 'experience'))).toEqual(new Map([[uid, 0n]]))
  })

  it('LOY-08 a correction that is told of before the round counts what is left, whatever comes first', async () => {
    const [ada, eve] = [await rewards.player(), await rewards.player()]
    const early = await round(ada, { stake: 900 })
    await corrected(early, { stake: 300 })
    await tell(early)
    const together = await round(eve, { stake: 900 })
    await rewards.db.write((tx) => queueRounds(tx, [together]))
    await corrected(together, { stake: 300 })
    expect([await held(ada), await held(eve)]).toEqual([13, 13])
    // Of one that is older than what is kept nobody knows whether it was counted.
    await corrected({ ...early, round: '77' }, { stake: 200 })
    expect(await held(ada)).toBe(13)
  })
})

describe('steps of void plays', () => {
  it('LOY-24 a quest in progress loses the step of a round that becomes void, once; one that has paid stays, and so does a step that was taken before the quest was open', async () => {
    const uid = await rewards.player()
    const [first, second, small] = [await round(uid), await round(uid), await round(uid, { stake: 99 })]
    await tell(first)
    rewards.pass(1 / 86_400)
    await tell(second, small)
    const before = await held(uid)
    expect(await done(uid)).toMatchObject({ rounds: 2, one: 1, next: 1, days: 1 })
    await voided(small)
    expect(await done(uid)).toMatchObject({ rounds: 2, next: 1 })
    await voided(first)
    await voided(first)
    expect(await done(uid)).toMatchObject({ rounds: 1, one: 1, next: 1, days: 1 })
    expect(await held(uid)).toBe(before - 1.99)
    const flags = () => operatorCall<{ items: object[] }>(rewards.db, 'bonuses.getrewardflags', { uid: String(uid) })
    expect((await flags()).items).toMatchObject([{ reason: 'void_play', title: 'quest one, one', plays: 1 }])
    await voided(second)
    expect((await flags()).items).toMatchObject([{ plays: 1 }])
    expect(await done(uid)).toMatchObject({ rounds: 0, one: 1, next: 0, days: 0, games: 0 })
  })

  it('LOY-24 a stake or a win that was taken back moves no quest that what is left does not reach', async () => {
    const uid = await rewards.player()
    const one = await round(uid, { stake: 300, win: 900 })
    await tell(one)
    expect(await done(uid)).toMatchObject({ rounds: 1, wins: 1 })
    const noWin = await corrected(one, { win: 0 })
    expect(await done(uid)).toMatchObject({ rounds: 1, wins: 0 })
    const half = await corrected(noWin, { stake: 150 })
    expect(await done(uid)).toMatchObject({ rounds: 1 })
    await corrected(half, { stake: 50 })
    expect(await done(uid)).toMatchObject({ rounds: 0 })
  })

  it('LOY-24 a game or a day stays where another play stands for it, and days after one that is lost stay in a row', async () => {
    const uid = await rewards.player()
    const days: Told[] = []
    for (let day = 0; day < 3; day += 1) {
      if (day > 0) rewards.pass(1)
      const one = await round(uid, { game: day === 0 ? 'dicebox' : 'deep-seam' })
      await tell(one)
      days.push(one)
    }
    const [dice, middle, last] = days as [Told, Told, Told]
    const other = await round(uid)
    await tell(other)
    expect(await done(uid)).toMatchObject({ games: 2, days: 3 })
    await voided(last)
    expect(await done(uid)).toMatchObject({ games: 2, days: 3 })
    await voided(middle)
    expect(await done(uid)).toMatchObject({ games: 2, days: 1 })
    await voided(dice)
    expect(await done(uid)).toMatchObject({ games: 1, days: 1 })
    await voided(other)
    expect(await done(uid)).toMatchObject({ games: 0, days: 0 })
  })

  it('LOY-24 a bet that a corrected result returns loses its step, and a round that was never counted loses none', async () => {
    const [uid, paused] = [await rewards.player(), await rewards.player()]
    const settled = { bet_id: '515151', uid: String(uid), stake_minor: '700', payout_minor: '0', currency: 'USD' }
    const settle = async (state: 'lost' | 'returned', isCorrected: boolean) => {
      await rewards.db.write((tx) => queueBets(tx, [{ ...settled, state, corrected: isCorrected }]))
      await rewards.count()
    }
    await settle('lost', false)
    expect(await done(uid)).toMatchObject({ bets: 1, days: 1 })
    await settle('returned', true)
    expect(await done(uid)).toMatchObject({ bets: 0, days: 0 })
    const [counted, onBreak] = [await round(paused), await round(paused)]
    await tell(counted)
    await rewards.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [paused])
    await tell(onBreak)
    await voided(onBreak)
    await rewards.query('update identity.users set excluded_until = null where uid = $1', [paused])
    expect(await done(paused)).toMatchObject({ rounds: 1 })
  })
})
