import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'identity', 'players'] })
})
afterAll(() => server.stop())

interface Shown {
  time_zone: string
  odds_format: string
}
const shown = async (visitor: ReturnType<TestServer['visitor']>): Promise<Shown> => {
  const { time_zone, odds_format } = (await visitor.call<Shown>('account.getInfo')).data
  return { time_zone, odds_format }
}
const unset = { time_zone: '', odds_format: 'decimal' }

describe('how the site shows times and prices to a player', () => {
  it('is kept with the account, over all devices and for nobody else', async () => {
    const player = await server.player({ email: 'display@example.com' })
    const other = await server.player()
    expect([await shown(player), await shown(server.visitor())]).toEqual([unset, unset])
    const wish = { time_zone: 'America/Sao_Paulo', odds_format: 'american' }
    expect((await player.post('account.changedisplay', wish)).data).toBe(1)
    const elsewhere = server.visitor()
    await elsewhere.post('auth.login', { login: 'display@example.com', password: 'correct-horse-9' })
    expect([await shown(player), await shown(elsewhere), await shown(other)]).toEqual([wish, wish, unset])
    expect((await player.post('account.changedisplay', { odds_format: 'fractional' })).data).toBe(1)
    expect(await shown(player)).toEqual({ time_zone: '', odds_format: 'fractional' })
  })

  it('is refused for a zone or a form that there is not, and to a visitor', async () => {
    const player = await server.player()
    for (const time_zone of ['Mars/Base', '+02:00', '../etc', 'x'.repeat(61)]) {
      const { status, error } = await player.post('account.changedisplay', { time_zone, odds_format: 'decimal' })
      expect([status, Object.keys(error.invalid_parameters)], time_zone).toEqual([400, ['time_zone']])
    }
    expect((await player.post('account.changedisplay', { odds_format: 'hongkong' })).status).toBe(400)
    expect((await server.visitor().post('account.changedisplay', { odds_format: 'decimal' })).status).toBe(401)
    expect(await shown(player)).toEqual(unset)
  })
})
