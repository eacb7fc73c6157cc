import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type World } from './cashier.fixture.ts'
import { countDeposits } from './index.ts'

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

const postingsOf = async (id: string): Promise<number> =>
  Number(
    (await world.db.pool.query('select count(*) as n from ledger.transactions where key = $1', [`deposit:${id}`]))
      .rows[0].n
  )

describe('deposit settings', () => {
  test('API-65 CASH-12 CASH-18 lists the methods with bounds, fields and how they open', async () => {
    const player = await world.server.player()
    const { data } = await player.call<{ currency: string; methods: { sysname: string }[] }>(
      'cashier.getdepositsettings'
    )
    expect(data.currency).toBe('USD')
    expect(data.methods.map(({ sysname }) => sysname)).toEqual(['card', 'online-banking'])
    expect(data.methods[0]).toMatchObject({
      id: world.methodId('card', 'deposit'),
      min: { amount: 10, currency: 'USD' },
      max: { amount: 5000, currency: 'USD' },
      type: 'same_window',
      requisites: [],
    })
    expect(data.methods[1]).toMatchObject({ requisites: [{ sysname: 'bank', type: 'bank', is_required: true }] })
  })

  test('CASH-45 API-63 lists the banks for methods that ask for one', async () => {
    const player = await world.server.player()
    const { data } = await player.call<{ items: { id: string }[] }>('cashier.getbanks')
    expect(data.items).toContainEqual({ id: 'nordhaven', name: 'Nordhaven Savings', country_code: 'DE' })
  })

  test('API-14 every cashier call needs a player', async () => {
    const visitor = world.server.visitor()
    for (const call of [
      'getdepositsettings',
      'getdepositinfo',
      'getwithdrawsettings',
      'getbanks',
      'gethistory',
      'gettransaction',
    ]) {
      expect((await visitor.call(`cashier.${call}`)).error.type, call).toBe('AuthorizationException')
    }
    for (const call of ['makedeposit', 'makewithdrawal', 'cancelwithdrawal'])
      expect((await visitor.post(`cashier.${call}`)).error.type, call).toBe('AuthorizationException')
  })
})

describe('making a deposit', () => {
  test('API-68 CASH-14 CASH-15 CASH-35 answers transaction, address and the way to leave, and nothing is credited yet', async () => {
    const player = await world.server.player()
    const { status, data } = await world.deposit(player, '50')
    expect(status).toBe(200)
    expect(data.type).toBe('same_window')
    expect(data.redirect_url).toMatch(new RegExp(`^${world.bank.url}/pay/ses_`))
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'pending',
      outcome: 'pending',
      amount: { amount: 50, currency: 'USD' },
      balance: null,
    })
    expect(await world.balance(player)).toBe(0)
    const { rows } = await world.db.pool.query('select campaign_offer_id, site from cashier.deposits where id = $1', [
      data.transaction,
    ])
    expect(rows[0]).toMatchObject({ campaign_offer_id: -1n })
    expect((await world.transaction(player, data.transaction)).has_offer).toBe(false)
  })

  test('CASH-31 keeps the chosen offer, and says that there is one', async () => {
    const player = await world.server.player()
    const { data } = await world.deposit(player, 50, { campaign_offer_id: 12 })
    expect((await world.transaction(player, data.transaction)).has_offer).toBe(true)
    const { rows } = await world.db.pool.query('select campaign_offer_id from cashier.deposits where id = $1', [
      data.transaction,
    ])
    expect(rows[0].campaign_offer_id).toBe(12n)
  })

  test('CASH-32 CASH-33 VAL-25 VAL-26 refuses other than whole sums within the bounds, on the field', async () => {
    const player = await world.server.player()
    for (const amount of ['0', '05', '1.5', 'abc', '-5']) {
      const { status, error } = await world.deposit(player, amount)
      expect([status, error.type, error.invalid_parameters.amount], amount).toEqual([
        400,
        'InvalidParameterException',
        'Wrong field',
      ])
    }
    for (const amount of ['9', '5001'])
      expect((await world.deposit(player, amount)).error.invalid_parameters.amount).toBe(
        'Amount must be between $10.00 and $5,000.00'
      )
    expect((await world.deposit(player, '1,000')).status).toBe(200)
    expect(await world.depositCount(player)).toBe(1)
  })

  test('CASH-36 refuses an unknown method and names the limit of the day', async () => {
    const player = await world.server.player()
    expect((await world.deposit(player, 50, { methodId: '999999' })).error).toMatchObject({
      type: 'BillingUnavailableException',
      code: 'method_unavailable',
    })
    expect((await world.deposit(player, 50, { methodId: world.methodId('card', 'withdrawal') })).error.type).toBe(
      'BillingUnavailableException'
    )
    for (let index = 0; index < 4; index++) await world.pay(player, 4990)
    const { status, error } = await world.deposit(player, 50)
    expect([status, error.type, error.code]).toEqual([422, 'BillingDepositLimitExceededException', 'day_limit'])
    expect(error.error_data).toEqual({ available: { amount: 40, currency: 'USD' } })
    expect(error.message).toContain('$40.00')
  })

  test('CASH-34 CASH-45 asks for the bank where the method needs one', async () => {
    const player = await world.server.player()
    const method = { methodId: world.methodId('online-banking', 'deposit'), method: 'online-banking' }
    expect((await world.deposit(player, 50, method)).error.invalid_parameters['requisites.bank']).toBe(
      'Field is required'
    )
    expect((await world.deposit(player, 50, { ...method, requisites: { bank: 'nowhere' } })).status).toBe(400)
    const { data } = await world.deposit(player, 50, { ...method, requisites: { bank: 'nordhaven' } })
    expect(await (await fetch(data.redirect_url)).text()).toContain('Nordhaven Savings')
  })

  test('MON-15 five failures in ten minutes make the player wait', async () => {
    const player = await world.server.player()
    for (let index = 0; index < 5; index++) await world.pay(player, 666)
    expect((await world.deposit(player, 50)).error.type).toBe('TooManyRequestsException')
  })

  test('MON-9 the same key and input answer the same, another input is refused', async () => {
    const player = await world.server.player()
    const first = await world.deposit(player, 50, {}, 'key-of-mine')
    expect((await world.deposit(player, 50, {}, 'key-of-mine')).data).toEqual(first.data)
    const other = await world.deposit(player, 51, {}, 'key-of-mine')
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused'])
    expect(await world.depositCount(player)).toBe(1)
  })

  test('MON-9 SEC-13 the same request a hundred times at once makes one deposit and one bank session', async () => {
    const player = await world.server.player()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.deposit(player, 50, {}, 'a-hundred-times'))
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await world.depositCount(player)).toBe(1)
  })
})

describe('how a deposit ends', () => {
  test('MON-2 CASH-29 CASH-58 API-64 the callback credits it, and getdepositinfo counts it, as the conditions of offers do', async () => {
    const player = await world.server.player()
    await world.deposit(player, 20)
    const counted = () => world.db.read((tx) => countDeposits(tx, player.uid))
    expect(await counted()).toBe(0)
    const id = await world.pay(player, 50)
    expect(await world.balance(player)).toBe(50)
    expect(await world.transaction(player, id)).toMatchObject({
      status: 'success',
      outcome: 'success',
      balance: { amount: 50, currency: 'USD' },
      instrument: '424242...4242',
      reason: null,
      can_cancel: false,
    })
    const { data } = await player.call<{ count: number }>('cashier.getdepositinfo')
    expect(data).toMatchObject({ count: 1, sum: { amount: 50, currency: 'USD' } })
    expect(await counted()).toBe(1)
  })

  test('CASH-53 CASH-59 declined, cancelled and expired deposits credit nothing and say why', async () => {
    const player = await world.server.player()
    const declined = await world.pay(player, 50, 'decline')
    const short = await world.pay(player, 667)
    const cancelled = await world.pay(player, 50, 'cancel')
    const expired = await world.pay(player, 50, 'later')
    world.bank.forward(31 * 60_000)
    await world.bank.tick()
    const ends = await Promise.all([declined, short, cancelled, expired].map((id) => world.transaction(player, id)))
    expect(ends.map(({ status, outcome, reason }) => [status, outcome, reason])).toEqual([
      ['failed', 'fail', 'declined_by_bank'],
      ['failed', 'fail', 'insufficient_funds'],
      ['cancelled', 'cancel', 'cancelled_by_player'],
      ['expired', 'fail', 'expired'],
    ])
    expect(await world.balance(player)).toBe(0)
  })

  test('ERR-18 a deposit that the provider declines at once is refused with BillingTransactionDeclined, again by its key, and is in the history', async () => {
    const player = await world.server.player()
    const key = randomUUID()
    for (const _ of ['once', 'again'])
      expect((await world.deposit(player, 668, {}, key)).error).toMatchObject({
        type: 'BillingTransactionDeclinedException',
      })
    const { data } = await player.call<{ items: { status: string; reason: string }[] }>('cashier.gethistory')
    expect(data.items).toMatchObject([{ status: 'failed', reason: 'declined_by_bank' }])
    expect(await world.balance(player)).toBe(0)
  })

  test('CASH-56 a slow payment stays pending until the second callback', async () => {
    const player = await world.server.player()
    const id = await world.pay(player, 777)
    expect(await world.transaction(player, id)).toMatchObject({ status: 'pending' })
    world.bank.forward(10_000)
    await world.bank.tick()
    expect(await world.transaction(player, id)).toMatchObject({ status: 'success' })
  })

  test('a success that comes after the deposit has expired with us is still credited', async () => {
    const player = await world.server.player()
    const { data } = await world.deposit(player, 50)
    await world.db.pool.query(`update cashier.deposits set status = 'expired', settled_at = now() where id = $1`, [
      data.transaction,
    ])
    await world.bank.decide(await world.reference(data.transaction), 'approve')
    await world.bank.tick()
    expect(await world.balance(player)).toBe(50)
  })

  test('MON-9 the same callback a hundred times at once credits once', async () => {
    const player = await world.server.player()
    const id = await world.pay(player, 50)
    const session = await world.reference(id)
    const statuses = (
      await Promise.all(Array.from({ length: 10 }, () => world.bank.redeliver(session, { times: 10 })))
    ).flat()
    expect(statuses).toHaveLength(100)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([await world.balance(player), await postingsOf(id)]).toEqual([50, 1])
  })

  test('the same first callback a hundred times at once credits once', async () => {
    const player = await world.server.player()
    const { data } = await world.deposit(player, 50)
    const session = await world.reference(data.transaction)
    await world.bank.decide(session, 'approve')
    const statuses = (await Promise.all(Array.from({ length: 100 }, () => world.bank.redeliver(session, {})))).flat()
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([await world.balance(player), await postingsOf(data.transaction)]).toEqual([50, 1])
  })

  test('SEC-13 callbacks out of order do not take a success back', async () => {
    const player = await world.server.player()
    const { data } = await world.deposit(player, 777)
    const session = await world.reference(data.transaction)
    await world.bank.decide(session, 'approve')
    world.bank.forward(10_000)
    await world.bank.tick({ deliver: false })
    expect(await world.bank.redeliver(session, { order: 'reversed', times: 3 })).toEqual([200, 200, 200, 200, 200, 200])
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'success' })
    expect(await world.balance(player)).toBe(777)
  })

  test('a bad or an old signature, an unknown provider and junk change nothing', async () => {
    const player = await world.server.player()
    const { data } = await world.deposit(player, 50)
    const session = await world.reference(data.transaction)
    await world.bank.decide(session, 'approve')
    expect(await world.bank.redeliver(session, { signature: 'wrong' })).toEqual([403])
    expect(await world.bank.redeliver(session, { signature: 'old' })).toEqual([403])
    const junk = (provider: string) =>
      fetch(`${world.server.url}/callbacks/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{',
      })
    expect((await junk('bank')).status).toBe(403)
    expect((await junk('elsewhere')).status).toBe(404)
    expect(await world.balance(player)).toBe(0)
  })

  test('a genuine callback about a foreign payment or another sum is kept for a person, taken, and moves nothing', async () => {
    const player = await world.server.player()
    const { data } = await world.deposit(player, 50)
    const session = await world.reference(data.transaction)
    await world.db.pool.query('update cashier.deposits set amount_minor = 4900 where id = $1', [data.transaction])
    await world.bank.decide(session, 'approve')
    expect(await world.bank.redeliver(session, {})).toEqual([200])
    await world.db.pool.query(`update cashier.deposits set provider_key = 'other' where id = $1`, [data.transaction])
    await world.db.pool.query('delete from cashier.callbacks')
    expect(await world.bank.redeliver(session, {})).toEqual([200])
    const { rows } = await world.db.pool.query(
      "select outcome, convert_from(raw, 'UTF8') as raw from cashier.callbacks"
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unknown_payment'])
    expect(rows[0].raw).toContain(session)
    expect(await world.balance(player)).toBe(0)
  })
})
