import { operatorCall } from '@ante/testing/staff'
import { type TestDatabase, testDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
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
const put = (tournament: unknown) => operatorCall(database.db, 'tournaments.put', tournament)
const kept = async () =>
  (
    await database.db.pool.query(
      'select sysname, total_prize_minor::int as prize from tournaments.tournaments order by id'
    )
  ).rows as unknown[]

describe('the staff call tournaments.put', () => {
  it('TRN-05 takes a tournament, and the same name again instead of a second one', async () => {
    const first = await put(whole)
    expect(first).toEqual({ id: expect.stringMatching(/^\d+$/) })
    expect(await put({ ...whole, prizes_minor: [900] })).toEqual(first)
    expect(await kept()).toEqual([{ sysname: 'autumn-cup', prize: 900 }])
  })

  it('TRN-05 TRN-15 refuses whole what does not fit, and says where', async () => {
    const wrong: readonly (readonly [unknown, string])[] = [
      [{ ...whole, games: [] }, 'games'],
      [{ ...whole, ends_at: whole.starts_at }, 'ends_at'],
      [{ ...whole, rates: { EUR: 100 } }, 'rates'],
      [{ ...whole, prizes_minor: [5, 0] }, 'prizes_minor.1'],
      [{ ...whole, restrictions: [{ type: 'vip' }] }, 'restrictions.0'],
      [{ ...whole, price: 5 }, ''],
    ]
    for (const [value, path] of wrong)
      await expect(put(value), path).rejects.toMatchObject({
        type: 'InvalidParameter',
        data: { issues: expect.arrayContaining([expect.objectContaining({ path: expect.stringContaining(path) })]) },
      })
    expect(await kept()).toHaveLength(1)
  })

  it('TRN-05 refuses a tournament that has begun, and keeps its rules', async () => {
    await put({ ...whole, sysname: 'begun' })
    await database.db.pool.query(
      `update tournaments.tournaments set starts_at = now() - interval '1 hour' where sysname = 'begun'`
    )
    await expect(put({ ...whole, sysname: 'begun', prizes_minor: [1] })).rejects.toThrow('conflict')
  })
})
