import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Player } from './cashier.fixture.ts'
import { type IdentityChecks, openIdentityWorld } from './identity-checks.fixture.ts'

const worlds = new Map<string, IdentityChecks>()
beforeAll(async () => {
  for (const market of ['gb', 'mga'])
    worlds.set(market, await openIdentityWorld({ settings: { licence: { markets: [market] } } }))
  // Credit cards pay nothing in there.
  await worldOf('gb').db.pool.query(`update cashier.methods set kind = 'debit-card' where sysname = 'card'`)
})
afterAll(() => Promise.all([...worlds.values()].map((world) => world.close())))

function worldOf(market: string): IdentityChecks {
  const world = worlds.get(market)
  if (!world) throw new Error(market)
  return world
}
const required = { status: 409, error: { type: 'SumsubVerificationRequiredException' } }
const answered = (player: Player) => player.post('account.keepLimits')

test('AUTH-06 KYC-08 ACC-4 where the law asks for identity before play, nothing is staked or paid in before it, whatever the site has switched off', async () => {
  const world = worldOf('gb')
  const player = await world.server.player({ postcode: 'SW1A 1AA' })
  await answered(player)
  expect(await world.info(player)).toMatchObject({ is_kyc_block_enabled: true, is_verified: false })
  expect(await world.states(player)).toMatchObject({ duty: 'play', is_blocked: true })
  expect(await world.play(player)).toMatchObject(required)
  expect(await world.deposit(player, 50)).toMatchObject(required)
  await world.verify(player)
  expect(await world.info(player)).toMatchObject({ is_kyc_block_enabled: false, is_verified: true })
  await world.pay(player, 50)
  await expect.poll(async () => (await world.play(player)).status).toBe(200)
})

test('means are asked for once deposits of a time pass the threshold, and a look at them lets the player go on', async () => {
  const world = worldOf('gb')
  const player = await world.server.player({ last_name: 'Menabrea', postcode: 'SW1A 1AA' })
  await answered(player)
  await world.verify(player, { lastName: 'Menabrea' })
  await world.pay(player, 140)
  expect(await world.deposit(player, 50)).toMatchObject({ ...required, error: { error_data: { step: 'funds' } } })
  const { checks } = await world.states(player)
  const funds = checks.find(({ step }) => step === 'funds')
  expect(funds).toMatchObject({ state: 'not_started', trigger: 'means' })
  const externalActionId = funds?.external_action_id
  expect((await player.post('sumsub.getAccessToken', { externalActionId })).status).toBe(200)
  const { rows } = await world.db.pool.query<{ reference: string }>(
    `select reference from verification.checks where uid = $1 and step = 'funds'`,
    [player.uid]
  )
  await world.decide(rows[0]?.reference ?? '', { reviewAnswer: 'GREEN' }, 'action')
  expect((await world.deposit(player, 50)).status).toBe(200)
})

test('where the law asks for it from a sum of deposits on, the deposit that passes it is refused and play stops', async () => {
  const world = worldOf('mga')
  const player = await world.server.player()
  await world.pay(player, 1_000)
  await world.pay(player, 950)
  expect((await world.play(player)).status).toBe(200)
  expect(await world.deposit(player, 100)).toMatchObject({ ...required, error: { error_data: { step: 'identity' } } })
  expect(await world.states(player)).toMatchObject({ is_blocked: true, checks: [{ trigger: 'deposits' }] })
  expect(await world.play(player)).toMatchObject(required)
  await world.verify(player)
  expect((await world.deposit(player, 100)).status).toBe(200)
  expect((await world.play(player)).status).toBe(200)
})
