import { request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, closeTracking, fraud, guarded, openTracking, rows, world } from './tracking.fixture.ts'

beforeAll(() => openTracking({ is_seon_enabled: false }))
afterAll(closeTracking)

/** A withdrawal that is asked for under this name of the house. */
const withdrawAt = (host: string, cookie: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request(
      new URL('/api/cashier/makewithdrawal?locale=en', world.server.url),
      {
        method: 'POST',
        headers: {
          cookie,
          host,
          origin: `http://${host}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
      },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => (text += part))
        reply.on('end', () => resolve((JSON.parse(text) as { data: { transaction: string } }).data.transaction))
      }
    )
    asked.on('error', reject)
    asked.end(
      JSON.stringify({
        methodId: world.methodId('card', 'withdrawal'),
        method: 'card',
        amount: 20,
        requisites: { card_number: '424242...4242' },
      })
    )
  })

it('TRK-13 the vendor is asked by the flag of the domain where the player is, and not by that of the house', async () => {
  fraud.answer = { state: 'REVIEW', score: 6100, reasons: [] }
  const player = await browser().register()
  await world.pay(player, 100)
  const here = (await world.withdraw(player, 20)).data.transaction
  const there = await withdrawAt(guarded, player.cookie)
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
