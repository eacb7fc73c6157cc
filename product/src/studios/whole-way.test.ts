import { runCases } from '@ante/testing/conformance/run'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../ledger/index.ts'
import { markTestAccount } from '../players/index.ts'
import { authToken } from './connectors/softswiss/world.fixture.ts'
import { openWholeWay, type WholeWay } from './whole-way.fixture.ts'

let world: WholeWay
beforeAll(async () => {
  world = await openWholeWay()
})
afterAll(async () => {
  expect(await world.server.database.db.read(audit)).toEqual([])
  await world.stop()
})

interface Listed {
  readonly rounds: readonly {
    readonly sysname: string
    readonly status: string
    readonly is_remote?: true
    readonly stake: { amount: number }
    readonly win: { amount: number }
  }[]
}

describe.each(['softswiss', 'slotegrator'] as const)('a game that comes through %s', (wallet) => {
  beforeAll(() => world.through(wallet))

  it('is in the hall, opens in its frame, moves the balance and stands in the history', async () => {
    const player = await world.funded()
    const { data } = await player.call<{ games: { is_remote?: true; has_demo: boolean }[] }>('games.get', {
      sysname: 'two-crows',
    })
    expect(data.games[0]).toMatchObject({ is_remote: true, has_demo: false, rtp_percent: null })
    const frame = await world.opened(player)
    world.coin.at = 0
    expect(await world.round(frame, 'none')).toMatchObject({ outcome: 'won', win: 196, balance: 10096 })
    world.coin.at = 1
    expect(await world.round(frame, 'none', 200)).toMatchObject({ outcome: 'lost', balance: 9896 })
    const history = (await player.call<Listed>('games.getHistory', { offset: '0', count: '10' })).data.rounds
    expect(history).toMatchObject([
      { sysname: 'two-crows', status: 'finished', is_remote: true, stake: { amount: 2 }, win: { amount: 0 } },
      { sysname: 'two-crows', status: 'finished', is_remote: true, stake: { amount: 1 }, win: { amount: 1.96 } },
    ])
    const net = await player.call<{ today: unknown }>('account.getNetPosition', {})
    expect(net.status).toBe(200)
  })

  it.each([
    ['late', 'won', 10096],
    ['twice', 'won', 10096],
    ['out-of-order', 'won', 10096],
    ['rollback-first', 'refused', 10000],
    ['wrong-signature', 'refused', 10000],
    ['half-response', 'cancelled', 10000],
  ])('has one end for each stake when its server is wrong: %s', async (misdeed, outcome, balance) => {
    const player = await world.funded()
    world.coin.at = 0
    expect(await world.round(await world.opened(player), misdeed)).toMatchObject({ outcome })
    const { data } = await player.call<{ balance_main: { amount: number } }>('account.getBalance', {})
    expect(Math.round(data.balance_main.amount * 100)).toBe(balance)
  })

  it('ACC-23 opens for no test account', async () => {
    const player = await world.funded()
    const { db } = world.server.database
    await db.write((tx) => markTestAccount(tx, player.uid))
    const open = () => player.post('studios.launch', { sysname: 'two-crows' })
    await expect.poll(async () => (await open()).error?.code, { timeout: 20_000 }).toBe('no_test_play')
  })

  it('takes no stake after its player has logged out, and opens for nobody else', async () => {
    const player = await world.funded()
    const frame = await world.opened(player)
    await player.call('auth.logout', {})
    expect(await world.round(frame, 'none')).toMatchObject({ outcome: 'refused' })
    expect((await world.server.visitor().post('studios.launch', { sysname: 'two-crows' })).status).toBe(401)
    expect((await (await world.funded()).post('studios.launch', { sysname: 'dicebox' })).status).toBe(404)
  })
})

describe('free rounds', () => {
  it('are given by staff, played at the studio, and pay what they won once', async () => {
    await world.through('softswiss')
    const player = await world.funded()
    await world.giveFreeRounds(player, 2)
    const pack = async (status: string) =>
      (
        await player.call<{ items: { win: { amount: number }; remaining_count: number }[] }>('freespins.get', {
          status,
        })
      ).data.items
    expect(await pack('active')).toMatchObject([{ remaining_count: 2 }])
    const frame = await world.opened(player)
    await expect
      .poll(async () => (await fetch(`${frame}/balance`)).json(), { timeout: 20_000 })
      .toMatchObject({ balance: 10000, free: 2 })
    world.coin.at = 0
    expect(await world.round(frame, 'none')).toMatchObject({ outcome: 'won', win: 98, free: 1 })
    expect(await world.round(frame, 'none')).toMatchObject({ outcome: 'won', win: 98, free: 0, balance: 10196 })
    await expect.poll(() => pack('used'), { timeout: 20_000 }).toMatchObject([{ win: { amount: 1.96 } }])
    const { rounds } = (await player.call<Listed>('games.getHistory', { offset: '0', count: '10' })).data
    expect(rounds).toMatchObject([{ is_free: true, is_remote: true, stake: { amount: 1 }, win: { amount: 1.96 } }])
    // Not a second time, not with another sum, and none that nobody gave.
    const [row] = (
      await world.server.database.db.pool.query<{ id: bigint }>('select id from games.packs where player_uid = $1', [
        player.uid,
      ])
    ).rows
    const say = (issue: string, total: number) =>
      world.say('/freespins', { issue_id: issue, status: 'played', total_amount: total })
    expect(await say(`pack-${row?.id}`, 196)).toMatchObject({ status: 200, body: { balance: 10196 } })
    expect(await say(`pack-${row?.id}`, 900)).toMatchObject({ status: 400 })
    expect(await say('pack-999999', 900)).toMatchObject({ status: 404 })
    expect(await say('gift', 900)).toMatchObject({ status: 404 })
  })
})

describe('the wallet', () => {
  it('conforms in all of fourteen cases, over HTTP', async () => {
    await world.through('softswiss')
    const player = await world.funded()
    await world.opened(player)
    const { rows } = await world.server.database.db.pool.query<{ id: string }>(
      'select id from studios.sessions where uid = $1',
      [player.uid]
    )
    const results = await runCases({
      url: `${world.server.url}/wallet/softswiss`,
      key: authToken,
      player: String(player.uid),
      session: rows[0]?.id ?? '',
      game: 'rookery:two-crows',
      currency: 'USD',
    })
    expect(results.filter(({ fault }) => fault !== undefined)).toEqual([])
    expect(results).toHaveLength(14)
  })

  it('is there under no other name and by no other method', async () => {
    const { url } = world.server
    expect((await fetch(`${url}/wallet/nobody`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${url}/wallet/softswiss/play`)).status).toBe(404)
    expect((await fetch(`${url}/wallet/softswiss/play`, { method: 'POST', body: '{}' })).status).toBe(403)
  })
})
