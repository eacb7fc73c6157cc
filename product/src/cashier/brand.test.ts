import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCashier, type World } from './cashier.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openCashier({ names: { 'lumen.test': 'Lumen' } })
})
afterAll(() => world.close())

test('CASH-14 the provider is told the name of the site where the payment was begun, also when it is asked again from another', async () => {
  const told: string[] = []
  world.line.bank = {
    ...world.real,
    start: ({ description }) => (told.push(description), Promise.resolve({ outcome: 'unknown' })),
  }
  const player = await world.server.player()
  const beginAt = async (host: string, key: string) => {
    const answer = await world.server.app.inject({
      method: 'POST',
      url: '/api/cashier/makedeposit?locale=en&version=1',
      headers: {
        host,
        origin: `http://${host}`,
        cookie: player.cookie,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      payload: JSON.stringify({
        methodId: world.methodId('card', 'deposit'),
        method: 'card',
        amount: '20',
        requisites: {},
      }),
    })
    expect(answer.json()).toMatchObject({ error: { code: 'provider_unavailable' } })
  }
  await beginAt('lumen.test', '00000000-0000-4000-8000-000000000001')
  await beginAt('ante.test', '00000000-0000-4000-8000-000000000001')
  await beginAt('ante.test', '00000000-0000-4000-8000-000000000002')
  expect(told.map((description) => description.replace(/ \d+$/, ''))).toEqual(['Lumen', 'Lumen', 'Ante'])
})
