import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

/** A sign of base64url carries six bits. */
const bitsOf = (text: string): number => (/^[\w-]+$/.test(text) ? text.length * 6 : 0)

test('SEC-23 what opens a session, a socket or an entry elsewhere has 128 bits or more, and is another one each time', async () => {
  const made = { session: new Set<string>(), socket: new Set<string>(), ticket: new Set<string>() }
  for (let index = 0; index < 5; index++) {
    const player = await server.player()
    made.session.add(/ante_session=([^;]+)/.exec(player.cookie)?.[1] ?? '')
    made.socket.add((await player.call<{ token: string }>('account.getToken')).data.token)
    made.ticket.add((await player.post<{ ticket: string }>('auth.createEntryTicket')).data.ticket)
  }
  for (const [kind, secrets] of Object.entries(made)) {
    expect(secrets.size, kind).toBe(5)
    for (const secret of secrets) expect(bitsOf(secret), `${kind} ${secret}`).toBeGreaterThanOrEqual(128)
  }
})
