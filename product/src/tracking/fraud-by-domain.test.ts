import { request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeTracking, fraud, guarded, openTracking, rows, world } from './tracking.fixture.ts'

beforeAll(() => openTracking({ is_seon_enabled: false }))
afterAll(closeTracking)

/** A call under a name of the house: its answer and the session that it opens. */
const postAt = (host: string, call: string, payload: object, headers: Record<string, string> = {}) =>
  new Promise<{ data: unknown; cookie: string }>((resolve, reject) => {
    const asked = request(
      new URL(`/api/${call}?locale=en`, world.server.url),
      {
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
      },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => (text += part))
        reply.on('end', () => {
          const [cookie = ''] = (reply.headers['set-cookie'] ?? []).filter((one) => one.startsWith('ante_session='))
          resolve({ data: (JSON.parse(text) as { data: unknown }).data, cookie: cookie.split(';')[0] ?? '' })
        })
      }
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(payload))
  })

/** A withdrawal that is asked for under this name of the house. A session is of the name where it was opened. */
async function withdrawAt(host: string, email: string): Promise<string> {
  const { cookie } = await postAt(host, 'auth/login', { login: email, password: 'correct-horse-9' })
  const card = { methodId: world.methodId('card', 'withdrawal'), method: 'card', amount: 20 }
  const { data } = await postAt(
    host,
    'cashier/makewithdrawal',
    { ...card, requisites: { card_number: '424242...4242' } },
    { cookie, 'idempotency-key': randomUUID() }
  )
  return (data as { transaction: string }).transaction
}

it('TRK-13 the vendor is asked by the flag of the domain where the player is, and not by that of the house', async () => {
  fraud.answer = { state: 'REVIEW', score: 6100, reasons: [] }
  const email = `by-domain-${randomUUID().slice(0, 8)}@example.com`
  const player = await world.server.player({ email })
  await world.pay(player, 100)
  const here = (await world.withdraw(player, 20)).data.transaction
  const there = await withdrawAt(guarded, email)
  const held = () =>
    rows<{ id: string; is_held: boolean }>(
      'select id::text, is_held from cashier.withdrawals where uid = $1 order by id',
      [player.uid]
    )
  await expect.poll(held).toEqual([
    { id: here, is_held: false },
    { id: there, is_held: true },
  ])
  expect(
    await rows('select withdrawal::text, state, is_held from tracking.fraud_checks where uid = $1', [player.uid])
  ).toEqual([{ withdrawal: there, state: 'REVIEW', is_held: true }])
})
