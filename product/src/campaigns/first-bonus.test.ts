import type { Policy } from '@ante/kit/policy'
import { reactTo } from '@ante/testing/reactions'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instant } from '@ante/kit/instant'
import { seedCashier } from '../../seeds/cashier.ts'
import { createVault } from '../cashier/vault.ts'
import { createPolicies, policyFiles } from '../policies/index.ts'
import { events as playersEvents } from '../players/contract.ts'
import { putOffer, putPromoCode } from './index.ts'
import { reactions } from './reactions.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
/** As in Sweden: a bonus with the first deposit, and none after it. */
const policy: Policy = { ...createPolicies().of(instant(Date.now()), ['default']), laterBonuses: false }
const gift = { type: 'bonus', amounts_minor: { USD: 500 }, wager_times: 3, days: 7, weights: { slot: 100 } }
const texts = { en: { title: 'Five', text: '' } }

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    env: { ANTE_ROLE: 'web' },
    policies: { files: policyFiles, of: () => policy },
    // A provider that never answers: what gets there waits.
    ports: {
      payments: new Map([['bank', { start: () => Promise.resolve({ outcome: 'unknown' }) }]]),
      vault: createVault([{ id: 'test', key: new Uint8Array(32) }]),
    },
    only: [
      'ledger',
      'content',
      'messages',
      'identity',
      'staff',
      'players',
      'protection',
      'bonuses',
      'cashier',
      'campaigns',
    ],
  })
  await server.database.db.write(seedCashier)
})
afterAll(() => server.stop())

const offer = (action: string): Promise<bigint> =>
  server.database.db.write((tx) => putOffer(tx, { texts, images: {}, trigger: { action }, promotions: [gift] }))
async function code(name: string): Promise<string> {
  const id = await offer('promo_code')
  await server.database.db.write((tx) => putPromoCode(tx, { code: name, offer: id }))
  return name
}
async function deposit(player: Player, campaign_offer_id: bigint): Promise<string> {
  const settings = await player.call<{ methods: { id: number; sysname: string }[] }>('cashier.getdepositsettings')
  const methodId = settings.data.methods.find(({ sysname }) => sysname === 'card')?.id
  const asked = { methodId, method: 'card', amount: '20', campaign_offer_id: Number(campaign_offer_id) }
  return (await player.post('cashier.makedeposit', asked)).error.code
}
const waits = 'provider_unavailable'

describe('where a market allows a bonus with the first deposit only', () => {
  test('several first deposits at once bring one, and one that failed leaves it open', async () => {
    const player = await server.player()
    const offers = [await offer('deposit'), await offer('deposit'), await offer('deposit')]
    const codes = await Promise.all(offers.map((id) => deposit(player, id)))
    expect(codes.toSorted()).toEqual(['offer_not_allowed', 'offer_not_allowed', waits])
    expect(await deposit(player, 0n)).toBe(waits)
    await server.database.db.pool.query(
      `update cashier.deposits set status = 'failed', settled_at = now() where uid = $1`,
      [player.uid]
    )
    expect(await deposit(player, offers[0] ?? 0n)).toBe(waits)
  })

  test('BON-15 ten offers that are taken at once by their buttons are one, and a deposit at that moment brings none beside it', async () => {
    const [player, both] = [await server.player(), await server.player()]
    const offers: bigint[] = []
    for (let n = 0; n < 10; n += 1) offers.push(await offer('take'))
    const take = async (who: Player, id: bigint | undefined) =>
      (await who.post('campaigns.takepromotions', { offer_id: String(id) })).error?.code ?? 'taken'
    const answers = await Promise.all(offers.map((id) => take(player, id)))
    expect(answers.toSorted()).toEqual([...Array<string>(9).fill('offer_not_available'), 'taken'])
    const own = await offer('deposit')
    const mixed = await Promise.all(offers.slice(0, 5).flatMap((id) => [take(both, id), deposit(both, own)]))
    expect(mixed.filter((answer) => answer === 'taken' || answer === waits)).toHaveLength(1)
  })

  test('a code and an offer of the first deposit do not come on top of each other, whichever is first', async () => {
    const [withCode, withDeposit] = [await server.player(), await server.player()]
    const [first, second] = [await code('FIRST'), await code('SECOND')]
    const own = await offer('deposit')
    const use = async (player: Player, promo_code: string) =>
      (await player.post('campaigns.activateOffer', { promo_code })).error?.error_data['promo_code'] ?? 'taken'
    expect(await use(withCode, first)).toBe('taken')
    expect(await use(withCode, second)).toEqual(['NOT_AVAILABLE'])
    expect(await deposit(withCode, own)).toBe('offer_not_allowed')
    expect(await deposit(withDeposit, own)).toBe(waits)
    expect(await use(withDeposit, second)).toEqual(['NOT_AVAILABLE'])
  })

  test('REG-46 RG-11 the code of a registration brings nothing to whom another offer came first, nor to who has excluded themselves since', async () => {
    const [first, second, gone, away] = await Promise.all([1, 2, 3, 4].map(() => server.player()))
    if (!first || !second || !gone || !away) throw new Error('no players')
    const name = await code('BROUGHT')
    const button = await offer('take')
    expect((await second.post('campaigns.takepromotions', { offer_id: String(button) })).status).toBe(200)
    expect((await gone.post('account.setSelfExclusion', { period: '1y' })).status).toBe(200)
    expect((await away.post('account.setSelfExclusion', { period: '1d' })).status).toBe(200)
    const register = ({ uid }: Player) => ({ uid: String(uid), promo_code: name, only_first: true })
    await server.database.db.write((tx) =>
      reactTo(reactions, playersEvents['players.registered'], tx, [first, second, gone, away].map(register))
    )
    const { rows } = await server.database.db.pool.query(
      `select uid from campaigns.offer_claims where via = 'registration' and uid = any ($1)`,
      [[first.uid, second.uid, gone.uid, away.uid]]
    )
    expect(rows).toEqual([{ uid: first.uid }])
  })

  test('REG-46 a registration says that its market allows the first bonus only', async () => {
    const { uid } = await server.player({ promo_code: 'BROUGHT' })
    const { rows } = await server.database.db.pool.query(
      `select payload from outbox.events where name = 'players.registered' and payload->>'uid' = $1`,
      [String(uid)]
    )
    expect(rows).toMatchObject([{ payload: { promo_code: 'BROUGHT', only_first: true } }])
  })
})
