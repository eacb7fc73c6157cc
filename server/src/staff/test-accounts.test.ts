import { randomUUID } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { testServer, type TestServer } from '@ante/testing/server'
import { seeds } from '@ante/product/seeds'
import { putTournament } from '@ante/product/tournaments/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'all' } })
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const mark = ({ uid }: Player) =>
  operatorCall(server.database.db, 'cashier.marktestaccount', { uid: String(uid), reason: 'the tests of a release' })
/** One player of each kind: who is one for tests, and who is not. */
async function two(): Promise<{ tested: Player; usual: Player }> {
  const [tested, usual] = [await server.player(), await server.player()]
  await mark(tested)
  return { tested, usual }
}
const staff = <Output>(key: string, input: object = {}) => operatorCall<Output>(server.database.db, key, input)

async function won({ uid }: Player, minor: number): Promise<void> {
  await query(
    `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
       select ledger.next_id(), $1, sysname, '1', $3, 0, 'USD', 100, $2, 'finished', '[]', '{}', now(), now() from games.games where enabled limit 1`,
    [uid, minor, Number(uid) + 5_000_000]
  )
}

describe('test accounts', () => {
  it('ACC-23 the wins of a test account are in no list of winners, neither the latest nor the largest', async () => {
    for (const { run } of seeds.filter(({ name }) => name === 'games')) await server.database.db.write(run)
    const { tested, usual } = await two()
    await won(usual, 5_000)
    await won(tested, 900_000)
    for (const call of ['leaderboard.live', 'leaderboard.top']) {
      const { data } = await server.visitor().call<{ items: { win: { amount: number } }[] }>(call, { count: '10' })
      expect(
        data.items.map(({ win }) => win.amount),
        call
      ).toEqual([50])
    }
  })

  it('ACC-23 a test account takes no place in a tournament, and leaves those that it had joined', async () => {
    const player = await server.player()
    const id = await server.database.db.write((tx) =>
      putTournament(tx, {
        texts: { en: { title: 'Cup', text: '' } },
        images: {},
        games: ['dicebox'],
        prizesMinor: [500n],
        currency: 'USD',
        startsAt: new Date(Date.now() - 3_600_000),
        endsAt: new Date(Date.now() + 3_600_000),
      })
    )
    const join = () => player.post('tournaments.participate', { tournament_id: String(id) })
    expect((await join()).status).toBe(200)
    await mark(player)
    await expect.poll(() => query('select 1 from tournaments.entries where player_uid = $1', [player.uid])).toEqual([])
    expect(await join()).toMatchObject({ status: 409, error: { code: 'no_test_accounts' } })
  })

  it('ACC-23 the figures of support and the list of markers of harm leave out test accounts', async () => {
    const { tested, usual } = await two()
    interface Figures {
      conversations: number
      ratings: number
    }
    const before = await staff<Figures>('support.figures', { days: '30' })
    for (const player of [tested, usual])
      expect((await player.post('support.send', { text: 'Hello there', key: randomUUID() })).status).toBe(200)
    expect((await staff<Figures>('support.figures', { days: '30' })).conversations).toBe(before.conversations + 1)
    for (const { uid } of [tested, usual])
      await query(
        `insert into harm.players (uid, level, score) values ($1, 2, 60) on conflict (uid) do update set level = 2, score = 60`,
        [uid]
      )
    const listed = await staff<{ items: { uid: string }[]; total: number }>('harm.list')
    expect(listed.items.map(({ uid }) => uid)).toEqual([String(usual.uid)])
    expect(listed.total).toBe(1)
  })
})
