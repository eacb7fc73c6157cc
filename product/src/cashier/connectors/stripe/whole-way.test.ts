import { outsideTransactions } from '@ante/kit/connector'
import type { Context } from '@ante/kit/context'
import { inTransaction } from '@ante/testing/host'
import { testServer, type TestServer } from '@ante/testing/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCashier } from '../../../../seeds/cashier.ts'
import { audit } from '../../../ledger/index.ts'
import type { WireTransaction } from '../../contract.ts'
import { receiveCallback } from '../../receive-callback.ts'
import { reconcile } from '../../reconcile.ts'
import { pollOpenPayments } from '../../poll-open-payments.ts'
import { createMarks } from '../../../verification/marks.ts'
import { createVault } from '../../vault.ts'
import { type CashierPorts, localToProvider } from '../port.ts'
import { stripe } from './adapter.ts'
import { openTwin } from './world.fixture.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
const servers: FastifyInstance[] = []
let server: TestServer
let twin: Awaited<ReturnType<typeof openTwin>>
let ports: CashierPorts

beforeAll(async () => {
  twin = await openTwin(
    (one) => void servers.push(one),
    () => `${server.url}/callbacks/stripe`
  )
  const payments = new Map([
    ['stripe', outsideTransactions(stripe(twin.options), 'stripe', inTransaction, localToProvider)],
  ])
  ports = {
    payments,
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
  await server.database.db.pool.query(`update cashier.methods set provider = 'stripe'`)
})
afterAll(async () => {
  await server.stop()
  await Promise.all(servers.map((one) => one.close()))
})

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const context = async (): Promise<Context<CashierPorts>> => ({ ...(await server.context()), ports })
const methodId = async (sysname: string, direction: string) =>
  String(
    (
      await query<{ id: bigint }>('select id from cashier.methods where sysname = $1 and direction = $2', [
        sysname,
        direction,
      ])
    )[0]?.id
  )
const balance = async (player: Player) =>
  (await player.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount
const owed = async ({ uid }: Player) =>
  Number(
    (
      await query<{ balance: bigint }>(
        'select coalesce(sum(balance_minor), 0)::bigint as balance from ledger.accounts where path = $1',
        [`player:${uid}:owed`]
      )
    )[0]?.balance
  )
const transaction = async (player: Player, id: string) =>
  (await player.call<WireTransaction>('cashier.gettransaction', { transaction_id: id })).data
const callbacks = () => query<{ outcome: string }>('select outcome from cashier.callbacks order by received_at')

async function started(player: Player, amount: string) {
  const wish = { methodId: await methodId('card', 'deposit'), method: 'card', amount, requisites: {} }
  const { data } = await player.post<{ transaction: string; redirect_url: string }>('cashier.makedeposit', wish)
  const [row] = await query<{ provider_reference: string }>(
    'select provider_reference from cashier.deposits where id = $1',
    [data.transaction]
  )
  return { ...data, session: row?.provider_reference ?? '' }
}
const decide = (session: string, decision: string) => twin.control(`/sessions/${session}/decide`, { decision })
async function paid(player: Player, amount: string) {
  const deposit = await started(player, amount)
  await decide(deposit.session, 'approve')
  await twin.control('/tick')
  const [intent] = await query<{ token: string }>(
    'select token from cashier.requisites where uid = $1 order by id desc limit 1',
    [player.uid]
  )
  return { ...deposit, intent: intent?.token ?? '' }
}
async function withdraw(
  player: Player,
  amount: string,
  method = 'card',
  requisites: object = { card_number: '424242...4242' }
) {
  const wish = { methodId: await methodId(method, 'withdrawal'), method, amount, requisites }
  const answer = await player.post<{ transaction: string }>('cashier.makewithdrawal', wish)
  await query('update cashier.withdrawals set check_at = now(), approve_at = now() where uid = $1', [player.uid])
  await pollOpenPayments(await context())
  return answer
}
const sound = async () => expect(await server.database.db.read(audit)).toEqual([])

describe('a deposit by Stripe', () => {
  it('CASH-14 leads to Checkout, and only the signed event credits it, once however often it is told', async () => {
    const player = await server.player()
    const deposit = await started(player, '50')
    expect(deposit.redirect_url).toBe(`${twin.base}/pay/${deposit.session}`)
    await decide(deposit.session, 'approve')
    // The browser is back before the event: the page shows, and credits nothing.
    expect(await transaction(player, deposit.transaction)).toMatchObject({ status: 'pending', outcome: 'pending' })
    expect(await balance(player)).toBe(0)
    await twin.control('/tick')
    expect(await transaction(player, deposit.transaction)).toMatchObject({
      status: 'success',
      instrument: '424242...4242',
    })
    const before = (await callbacks()).length
    const again = await twin.control<{ statuses: number[] }>(`/objects/${deposit.session}/redeliver`, {
      order: 'reversed',
    })
    expect(again.statuses).toEqual([200])
    expect([await balance(player), (await callbacks()).length]).toEqual([50, before])
    await sound()
  })

  it('CASH-36 fails where the payment fails after Checkout, also when its events come in the wrong order', async () => {
    const player = await server.player()
    const deposit = await started(player, '50')
    await decide(deposit.session, 'decline')
    const { statuses } = await twin.control<{ statuses: number[] }>(`/objects/${deposit.session}/redeliver`, {
      order: 'reversed',
    })
    expect(statuses).toEqual([200, 200])
    expect(await transaction(player, deposit.transaction)).toMatchObject({
      status: 'failed',
      reason: 'declined_by_bank',
    })
    await twin.control('/tick')
    expect([await balance(player), (await transaction(player, deposit.transaction)).status]).toEqual([0, 'failed'])
  })

  it('stays pending and keeps no callback while Stripe cannot be asked; the repeated event settles it', async () => {
    const player = await server.player()
    const deposit = await started(player, '50')
    await decide(deposit.session, 'approve')
    const url = twin.options.url
    const before = (await callbacks()).length
    Object.assign(twin.options, { url: 'http://127.0.0.1:9' })
    const { statuses } = await twin.control<{ statuses: number[] }>(`/objects/${deposit.session}/redeliver`)
    Object.assign(twin.options, { url })
    expect(statuses.every((status) => status >= 400)).toBe(true)
    expect([(await transaction(player, deposit.transaction)).status, (await callbacks()).length]).toEqual([
      'pending',
      before,
    ])
    await twin.control(`/objects/${deposit.session}/redeliver`)
    expect(await balance(player)).toBe(50)
  })

  it('refuses an event that is not signed by Stripe', async () => {
    const response = await fetch(`${server.url}/callbacks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
      },
      body: '{}',
    })
    expect(response.status).toBe(403)
  })

  it('is found on the balance of Stripe when its events were lost', async () => {
    const player = await server.player()
    await reconcile(await context())
    const deposit = await started(player, '70')
    await decide(deposit.session, 'approve')
    await reconcile(await context())
    expect([await balance(player), (await transaction(player, deposit.transaction)).status]).toEqual([70, 'success'])
    await sound()
  })
})

describe('a withdrawal by Stripe', () => {
  it('CASH-39 goes back to the card as a refund of what it paid in, once', async () => {
    const player = await server.player()
    await paid(player, '80')
    const { data } = await withdraw(player, '30')
    expect((await transaction(player, data.transaction)).status).toBe('approved')
    await twin.control('/tick')
    expect(await transaction(player, data.transaction)).toMatchObject({ status: 'paid' })
    expect(await balance(player)).toBe(50)
    await twin.control('/tick')
    expect(
      (
        await query<{ n: string }>(
          'select count(*) as n from cashier.reversals where deposit_id in (select id from cashier.deposits where uid = $1)',
          [player.uid]
        )
      )[0]?.n
    ).toEqual(0n)
    await sound()
  })

  it('CASH-44 is declined and given back where the card was refunded already, and goes to an account by a payout', async () => {
    const player = await server.player({ first_name: 'Lena', last_name: 'Brandt' })
    const { intent } = await paid(player, '80')
    await twin.control('/refunds', { payment_intent: intent, amount: 70_00 })
    await twin.control('/tick')
    expect(await balance(player)).toBe(10)
    await paid(player, '60')
    const bank = { iban: 'DE89370400440532013000', account_holder: 'Lena Brandt' }
    const { data } = await withdraw(player, '25', 'bank-transfer', bank)
    await twin.control('/tick')
    expect(await transaction(player, data.transaction)).toMatchObject({ status: 'paid', instrument: 'DE89...3000' })
    const tooMuch = await withdraw(player, '45', 'card')
    await twin.control('/tick')
    expect(await transaction(player, tooMuch.data.transaction)).toMatchObject({ status: 'paid' })
    expect(await balance(player)).toBe(0)
    await sound()
  })
})

describe('a dispute at Stripe', () => {
  it('takes the deposit back once; what is not there any more is owed, and a dispute that is won gives it again', async () => {
    const player = await server.player()
    const { intent } = await paid(player, '100')
    await withdraw(player, '60')
    await twin.control('/tick')
    const dispute = await twin.control<{ id: string }>('/disputes', { payment_intent: intent })
    await twin.control('/tick')
    expect([await balance(player), await owed(player)]).toEqual([0, -60_00])
    await twin.control(`/objects/${dispute.id}/redeliver`)
    expect([await balance(player), await owed(player)]).toEqual([0, -60_00])
    await twin.control(`/disputes/${dispute.id}/close`, { is_won: true })
    await twin.control('/tick')
    expect([await balance(player), await owed(player)]).toEqual([40, 0])
    await twin.control(`/objects/${dispute.id}/redeliver`, { order: 'reversed' })
    expect([await balance(player), await owed(player)]).toEqual([40, 0])
    await sound()
  })

  it('that is told of in the wrong order ends as it ended: won, and nothing taken', async () => {
    const player = await server.player()
    const { intent } = await paid(player, '100')
    const dispute = await twin.control<{ id: string }>('/disputes', { payment_intent: intent })
    await twin.control(`/disputes/${dispute.id}/close`, { is_won: true })
    await twin.control(`/objects/${dispute.id}/redeliver`, { order: 'reversed' })
    expect([await balance(player), await owed(player)]).toEqual([100, 0])
    await twin.control('/tick')
    expect([await balance(player), await owed(player)]).toEqual([100, 0])
    await sound()
  })

  it('that comes before its deposit has settled is not taken, and is repeated', async () => {
    const player = await server.player()
    const deposit = await started(player, '40')
    await decide(deposit.session, 'approve')
    const [session] = await query<{ key: string }>('select provider_key as key from cashier.deposits where id = $1', [
      deposit.transaction,
    ])
    expect(session?.key).toMatch(/^[\da-f-]{36}$/)
    const headers = { authorization: `Bearer ${twin.options.apiKey}` }
    const asked = await fetch(`${twin.base}/v1/checkout/sessions/${deposit.session}`, { headers })
    const { payment_intent: intent } = (await asked.json()) as { payment_intent: string }
    const dispute = await twin.control<{ id: string }>('/disputes', { payment_intent: intent })
    const { statuses } = await twin.control<{ statuses: number[] }>(`/objects/${dispute.id}/redeliver`)
    expect(statuses.filter((status) => status >= 400)).toHaveLength(1)
    await twin.control('/tick')
    await twin.control(`/objects/${dispute.id}/redeliver`)
    expect([await balance(player), await owed(player)]).toEqual([0, 0])
    await sound()
  })
})
