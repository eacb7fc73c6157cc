import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { demoQuests } from '../../seeds/quests/index.ts'
import { audit, readPoints } from '../ledger/index.ts'
import { spareMember } from './index.ts'
import { openRewards } from './loyalty.fixture.ts'
import { questsOf } from './quests.ts'
import { asksForPlay, countOf } from './rules/quests.ts'

let rewards: Awaited<ReturnType<typeof openRewards>>
const texts = (title: string) => ({ en: { title, text: '' } })
const least = { USD: 100 }
const ask = (key: string, input: object) => approvedCall(rewards.db, key, { reason: 'quests of this year', ...input })
const put = (sysname: string, goal: object, more: object = {}) =>
  ask('loyalty.putquest', { sysname, texts: texts(sysname), goal, reward_points: 10, ...more })
beforeAll(async () => {
  rewards = await openRewards('2026-03-10T12:00:00Z')
  await ask('loyalty.putprogram', {
    sysname: 'night',
    texts: texts('Night'),
    // Points of quests alone are looked at here.
    rules: { rates: { USD: 1 }, weights: {} },
    levels: [{ texts: texts('Dusk'), from_experience: 0 }],
  })
  await put('first', { type: 'rounds', count: 2, least })
  await put('second', { type: 'rounds', count: 1, least }, { after: 'first', reward_points: 25 })
  await put('daily', { type: 'rounds', count: 1, least }, { repeats: 'daily', reward_points: 5 })
  await put('look', { type: 'pages', pages: ['/fairness', '/support'] }, { reward_points: 7 })
})
afterAll(() => rewards.close())

const held = async (uid: bigint) =>
  Number((await rewards.db.read((tx) => readPoints(tx, [uid], 'points'))).get(uid)) / 100
const states = async (uid: bigint) => {
  const all = await rewards.db.read((tx) => questsOf({ locale: 'en', clock: rewards.context.clock }, tx, uid))
  return Object.fromEntries(all.map(({ id, state, done }) => [id, `${state} ${done}`]))
}
const play = async (uid: bigint, stake = 100, times = 1) => {
  await rewards.play(uid, stake, times)
  await rewards.count()
}

describe('quests', () => {
  it('LOY-24 a chain opens step by step, each pays once, and what is below the least stake or told twice does not count', async () => {
    const uid = await rewards.player()
    await play(uid, 99)
    await play(uid, 100, 3)
    expect(await states(uid)).toMatchObject({
      first: 'open 1',
      second: 'locked 0',
      daily: 'completed 1',
      look: 'open 0',
    })
    expect(await held(uid)).toBe(5)
    await play(uid)
    expect(await states(uid)).toMatchObject({ first: 'completed 2', second: 'open 0' })
    await play(uid)
    await play(uid)
    expect(await states(uid)).toMatchObject({ second: 'completed 1' })
    expect(await held(uid)).toBe(5 + 10 + 25)
    expect(
      await rewards.query('select trigger, amount from loyalty.notices where player_uid = $1 order by id', [uid])
    ).toEqual([
      { trigger: 'quest', amount: 5n },
      { trigger: 'quest', amount: 10n },
      { trigger: 'quest', amount: 25n },
    ])
  })

  it('LOY-24 a daily quest begins anew with the day of the player’s clock', async () => {
    const uid = await rewards.player()
    await rewards.query(`update players.profiles set time_zone = 'Asia/Tokyo' where uid = $1`, [uid])
    await play(uid)
    expect(await states(uid)).toMatchObject({ daily: 'completed 1' })
    // It is past midnight in Tokyo, and not in London.
    rewards.pass(4 / 24)
    expect(await states(uid)).toMatchObject({ daily: 'open 0' })
    await play(uid)
    expect(await held(uid)).toBe(5 + 5 + 10)
    rewards.pass(1)
  })

  it('LOY-24 pages count once each, and pay when all were seen', async () => {
    const uid = await rewards.player()
    const see = (page: string) => rewards.explore(uid, page)
    await see('/fairness')
    await see('/fairness')
    expect([await states(uid), await held(uid)]).toMatchObject([{ look: 'open 1' }, 0])
    await see('/support')
    await see('/support')
    expect([await states(uid), await held(uid)]).toMatchObject([{ look: 'completed 2' }, 7])
  })

  it('LOY-24 a player with a marker of harm is offered none that asks for more play, and it counts for none', async () => {
    const uid = await rewards.player()
    await rewards.db.write((tx) => spareMember(tx, uid, true))
    await play(uid)
    expect(await states(uid)).toEqual({ look: 'open 0' })
    expect(await held(uid)).toBe(0)
    await rewards.db.write((tx) => spareMember(tx, uid, false))
    await play(uid)
    expect(await states(uid)).toMatchObject({ first: 'open 1', daily: 'completed 1' })
  })

  it('LOY-24 on a break or where the market allows no rewards nothing counts', async () => {
    const [swede, paused] = [await rewards.player('SE'), await rewards.player()]
    await rewards.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [paused])
    for (const uid of [swede, paused]) {
      await play(uid)
      await rewards.explore(uid, '/fairness')
      expect(await held(uid)).toBe(0)
      expect(await states(uid)).toMatchObject({ first: 'open 0', look: 'open 0' })
    }
  })

  it('LOY-24 staff close a quest and cannot put one behind a quest that is not there', async () => {
    await put('gone', { type: 'games', count: 2, least })
    await ask('loyalty.closequest', { sysname: 'gone' })
    expect(Object.keys(await states(await rewards.player()))).not.toContain('gone')
    await expect(put('lost', { type: 'games', count: 2, least }, { after: 'nowhere' })).rejects.toThrow('not_found')
    await expect(put('wrong', { type: 'games', count: 0, least })).rejects.toThrow('InvalidParameter')
  })

  it('LOY-24 gives free spins or a free bet beside its points, once in its period, and says so before', async () => {
    await rewards.db.write(seedGames)
    const spins = { type: 'free_spins', game: 'midnight-orchard', count: 5, stakes_minor: { USD: 20 }, days: 7 }
    const more = { repeats: 'daily', reward_points: 1 }
    await put('spins', { type: 'rounds', count: 1, least: { USD: 500 } }, { ...more, gift: spins })
    await put(
      'free-bet',
      { type: 'rounds', count: 1, least: { USD: 500 } },
      { ...more, gift: { type: 'free_bet', amounts_minor: { USD: 200 }, days: 3 } }
    )
    await expect(
      put('wrong', { type: 'rounds', count: 1, least }, { gift: { ...spins, game: 'no-such-game' } })
    ).rejects.toMatchObject({
      code: 'InvalidParameter',
    })
    const uid = await rewards.player()
    const shown = await rewards.db.read((tx) => questsOf({ locale: 'en', clock: rewards.context.clock }, tx, uid))
    expect(shown.map(({ id, gift }) => [id, gift?.type])).toEqual(
      expect.arrayContaining([
        ['spins', 'free_spins'],
        ['free-bet', 'free_bet'],
        ['daily', undefined],
      ])
    )
    await play(uid, 500, 2)
    await play(uid, 500)
    const packs = await rewards.query(`select total, stake_minor from games.packs where player_uid = $1`, [uid])
    expect(packs).toEqual([{ total: 5, stake_minor: 20n }])
    const bets = await rewards.query(`select stake_minor, returns_stake from sportsbook.free_bets where uid = $1`, [
      uid,
    ])
    expect(bets).toEqual([{ stake_minor: 200n, returns_stake: false }])
    rewards.pass(1)
    await play(uid, 500)
    expect((await rewards.query('select 1 from games.packs where player_uid = $1', [uid])).length).toBe(2)
    await ask('loyalty.closequest', { sysname: 'spins' })
    await ask('loyalty.closequest', { sysname: 'free-bet' })
  })

  it('LOY-24 what was done on a day is forgotten two months later; what is paid once only is kept', async () => {
    const uid = await rewards.player()
    await play(uid, 100, 2)
    const kept = async () =>
      (
        await rewards.query<{ quest: string }>(
          `select quest from loyalty.quest_progress where player_uid = $1 and quest in ('daily', 'first') order by quest`,
          [uid]
        )
      ).map(({ quest }) => quest)
    rewards.pass(60)
    await rewards.expire()
    expect(await kept()).toEqual(['daily', 'first'])
    rewards.pass(4)
    await rewards.expire()
    expect(await kept()).toEqual(['first'])
  })
  it('LOY-24 several quests that several players complete in one pack pay each of them, and all of it counts as received', async () => {
    await put('both', { type: 'rounds', count: 1, least }, { reward_points: 3 })
    await put('either', { type: 'games', count: 1, least }, { reward_points: 4 })
    const uids = [await rewards.player(), await rewards.player()]
    for (const uid of uids) await rewards.play(uid, 100, 1)
    await rewards.count()
    await rewards.count()
    for (const uid of uids) {
      expect(await held(uid)).toBe(5 + 3 + 4)
      expect(
        await rewards.query('select amount from loyalty.notices where player_uid = $1 order by amount', [uid])
      ).toEqual([{ amount: 3n }, { amount: 4n }, { amount: 5n }])
      expect(await rewards.query('select received from loyalty.received_months where player_uid = $1', [uid])).toEqual([
        { received: 1200n },
      ])
    }
  })

  it('LOY-24 after all of it the books balance', async () => {
    expect(await rewards.db.read(audit)).toEqual([])
  })
})

it('LOY-24 the demo world has forty quests, and none of play is worth more than two hundredths of its least stakes', () => {
  expect(demoQuests).toHaveLength(40)
  // A point buys an eighth of a cent at the highest discount; no game and no bet keeps less than one hundredth of a stake, and the least stake is a unit. To
  // win so many times a stake takes as many rounds on average, for no game pays more than it takes.
  for (const { sysname, goal, points } of demoQuests) {
    if (!asksForPlay(goal)) continue
    const stakes = countOf(goal) * (goal.type === 'wins' ? goal.times_percent / 100 : 1)
    const costInCents = stakes * 1
    expect(Number(points) * 0.125, sysname).toBeLessThanOrEqual(2 * costInCents)
  }
})
