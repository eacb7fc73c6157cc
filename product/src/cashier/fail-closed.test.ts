import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCashier } from './cashier.fixture.ts'
import { type IdentityChecks, openIdentityWorld } from './identity-checks.fixture.ts'

type Cashier = Awaited<ReturnType<typeof openCashier>>
let cashier: Cashier
let identity: IdentityChecks
beforeAll(async () => {
  cashier = await openCashier()
  identity = await openIdentityWorld({ settings: { licence: { markets: ['gb'] } } })
  // Credit cards pay nothing in there.
  await identity.db.pool.query(`update cashier.methods set kind = 'debit-card' where sysname = 'card'`)
})
afterAll(() => Promise.all([cashier.close(), identity.close()]))

/** Nothing of how we are made: no path, no statement, no name of a vendor. */
const isGeneric = (answer: { readonly error: unknown }): boolean =>
  !/\.ts|node_modules|select |econn|127\.0\.0\.1|sumsub\.com|stack/i.test(JSON.stringify(answer.error))

test('SEC-17 while the bank is away or breaks, nothing is credited, and the player is told no more than that', async () => {
  const player = await cashier.server.player()
  await cashier.pay(player, 100)
  const before = await cashier.balance(player)
  const broken = () => Promise.reject(new TypeError('fetch failed: connect ECONNREFUSED 127.0.0.1:9'))
  const away = () => Promise.resolve({ outcome: 'unknown' as const })
  for (const [start, type] of [
    [away, 'BillingUnavailableException'],
    [broken, 'InternalServerErrorException'],
  ] as const) {
    cashier.line.bank = { ...cashier.real, start }
    const answer = await cashier.deposit(player, 50)
    expect(answer.error.type).toBe(type)
    expect(isGeneric(answer), JSON.stringify(answer.error)).toBe(true)
    expect(await cashier.balance(player)).toBe(before)
  }
  cashier.line.bank = cashier.real
})

test('SEC-17 while the vendor of identity is away, whoever is not verified neither plays, pays in nor is paid, and is let in by nobody', async () => {
  const player = await identity.server.player({ postcode: 'SW1A 1AA' })
  await player.post('account.keepLimits')
  identity.line.isUp = false
  const answers = [
    await identity.play(player),
    await identity.deposit(player, 50),
    await player.post('sumsub.createApplicant'),
    await player.post('account.setUserOnVerification'),
  ]
  for (const answer of answers) {
    expect(answer.status).not.toBe(200)
    expect(isGeneric(answer), JSON.stringify(answer.error)).toBe(true)
  }
  expect(answers[0]).toMatchObject({ error: { type: 'SumsubVerificationRequiredException' } })
  expect(answers[1]).toMatchObject({ error: { type: 'SumsubVerificationRequiredException' } })
  expect(answers[2]).toMatchObject({ error: { code: 'verification_unavailable' } })
  expect(await identity.info(player)).toMatchObject({ is_verified: false, is_kyc_block_enabled: true })
  identity.line.isUp = true
  await identity.verify(player)
  expect(await identity.info(player)).toMatchObject({ is_verified: true, is_kyc_block_enabled: false })
})
