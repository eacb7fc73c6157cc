import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropStale } from './index.ts'
import { putChange, readChanges } from './store-contacts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('PROF-24 a contact that nobody confirmed is deleted after seven days, a younger one stays', async () => {
  const { db } = database
  const { rows } = await db.pool.query<{ uid: string }>(
    `insert into identity.users (login, password_hash) values ('stale-1', ''), ('stale-2', '') returning uid::text`
  )
  const [old = 0n, young = 0n] = rows.map(({ uid }) => BigInt(uid))
  for (const uid of [old, young])
    await db.write((tx) =>
      putChange(tx, uid, { kind: 'email', contact: `new-${uid}@example.com`, phone_country_code: null })
    )
  const age = (uid: bigint, days: number) =>
    db.pool.query('update identity.contact_changes set created_at = now() - make_interval(days => $2) where uid = $1', [
      uid,
      days,
    ])
  await age(old, 8)
  await age(young, 6)
  await db.write((tx) => dropStale(tx, 0))
  expect(await db.read((tx) => readChanges(tx, old))).toEqual([])
  expect(await db.read((tx) => readChanges(tx, young))).toHaveLength(1)
})
