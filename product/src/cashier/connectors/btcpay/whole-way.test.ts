import { outsideTransactions } from '@ante/kit/connector'
import { money } from '@ante/kit/money'
import { inTransaction } from '@ante/testing/host'
import { testServer, type TestServer } from '@ante/testing/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCashier } from '../../../../seeds/cashier.ts'
import { audit } from '../../../ledger/index.ts'
import type { WireTransaction } from '../../contract.ts'
import { receiveCallback } from '../../receive-callback.ts'
import { pollOpenPayments } from '../../poll-open-payments.ts'
import { createMarks } from '../../../verification/marks.ts'
import { createVault } from '../../vault.ts'
import { type CashierPorts, localToProvider } from '../port.ts'
import { btcpay } from './adapter.ts'
import { openTwin } from './world.fixture.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
const servers: FastifyInstance[] = []
let server: TestServer
let twin: Awaited<ReturnType<typeof openTwin>>
let ports: CashierPorts

beforeAll(async () => {
  twin = await openTwin(
    (one) => void servers.push(one),
    () => `${server.url}/callbacks/btcpay`
  )
  const provider = outsideTransactions(btcpay(twin.options), 'btcpay', inTransaction, localToProvider)
  ports = {
    payments: new Map([['btcpay', provider]]),
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
const balance = async (player: Player) =>
  (await player.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount
const transaction = async (player: Player, id: string) =>
  (await player.call<WireTransaction>('cashier.gettransaction', { transaction_id: id })).data
const sound = async () => expect(await server.database.db.read(audit)).toEqual([])
const tick = () => twin.control('/tick')

async function started(player: Player, amount = '50') {
  const [method] = await query<{ id: bigint }>(
    `select id from cashier.methods where sysname = 'bitcoin' and direction = 'deposit'`
  )
  const wish = { methodId: String(method?.id), method: 'bitcoin', amount, requisites: {} }
  const { data } = await player.post<{ transaction: string; redirect_url: string; next: WireTransaction['next'] }>(
    'cashier.makedeposit',
    wish
  )
  const [row] = await query<{ provider_reference: string }>(
    'select provider_reference from cashier.deposits where id = $1',
    [data.transaction]
  )
  return { ...data, invoice: row?.provider_reference ?? '' }
}
const pay = (invoice: string, share = 100) => twin.control(`/invoices/${invoice}/pay`, { share })
const confirm = (invoice: string) => twin.control(`/invoices/${invoice}/confirm`)
const expire = (invoice: string) => twin.control(`/invoices/${invoice}/expire`)

describe('a deposit in bitcoin', () => {
  it('CASH-14 shows an address and a sum on our own page, follows the payment, and credits it when it is confirmed, once', async () => {
    const player = await server.player()
    const { transaction: id, invoice, next, redirect_url } = await started(player)
    expect(redirect_url).toMatch(new RegExp(`/cashier/payment/${id}$`))
    expect(next).toMatchObject({
      kind: 'address',
      address: expect.stringMatching(/^tb1q/),
      link: expect.stringMatching(/^bitcoin:tb1q.+amount=0\.\d{8}$/),
      amount: { value: expect.stringMatching(/^0\.\d{8}$/), currency: 'BTC' },
      progress: 'waiting',
      page: `${twin.base}/i/${invoice}`,
    })
    await pay(invoice)
    await tick()
    expect(await transaction(player, id)).toMatchObject({ status: 'pending', next: { progress: 'confirming' } })
    expect(await balance(player)).toBe(0)
    await confirm(invoice)
    await tick()
    expect(await transaction(player, id)).toMatchObject({ status: 'success', amount: { amount: 50 }, next: null })
    for (const order of ['given', 'reversed'])
      expect(
        new Set((await twin.control<{ statuses: number[] }>(`/invoices/${invoice}/redeliver`, { order })).statuses)
      ).toEqual(new Set([200]))
    expect(await balance(player)).toBe(50)
    await sound()
  })

  it('stays open while a part of it has come, says what is still to be sent, and credits all of it', async () => {
    const player = await server.player()
    const { transaction: id, invoice } = await started(player)
    await pay(invoice, 40)
    await confirm(invoice)
    await tick()
    const partly = await transaction(player, id)
    expect(partly).toMatchObject({ status: 'pending', next: { progress: 'partial' } })
    const step = partly.next?.kind === 'address' ? partly.next : undefined
    expect(step && step.due.value < step.amount.value).toBe(true)
    await twin.control(`/invoices/${invoice}/pay`, { satoshi: Math.round(Number(step?.due.value) * 1e8) })
    await confirm(invoice)
    await tick()
    expect(await transaction(player, id)).toMatchObject({ status: 'success', amount: { amount: 50 } })
    expect(await balance(player)).toBe(50)
    await sound()
  })

  it('credits what came of it in time when the rest never came', async () => {
    const player = await server.player()
    const { transaction: id, invoice } = await started(player)
    await pay(invoice, 40)
    await confirm(invoice)
    await expire(invoice)
    await tick()
    expect(await transaction(player, id)).toMatchObject({ status: 'success', amount: { amount: 20 } })
    expect(await balance(player)).toBe(20)
    await sound()
  })

  it('credits more than was asked for as it came', async () => {
    const player = await server.player()
    const { transaction: id, invoice } = await started(player)
    await pay(invoice, 110)
    await confirm(invoice)
    await tick()
    expect(await transaction(player, id)).toMatchObject({
      status: 'success',
      amount: { amount: 55 },
      asked: { amount: 50 },
    })
    expect(await balance(player)).toBe(55)
    await sound()
  })

  it('CASH-36 ends when its time is over, and credits what comes later at the rate of then, not of before', async () => {
    const player = await server.player()
    const { transaction: id, invoice } = await started(player)
    await expire(invoice)
    await tick()
    expect(await transaction(player, id)).toMatchObject({ status: 'expired', may_arrive_late: true })
    twin.pass(60_000)
    await pay(invoice)
    await tick()
    expect([await balance(player), (await transaction(player, id)).status]).toEqual([0, 'expired'])
    // A bitcoin is worth half of what it was.
    await twin.control('/rate', { rate_cents: 32_196_11 })
    await confirm(invoice)
    await tick()
    await twin.control('/rate', { rate_cents: 64_392_23 })
    expect(await transaction(player, id)).toMatchObject({ status: 'success', amount: { amount: 25 } })
    expect(await balance(player)).toBe(25)
    await sound()
  })

  it('finds a late payment whose events were lost by asking for a day', async () => {
    const player = await server.player()
    const { transaction: id, invoice } = await started(player)
    await expire(invoice)
    await tick()
    twin.pass(60_000)
    await pay(invoice)
    await confirm(invoice)
    await query('update cashier.deposits set check_at = now() where id = $1', [id])
    await pollOpenPayments({ ...(await server.context()), ports })
    expect((await transaction(player, id)).status).toBe('success')
    await sound()
  })

  it('keeps for a person what comes after it was credited', async () => {
    const player = await server.player()
    const { invoice } = await started(player)
    await pay(invoice)
    await confirm(invoice)
    await tick()
    await pay(invoice, 20)
    await confirm(invoice)
    await tick()
    expect(await balance(player)).toBe(50)
    const alarms = await query<{ outcome: string }>(
      `select outcome from cashier.callbacks where outcome = 'amount_differs' and raw::text <> ''`
    )
    expect(alarms.length).toBeGreaterThan(0)
  })

  it('fails where the chain never confirms it, and refuses an event with another signature', async () => {
    const player = await server.player()
    const { transaction: id, invoice } = await started(player, '666')
    await pay(invoice)
    await confirm(invoice)
    await tick()
    expect(await transaction(player, id)).toMatchObject({ status: 'failed', reason: 'declined_by_bank' })
    const body = JSON.stringify({ deliveryId: 'x', type: 'InvoiceSettled', invoiceId: invoice })
    const headers = { 'content-type': 'application/json', 'btcpay-sig': `sha256=${'0'.repeat(64)}` }
    expect((await fetch(`${server.url}/callbacks/btcpay`, { method: 'POST', headers, body })).status).toBe(403)
  })

  it('makes one invoice of a request whose answer was lost and that is repeated', async () => {
    const { start } = btcpay(twin.options)
    const returns = {
      success: 'https://a.test/',
      pending: 'https://a.test/',
      fail: 'https://a.test/',
      cancel: 'https://a.test/',
    }
    const request = {
      key: 'lost',
      amount: money(10_00),
      channel: 'card',
      bank: undefined,
      description: 'Ante',
      locale: 'en',
      returns,
    } as const
    const first = await start(request)
    expect(await start(request)).toEqual(first)
  })
})
