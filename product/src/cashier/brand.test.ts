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
  const email = 'brand@example.com'
  await world.server.player({ email })
  // A session is of the name under which it was opened.
  const at = async (host: string, call: string, payload: object, headers: object = {}) =>
    world.server.app.inject({
      method: 'POST',
      url: `/api/${call}?locale=en&version=1`,
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })
  const cookies = new Map<string, string>()
  for (const host of ['lumen.test', 'ante.test']) {
    const signedIn = await at(host, 'auth/login', { login: email, password: 'correct-horse-9' })
    const cookie = signedIn.cookies.find(({ name }) => name === 'ante_session')
    cookies.set(host, `ante_session=${cookie?.value}`)
  }
  const beginAt = async (host: string, key: string) => {
    const methodId = world.methodId('card', 'deposit')
    const answer = await at(
      host,
      'cashier/makedeposit',
      { methodId, method: 'card', amount: '20', requisites: {} },
      { cookie: cookies.get(host), 'idempotency-key': key }
    )
    expect(answer.json()).toMatchObject({ error: { code: 'provider_unavailable' } })
  }
  await beginAt('lumen.test', '00000000-0000-4000-8000-000000000001')
  await beginAt('ante.test', '00000000-0000-4000-8000-000000000001')
  await beginAt('ante.test', '00000000-0000-4000-8000-000000000002')
  expect(told.map((description) => description.replace(/ \d+$/, ''))).toEqual(['Lumen', 'Lumen', 'Ante'])
})
