import { randomUUID } from 'node:crypto'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import { bankApp } from '@ante/sandbox/bank/app'
import { outsideTransactions } from '@ante/kit/connector'
import type { Context } from '@ante/kit/context'
import { inTransaction } from '@ante/testing/host'
import { testDatabase } from '@ante/testing/database'
import { testServer, type TestServer } from '@ante/testing/server'
import Fastify from 'fastify'
import type { ModuleName } from '../modules.ts'
import { seedCashier } from '../../seeds/cashier.ts'
import { putSetting } from '../content/index.ts'
import type { WireTransaction } from './contract.ts'
import type { Policies } from '../policies/index.ts'
import { audit, balancesAfter, playerAccount } from '../ledger/index.ts'
import { type CashierPorts, localToProvider, type PaymentProvider } from './connectors/port.ts'
import { sandboxBank } from './connectors/bank/adapter.ts'
import { receiveCallback } from './receive-callback.ts'
import { ledgerKeys } from './rules/transaction.ts'
import { createMarks } from '../verification/marks.ts'
import { createVault } from './vault.ts'

// The whole way for tests: our server over HTTP, the bank over HTTP, a database, and hands to shake each of them.

type Callback = Parameters<NonNullable<NonNullable<Parameters<typeof testServer>[0]>['receiveCallback']>>[1]
export type Player = Awaited<ReturnType<TestServer['player']>>
export const callbackSecret = 'whsec_dGVzdC1jYWxsYmFjay1zZWNyZXQtMDAwMDAwMDE='
const apiKey = 'test-key'

/**
 * @param alsoAs the same bank under a second name, as if it were another provider
 * @param more capabilities beside those that the cashier needs
 * @param role `all` runs jobs and reactions by themselves
 * @param settings written before the server starts: later ones reach a server without jobs after half a minute only
 * @param alsoPorts vendors beside those of the cashier
 * @param alsoReceive whether a callback is theirs, and was taken
 * @param domains settings of domains of their own
 * @param names of the site by domain: written before the server starts too
 */
export async function openCashier({
  alsoAs,
  settings = {},
  names = {},
  domains = {},
  more = [],
  role = 'web',
  env = {},
  alsoPorts = {},
  policies,
  alsoReceive = async () => false,
}: {
  alsoPorts?: object
  policies?: Policies
  alsoReceive?: (context: Context & Refuses<RefusalCode>, callback: Callback) => Promise<boolean>
  alsoAs?: string
  settings?: Record<string, unknown>
  names?: Record<string, string>
  domains?: Record<string, Record<string, unknown>>
  more?: readonly ModuleName[]
  role?: 'web' | 'all'
  env?: Record<string, string>
} = {}) {
  let now = Date.now()
  let bankUrl = ''
  const bankServer = Fastify({ forceCloseConnections: true })
  const app = bankApp({
    storage: ':memory:',
    apiKey,
    callbackSecret,
    publicUrl: () => bankUrl,
    now: () => now,
    tickMs: 0,
    hasControl: true,
  })
  bankServer.register(app, { prefix: '/bank' })
  bankUrl = `${await bankServer.listen({ port: 0, host: '127.0.0.1' })}/bank`

  const bankOptions = {
    url: bankUrl,
    apiKey,
    callbackSecrets: [callbackSecret],
    notifyUrl: '',
    timeoutMs: 20_000,
    pausesMs: [1, 1],
  }
  const real = outsideTransactions(sandboxBank(bankOptions), 'bank', inTransaction, localToProvider)
  // What stands between us and the bank; a test puts failures in here.
  const line: { bank: PaymentProvider } = { bank: real }
  const bank: PaymentProvider = {
    start: (request) => line.bank.start(request),
    query: (payment) => line.bank.query(payment),
    payout: (request) => line.bank.payout(request),
    queryPayout: (payment) => line.bank.queryPayout(payment),
    statement: (after) => line.bank.statement(after),
    verifyCallback: (headers, rawBody) => line.bank.verifyCallback(headers, rawBody),
  }
  const ports: CashierPorts = {
    payments: new Map(['bank', ...(alsoAs === undefined ? [] : [alsoAs])].map((name) => [name, bank])),
    vault: createVault([{ id: 'test', key: new Uint8Array(32).fill(7) }]),
    marks: createMarks([{ key: new Uint8Array(32).fill(7) }]),
  }
  const database = await testDatabase()
  for (const [name, value] of Object.entries(settings)) await database.db.write((tx) => putSetting(tx, name, value))
  for (const [domain, name] of Object.entries(names))
    await database.db.write((tx) => putSetting(tx, 'site', { name }, '*', domain))
  for (const [domain, groups] of Object.entries(domains))
    for (const [name, value] of Object.entries(groups))
      await database.db.write((tx) => putSetting(tx, name, value, '*', domain))
  const server = await testServer({
    database,
    ...(policies && { policies }),
    // Jobs run when a test says so, so no test waits for a timer.
    env: { ANTE_ROLE: role, ...env },
    ports: { ...ports, ...alsoPorts },
    receiveCallback: async (context, callback) =>
      (await alsoReceive(context, callback)) || receiveCallback({ ...context, ports }, callback),
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'bonuses', 'cashier', ...more],
  })
  bankOptions.notifyUrl = `${server.url}/callbacks/bank`
  const { db } = server.database
  await db.write(seedCashier)

  const methods = await db.pool.query<{ id: bigint; sysname: string; direction: string }>(
    'select id, sysname, direction from cashier.methods'
  )
  const methodId = (sysname: string, direction: string) =>
    String(methods.rows.find((row) => row.sysname === sysname && row.direction === direction)?.id ?? 0)

  async function control(path: string, body: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`${bankUrl}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, unknown>
  }

  const world = {
    server,
    db,
    line,
    real,
    ports,
    context: async (): Promise<Context<CashierPorts> & Refuses<RefusalCode>> => ({
      ...(await server.context()),
      ports,
    }),
    methodId,
    bank: {
      url: bankUrl,
      tick: (how: { deliver: boolean } = { deliver: true }) => control('/tick', how),
      decide: (session: string, decision: string) =>
        control(`/sessions/${session}/decide`, { decision, card: 'tok_test_4242' }),
      redeliver: async (object: string, how: object) =>
        (await control(`/objects/${object}/redeliver`, how)).statuses as number[],
      forward: (ms: number) => void (now += ms),
    },
    deposit: (
      player: Player,
      amount: string | number,
      more: Record<string, unknown> = {},
      idempotencyKey: string = randomUUID()
    ) =>
      player.post<{ transaction: string; redirect_url: string; type: string }>(
        'cashier.makedeposit',
        { methodId: methodId('card', 'deposit'), method: 'card', amount, requisites: {}, ...more },
        { idempotencyKey }
      ),
    withdraw: (
      player: Player,
      amount: string | number,
      more: Record<string, unknown> = {},
      idempotencyKey: string = randomUUID()
    ) =>
      player.post<{ transaction: string; status: string }>(
        'cashier.makewithdrawal',
        {
          methodId: methodId('card', 'withdrawal'),
          method: 'card',
          amount,
          requisites: { card_number: '424242...4242' },
          ...more,
        },
        { idempotencyKey }
      ),
    transaction: async (player: Player, id: string) =>
      (await player.call<WireTransaction>('cashier.gettransaction', { transaction_id: id })).data,
    balance: async (player: Player) =>
      (await player.call<{ balance_main: { amount: number } }>('account.getBalance')).data.balance_main.amount,
    reference: async (id: string) =>
      String(
        (await db.pool.query('select provider_reference from cashier.transactions where id = $1', [id])).rows[0]
          ?.provider_reference
      ),
    /** A deposit from the form to the settled callback. */
    async pay(player: Player, amount: string | number, decision = 'approve'): Promise<string> {
      const { data } = await world.deposit(player, amount)
      await world.bank.decide(await world.reference(data.transaction), decision)
      await world.bank.tick()
      return data.transaction
    },
    depositCount: async (player: Player): Promise<number> =>
      Number(
        (await db.pool.query('select count(*) as n from cashier.deposits where uid = $1', [player.uid])).rows[0].n
      ),
    /** The poll's and the review's time has come for everything of this player, or of all. */
    comeDue: (player?: Player) =>
      Promise.all([
        db.pool.query('update cashier.deposits set check_at = now() where uid = coalesce($1, uid)', [
          player?.uid ?? null,
        ]),
        db.pool.query(
          'update cashier.withdrawals set check_at = now(), approve_at = now() where uid = coalesce($1, uid)',
          [player?.uid ?? null]
        ),
      ]),
    problems: () => db.read(audit),
    /** Lines of the history whose running balance is not what the books say. */
    async wrongBalances() {
      interface Line {
        id: bigint
        uid: bigint
        type: string
        balance_minor: bigint | null
        provider_reference: string | null
      }
      const { rows } = await db.pool.query<Line>(
        'select id, uid, type, balance_minor, provider_reference from cashier.transactions'
      )
      const wrong: bigint[] = []
      for (const { id, uid, type, balance_minor, provider_reference } of rows) {
        const reference = provider_reference ?? ''
        const keys =
          type === 'deposit'
            ? [ledgerKeys.deposit(id)]
            : type === 'chargeback' || type === 'refund'
              ? (['returned', 'taken'] as const).map((state) => ledgerKeys.reversal('bank', reference, state))
              : [ledgerKeys.release(id), ledgerKeys.hold(id), ledgerKeys.adjustment(id)]
        const after = await db.read((tx) => balancesAfter(tx, keys, playerAccount(uid, 'main')))
        const key = keys.find((candidate) => after.has(candidate)) ?? ''
        if ((after.get(key)?.minor ?? null) !== balance_minor) wrong.push(id)
      }
      return wrong
    },
    async close() {
      await server.stop()
      await bankServer.close()
    },
  }
  return world
}
export type World = Awaited<ReturnType<typeof openCashier>>
