import { outsideTransactions } from '@ante/kit/connector'
import type { Context } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { inTransaction } from '@ante/testing/host'
import { testServer, type TestServer } from '@ante/testing/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCashier } from '../../../../seeds/cashier.ts'
import { audit, houseAccount, playerAccount, post } from '../../../ledger/index.ts'
import type { WireTransaction } from '../../contract.ts'
import { pollOpenPayments } from '../../poll-open-payments.ts'
import { receiveCallback } from '../../receive-callback.ts'
import { createMarks } from '../../../verification/marks.ts'
import { createVault } from '../../vault.ts'
import { type CashierPorts, localToProvider, type PaymentProvider } from '../port.ts'
import { btcpay } from './adapter.ts'
import { openTwin } from './world.fixture.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const other = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'
const servers: FastifyInstance[] = []
let server: TestServer
let twin: Awaited<ReturnType<typeof openTwin>>
/** What stands between us and BTCPay; a test puts failures in here. */
let line: PaymentProvider
let ports: CashierPorts

beforeAll(async () => {
  twin = await openTwin(
    (one) => void servers.push(one),
    () => `${server.url}/callbacks/btcpay`
  )
  line = btcpay(twin.options)
  const through: PaymentProvider = {
    ...line,
    payout: (request) => line.payout(request),
    queryPayout: (payment) => line.queryPayout(payment),
    approvePayout: (payment) => line.approvePayout?.(payment) ?? Promise.resolve({ outcome: 'unknown' }),
  }
  ports = {
    payments: new Map([['btcpay', outsideTransactions(through, 'btcpay', inTransaction, localToProvider)]]),
    vault: createVault([{ id: 'test', key: new Uint8Array(32).fill(7) }]),
    marks: createMarks([{ key: new Uint8Array(32).fill(7) }]),
  }
  server = await testServer({
    env: { ANTE_ROLE: 'web' },
    ports,
    receiveCallback: (context, callback) => receiveCallback({ ...context, ports }, callback),
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'bonuses', 'cashier'],
  })
  await server.database.db.write(seedCashier)
})
afterAll(async () => {
  await server.stop()
  await Promise.all(servers.map((one) => one.close()))
})

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const context = async (): Promise<Context<CashierPorts>> => ({ ...(await server.context()), ports })
const balance = async (player: Player) =>
  (await player.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount
const transaction = async (player: Player, id: string) =>
  (await player.call<WireTransaction>('cashier.gettransaction', { transaction_id: id })).data
const sound = async () => expect(await server.database.db.read(audit)).toEqual([])
const poll = async (): Promise<void> => {
  await query(
    `update cashier.withdrawals set check_at = now(), approve_at = now() where status in ('pending', 'approved')`
  )
  await pollOpenPayments(await context())
}
/** The wallet pays what was approved, and tells. */
async function settle(): Promise<void> {
  twin.pass(4_000)
  await twin.control('/tick')
}
async function payer(dollars: number): Promise<Player> {
  const player = await server.player()
  await server.database.db.write((tx) =>
    post(tx, {
      key: `test:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(dollars * 100),
          code: 'opening',
        },
      ],
    })
  )
  return player
}
async function withdraw(player: Player, amount: string, to = address): Promise<string> {
  const [method] = await query<{ id: bigint }>(
    `select id from cashier.methods where sysname = 'bitcoin' and direction = 'withdrawal'`
  )
  const wish = { methodId: String(method?.id), method: 'bitcoin', amount, requisites: { address: to } }
  return (await player.post<{ transaction: string }>('cashier.makewithdrawal', wish)).data.transaction
}
interface Payout {
  id: string
  state: string
  originalAmount: string
  destination: string
  metadata: { orderId: string }
}
const payouts = async (): Promise<Payout[]> => {
  const headers = { authorization: `token ${twin.options.apiKey}` }
  const reply = await fetch(`${twin.base}/api/v1/stores/ante/payouts?includeCancelled=true`, { headers })
  return (await reply.json()) as Payout[]
}
const payoutsOf = async (id: string): Promise<Payout[]> => {
  const [row] = await query<{ key: string }>('select provider_key as key from cashier.withdrawals where id = $1', [id])
  return (await payouts()).filter(({ metadata }) => metadata.orderId === row?.key)
}

describe('a withdrawal in bitcoin', () => {
  it('CASH-39 CASH-43 API-69 is made, approved and paid, at the rate of then; the event says so, once', async () => {
    const player = await payer(100)
    const id = await withdraw(player, '50')
    expect(await transaction(player, id)).toMatchObject({ status: 'pending', instrument: 'tb1qw5...jzsx' })
    await poll()
    expect(await transaction(player, id)).toMatchObject({ status: 'approved' })
    const [made, ...more] = await payoutsOf(id)
    expect(more).toEqual([])
    // 50.00 at 64,392.23, rounded down to a satoshi.
    expect(made).toMatchObject({ state: 'AwaitingPayment', originalAmount: '0.00077649', destination: address })
    await settle()
    expect(await transaction(player, id)).toMatchObject({ status: 'paid', reference: made?.id })
    for (const order of ['given', 'reversed'])
      expect(
        new Set((await twin.control<{ statuses: number[] }>(`/payouts/${made?.id}/redeliver`, { order })).statuses)
      ).toEqual(new Set([200]))
    expect(await balance(player)).toBe(50)
    await sound()
  })

  it('CASH-34 goes to no address that was mistyped', async () => {
    const player = await payer(100)
    const [method] = await query<{ id: bigint }>(
      `select id from cashier.methods where sysname = 'bitcoin' and direction = 'withdrawal'`
    )
    const wish = {
      methodId: String(method?.id),
      method: 'bitcoin',
      amount: '50',
      requisites: { address: `${address.slice(0, -1)}q` },
    }
    const answer = await player.post('cashier.makewithdrawal', wish)
    expect(Object.keys(answer.error.invalid_parameters ?? {})).toEqual(['requisites.address'])
    expect(await balance(player)).toBe(100)
  })

  it('CASH-43 is found paid by asking when its events are lost', async () => {
    const player = await payer(100)
    const id = await withdraw(player, '30')
    await poll()
    twin.pass(4_000)
    await query(`delete from cashier.callbacks`)
    const headers = { 'content-type': 'application/json', 'btcpay-sig': `sha256=${'0'.repeat(64)}` }
    const forged = await fetch(`${server.url}/callbacks/btcpay`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ deliveryId: 'x', type: 'PayoutUpdated', payoutId: (await payoutsOf(id))[0]?.id }),
    })
    expect(forged.status).toBe(403)
    expect(await transaction(player, id)).toMatchObject({ status: 'approved' })
    await settle()
    await poll()
    expect(await transaction(player, id)).toMatchObject({ status: 'paid' })
    await sound()
  })

  it('CASH-43 MON-1 comes back with its reason when the operator cancels the payout', async () => {
    const player = await payer(700)
    const id = await withdraw(player, '666')
    await poll()
    expect(await balance(player)).toBe(34)
    await settle()
    expect(await transaction(player, id)).toMatchObject({ status: 'declined', reason: 'declined_by_operator' })
    expect(await balance(player)).toBe(700)
    await sound()
  })

  it('CASH-43 stays on its way while the answer is unknown, and is paid once after an answer was lost', async () => {
    const player = await payer(100)
    const id = await withdraw(player, '40')
    const real = line
    // The request arrives; its answer does not.
    line = { ...real, payout: async (request) => (await real.payout(request), { outcome: 'unknown' }) }
    await poll()
    await poll()
    line = real
    expect(await transaction(player, id)).toMatchObject({ status: 'approved', reference: null })
    expect((await payoutsOf(id)).map(({ state }) => state)).toEqual(['AwaitingApproval'])
    await poll()
    expect((await payoutsOf(id)).map(({ state }) => state)).toEqual(['AwaitingPayment'])
    await settle()
    expect(await transaction(player, id)).toMatchObject({ status: 'paid' })
    expect(await balance(player)).toBe(60)
    await sound()
  })

  it('CASH-43 an approval whose answer is lost is asked after, and not given twice', async () => {
    const player = await payer(100)
    const id = await withdraw(player, '40')
    const real = line
    line = {
      ...real,
      approvePayout: async (payment) => (await real.approvePayout?.(payment), { outcome: 'unknown' }),
    }
    await poll()
    line = real
    expect(await transaction(player, id)).toMatchObject({ status: 'approved' })
    await poll()
    await settle()
    expect(await transaction(player, id)).toMatchObject({ status: 'paid' })
    expect(await payoutsOf(id)).toHaveLength(1)
    await sound()
  })

  it('CASH-43 of two that two hosts made for one withdrawal one is approved and the other cancelled', async () => {
    const player = await payer(100)
    const id = await withdraw(player, '40')
    const real = line
    // While this host asks, another has made one and kept its number.
    line = {
      ...real,
      payout: async (request) => {
        const first = await real.payout(request)
        const reference = first.outcome === 'pending' ? first.reference : ''
        await query('update cashier.withdrawals set provider_reference = $2 where id = $1', [id, reference])
        return real.payout({ ...request, to: { kind: 'address', address: other } })
      },
    }
    await poll()
    line = real
    expect((await payoutsOf(id)).map(({ state }) => state).toSorted()).toEqual(['AwaitingApproval', 'Cancelled'])
    await poll()
    await settle()
    expect(await transaction(player, id)).toMatchObject({ status: 'paid' })
    expect((await payoutsOf(id)).map(({ state }) => state).toSorted()).toEqual(['Cancelled', 'Completed'])
    expect(await balance(player)).toBe(60)
    await sound()
  })

  it('CASH-43 waits when something else is to be paid to the same address, and is paid after it', async () => {
    const player = await payer(100)
    const first = await withdraw(player, '20')
    await poll()
    const second = await withdraw(player, '25')
    await poll()
    expect(await transaction(player, second)).toMatchObject({ status: 'approved', reference: null })
    await settle()
    await poll()
    await settle()
    expect((await transaction(player, first)).status).toBe('paid')
    expect((await transaction(player, second)).status).toBe('paid')
    expect(await balance(player)).toBe(55)
    await sound()
  })

  it('is refused to a card, and says unknown without a rate or an answer', async () => {
    const provider = btcpay(twin.options)
    const request = { key: 'k', amount: money(20_00), description: 'Ante' }
    expect(await provider.payout({ ...request, to: { kind: 'card', token: 't', masked: '424242...4242' } })).toEqual({
      outcome: 'refused',
      reason: 'instrument_refused',
    })
    expect(await provider.payout({ ...request, to: { kind: 'address', address: 'nowhere' } })).toEqual({
      outcome: 'refused',
      reason: 'instrument_refused',
    })
    const away = btcpay({ ...twin.options, url: 'http://127.0.0.1:9', timeoutMs: 200 })
    for (const answer of [
      await away.payout({ ...request, to: { kind: 'address', address } }),
      await away.queryPayout({ key: 'k', reference: 'some' }),
      await away.approvePayout?.({ key: 'k', reference: 'some' }),
    ])
      expect(answer).toEqual({ outcome: 'unknown' })
  })
})
