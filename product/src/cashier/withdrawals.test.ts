import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import { endpoints } from './contract.ts'
import { type PayoutHands, payoutHands } from './payouts.fixture.ts'

let world: World
let hands: PayoutHands
beforeAll(async () => {
  world = await openCashier()
  hands = payoutHands(world)
})
afterAll(async () => {
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})
afterEach(async () => {
  world.line.bank = world.real
  expect(await world.problems()).toEqual([])
})

const cancel = (player: Player, id: string, idempotencyKey?: string) =>
  player.post<{ status: string }>(
    'cashier.cancelwithdrawal',
    { transaction_id: id },
    idempotencyKey === undefined ? {} : { idempotencyKey }
  )
const iban = { methodId: () => world.methodId('bank-transfer', 'withdrawal'), method: 'bank-transfer' }
const transfer = (requisites: object) => ({ methodId: iban.methodId(), method: iban.method, requisites })

describe('withdrawal settings', () => {
  test('API-70 the calls take and answer what is written down once, for the page and the server', async () => {
    const keysOf = (schema: object) => Object.keys((schema as { shape: object }).shape)
    const { cancelwithdrawal, makewithdrawal, getdepositinfo, getdepositsettings, getwithdrawsettings } = {
      cancelwithdrawal: endpoints['cashier.cancelwithdrawal'],
      makewithdrawal: endpoints['cashier.makewithdrawal'],
      getdepositinfo: endpoints['cashier.getdepositinfo'],
      getdepositsettings: endpoints['cashier.getdepositsettings'],
      getwithdrawsettings: endpoints['cashier.getwithdrawsettings'],
    }
    expect(keysOf(cancelwithdrawal.input)).toEqual(['transaction_id'])
    expect(keysOf(makewithdrawal.input).toSorted()).toEqual(['amount', 'method', 'methodId', 'requisites'])
    const player = await hands.payer(100)
    const info = (await player.call<{ count: number; sum: object }>('cashier.getdepositinfo')).data
    expect(getdepositinfo.output.parse(info)).toMatchObject({ count: 1, sum: { amount: 100, currency: 'USD' } })
    for (const [call, { output }] of [
      ['cashier.getdepositsettings', getdepositsettings],
      ['cashier.getwithdrawsettings', getwithdrawsettings],
    ] as const) {
      const { methods } = output.parse((await player.call(call)).data)
      expect(methods.length).toBeGreaterThan(0)
      for (const method of methods)
        expect(Object.keys(method)).toEqual(expect.arrayContaining(['id', 'sysname', 'min', 'max', 'requisites']))
    }
    const asked = await world.withdraw(player, 20)
    const { data } = await cancel(player, asked.data.transaction)
    expect(cancelwithdrawal.output.parse(data)).toEqual({ transaction: asked.data.transaction, status: 'cancelled' })
  })

  test('CASH-38 API-67 lists the methods, what is available and the cards that have paid in', async () => {
    const player = await hands.payer()
    const { data } = await player.call<{ available: object; methods: Record<string, unknown>[] }>(
      'cashier.getwithdrawsettings'
    )
    expect(data.available).toEqual({ amount: 100, currency: 'USD' })
    expect(data.methods.map(({ sysname }) => sysname)).toEqual(['card', 'bank-transfer'])
    expect(data.methods[0]).toMatchObject({
      saved: [{ masked: '424242...4242' }],
      requisites: [{ sysname: 'card_number', type: 'card_number', is_required: true }],
    })
    expect(data.methods[1]).toMatchObject({ saved: [] })
  })
})

describe('making a withdrawal', () => {
  test('CASH-39 CASH-43 API-69 reserves the sum at once and is pending', async () => {
    const player = await hands.payer()
    const { status, data } = await world.withdraw(player, 20)
    expect([status, data.status]).toEqual([200, 'pending'])
    expect([await world.balance(player), await hands.held(player)]).toEqual([80, 2000])
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      type: 'withdrawal',
      status: 'pending',
      can_cancel: true,
      balance: { amount: 80 },
      instrument: '424242...4242',
    })
  })

  test('CASH-43 is paid: pending, approved, paid', async () => {
    const player = await hands.payer()
    const { data } = await world.withdraw(player, 20)
    await hands.run(data.transaction)
    expect(await world.transaction(player, data.transaction)).toMatchObject({ status: 'pending' })
    await hands.approve(data.transaction)
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'approved',
      can_cancel: false,
      outcome: 'pending',
    })
    await hands.settle()
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'paid',
      outcome: 'success',
      balance: { amount: 80 },
    })
    expect([await world.balance(player), await hands.held(player)]).toEqual([80, 0])
  })

  test('CASH-34 VAL-71 VAL-72 MON-3 pays to an account of the player’s own whose IBAN is right', async () => {
    const player = await hands.payer()
    const wrong = await world.withdraw(
      player,
      20,
      transfer({ iban: 'DE89 3704 0044 0532 0130 01', account_holder: 'A1' })
    )
    expect(wrong.error.invalid_parameters).toEqual({
      'requisites.iban': 'Wrong iban',
      'requisites.account_holder': 'Wrong symbols in name',
    })
    const foreign = await world.withdraw(
      player,
      20,
      transfer({ iban: 'DE89370400440532013000', account_holder: 'Charles Babbage' })
    )
    expect(foreign.error.type).toBe('RequisitesValidationRequiredException')
    const { data } = await world.withdraw(
      player,
      20,
      transfer({ iban: 'de89 3704 0044 0532 0130 00', account_holder: 'Ada Lovelace' })
    )
    await hands.approve(data.transaction)
    await hands.settle()
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'paid',
      instrument: 'DE89...3000',
    })
  })

  test('CASH-44 MON-3 refuses each no by its own type', async () => {
    const player = await hands.payer()
    const typeOf = async (...args: [amount: number, more?: Record<string, unknown>]) => {
      const { status, error } = await world.withdraw(player, ...args)
      return [status, error.type, error.code]
    }
    expect(await typeOf(200)).toEqual([422, 'WithdrawalDeclinedException', 'insufficient_funds'])
    expect(await typeOf(20, { requisites: { card_number: '555555...4444' } })).toEqual([
      409,
      'RequisitesValidationRequiredException',
      'requisites_validation_required',
    ])
    expect(await typeOf(20, { requisites: { card_number: '4242424242424242' } })).toEqual([
      409,
      'RequisitesValidationRequiredException',
      'requisites_validation_required',
    ])
    expect(await typeOf(20, { methodId: '999999' })).toEqual([422, 'BillingUnavailableException', 'method_unavailable'])
    for (let index = 0; index < 5; index++) await world.withdraw(player, 10)
    expect(await typeOf(10)).toEqual([422, 'WithdrawalLimitsExceededException', 'too_many_open'])
  })

  test('CASH-44 the limit of the day counts what was asked out and not given back', async () => {
    const player = await hands.payer(5000)
    await world.pay(player, 5000)
    await world.pay(player, 5000)
    await world.withdraw(player, 5000)
    const second = await world.withdraw(player, 5000)
    expect((await world.withdraw(player, 100)).error).toMatchObject({
      type: 'WithdrawalLimitsPeriodExceededException',
      code: 'day_limit',
      error_data: { available: { amount: 0, currency: 'USD' } },
    })
    await cancel(player, second.data.transaction)
    expect((await world.withdraw(player, 100)).status).toBe(200)
  })

  test('MON-9 the same request a hundred times at once reserves once', async () => {
    const player = await hands.payer()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.withdraw(player, 20, {}, 'a-hundred-times'))
    )
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.transaction}`)).size).toBe(1)
    expect([await world.balance(player), await hands.held(player)]).toEqual([80, 2000])
    expect((await world.withdraw(player, 30, {}, 'a-hundred-times')).error.code).toBe('idempotency_key_reused')
  })

  test('MON-6 parallel withdrawals never take more than there is', async () => {
    const player = await hands.payer()
    const answers = await Promise.all(Array.from({ length: 4 }, () => world.withdraw(player, 40)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect([await world.balance(player), await hands.held(player)]).toEqual([20, 8000])
  })
})

describe('cancelling', () => {
  test('CASH-40 API-62 gives a pending withdrawal back, once', async () => {
    const player = await hands.payer()
    const { data } = await world.withdraw(player, 20)
    expect((await cancel(player, data.transaction, 'my-cancel-key')).data).toMatchObject({ status: 'cancelled' })
    expect((await cancel(player, data.transaction, 'my-cancel-key')).data).toMatchObject({ status: 'cancelled' })
    const again = await cancel(player, data.transaction)
    expect([again.status, again.error.code]).toEqual([409, 'not_cancellable'])
    expect([await world.balance(player), await hands.held(player)]).toEqual([100, 0])
    expect(await world.transaction(player, data.transaction)).toMatchObject({
      status: 'cancelled',
      outcome: 'cancel',
      reason: 'cancelled_by_player',
      balance: { amount: 100 },
    })
    const other = await world.withdraw(player, 20)
    expect((await cancel(player, other.data.transaction, 'my-cancel-key')).error.code).toBe('idempotency_key_reused')
  })

  test('CASH-40 SEC-12 not one that is approved, unknown or somebody else’s', async () => {
    const player = await hands.payer()
    const { data } = await world.withdraw(player, 20)
    const stranger = await world.server.player()
    for (const id of [data.transaction, '1']) expect((await cancel(stranger, id)).error.code).toBe('not_found')
    await hands.approve(data.transaction)
    expect((await cancel(player, data.transaction)).error.code).toBe('not_cancellable')
  })

  test('CASH-40 SEC-13 a cancellation racing the payout: exactly one of them happens', async () => {
    for (let round = 0; round < 10; round++) {
      const player = await hands.payer()
      const { data } = await world.withdraw(player, 20)
      await world.comeDue()
      const [cancelled] = await Promise.all([
        cancel(player, data.transaction),
        hands.run(data.transaction),
        hands.run(data.transaction),
      ])
      await hands.settle()
      const { status } = await world.transaction(player, data.transaction)
      expect(status).toBe(cancelled.status === 200 ? 'cancelled' : 'paid')
      expect([await world.balance(player), await hands.held(player)]).toEqual([cancelled.status === 200 ? 100 : 80, 0])
    }
  })
})
