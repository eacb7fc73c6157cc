import { randomUUID } from 'node:crypto'
import { defaultPolicy } from '@ante/testing/policy'
import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import type { Bonus } from '../bonuses/contract.ts'
import { audit } from '../ledger/index.ts'
import { policyFiles } from '../policies/index.ts'
import { playedInGames } from './index.ts'
import type { Round } from './contract.ts'
import { type Pack, packsMost } from './rules/free-spins.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
interface Answer {
  round: Round
  balance: { amount: number }
  free_spins?: { remaining_count: number; win: { amount: number } }
}
let server: TestServer
let clerk: Member
/** The rules of every player's market. */
let inForce = defaultPolicy()
beforeAll(async () => {
  server = await testServer({ policies: { files: policyFiles, of: () => inForce } })
  await server.database.db.write(seedGames)
  clerk = await staffMember(server, ['bonuses:*'])
})
afterAll(async () => {
  expect(await server.database.db.read(audit)).toEqual([])
  await server.stop()
})

const pool = () => server.database.db.pool
const minorOf = async (path: string): Promise<bigint> =>
  (
    await pool().query<{ minor: bigint }>(
      `select coalesce(sum(balance_minor), 0)::bigint as minor from ledger.accounts where path = $1`,
      [path]
    )
  ).rows[0]?.minor ?? 0n
const give = (player: Player, more: Record<string, unknown> = {}, key: string = randomUUID(), by = clerk) =>
  by.call<Pack>(
    'freespins.give',
    {
      uid: String(player.uid),
      sysname: 'threshold',
      count: 3,
      stake: '1.00',
      currency: 'USD',
      days: 7,
      reason: 'welcome back',
      ...more,
    },
    { headers: { 'idempotency-key': key } }
  )
const packOf = async (player: Player, more: Record<string, unknown> = {}): Promise<Pack> =>
  (await give(player, more)).data
const packsOf = async (player: Player, status = 'active') =>
  (await player.call<{ items: Pack[]; count: number }>('freespins.get', { status })).data.items
const spin = (player: Player, pack: Pack, more: Record<string, unknown> = {}, key: string = randomUUID()) =>
  player.post<Answer>(
    'games.play',
    { sysname: pack.game.sysname, stake: '1.00', choice: { target: 200 }, pack: pack.id, ...more },
    { headers: { 'idempotency-key': key } }
  )
const over = { status: 409, error: { code: 'free_spins_over' } }

describe('a pack of free spins', () => {
  it('LOBBY-30 API-71 CONST-24 is listed with its game, what is left and its state, up to 99 of them, with the fields that are asked for', async () => {
    const player = await server.player()
    const pack = await packOf(player)
    const later = await packOf(player, { sysname: 'midnight-orchard', days: 20 })
    expect(packsMost).toBe(99)
    const listed = await player.call<{ items: Pack[]; count: number }>('freespins.get', {
      status: 'active',
      count: 99,
      fields: 'game,remaining_count,status',
    })
    expect(listed.data).toEqual({
      items: [pack, later].map(({ id, game, remaining_count, status }) => ({ id, game, remaining_count, status })),
      count: 2,
    })
    expect(pack).toMatchObject({ game: { sysname: 'threshold' }, remaining_count: 3, total_count: 3, status: 'active' })
    expect((await player.call('freespins.get', { count: 100 })).status).toBe(400)
    expect(await packsOf(player, 'used')).toEqual([])
    expect((await server.visitor().call('freespins.get')).status).toBe(401)
  })

  it('is shown to staff beside the player’s other packs, those that can be played first', async () => {
    const player = await server.player()
    const [first, gone, last] = [await packOf(player), await packOf(player), await packOf(player, { days: 20 })]
    expect((await clerk.call('freespins.takeaway', { pack_id: gone.id, reason: 'by mistake' })).status).toBe(200)
    const list = async (page: object) =>
      (
        await clerk.get<{ items: Pack[]; count: number }>('freespins.list', {
          uid: String(player.uid),
          ...page,
        })
      ).data
    expect(await list({})).toMatchObject({
      items: [
        { id: first.id, status: 'active' },
        { id: last.id, status: 'active' },
        { id: gone.id, status: 'removed' },
      ],
      count: 3,
    })
    expect((await list({ offset: 1, count: 1 })).items.map(({ id }) => id)).toEqual([last.id])
    // One that is over by its time or its spins, and not ended yet, is shown to nobody else.
    await server.database.db.pool.query('update games.packs set remaining = 0, open_rounds = 1 where id = $1', [
      first.id,
    ])
    expect((await list({})).items.map(({ id }) => id)).toEqual([last.id, first.id, gone.id])
    expect((await packsOf(player, 'active')).map(({ id }) => id)).toEqual([last.id])
  })

  it('is given once for each key, at a level of a game whose rounds have one stake, within what a member may give alone', async () => {
    const [player, key] = [await server.player(), randomUUID()]
    const answers = await Promise.all([give(player, {}, key), give(player, {}, key), give(player, {}, key)])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await give(player, { count: 4 }, key)).toMatchObject({ error: { code: 'idempotency_key_reused' } })
    expect(await give(player, { stake: '1.01' })).toMatchObject({ error: { code: 'amount_not_allowed' } })
    expect(await give(player, { sysname: 'parlour-roulette' })).toMatchObject({ error: { code: 'amount_not_allowed' } })
    expect((await give(player, { sysname: 'wheel-of-hours' })).status).toBe(404)
    expect(await give(player, { currency: 'EUR' })).toMatchObject({
      error: { invalid_parameters: { currency: 'Wrong field' } },
    })
    expect(await give(player, { count: 200 })).toMatchObject({ error: { code: 'approval_needed' } })
    const other = await staffMember(server, ['bonuses:read'])
    expect((await give(player, {}, randomUUID(), other)).status).toBe(403)
    expect((await packsOf(player)).length).toBe(1)
    inForce = { ...inForce, laterBonuses: false }
    const refused = await give(player)
    inForce = defaultPolicy()
    expect(refused).toMatchObject({ status: 409, error: { code: 'bonus_not_allowed' } })
  })

  it('pays its rounds: the balance of a player without money only grows by what they win', async () => {
    const player = await server.player()
    const [pack, spins, game] = [
      await packOf(player, { count: 5 }),
      await minorOf('house:free-spins'),
      await minorOf('house:games:threshold'),
    ]
    let won = 0
    for (let left = 4; left >= 0; left -= 1) {
      const { status, data } = await spin(player, pack)
      expect(status).toBe(200)
      won += data.round.win.amount
      expect(data).toMatchObject({
        round: { is_free: true, stake: { amount: 1 } },
        free_spins: { remaining_count: left },
      })
      expect(data.balance.amount).toBeCloseTo(won)
      expect(data.free_spins?.win.amount).toBeCloseTo(won)
    }
    const wonMinor = BigInt(Math.round(won * 100))
    expect(await minorOf('house:free-spins')).toBe(spins - 500n)
    expect(await minorOf('house:games:threshold')).toBe(game + 500n - wonMinor)
    expect(await minorOf(`player:${player.uid}:main`)).toBe(wonMinor)
    expect(await spin(player, pack)).toMatchObject(over)
    await expect.poll(() => packsOf(player, 'used')).toMatchObject([{ id: pack.id, remaining_count: 0 }])
    const { rounds } = (await player.call<{ rounds: { is_free?: boolean }[] }>('games.getHistory')).data
    expect(rounds.map(({ is_free }) => is_free)).toEqual([true, true, true, true, true])
  })

  it('the last spin is played once, however often and in how many ways it is asked for at once', async () => {
    const player = await server.player()
    const pack = await packOf(player, { count: 1 })
    const [same, one] = [randomUUID(), await spin(player, await packOf(player, { count: 1 }))]
    expect(one.status).toBe(200)
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => spin(player, pack)),
      ...Array.from({ length: 50 }, () => spin(player, pack, {}, same)),
    ])
    const played = answers.filter(({ status }) => status === 200)
    expect(new Set(played.map(({ data }) => data.round.id)).size).toBe(1)
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(over)
    expect(
      (await pool().query('select remaining, open_rounds from games.packs where id = $1', [pack.id])).rows
    ).toMatchObject([{ remaining: 0, open_rounds: 0 }])
  })

  it('a repeated call is answered with its round, and its key is good for no other pack', async () => {
    const player = await server.player()
    const [pack, other, key] = [await packOf(player), await packOf(player), randomUUID()]
    const first = await spin(player, pack, {}, key)
    expect((await spin(player, pack, {}, key)).data).toMatchObject({
      round: { id: first.data.round.id, is_free: true },
      free_spins: { remaining_count: 2 },
    })
    expect(await spin(player, other, {}, key)).toMatchObject({ error: { code: 'idempotency_key_reused' } })
    expect(await spin(player, pack, { pack: undefined }, key)).toMatchObject({
      error: { code: 'idempotency_key_reused' },
    })
  })

  it('plays nothing for another player, in another game, at another stake, or after its time', async () => {
    const [player, other] = [await server.player(), await server.player()]
    const pack = await packOf(player)
    expect(await spin(other, pack)).toMatchObject(over)
    expect(await spin(player, pack, { sysname: 'dicebox', choice: { side: 'under', chance: 50 } })).toMatchObject(over)
    expect(await spin(player, pack, { stake: '2.00' })).toMatchObject(over)
    expect(await spin(player, { ...pack, id: '999999' })).toMatchObject(over)
    await pool().query(`update games.packs set expires_at = now() - interval '1 second' where id = $1`, [pack.id])
    expect(await spin(player, pack)).toMatchObject(over)
    await expect.poll(() => packsOf(player, 'expired')).toMatchObject([{ id: pack.id, remaining_count: 3 }])
    expect(await minorOf(`player:${player.uid}:main`)).toBe(0n)
  })

  it('RG-11 pays no round of a player who has excluded themselves', async () => {
    const email = `spins-${randomUUID().slice(0, 8)}@example.com`
    const player = await server.player({ email })
    const pack = await packOf(player)
    await player.post('account.setSelfExclusion', { period: '6m' })
    const again = Object.assign(server.visitor(), { uid: player.uid })
    await again.post('auth.login', { login: email, password: 'correct-horse-9' })
    expect(await spin(again, pack)).toMatchObject({ error: { code: 'self_excluded' } })
    // Nor do the books, whatever the session says.
    await expect(
      pool().query(`select games.lock_spin($1, $2, 'threshold', 'USD', 100)`, [pack.id, player.uid])
    ).rejects.toMatchObject({ code: 'AN005' })
    expect((await pool().query(`select remaining from games.packs where id = $1`, [pack.id])).rows).toEqual([
      { remaining: 3 },
    ])
  })

  it('an open round of it waits with its pack; what was won becomes a bonus when all is over', async () => {
    const player = await server.player()
    const bonus = { wager_times: 2, days: 5, weights: { fast: 100 } }
    const pack = await packOf(player, { sysname: 'clearing', count: 1, bonus })
    expect(pack).toMatchObject({ pays: 'bonus', bonus: { wager_times: 2, days: 5 } })
    let { round } = (await spin(player, pack, { choice: { mines: 1 } })).data
    const info = await player.call<{ open_round: Round | null }>('games.getgame', { sysname: 'clearing' })
    expect(info.data.open_round).toMatchObject({ id: round.id, is_free: true })
    expect(await clerk.call('freespins.takeaway', { pack_id: pack.id, reason: 'a mistake' })).toMatchObject({
      error: { code: 'conflict' },
    })
    const step = async (choice: object) => {
      round = (await player.post<Answer>('games.advance', { round: round.id, step: round.step, choice })).data.round
    }
    for (let tile = 0; tile < 3 && round.status === 'open'; tile += 1) await step({ tile })
    if (round.status === 'open') await step({ cash: true })
    const [ended] = await expect
      .poll(() => packsOf(player, 'used'))
      .toMatchObject([{ id: pack.id }])
      .then(() => packsOf(player, 'used'))
    expect(ended?.win.amount).toBe(round.win.amount)
    const bonuses = (await player.call<{ items: Bonus[] }>('bonuses.get')).data.items
    if (round.win.amount === 0) expect(bonuses).toEqual([])
    else expect(bonuses).toMatchObject([{ status: 'available', amount: round.win, wager_times: 2 }])
    expect(await minorOf(`player:${player.uid}:main`)).toBe(0n)
  })

  it('RES-6 a round of it that is void gives the spin back, and its stake to the house', async () => {
    const player = await server.player()
    const pack = await packOf(player, { sysname: 'clearing', count: 1 })
    const before = await minorOf('house:free-spins')
    const { round } = (await spin(player, pack, { choice: { mines: 3 } })).data
    expect(await minorOf('house:free-spins')).toBe(before - 100n)
    for (const voided of [true, false])
      expect((await pool().query('select games.void_round($1) as voided', [round.id])).rows).toEqual([{ voided }])
    expect(await minorOf('house:free-spins')).toBe(before)
    expect(await packsOf(player)).toMatchObject([{ id: pack.id, remaining_count: 1, win: { amount: 0 } }])
    expect(await minorOf(`player:${player.uid}:main`)).toBe(0n)
  })

  it('counts as no stake: neither towards a bonus nor among what its player has staked', async () => {
    const player = await server.player()
    const pack = await packOf(player)
    for (let left = 3; left > 0; left -= 1) await spin(player, pack)
    const { rows } = await pool().query<{ name: string; n: bigint }>(
      `select name, count(*) as n from outbox.events where payload ->> 'player' = $1 group by name`,
      [String(player.uid)]
    )
    expect(rows.map(({ name }) => name)).not.toContain('games.round-finished')
    const span = { from: new Date(Date.now() - 86_400_000), until: new Date(Date.now() + 86_400_000) }
    expect(await server.database.db.read((tx) => playedInGames(tx, player.uid, span))).toEqual([])
  })

  it('is taken away by staff with what it won left to its player', async () => {
    const player = await server.player()
    const pack = await packOf(player)
    const { round } = (await spin(player, pack)).data
    for (const repeated of [1, 2])
      expect(
        (await clerk.call<Pack>('freespins.takeaway', { pack_id: pack.id, reason: `a mistake ${repeated}` })).data
      ).toMatchObject({ status: 'removed' })
    expect(await spin(player, pack)).toMatchObject(over)
    expect(await minorOf(`player:${player.uid}:main`)).toBe(BigInt(Math.round(round.win.amount * 100)))
  })
})
