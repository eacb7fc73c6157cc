import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCashier, type World } from './cashier.fixture.ts'
import type { Discrepancy } from './contract-staff.ts'
import { reconcile } from './reconcile.ts'

let world: World
let clerk: Member
beforeAll(async () => {
  world = await openCashier()
  clerk = await staffMember(world.server, ['payments:*'])
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  expect(await world.wrongBalances()).toEqual([])
  await world.close()
})

const run = async (): Promise<void> => reconcile(await world.context())
const set = (statement: string, id: string) => world.db.pool.query(statement, [id])
interface List {
  items: Discrepancy[]
  total: number
  providers: string[]
}
const list = async (wish: Record<string, string> = {}): Promise<List> =>
  (await clerk.get<List>('cashier.getdiscrepancies', wish)).data
const close = (id: string, reason = 'the bank was asked') =>
  clerk.call<Discrepancy>('cashier.closediscrepancy', { discrepancy_id: id, reason })

/** A deposit that the bank approves without our hearing of it, and that is another one for us by then. */
async function silent(amount: number, statement: string): Promise<string> {
  const player = await world.server.player()
  const { transaction } = (await world.deposit(player, amount)).data
  const session = await world.reference(transaction)
  await set(statement, transaction)
  await world.bank.decide(session, 'approve')
  return transaction
}

describe('discrepancies before staff', () => {
  it('MON-13 each says what our records and what the statement have, and of which player', async () => {
    await world.pay(await world.server.player(), 10)
    await run()
    const other = await silent(60, 'update cashier.deposits set amount_minor = 5900 where id = $1')
    await silent(50, `update cashier.deposits set provider_key = 'lost' where id = $1`)
    await run()
    const { items, total, providers } = await list()
    expect({ total, providers }).toEqual({ total: 2, providers: ['bank'] })
    const [unknown, differs] = items
    expect(differs).toMatchObject({
      what: 'amount_differs',
      provider: 'bank',
      payment: {
        transaction: other,
        type: 'deposit',
        status: 'pending',
        amount: { amount: 59, currency: 'USD' },
        received: null,
        settled_at: null,
      },
      said: { about: 'deposit', state: 'success', amount: { amount: 60, currency: 'USD' } },
      closed: null,
    })
    expect(differs?.line).toMatch(/^\d+$/)
    expect(unknown).toMatchObject({ what: 'unknown_payment', payment: null, said: { amount: { amount: 50 } } })
    expect((await list({ what: 'amount_differs' })).items).toEqual([differs])
    expect((await list({ uid: differs?.payment?.uid ?? '' })).items).toEqual([differs])
    expect((await list({ provider: 'nobody' })).items).toEqual([])
    expect((await list({ offset: '1', count: '1' })).items).toEqual([differs])
  })

  it('MON-13 one that is closed says by whom and why, and is closed once', async () => {
    const [{ id } = { id: '' }, ...rest] = (await list()).items
    const { data } = await close(id)
    expect(data.closed).toMatchObject({ by: clerk.email, note: 'the bank was asked' })
    expect((await close(id)).data).toEqual(data)
    expect(await close(id, 'something else')).toMatchObject({ status: 409, error: { code: 'conflict' } })
    expect(await close('999999')).toMatchObject({ status: 404 })
    expect((await list()).items).toEqual(rest)
    expect((await list({ show: 'all' })).items).toContainEqual(data)
  })

  it('MON-13 a payment that was missing on the statement ends it by itself when its line comes', async () => {
    const player = await world.server.player()
    const paid = await world.pay(player, 70)
    await set(`update cashier.deposits set settled_at = now() - interval '2 hours' where id = $1`, paid)
    const statement = world.real.statement.bind(world.real)
    world.line.bank = { ...world.real, statement: () => Promise.resolve({ outcome: 'known', lines: [] }) }
    await run()
    const [missing] = (await list()).items
    expect(missing).toMatchObject({
      what: 'not_on_statement',
      line: null,
      said: null,
      payment: { transaction: paid, uid: String(player.uid), status: 'success' },
    })
    world.line.bank = { ...world.real, statement }
    await run()
    const closed = (await list({ show: 'all', what: 'not_on_statement' })).items
    expect(closed).toMatchObject([{ id: missing?.id, closed: { by: null, note: null } }])
  })

  it('MON-13 a payment whose line was read before discrepancies were closed is closed by the next statement', async () => {
    const paid = await world.pay(await world.server.player(), 80)
    await set(`update cashier.deposits set settled_at = now() - interval '2 hours' where id = $1`, paid)
    world.line.bank = { ...world.real, statement: () => Promise.resolve({ outcome: 'known', lines: [] }) }
    await run()
    const open = async () => (await list({ what: 'not_on_statement' })).items.map(({ payment }) => payment?.transaction)
    expect(await open()).toEqual([paid])
    await set('update cashier.deposits set reconciled_at = now() where id = $1', paid)
    await run()
    expect(await open()).toEqual([])
    world.line.bank = world.real
  })
})
