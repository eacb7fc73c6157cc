import { putSetting } from '@ante/product/content/index'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
})
afterAll(() => server.stop())

type State = 'active' | 'maintenance' | 'disabled'
/** Hosts read again what changed within moments. */
async function close(state: State): Promise<void> {
  await server.database.db.write((tx) => putSetting(tx, 'general', { domain_state: state }))
  await vi.waitFor(async () => {
    const { data } = await server.visitor().call<{ domain_state: State }>('metadata.getgeneralinfo')
    expect(data.domain_state).toBe(state)
  }, 60_000)
}

describe('a site that its operator has closed', () => {
  it.each([
    ['maintenance', 'ApplicationUnavailableException'],
    ['disabled', 'ApplicationDisabledException'],
  ] as const)(
    'ERR-02 ERR-14 CMS-05 in the state %s answers each call with %s, and is open again afterwards',
    async (state, type) => {
      const player = await server.player()
      await close(state)
      const refused = [
        await player.call('account.getInfo'),
        await player.post('account.changefakename', { fakename: 'Larkspur' }),
        await server.visitor().post('auth.login', { login: 'ada@example.com', password: 'correct-horse-9' }),
        await server.visitor().call('account.getPersonalDataFields'),
      ]
      expect(refused.map(({ status, error }) => [status, error.type])).toEqual(refused.map(() => [503, type]))
      await close('active')
      expect((await player.call('account.getBalance')).status).toBe(200)
      // A session can be ended meanwhile.
      await close(state)
      expect((await player.call('auth.logout')).status).toBe(200)
      await close('active')
      expect((await player.call('account.getBalance')).status).toBe(401)
    }
  )
})
