import type { Policy } from '@ante/kit/policy'
import { operatorCall } from '@ante/testing/staff'
import { defaultPolicy } from '@ante/testing/policy'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyFiles } from '../policies/index.ts'
import type { Limits } from '../protection/contract.ts'
import type { Verification } from './contract.ts'
import { createMarks } from './marks.ts'

const policy: Policy = {
  ...defaultPolicy(),
  limitRaise: { hours: 0, isConfirmed: true },
  checks: [{ from: 18, to: null, on: 'raised-limit', most: { USD: 100_000, EUR: 100_000 }, days: 30 }],
}
let server: TestServer
beforeAll(async () => {
  server = await testServer({
    env: { ANTE_ROLE: 'all' },
    policies: { files: policyFiles, of: () => policy },
    ports: { marks: createMarks([{ key: new Uint8Array(32) }]) },
  })
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const set = (player: Player, amount: string, period = 30) =>
  player.post<Limits>('account.setLimit', { kind: 'deposit', period, amount })
const confirm = (player: Player, period = 30) =>
  player.post<Limits>('account.confirmLimit', { kind: 'deposit', period })
const fundsOf = async (player: Player) =>
  (await player.call<Verification>('account.getVerification')).data.checks.find(({ step }) => step === 'funds')
const decide = (player: Player, decision: 'approve' | 'reject') =>
  operatorCall(server.database.db, 'verification.decidecheck', {
    uid: String(player.uid),
    step: 'funds',
    decision,
    reason: 'payslip',
  })

test('RG-12 a limit of deposits is raised over the threshold only when the player’s means were approved, and they are asked for by itself', async () => {
  const player = await server.player()
  await set(player, '500')
  const asked = await set(player, '1000.01')
  expect(asked.data.limits[0]?.change).toMatchObject({ is_ready: true, needs_means: true })
  await expect.poll(async () => (await fundsOf(player))?.trigger).toBe('limit')
  expect(await confirm(player)).toMatchObject({
    status: 409,
    error: { type: 'SumsubVerificationRequiredException' },
  })
  await decide(player, 'reject')
  expect((await confirm(player)).status).toBe(409)
  await decide(player, 'approve')
  const { data } = await player.call<Limits>('account.getLimits')
  expect(data.limits[0]).toMatchObject({ limit: { amount: 500 }, change: { needs_means: false } })
  expect((await confirm(player)).data.limits[0]).toMatchObject({ limit: { amount: 1000.01 }, change: null })
  // Once approved it counts for a year.
  await set(player, '5000')
  expect((await confirm(player)).data.limits[0]).toMatchObject({ limit: { amount: 5000 } })
})

test('RG-12 means that were approved before any limit asked for them count as long as they are fresh', async () => {
  const player = await server.player()
  const ask = { uid: String(player.uid), step: 'funds', reason: 'large deposits' }
  await operatorCall(server.database.db, 'verification.ask', ask)
  await decide(player, 'approve')
  await server.database.db.pool.query('delete from protection.means')
  await set(player, '500')
  await set(player, '2000')
  await expect.poll(async () => (await confirm(player)).status).toBe(200)
})

test('RG-12 up to the threshold, in as many frames as its days have, no means are asked for; to remove a limit they are', async () => {
  const player = await server.player()
  await set(player, '100')
  await set(player, '1000')
  expect((await confirm(player)).data.limits[0]).toMatchObject({ limit: { amount: 1000 } })
  expect(await fundsOf(player)).toBeUndefined()
  await set(player, '100', 7)
  // Five weeks touch thirty days.
  await set(player, '200', 7)
  expect((await confirm(player, 7)).status).toBe(200)
  await set(player, '200.01', 7)
  expect((await confirm(player, 7)).status).toBe(409)
  await player.post('account.removeLimit', { kind: 'deposit', period: 30 })
  expect((await confirm(player)).status).toBe(409)
})
