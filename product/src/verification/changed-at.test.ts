import { operatorCall } from '@ante/testing/staff'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Verification } from './contract.ts'
import { createMarks } from './marks.ts'
import { snapshots } from './reactions.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ ports: { marks: createMarks([{ key: new Uint8Array(32) }]) } })
})
afterAll(() => server.stop())

test('a change that began before a page was read and ended after it is news to that page', async () => {
  const player = await server.player()
  const { db } = server.database
  await operatorCall(db, 'verification.ask', { uid: String(player.uid), step: 'funds', reason: 'large deposits' })
  const read = async () => (await player.call<Verification>('account.getVerification')).data.changed_at
  const told = async () =>
    ((await snapshots['verification.changed'](db, String(player.uid))) as { changed_at: string | null }).changed_at
  const asked = await read()
  expect(asked).not.toBeNull()
  expect(await told()).toBe(asked)
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into verification.history (uid, step, event, state, by) values ($1, 'funds', 'approve', 'approved', 'staff')`,
      [player.uid]
    )
    const made = new Date().toISOString()
    expect(await read()).toBe(asked)
    await client.query('commit')
    const changed = await told()
    // By the clock it would not be newer than the page that does not have it.
    expect(changed !== null && changed <= made).toBe(true)
    expect(changed).not.toBe(asked)
    expect(await read()).toBe(changed)
  } finally {
    client.release()
  }
})
