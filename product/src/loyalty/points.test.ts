import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { LoyaltyInfo, Notice } from './contract.ts'
import { queueRounds } from './count-plays.ts'
import { livePublishers } from './reactions.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: [
      'ledger',
      'content',
      'messages',
      'identity',
      'players',
      'protection',
      'cashier',
      'jackpots',
      'games',
      'loyalty',
    ],
  })
  await server.database.db.write(seedGames)
  await ask('loyalty.putprogram', {
    sysname: 'night',
    texts: texts('Night'),
    rules: {
      points_names: { en: 'stars', de: 'Sterne' },
      rates: { USD: 100, EUR: 108 },
      weights: { slot: 100, fast: 50 },
      games: { dicebox: 100 },
    },
    levels: [
      { texts: texts('Dusk'), from_experience: 0 },
      {
        texts: texts('Lamplight'),
        from_experience: 10,
        reward_points: 25,
        benefits: { points_percent: 200, payout_wait_percent: 50 },
      },
      { texts: texts('Midnight'), from_experience: 1_000, reward_points: 500 },
    ],
  })
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const reason = 'the programme of this year'
const texts = (title: string) => ({ en: { title, text: '' }, de: { title: `${title} (de)`, text: '' } })
const ask = <T = unknown>(key: string, input: object, idempotencyKey?: string) =>
  approvedCall<T>(server.database.db, key, { reason, ...input }, idempotencyKey)

async function rich(fields: object = {}, minor = 100_000n): Promise<Player> {
  const player = await server.player({ ...fields })
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(player.uid, 'main'),
      amount: money(minor),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
const roll = async (player: Player, stake: string) => {
  const answer = await player.post('games.play', { sysname: 'dicebox', stake, choice: { side: 'under', chance: 50 } })
  expect(answer.status).toBe(200)
}
const infoOf = async (player: Player, locale = 'en') =>
  (await player.call<LoyaltyInfo>('loyalty.getinfo', {}, { locale })).data
const noticesOf = async (player: Player, locale = 'en') =>
  (await player.call<{ items: Notice[] }>('loyalty.getnotifications', {}, { locale })).data.items
/** Until all that was played has been counted. */
const settled = (player: Player, expCount: number) =>
  vi.waitFor(async () => expect((await infoOf(player)).progress?.expCount).toBe(expCount), { timeout: 60_000 })

describe('points', () => {
  it('LOY-08 LOY-06 LOY-05 a stake of real money brings points and experience by the rules; the alias is in the reader’s language', async () => {
    const player = await rich()
    expect(await infoOf(player)).toMatchObject({
      is_active: true,
      points: 0,
      pointsAlias: 'stars',
      level: 1,
      progress: { minValue: 0, maxValue: 10, expCount: 0, percent: 0 },
      expiring: null,
    })
    for (const stake of ['2.00', '2.00', '1.00']) await roll(player, stake)
    await settled(player, 5)
    expect(await infoOf(player, 'de')).toMatchObject({ points: 5, pointsAlias: 'Sterne', progress: { percent: 50 } })
    expect(await noticesOf(player)).toEqual([])
  })

  it('LOY-08 LOY-25 LOY-29 API-94 a level that is reached pays its reward once, gives its benefits, and is told once in the reader’s language', async () => {
    const player = await rich()
    await roll(player, '10.00')
    await settled(player, 10)
    await roll(player, '2.00')
    await settled(player, 12)
    expect(await infoOf(player)).toMatchObject({ level: 2, points: 39, progress: { minValue: 10, maxValue: 1_000 } })
    const told = await Promise.all([noticesOf(player, 'de'), noticesOf(player, 'de'), noticesOf(player, 'de')])
    expect(told.flat()).toEqual([
      expect.objectContaining({
        trigger: 'level',
        type: 'credit',
        amount: 25,
        amountType: 'points',
        image: '',
        title: 'Neues Level: Lamplight (de)',
        message: 'Du hast Lamplight (de) erreicht. Gutgeschriebene Punkte: 25.',
      }),
    ])
    // Twice the points on this level, and once the experience.
    await roll(player, '10.00')
    await settled(player, 22)
    expect((await infoOf(player)).points).toBe(59)
    expect(await noticesOf(player)).toEqual([])
    const history = (await player.call<{ changes: object[]; notices: object[] }>('loyalty.gethistory')).data
    expect(history.changes).toMatchObject([
      { cause: 'play', points: 34, name: '' },
      { cause: 'level', points: 25, name: 'Lamplight' },
    ])
    expect(history.notices).toMatchObject([{ trigger: 'level', title: 'New level: Lamplight' }])
  })

  it('LOY-08 whoever is restricted earns nothing, and keeps what they have', async () => {
    const player = await rich()
    await roll(player, '2.00')
    await settled(player, 2)
    await server.database.db.pool.query(`update identity.users set status = 'restricted' where uid = $1`, [player.uid])
    await server.database.db.write((tx) =>
      queueRounds(tx, [
        {
          round: '1',
          player: String(player.uid),
          sysname: 'dicebox',
          provider: 'fathom',
          type: 'fast',
          stake_minor: '5000',
          win_minor: '0',
          currency: 'USD',
          status: 'finished',
        },
      ])
    )
    const other = await rich()
    await roll(other, '2.00')
    await settled(other, 2)
    expect(await infoOf(player)).toMatchObject({ is_active: false, points: 2, progress: { expCount: 2 } })
  })

  it('LOY-08 players whose play waits together are counted in one pack: each gets their own, and open pages of all of them hear it', async () => {
    const players = [await rich(), await rich(), await rich()]
    await server.database.db.pool.query(`update identity.users set status = 'restricted' where uid = $1`, [
      players[2]?.uid,
    ])
    const stakes = [300, 500, 700, 900]
    const told = stakes.map((stake, index) => ({
      round: String(BigInt(Date.now()) * 1_000n + BigInt(index)),
      player: String(players[index % 3]?.uid),
      sysname: 'dicebox',
      provider: 'fathom',
      type: 'fast' as const,
      stake_minor: String(stake),
      win_minor: '0',
      currency: 'USD',
      status: 'finished' as const,
    }))
    await server.database.db.write((tx) => queueRounds(tx, told))
    const [one, other, restricted] = players
    if (!one || !other || !restricted) throw new Error('three players were made')
    await settled(one, 12)
    await settled(other, 5)
    const uids = players.map(({ uid }) => String(uid))
    const publisher = livePublishers.find(({ event }) => event.name === 'loyalty.plays-counted')
    const [messages] = (await publisher?.messages(server.database.db, [{ uids }])) ?? []
    expect(messages?.map(({ topic, key, data }) => [topic, key, data])).toEqual([
      ['loyalty.changed', uids[0], { points: 37, level: 2, quest_steps: 0 }],
      ['loyalty.changed', uids[1], { points: 5, level: 1, quest_steps: 0 }],
      ['loyalty.changed', uids[2], { points: 0, level: 1, quest_steps: 0 }],
    ])
    expect((await infoOf(restricted)).points).toBe(0)
  })

  it('LOY-08 a round that is told again, in another pack or twice in one, counts once', async () => {
    const player = await rich()
    const told = {
      round: String(BigInt(Date.now()) * 1_000n),
      player: String(player.uid),
      sysname: 'dicebox',
      provider: 'fathom',
      type: 'fast' as const,
      stake_minor: '700',
      win_minor: '0',
      currency: 'USD',
      status: 'finished' as const,
    }
    for (let n = 0; n < 3; n += 1) await server.database.db.write((tx) => queueRounds(tx, [told, told]))
    await settled(player, 7)
    await server.database.db.write((tx) => queueRounds(tx, [told]))
    await roll(player, '1.00')
    await settled(player, 8)
    expect((await infoOf(player)).points).toBe(8)
  })
})

describe('staff', () => {
  it('LOY-08 staff see what a player holds and why, give and take points once for each key, and never more than are there', async () => {
    const player = await rich()
    const uid = String(player.uid)
    const key = `adjust-${uid}`
    expect(await ask('loyalty.adjustpoints', { uid, points: 40 }, key)).toEqual({ points: 40 })
    expect(await ask('loyalty.adjustpoints', { uid, points: 40 }, key)).toEqual({ points: 40 })
    await expect(ask('loyalty.adjustpoints', { uid, points: 41 }, key)).rejects.toThrow('idempotency_key_reused')
    expect(await ask('loyalty.adjustpoints', { uid, points: -15 }, `${key}-2`)).toEqual({ points: 25 })
    await expect(ask('loyalty.adjustpoints', { uid, points: -26 }, `${key}-3`)).rejects.toThrow('loyalty_points_short')
    await expect(ask('loyalty.adjustpoints', { uid: '999999', points: 1 }, `${key}-4`)).rejects.toThrow('not_found')
    const member = await operatorCall(server.database.db, 'loyalty.getmember', { uid })
    expect(member).toMatchObject({
      points: 25,
      experience: 0,
      changes: [
        { cause: 'adjustment', points: -15 },
        { cause: 'adjustment', points: 40 },
      ],
    })
    expect((await noticesOf(player)).map(({ type, message }) => [type, message])).toEqual([
      ['credit', 'Our team changed your points: +40.'],
      ['other', 'Our team changed your points: −15.'],
    ])
    // What a key took it has taken, also where less is left than it took.
    const take = () => ask('loyalty.adjustpoints', { uid, points: -20 }, `${key}-5`)
    expect([await take(), await take()]).toEqual([{ points: 5 }, { points: 5 }])
    // The sign is before its number in a line from right to left too.
    expect((await noticesOf(player, 'ar')).map(({ message }) => message)).toEqual([
      expect.stringContaining('\u2066−20\u2069'),
    ])
  })

  it('LOY-10 a programme shows its levels and how points are earned to everybody; levels that do not rise are refused', async () => {
    const program = (await server.visitor().call<object>('loyalty.getProgram', { sysname: 'night' })).data
    expect(program).toMatchObject({
      sysname: 'night',
      pointsAlias: 'stars',
      rates: [
        { currency: 'USD', points: 1 },
        { currency: 'EUR', points: 1.08 },
      ],
      weights: [
        { type: 'slot', percent: 100 },
        { type: 'fast', percent: 50 },
      ],
      expires_after_months: 12,
      levels: [
        { place: 1, minValue: 0, maxValue: 10, reward_points: 0 },
        { place: 2, minValue: 10, maxValue: 1_000, benefits: { points_percent: 200 } },
        { place: 3, minValue: 1_000, maxValue: null, reward_points: 500 },
      ],
    })
    await expect(
      ask('loyalty.putprogram', {
        sysname: 'other',
        texts: texts('x'),
        levels: [{ texts: texts('y'), from_experience: 5 }],
      })
    ).rejects.toThrow('InvalidParameter')
  })
})

it('LOY-08 after all of it the books balance, in points as in money', async () => {
  expect(await server.database.db.read(audit)).toEqual([])
})
