import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPeople, timeZoneOf } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'messages', 'identity', 'players'] })
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

  it('LOY-24 counts days and weeks by another time zone a week after it was chosen, so that nobody has two days in one', async () => {
    const player = await server.player()
    const { db } = server.database
    const change = async (time_zone: string) => {
      expect((await player.post('account.changedisplay', { time_zone, odds_format: 'decimal' })).data).toBe(1)
      expect((await shown(player)).time_zone).toBe(time_zone)
    }
    const clock = () =>
      db.read(async (tx) => [
        await timeZoneOf(tx, player.uid),
        (await readPeople(tx, [player.uid])).get(player.uid)?.timeZone,
      ])
    const later = (days: number) =>
      db.pool.query(
        "update players.profiles set zone_set_at = zone_set_at - $2::integer * interval '1 day' where uid = $1",
        [player.uid, days]
      )
    expect(await clock()).toEqual(['UTC', 'UTC'])
    await change('Asia/Tokyo')
    expect(await clock()).toEqual(['Asia/Tokyo', 'Asia/Tokyo'])
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Tokyo', '', 'Pacific/Kiritimati']) {
      await change(zone)
      await later(6)
      expect(await clock(), zone).toEqual(['Asia/Tokyo', 'Asia/Tokyo'])
    }
    await later(1)
    expect(await clock()).toEqual(['Pacific/Kiritimati', 'Pacific/Kiritimati'])
    await change('Etc/GMT+12')
    expect(await clock()).toEqual(['Pacific/Kiritimati', 'Pacific/Kiritimati'])
    // What is saved again is no change.
    await later(7)
    await change('Etc/GMT+12')
    expect(await clock()).toEqual(['Etc/GMT+12', 'Etc/GMT+12'])
  })

  it('has stakes of their own at hand, in the currency of the account, until they want those of the site again', async () => {
    const player = await server.player({ email: 'stakes@example.com' })
    const stakesOf = async (visitor: ReturnType<TestServer['visitor']>) =>
      (await visitor.call<{ stake_presets: { amount: number; currency: string }[] }>('account.getInfo')).data
        .stake_presets
    const save = (...stakes: string[]) => player.post('account.changestakes', { stakes: stakes.join(',') })
    expect([await stakesOf(player), await stakesOf(server.visitor())]).toEqual([[], []])
    expect((await save('20', '2.50')).data).toBe(1)
    const elsewhere = server.visitor()
    await elsewhere.post('auth.login', { login: 'stakes@example.com', password: 'correct-horse-9' })
    const chosen = [2.5, 20].map((amount) => ({ amount, currency: 'USD' }))
    expect([await stakesOf(player), await stakesOf(elsewhere)]).toEqual([chosen, chosen])
    for (const wrong of [['0.09'], ['10000.01'], ['1', '2', '3', '4', '5'], ['abc'], ['-1']]) {
      const { status, error } = await save(...wrong)
      expect([status, Object.keys(error.invalid_parameters)], wrong.join()).toEqual([400, ['stakes']])
    }
    expect(await stakesOf(player)).toEqual(chosen)
    expect((await server.visitor().post('account.changestakes', { stakes: '5' })).status).toBe(401)
    expect((await save()).data).toBe(1)
    expect(await stakesOf(player)).toEqual([])
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
