import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import type { Jackpot, JackpotWinner } from './contract.ts'
import { titleOf } from './rules/levels.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const drop = {
  name: 'drop',
  titles: { en: 'Drop', ar: 'قطرة' },
  seed_minor: 100,
  rate_ppm: 10_000,
  every_minor: 10_000,
}
const half = { name: 'half-time', seed_minor: 500, rate_ppm: 3_000, every_minor: 10_000 }
const put = (levels: object[]) =>
  approvedCall<{ id: string }>(server.database.db, 'jackpots.put', {
    sysname: 'well',
    texts: { en: { title: 'Well', text: '' } },
    currency: 'USD',
    levels,
    games: ['dicebox'],
    reason: 'a test of names',
  })
const titlesIn = async (locale: string) => {
  const { data } = await server.visitor().call<{ items: Jackpot[] }>('Jackpots.get', {}, { locale })
  return data.items[0]?.levels.map(({ name, title }) => [name, title])
}

it('JKP-1 a level is called in the reader’s language, else in English, else by its name in words', () => {
  const titles = { drop: drop.titles, deep: { de: 'Tief' } }
  expect(titleOf(titles, 'drop', 'ar', 'en')).toBe('قطرة')
  expect(titleOf(titles, 'drop', 'fr', 'en')).toBe('Drop')
  expect(titleOf(titles, 'deep', 'fr', 'en')).toBe('Deep')
  expect(titleOf(titles, 'half-time', 'fr', 'en')).toBe('Half time')
})

it('JKP-1 JKP-02 meters, games and winners carry the title, also of a level that is gone', async () => {
  const { id } = await put([drop, half])
  expect(await titlesIn('ar')).toEqual([
    ['drop', 'قطرة'],
    ['half-time', 'Half time'],
  ])
  expect(await titlesIn('de')).toEqual([
    ['drop', 'Drop'],
    ['half-time', 'Half time'],
  ])
  const player = await server.player()
  const info = await player.call<{ jackpot: { levels: { name: string; title: string }[] } }>(
    'games.getgame',
    { sysname: 'dicebox' },
    { locale: 'ar' }
  )
  expect(info.data.jackpot.levels[0]).toMatchObject({ name: 'drop', title: 'قطرة' })

  const { pool } = server.database.db
  await pool.query(
    `insert into jackpots.wins (jackpot_id, level, run, player_uid, round_id, game, currency, amount_minor, reserve_minor) values ($1, 'drop', 1, $2, 7, 'dicebox', 'USD', 100, 0)`,
    [id, player.uid]
  )
  const { data } = await server.visitor().call<{ items: Jackpot[] }>('Jackpots.get', {}, { locale: 'ar' })
  expect(data.items[0]?.last_win).toMatchObject({ level: 'drop', level_title: 'قطرة' })
  // As after its money went elsewhere.
  await pool.query(`update jackpots.jackpots set levels = '{half-time}'`)
  await pool.query(`delete from jackpots.levels where name = 'drop'`)
  await put([half])
  const winners = await server.visitor().call<{ items: JackpotWinner[] }>('Jackpots.getWinners', {}, { locale: 'ar' })
  expect(winners.data.items).toMatchObject([{ level: 'drop', level_title: 'قطرة' }])
  expect(await titlesIn('ar')).toEqual([['half-time', 'Half time']])
})
