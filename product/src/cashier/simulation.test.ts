import { money } from '@ante/kit/money'
import type { PlayerContext } from '@ante/kit/context'
import { Refusal, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { openCashier, type Player, type World } from './cashier.fixture.ts'
import { makeDeposit } from './make-deposit.ts'
import { makeWithdrawal } from './make-withdrawal.ts'
import type { CashierPorts, PaymentProvider } from './connectors/port.ts'
import { pollOpenPayments } from './poll-open-payments.ts'

// A seed drives players, the bank, the network and crashes; a failing seed replays exactly (fast-check prints it). The bank is the real sandbox,
// so its books are the truth that ours are compared with.

let world: World
beforeAll(async () => {
  world = await openCashier()
})
afterAll(() => world.close())

/**
 * What happens to a call on its way: nothing; lost before it arrives; arrives long after we have given up; done there but its answer lost;
 * we die before; we die after.
 */
const faults = ['none', 'none', 'lost', 'late', 'answer-lost', 'killed', 'killed-after'] as const
type Fault = (typeof faults)[number]
class Killed extends Error {}

function shaky(real: PaymentProvider, nextFault: () => Fault, late: (() => Promise<unknown>)[]): PaymentProvider {
  const through = async <T>(call: () => Promise<T>): Promise<T | { outcome: 'unknown' }> => {
    const fault = nextFault()
    if (fault === 'killed') throw new Killed()
    if (fault === 'late') late.push(call)
    if (fault === 'lost' || fault === 'late') return { outcome: 'unknown' }
    const answer = await call()
    if (fault === 'killed-after') throw new Killed()
    return fault === 'answer-lost' ? { outcome: 'unknown' } : answer
  }
  return {
    start: (request) => through(() => real.start(request)),
    query: (name) => through(() => real.query(name)),
    payout: (request) => through(() => real.payout(request)),
    queryPayout: (name) => through(() => real.queryPayout(name)),
    statement: (after) => through(() => real.statement(after)),
    verifyCallback: (headers, rawBody) => real.verifyCallback(headers, rawBody),
  }
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      amount: fc.constantFrom('50', '100', '666', '777', '778'),
      key: fc.nat(12),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which: fc.nat(20),
      how: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'cancel' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      amount: fc.constantFrom('20', '40', '666', '778'),
      key: fc.nat(12),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('redeliver' as const),
      which: fc.nat(20),
      order: fc.constantFrom('given' as const, 'reversed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('poll' as const),
      forwardMs: fc.constantFrom(0, 5_000, 10_000, 31 * 60_000),
      hosts: fc.integer({ min: 1, max: 2 }),
    }),
  }
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Row {
  id: bigint
  provider_reference: string | null
}
const rows = async (table: 'deposits' | 'withdrawals', uid: bigint): Promise<Row[]> =>
  (
    await world.db.pool.query<Row>(`select id, provider_reference from cashier.${table} where uid = $1 order by id`, [
      uid,
    ])
  ).rows

/** Expected noes and simulated deaths are part of life; anything else is a failure of the run. */
async function lived(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal) && !(error instanceof Killed)) throw error
  })
}

async function take(player: Player, at: Step): Promise<void> {
  const { uid } = player
  const context = async (key: string): Promise<PlayerContext<CashierPorts> & Refuses<RefusalCode>> => ({
    ...(await world.context()),
    player: { uid, restricted: false },
    idempotencyKey: key,
  })
  if (at.do === 'deposit') {
    const input = {
      methodId: world.methodId('card', 'deposit'),
      method: 'card',
      amount: at.amount,
      campaign_offer_id: -1,
      requisites: {},
    }
    await Promise.all(
      Array.from({ length: at.times }, async () => lived(makeDeposit(await context(`d${at.key}`), input)))
    )
  } else if (at.do === 'withdraw') {
    const input = {
      methodId: world.methodId('card', 'withdrawal'),
      method: 'card',
      amount: at.amount,
      requisites: { card_number: '424242...4242' },
    }
    await Promise.all(
      Array.from({ length: at.times }, async () => lived(makeWithdrawal(await context(`w${at.key}`), input)))
    )
  } else if (at.do === 'poll') {
    world.bank.forward(at.forwardMs)
    await world.bank.tick({ deliver: false })
    await world.comeDue(player)
    await Promise.all(Array.from({ length: at.hosts }, async () => pollOpenPayments(await world.context())))
  } else if (at.do === 'deliver') {
    await world.bank.tick()
  } else if (at.do === 'cancel') {
    const all = await rows('withdrawals', uid)
    const row = all[at.which % Math.max(all.length, 1)]
    if (row) await lived(cancelWithdrawal(await context(`c${row.id}`), { transaction_id: String(row.id) }))
  } else {
    const all = await rows('deposits', uid)
    const reference = all[at.which % Math.max(all.length, 1)]?.provider_reference
    if (!reference) return
    if (at.do === 'decide') await world.bank.decide(reference, at.how)
    else await world.bank.redeliver(reference, { order: at.order, times: 2 })
  }
}

/** The faults stop, what was under way arrives, and time passes for the bank and for the polls until everything has an end. */
async function calm(player: Player, late: readonly (() => Promise<unknown>)[]): Promise<void> {
  world.line.bank = world.real
  await world.comeDue(player)
  await pollOpenPayments(await world.context())
  for (const call of late) await call()
  // A payment that we have given up is open at the bank after all, and somebody pays it: the money is the player's.
  for (const { provider_key } of (
    await world.db.pool.query<{ provider_key: string }>('select provider_key from cashier.deposits where uid = $1', [
      player.uid,
    ])
  ).rows) {
    const verdict = await world.real.query({ key: provider_key, reference: undefined })
    if (verdict.outcome === 'pending') await world.bank.decide(verdict.reference, 'approve')
  }
  for (let round = 0; round < 4; round++) {
    world.bank.forward(31 * 60_000)
    await world.bank.tick()
    await world.comeDue(player)
    await pollOpenPayments(await world.context())
  }
}

async function judge(player: Player): Promise<void> {
  const { uid } = player
  const { rows: open } = await world.db.pool.query(
    `select id, status from cashier.transactions where uid = $1 and status in ('created', 'pending', 'approved')`,
    [uid]
  )
  expect(open).toEqual([])
  let paidIn = 0n
  for (const deposit of (
    await world.db.pool.query(`select status, provider_key, amount_minor from cashier.deposits where uid = $1`, [uid])
  ).rows) {
    const verdict = await world.real.query({ key: deposit.provider_key, reference: undefined })
    expect(deposit.status === 'success').toBe(verdict.outcome === 'success')
    if (verdict.outcome === 'success') paidIn += deposit.amount_minor
  }
  let paidOut = 0n
  for (const withdrawal of (
    await world.db.pool.query(`select status, provider_key, amount_minor from cashier.withdrawals where uid = $1`, [
      uid,
    ])
  ).rows) {
    const verdict = await world.real.queryPayout({ key: withdrawal.provider_key, reference: undefined })
    expect(withdrawal.status === 'paid').toBe(verdict.outcome === 'success')
    if (verdict.outcome === 'success') paidOut += withdrawal.amount_minor
  }
  const { rows: purses } = await world.db.pool.query(
    'select path, balance_minor from ledger.accounts where path = any ($1)',
    [[`player:${uid}:main`, `player:${uid}:hold`]]
  )
  const of = (purse: string): bigint => purses.find(({ path }) => path.endsWith(purse))?.balance_minor ?? 0n
  expect({ main: money(of(':main')), hold: of(':hold') }).toEqual({ main: money(paidIn - paidOut), hold: 0n })
}

describe('a seeded world of faults', () => {
  test('FLT-1 FLT-2 FLT-3 FLT-4 whatever is lost, repeated, reordered or killed, every payment ends and the two banks’ books agree', async () => {
    const met = new Map<Fault, number>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40 }),
        fc.infiniteStream(fc.constantFrom(...faults)),
        async (steps, stream) => {
          const player = await world.server.player()
          await world.pay(player, 1000)
          const late: (() => Promise<unknown>)[] = []
          world.line.bank = shaky(
            world.real,
            () => {
              const fault = stream.next().value ?? 'none'
              met.set(fault, (met.get(fault) ?? 0) + 1)
              return fault
            },
            late
          )
          for (const at of steps) await take(player, at)
          await calm(player, late)
          await judge(player)
          expect(await world.problems()).toEqual([])
        }
      ),
      { numRuns: 15, endOnFailure: true, seed: 1 }
    )
    // A simulation that has met no fault proves nothing.
    for (const fault of new Set(faults)) expect(met.get(fault), fault).toBeGreaterThan(0)
  })
})
