import { money } from '@ante/kit/money'
import { putSetting } from '../content/index.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { seedGames } from '../../seeds/games.ts'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
type Player = Awaited<ReturnType<TestServer['player']>>
beforeAll(async () => {
  server = await testServer({ env: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' } })
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const from = (country: string, address = '192.0.2.7') => ({ 'x-forwarded-for': address, 'cf-ipcountry': country })
const play = async (player: Player, headers: Record<string, string> = {}) =>
  (
    await player.post(
      'games.play',
      { sysname: 'dicebox', stake: '1', choice: { side: 'under', chance: 50 } },
      { idempotencyKey: crypto.randomUUID(), headers }
    )
  ).error?.code ?? 'plays'
async function richPlayer(): Promise<Player> {
  const player = await server.player()
  await server.database.db.write((tx) =>
    post(tx, {
      key: `opening:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(100_000n),
          code: 'opening' as const,
        },
      ],
    })
  )
  return player
}
const refusedOf = async ({ uid }: Player) =>
  (
    await server.database.db.pool.query<{ event: string; address: string }>(
      `select event, address from identity.access_log where uid = $1 and event like 'location-refused%' order by at`,
      [uid]
    )
  ).rows

describe('where people play', () => {
  it('ACC-19 a country that changes in the session blocks the next game at once, and is logged; the way back opens it', async () => {
    const player = await richPlayer()
    expect(await play(player, from('DE'))).toBe('plays')
    await server.database.db.write((tx) => putSetting(tx, 'location', { countries: ['GB', 'IE'] }))
    await expect.poll(() => play(player, from('DE'))).toBe('location_refused')
    expect(await play(player, from('GB'))).toBe('plays')
    for (const _ of [1, 2]) expect(await play(player, from('DE'))).toBe('location_refused')
    expect(await play(player, from('FR', '192.0.2.8'))).toBe('location_refused')
    expect(await refusedOf(player)).toEqual([
      { event: 'location-refused DE', address: '192.0.2.7' },
      { event: 'location-refused FR', address: '192.0.2.8' },
    ])
    expect(await play(player, from('IE'))).toBe('plays')
    // What is theirs is open everywhere.
    expect((await player.call('account.getBalance', {}, { headers: from('DE') })).status).toBe(200)
    expect(
      (await player.post('account.setSelfExclusion', { period: 'break' }, { headers: from('DE') })).error
    ).toBeUndefined()
  })

  it('ACC-19 nobody registers from elsewhere', async () => {
    const visitor = server.visitor()
    const asked = { email: 'elsewhere@example.com', password: 'correct-horse-9', terms: '1' }
    const answer = await visitor.post('auth.register', asked, { headers: from('DE'), locale: 'de' })
    expect(answer).toMatchObject({ status: 409, error: { code: 'location_refused' } })
    expect(answer.error.message).toContain('VPN')
  })

  it('ACC-19 SEC-11 what tells no country is as the operator says, and a visitor’s own word is no word', async () => {
    const player = await richPlayer()
    const unknown: Record<string, string>[] = [{}, from('T1'), from('XX'), from('gb'), { 'cf-ipcountry': 'DE' }]
    for (const headers of unknown) expect([headers, await play(player, headers)]).toEqual([headers, 'plays'])
    const refused = { countries: ['GB'], whenUnknown: 'refused' }
    await server.database.db.write((tx) => putSetting(tx, 'location', refused))
    await expect.poll(() => play(player)).toBe('location_refused')
    for (const headers of [...unknown, { 'cf-ipcountry': 'GB' }])
      expect([headers, await play(player, headers)]).toEqual([headers, 'location_refused'])
    expect(await play(player, from('GB'))).toBe('plays')
  })
})
