import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bounds } from './rules/bounds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const { mostMinor, mostPpm, mostLevels } = bounds
const level = (more: Record<string, unknown> = {}) => ({
  name: 'one',
  seed_minor: 1,
  rate_ppm: 0,
  every_minor: 1,
  ...more,
})
const put = (more: Record<string, unknown>) =>
  approvedCall<{ id: string }>(database.db, 'jackpots.put', {
    sysname: `jackpot-${crypto.randomUUID()}`,
    texts: { en: { title: 'Bounds', text: '' } },
    currency: 'USD',
    levels: [level()],
    reason: 'a test of the bounds',
    ...more,
  })
const before = { every_minor: undefined, seed_minor: 1, rate_ppm: 1, before_minor: mostMinor }
const eight = (more: number) =>
  Array.from({ length: mostLevels + more }, (_, index) => level({ name: `level-${index}`, rate_ppm: mostPpm / 8 }))

it('JKP-5 JKP-7 what a jackpot takes, holds and pays has the same bounds in the call and in the database', async () => {
  // To the bounds all is taken, by both.
  await put({ levels: [level({ seed_minor: mostMinor, every_minor: mostMinor, rate_ppm: mostPpm })] })
  await put({ levels: [level(before)], reserve_ppm: mostPpm - 1 })
  const { id } = await put({ levels: eight(0) })
  const write = (set: string, values: unknown[] = []) =>
    database.db.pool.query(`update jackpots.levels set ${set} where jackpot_id = ${id} and name = 'level-0'`, values)
  for (const [wrong, set] of [
    [{ levels: [level({ seed_minor: mostMinor + 1 })] }, `seed_minor = ${mostMinor + 1}`],
    [{ levels: [level({ seed_minor: 0 })] }, 'seed_minor = 0'],
    [{ levels: [level({ rate_ppm: mostPpm + 1 })] }, `rate_ppm = ${mostPpm + 1}`],
    [{ levels: [level({ rate_ppm: -1 })] }, 'rate_ppm = -1'],
    [{ levels: [level({ every_minor: mostMinor + 1 })] }, `every_minor = ${mostMinor + 1}`],
    [{ levels: [level({ every_minor: 0 })] }, 'every_minor = 0'],
    [
      { levels: [level({ ...before, before_minor: mostMinor + 1 })] },
      `every_minor = null, before_minor = ${mostMinor + 1}`,
    ],
    [{ levels: [level({ ...before, before_minor: 1 })] }, 'every_minor = null, before_minor = seed_minor'],
    [{ levels: [level({ ...before, rate_ppm: 0 })] }, 'every_minor = null, before_minor = 2, rate_ppm = 0'],
    [{ levels: [level({ before_minor: 2 })] }, 'before_minor = 2'],
    [{ levels: eight(1) }, 'slot = 9'],
  ] as const) {
    await expect(put(wrong), set).rejects.toThrow('InvalidParameter')
    await expect(write(set), set).rejects.toMatchObject({ code: '23514' })
  }
  // All that it takes of a stake together, which no row of a level knows.
  await expect(put({ levels: eight(0), reserve_ppm: 1 })).rejects.toThrow('InvalidParameter')
  for (const set of [
    'rates[9] = 1',
    'rates[1] = -1',
    `rates = '{1}'`,
    `slots[1] = 10`,
    'slots[1] = null',
    'staked_minor = -1',
  ])
    await expect(
      database.db.pool.query(`update jackpots.shares set ${set} where jackpot_id = ${id}`),
      set
    ).rejects.toMatchObject({ code: '23514' })
  await expect(
    database.db.pool.query(`update jackpots.jackpots set reserve_ppm = ${mostPpm + 1} where id = ${id}`)
  ).rejects.toMatchObject({ code: '23514' })
})
