import { dropStale } from '@ante/product/identity/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

/** A tab of a player; answers with what its socket is closed. */
async function listening(player: Visitor): Promise<{ closed: Promise<number>; isOpen: () => boolean }> {
  const { token } = (await player.call<{ token: string }>('account.getToken')).data
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  const ready = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ type: 'auth', token }))
  await ready
  return { closed, isOpen: () => socket.readyState === WebSocket.OPEN }
}
const set = (uid: bigint, what: string) =>
  server.database.db.pool.query(`update identity.sessions set ${what} where uid = $1`, [uid])

describe('a session that is over while its page only listens', () => {
  test('ACC-10 PWA-16 its sockets close with it: one that has expired, and one whose player is away for too long', async () => {
    const [expired, away, here] = [await server.player(), await server.player(), await server.player()]
    const tabs = [await listening(expired), await listening(away), await listening(here)] as const
    await set(expired.uid, `expires_at = now() - interval '1 second'`)
    await set(away.uid, `seen_at = now() - interval '40 minutes'`)
    await set(here.uid, `seen_at = now() - interval '20 minutes'`)
    await server.database.db.write((tx) => dropStale(tx, 30 * 60_000))
    server.dispatcher?.wake()
    expect(await Promise.all([tabs[0].closed, tabs[1].closed])).toEqual([4403, 4403])
    expect(tabs[2].isOpen()).toBe(true)
    expect((await here.call('account.getBalance')).status).toBe(200)
  })
})
