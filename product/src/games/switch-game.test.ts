import { type Member, staffMember } from '@ante/testing/staff'
import { money } from '@ante/kit/money'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import { advanceTables } from './advance-tables.ts'
import type { Game, LiveTable, Round } from './contract.ts'
import type { GameSwitch } from './contract-staff.ts'

let server: TestServer
let clerk: Member
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'games'],
    env: { ANTE_ROLE: 'web' },
  })
  await server.database.db.write(seedGames)
  clerk = await staffMember(server, ['games:switch', 'games:read'])
})
afterAll(async () => {
  expect(await server.database.db.read(audit)).toEqual([])
  await server.stop()
})

const reason = 'the studio reported a fault'
interface Switched {
  sysname: string
  is_enabled: boolean
  open_rounds: number
}
const turn = (action: 'disable' | 'enable', sysname: string) =>
  clerk.call<Switched>(`games.${action}`, { sysname, reason })

async function playerWithMoney(): Promise<Visitor & { uid: bigint }> {
  const player = await server.player()
  await server.database.db.write((tx) =>
    post(tx, {
      key: `gift:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(100_00n),
          code: 'opening',
        },
      ],
    })
  )
  return player
}
type Played = { round: Round; balance: { amount: number } }
const begin = (player: Visitor, sysname: string, choice: object) =>
  player.post<Played>('games.play', { sysname, stake: '1', choice })
const hall = async (options: object): Promise<Game[]> =>
  (await server.visitor().call<{ games: Game[] }>('games.get', { options })).data.games
const table = async () =>
  (await server.visitor().call<{ table: LiveTable }>('games.gettable', { sysname: 'wheel-of-hours' })).data.table
const turnTable = async () => advanceTables((await server.context()) as never)

describe('a game that staff disable', () => {
  it('MGT-1 MGT-2 takes no stake of anybody, and its open rounds are ended and paid', async () => {
    const [waiting, late] = [await playerWithMoney(), await playerWithMoney()]
    const { round } = (await begin(waiting, 'clearing', { mines: 1 })).data
    expect((await turn('disable', 'clearing')).data).toEqual({ sysname: 'clearing', is_enabled: false, open_rounds: 1 })
    expect((await turn('disable', 'clearing')).data).toMatchObject({ is_enabled: false })
    const refused = await begin(late, 'clearing', { mines: 1 })
    expect([refused.status, refused.error?.code]).toEqual([409, 'game_disabled'])
    const demo = await server.visitor().post('games.demo', { sysname: 'clearing', action: 'play', stake: '1' })
    expect([demo.status, demo.error?.code]).toEqual([409, 'game_disabled'])
    const ended = await waiting.post<Played>('games.advance', { round: round.id, step: 1, choice: { tile: 3 } })
    expect(ended.status).toBe(200)
    if (ended.data.round.status === 'open')
      expect(
        (await waiting.post<Played>('games.advance', { round: round.id, step: 2, choice: { cash: true } })).data.round
      ).toMatchObject({ status: 'finished' })
    expect((await turn('enable', 'clearing')).data).toMatchObject({ is_enabled: true, open_rounds: 0 })
    expect((await begin(late, 'clearing', { mines: 1 })).status).toBe(200)
  })

  it('MGT-1 is said to be off in the hall, in a search, in its kind and on its page; the others are not', async () => {
    await turn('disable', 'dicebox')
    const of = (games: readonly Game[]) => games.filter(({ is_enabled }) => !is_enabled).map(({ sysname }) => sysname)
    expect(of(await hall({ count: 100 }))).toEqual(['dicebox'])
    expect(of(await hall({ search: 'dicebox' }))).toEqual(['dicebox'])
    expect(of(await hall({ sysnames: ['dicebox', 'clearing'] }))).toEqual(['dicebox'])
    const found = await server.visitor().call<{ games: Game[] }>('games.search', { query: 'dicebox' })
    expect(of(found.data.games)).toEqual(['dicebox'])
    const one = await server.visitor().call<{ games: Game[] }>('games.get', { sysname: 'dicebox' })
    expect(of(one.data.games)).toEqual(['dicebox'])
    await turn('enable', 'dicebox')
    expect(of(await hall({ count: 100 }))).toEqual([])
  })

  it('is listed for staff with whether it takes stakes, by name, searched, and those alone that do not', async () => {
    const list = async (params: Record<string, unknown>) =>
      (await clerk.get<{ items: GameSwitch[]; total: number }>('games.list', params)).data
    await turn('disable', 'dicebox')
    const off = { game: { sysname: 'dicebox', name: 'Dicebox' }, is_enabled: false }
    expect(await list({ show: 'disabled' })).toMatchObject({ items: [off], total: 1 })
    expect((await list({ query: 'dicebox' })).items[0]).toMatchObject(off)
    const all = await list({ count: 200 })
    const names = all.items.map(({ game }) => game.name)
    expect([all.total, names]).toEqual([names.length, names.toSorted((a, b) => a.localeCompare(b, 'en'))])
    expect((await list({ count: 1, offset: 1 })).items).toEqual(all.items.slice(1, 2))
    await turn('enable', 'dicebox')
    expect(await list({ show: 'disabled' })).toEqual({ items: [], total: 0 })
  })

  it('MGT-2 a live table draws the round that has bets, pays them and begins no other until it is enabled', async () => {
    const player = await playerWithMoney()
    await turnTable()
    const { round } = await table()
    const bet = () =>
      player.post<Played>('games.playtable', {
        sysname: 'wheel-of-hours',
        round: round.id,
        stake: '2',
        choice: { bets: [{ bet: 'light', stake: 200 }] },
      })
    expect((await bet()).status).toBe(200)
    expect((await turn('disable', 'wheel-of-hours')).data.open_rounds).toBe(1)
    const late = await playerWithMoney()
    const refused = await late.post('games.playtable', {
      sysname: 'wheel-of-hours',
      round: round.id,
      stake: '2',
      choice: { bets: [{ bet: 'light', stake: 200 }] },
    })
    expect([refused.status, refused.error?.code]).toEqual([409, 'game_disabled'])
    await server.database.db.pool.query(
      `update games.live_rounds set closes_at = clock_timestamp() - interval '2 s', next_at = clock_timestamp() - interval '1 s' where id = $1`,
      [round.id]
    )
    await turnTable()
    await turnTable()
    expect((await table()).round).toMatchObject({ id: round.id, state: 'settled' })
    expect((await turn('enable', 'wheel-of-hours')).data.open_rounds).toBe(0)
    await turnTable()
    expect((await table()).round.id).not.toBe(round.id)
  })

  it('MGT-1 that does not exist is not found', async () => {
    expect((await turn('disable', 'no-such-game')).status).toBe(404)
  })
})
