import type { Context, Database } from '@ante/kit/context'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testServer, type TestServer } from '@ante/testing/server'
import { playDemo } from './play-demo.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { ANTE_ROLE: 'web' } })
})
afterAll(() => server.stop())

it('the demo opens again after a database that was away when it was first asked', async () => {
  const { db } = server.database
  let isAway = true
  const call: Database['call'] = (statement, values) =>
    isAway
      ? Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
      : db.call(statement, values)
  const context: Context & Refuses<RefusalCode> = { ...(await server.context()), db: { ...db, call } }
  const start = () => playDemo(context, { sysname: 'midnight-orchard' })
  await expect(start()).rejects.toThrow('ECONNREFUSED')
  isAway = false
  expect((await start()).balance).toEqual({ amount: 1000, currency: 'USD' })
})
