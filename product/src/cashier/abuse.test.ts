import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callbackSecret, openCashier, type Player, type World } from './cashier.fixture.ts'
import { payOut } from './pay-out.ts'
import type { PaymentProvider } from './connectors/port.ts'
import { reconcile } from './reconcile.ts'
import { pollOpenPayments } from './poll-open-payments.ts'

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(async () => {
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})
afterEach(async () => {
  world.line.bank = world.real
  expect(await world.problems()).toEqual([])
})

async function payer(): Promise<Player> {
  const player = await world.server.player()
  await world.pay(player, 100)
  return player
}
async function approve(id: string): Promise<void> {
  await world.comeDue()
  await payOut(await world.context(), BigInt(id))
}
async function lookAgain(): Promise<void> {
  await world.comeDue()
  await pollOpenPayments(await world.context())
}
async function settle(): Promise<void> {
  world.bank.forward(5_000)
  await world.bank.tick()
}
/** Our side with other providers before the bank. */
async function withProviders(...others: [string, PaymentProvider][]) {
  const context = await world.context()
  return { ...context, ports: { ...context.ports, payments: new Map([...others, ...context.ports.payments]) } }
}
/** The bank has told of the same card under a new number: it came again with a payment under the token that we know. */
const renewCard = (player: Player) =>
  world.db.pool.query(`update cashier.requisites set masked = '424242...0007' where uid = $1`, [player.uid])

describe('a payout whose card is there no longer', () => {
  test('CASH-43 MON-9 one that the bank has taken is not given back: it is asked how it goes', async () => {
    const player = await payer()
    const { data } = await world.withdraw(player, 20)
    await approve(data.transaction)
    await renewCard(player)
    await lookAgain()
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'approved' })
    await settle()
    expect([(await world.transaction(player, data.transaction)).status, await world.balance(player)]).toEqual([
      'paid',
      80,
    ])
  })

  test('FLT-4 MON-9 one whose answer was lost is not given back: the bank may have taken it', async () => {
    const player = await payer()
    const { data } = await world.withdraw(player, 20)
    world.line.bank = {
      ...world.real,
      payout: async (request) => (await world.real.payout(request), { outcome: 'unknown' }),
    }
    await approve(data.transaction)
    world.line.bank = { ...world.real, queryPayout: () => Promise.resolve({ outcome: 'unknown' }) }
    await renewCard(player)
    await lookAgain()
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'approved', reference: null })
    world.line.bank = world.real
    await lookAgain()
    await settle()
    expect([(await world.transaction(player, data.transaction)).status, await world.balance(player)]).toEqual([
      'paid',
      80,
    ])
  })
})

describe('a provider that is away', () => {
  test('FLT-4 keeps nobody waiting for what another one says, however much it owes us', async () => {
    const { rows } = await world.db.pool.query<{ id: bigint }>(
      `insert into cashier.methods (sysname, direction, kind, provider, currency, min_minor, max_minor) values ('elsewhere', 'deposit', 'bank', 'another', 'USD', 1, 100000) returning id`
    )
    for (let count = 0; count < 8; count++) {
      const { data } = await world.deposit(await world.server.player(), 50)
      await world.db.pool.query(`update cashier.deposits set method_id = $2 where id = $1`, [
        data.transaction,
        rows[0]?.id,
      ])
    }
    const player = await world.server.player()
    const silent = await world.pay(player, 778)
    await world.comeDue()
    await world.db.pool.query(`update cashier.deposits set check_at = now() - interval '1 hour' where method_id = $1`, [
      rows[0]?.id,
    ])
    const away: PaymentProvider = { ...world.real, query: () => Promise.resolve({ outcome: 'unknown' }) }
    await pollOpenPayments(await withProviders(['another', away]))
    expect((await world.transaction(player, silent)).status).toBe('success')
  })
})

describe('a statement that cannot be compared', () => {
  const found = async (subject: string) =>
    (
      await world.db.pool.query<{ what: string }>('select what from cashier.discrepancies where subject = $1', [
        subject,
      ])
    ).rows.map(({ what }) => what)

  test('MON-13 while it is not shown nothing is said to be missing on it', async () => {
    const player = await world.server.player()
    const paid = await world.pay(player, 30)
    await world.db.pool.query(`update cashier.deposits set settled_at = now() - interval '2 hours' where id = $1`, [
      paid,
    ])
    world.line.bank = { ...world.real, statement: () => Promise.resolve({ outcome: 'unknown' }) }
    await reconcile(await world.context())
    expect(await found(`transaction:${paid}`)).toEqual([])
    world.line.bank = world.real
    await reconcile(await world.context())
    expect(await found(`transaction:${paid}`)).toEqual([])
  })

  test('MON-13 a provider whose statement breaks keeps no other from being read', async () => {
    const player = await world.server.player()
    const silent = await world.deposit(player, 778)
    await world.bank.decide(await world.reference(silent.data.transaction), 'approve')
    const broken: PaymentProvider = { ...world.real, statement: () => Promise.reject(new Error('broken')) }
    await reconcile(await withProviders(['another', broken]))
    expect((await world.transaction(player, silent.data.transaction)).status).toBe('success')
  })

  test('MON-13 a line that means nothing to us is kept for a person, and those after it are read', async () => {
    const player = await world.server.player()
    const silent = await world.deposit(player, 778)
    await world.bank.decide(await world.reference(silent.data.transaction), 'approve')
    const { real } = world
    let asked = 0
    world.line.bank = {
      ...real,
      statement: async (after) => {
        const statement = await real.statement(after)
        return asked++ > 0 || statement.outcome !== 'known'
          ? statement
          : { ...statement, lines: [{ line: after, about: 'strange' }, ...statement.lines] }
      },
    }
    const { rows } = await world.db.pool.query<{ line: string }>('select line from cashier.statements')
    await reconcile(await world.context())
    expect(await found(`line:${rows[0]?.line}`)).toEqual(['not_understood'])
    expect((await world.transaction(player, silent.data.transaction)).status).toBe('success')
  })
})

describe('a genuine callback that is not understood', () => {
  const tell = async (body: object): Promise<number> => {
    const [id, at, text] = [`evt_${randomUUID()}`, new Date(), JSON.stringify(body)]
    const signature = new Webhook(callbackSecret).sign(id, at, text)
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    }
    const response = await fetch(`${world.server.url}/callbacks/bank`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    })
    return response.status
  }
  const outcomes = async (text: string) =>
    (
      await world.db.pool.query<{ outcome: string }>(
        `select outcome from cashier.callbacks where convert_from(raw, 'UTF8') like $1`,
        [`%${text}%`]
      )
    ).rows

  test('MON-2 one about another currency moves nothing, and is kept for a person to look at', async () => {
    const player = await world.server.player()
    const { data } = await world.deposit(player, 50)
    const reference = await world.reference(data.transaction)
    const [row] = (
      await world.db.pool.query('select provider_key from cashier.deposits where id = $1', [data.transaction])
    ).rows
    const session = {
      id: reference,
      reference: row.provider_key,
      status: 'approved',
      amount: 5000,
      currency: 'XTS',
      url: 'http://bank.test/pay',
    }
    expect(await tell({ type: 'session.updated', data: session })).toBe(200)
    expect([(await world.transaction(player, data.transaction)).status, await world.balance(player)]).toEqual([
      'pending',
      0,
    ])
    expect(await outcomes('XTS')).toEqual([{ outcome: 'not_understood' }])
  })

  test('one of a kind that does not concern us is no alarm', async () => {
    expect(await tell({ type: 'terms.changed', data: {} })).toBe(200)
    expect(await outcomes('terms.changed')).toEqual([{ outcome: 'irrelevant' }])
  })
})

describe('an account that is closed at this moment', () => {
  test.each(['deleted', 'banned', 'restricted'])('ACC-18 MON-9 begins no deposit any more: %s', async (status) => {
    const player = await world.server.player()
    const { pool } = world.db
    const client = await pool.connect()
    await client.query('begin')
    await client.query('update identity.users set status = $2 where uid = $1', [player.uid, status])
    // Its session was read before, and now it waits for the account.
    const asked = world.deposit(player, 20)
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%identity.users%' and datname = current_database()`
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
    await client.query('commit')
    client.release()
    expect(await asked).toMatchObject({ status: 409, error: { code: 'account_restricted' } })
    const { rows } = await pool.query('select 1 from cashier.deposits where uid = $1', [player.uid])
    expect(rows).toEqual([])
  })
})
