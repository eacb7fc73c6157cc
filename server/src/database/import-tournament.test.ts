import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { importTournament } from './import-tournament.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'ante-tournament-'))
})
afterAll(() => database.close())

const whole = {
  sysname: 'autumn-cup',
  texts: { en: { title: 'Autumn cup', text: 'Two evenings.' } },
  games: ['dicebox'],
  prizes_minor: [700, 300],
  starts_at: '2099-01-01T18:00:00Z',
  ends_at: '2099-01-02T23:00:00+01:00',
  restrictions: [{ type: 'min_deposits', params: { count: 1 } }],
}
async function take(value: unknown): Promise<{ code: number; said: string }> {
  const file = join(folder, 'tournament.json')
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  const said: string[] = []
  const code = await importTournament({ db: database.db, say: (line) => said.push(line) }, [file])
  return { code, said: said.join('\n') }
}
const kept = async () =>
  (await database.db.pool.query('select sysname, total_prize_minor::int as prize from tournaments.tournaments order by id')).rows as unknown[]

describe('npm run db -- tournament', () => {
  it('TRN-05 takes a tournament from a file, and the same name again instead of a second one', async () => {
    expect((await take(whole)).code).toBe(0)
    expect((await take({ ...whole, prizes_minor: [900] })).said).toMatch(/^autumn-cup is there: \/tournaments\/\d+$/)
    expect(await kept()).toEqual([{ sysname: 'autumn-cup', prize: 900 }])
  })

  it('TRN-05 TRN-15 refuses whole what does not fit, and says where', async () => {
    const wrong: readonly (readonly [unknown, RegExp])[] = [
      ['{', /cannot be read/],
      [{ ...whole, games: [] }, /games/],
      [{ ...whole, ends_at: whole.starts_at }, /ends_at: must be after/],
      [{ ...whole, rates: { EUR: 100 } }, /rates: must name/],
      [{ ...whole, prizes_minor: [5, 0] }, /prizes_minor\.1/],
      [{ ...whole, restrictions: [{ type: 'vip' }] }, /restrictions\.0/],
      [{ ...whole, price: 5 }, /price/],
    ]
    for (const [value, where] of wrong) {
      const { code, said } = await take(value)
      expect([code, said]).toEqual([1, expect.stringMatching(where)])
    }
    expect(await importTournament({ db: database.db, say: () => undefined }, [])).toBe(2)
    expect(await kept()).toHaveLength(1)
  })
})
