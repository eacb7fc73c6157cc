import { request } from 'node:http'
import { putSetting } from '@ante/product/content/index'
import { putOffer, putPromoCode } from '@ante/product/campaigns/index'
import { testDatabase } from '@ante/testing/database'
import { registrationOf, testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Player = Awaited<ReturnType<TestServer['player']>>
let server: TestServer
/** Each market's register: what is asked here is whose rules hold, not who is on it. */
const nobodyIsOn = (name: string) => ({
  name,
  needs: [],
  isAskedBetween: true,
  lacks: () => [],
  ask: ({ trace }: { trace: string }) => Promise.resolve({ word: 'clear', reference: trace }),
})
beforeAll(async () => {
  const database = await testDatabase()
  await database.db.write(async (tx) => {
    await putSetting(tx, 'licence', { markets: ['default', 'ca-on', 'br'] })
    await putSetting(tx, 'licence', { markets: ['gb'] }, '*', 'gb.test')
  })
  server = await testServer({
    database,
    env: { ANTE_ROLE: 'web' },
    ports: { registers: new Map(['gamstop', 'ontario', 'sigap'].map((name) => [name, nobodyIsOn(name)])) },
  })
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const marketOf = async (player: Player, host?: string): Promise<string> => {
  const answer = await new Promise<string>((resolve, reject) => {
    const asked = request(
      new URL('/api/policies/getrules?locale=en&version=1', server.url),
      { headers: { cookie: player.cookie, ...(host === undefined ? {} : { host }) } },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => (text += part))
        reply.on('end', () => resolve(text))
      }
    )
    asked.on('error', reject)
    asked.end()
  })
  return (JSON.parse(answer) as { data: { market: string } }).data.market
}

describe('whose policy holds at the API', () => {
  test('ACC-1 where Ontario has a licence, a player of Canada has its policy, whatever they say of their region: nothing of it is kept', async () => {
    for (const region of ['ON', 'QC', undefined])
      expect(await marketOf(await server.player({ country: 'CA', region }))).toBe('ca-on')
    const born = new Date()
    born.setUTCFullYear(born.getUTCFullYear() - 18)
    const young = {
      email: 'young@example.com',
      country: 'CA',
      region: 'QC',
      birth_date: born.toISOString().slice(0, 10),
    }
    const answer = await server.visitor().post('auth.register', registrationOf(young))
    expect(Object.keys(answer.error.invalid_parameters)).toEqual(['birth_date'])
  })

  test('a player whom a licence of another domain covers has its policy under every name of the house', async () => {
    const player = await server.player({ country: 'GB' })
    expect(await marketOf(player, 'gb.test')).toBe('gb')
    expect(await marketOf(player)).toBe('gb')
    expect(await marketOf(player, 'nobody.example')).toBe('gb')
  })

  test('REG-46 a code that comes with a registration, or completes an account, is left out where the market has no welcome bonus', async () => {
    const gift = { type: 'bonus', amounts_minor: { USD: 500 }, wager_times: 3, days: 7, weights: { slot: 100 } }
    await server.database.db.write(async (tx) => {
      const offer = await putOffer(tx, {
        texts: { en: { title: 'Five', text: '' } },
        images: {},
        trigger: { action: 'promo_code' },
        promotions: [gift],
      })
      await putPromoCode(tx, { code: 'FIVE', offer })
    })
    const codeOf = async (country: string) => {
      await query(`delete from outbox.events`)
      const brought = { country, promo_code: 'FIVE' }
      const player = await server.player({
        ...brought,
        ...(country === 'BR' ? { document_number: '52998224725' } : {}),
      })
      await query(`update identity.users set is_complete = false where uid = $1`, [player.uid])
      expect((await player.post('account.saveProfileInfo', { ...brought, terms: '1' })).error).toBeUndefined()
      const told = await query<{ code: string | null }>(
        `select payload ->> 'promo_code' as code from outbox.events where name = 'players.registered' order by id`
      )
      return told.map(({ code }) => code)
    }
    expect(await codeOf('GB')).toEqual(['FIVE', 'FIVE'])
    expect(await codeOf('BR')).toEqual([null, null])
  })
})
