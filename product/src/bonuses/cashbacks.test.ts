import { randomUUID } from 'node:crypto'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordCashback } from '../cashier/record-release.ts'
import { type BonusWorld, openBonuses, type Player } from './bonuses.fixture.ts'
import { expireCashbacks } from './cashbacks.ts'
import type { Cashback } from './contract.ts'

let world: BonusWorld
let clerk: Member
beforeAll(async () => {
  world = await openBonuses()
  clerk = await staffMember(world.server, ['bonuses:*'])
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.close()
})

const give = (player: Player, amount: string, more: Record<string, unknown> = {}, key: string = randomUUID()) =>
  clerk.call<Cashback>(
    'bonuses.givecashback',
    { uid: String(player.uid), amount, currency: 'USD', reason: 'a tenth of last week', ...more },
    { headers: { 'idempotency-key': key } }
  )
const list = (player: Player, params: Record<string, string> = {}) =>
  player.call<{ items: Partial<Cashback>[]; count: number }>('cashbacks.get', params)
const move = (player: Player, which: 'payout' | 'remove', id: string, idempotencyKey: string = randomUUID()) =>
  player.post<Cashback>(`cashbacks.${which}`, { cashback_id: id }, { idempotencyKey })
const isDue = (id: string) =>
  world.query(`update bonuses.cashbacks set receiving_expired_at = now() where id = $1`, [id])

describe('cashback', () => {
  it('BON-30 BON-32 API-58 API-61 waits with its sum and its time, in the player’s language; states, order, number and fields are chosen', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const [first, second] = [(await give(ada, '3')).data, (await give(ada, '4.50', { pays: 'at_once' })).data]
    expect(first).toMatchObject({ status: 'active', amount: { amount: 3, currency: 'USD' }, can_receive: true })
    expect(Date.parse(first.receiving_expired_at ?? '') - Date.parse(first.finished_at)).toBe(7 * 86_400_000)
    expect((await list(ada)).data).toMatchObject({ count: 2, items: [{ id: second.id }, { id: first.id }] })
    const latest = { count: '1', sort: 'finished_at', order: 'desc', statuses: 'paid_out,active', fields: 'status' }
    expect((await list(ada, latest)).data).toEqual({ count: 2, items: [{ id: second.id, status: 'paid_out' }] })
    expect((await list(ada, { statuses: 'active', order: 'asc' })).data.items.map(({ id }) => id)).toEqual([first.id])
    expect((await list(ada, { statuses: 'lost' })).status).toBe(400)
    const german = await ada.call<{ items: Cashback[] }>('cashbacks.get', {}, { locale: 'de' })
    expect(german.data.items[0]?.description.text).toBe('Ein Teil deiner Verluste. Umsetzen musst du nichts.')
    expect((await list(eve)).data).toEqual({ count: 0, items: [] })
    expect((await world.server.visitor().call('cashbacks.get')).status).toBe(401)
  })

  it('BON-37 API-59 is received once, however often it is asked for, and stands in the history', async () => {
    const ada = await world.rich()
    const [one, two] = [(await give(ada, '5')).data, (await give(ada, '6')).data]
    expect(await world.held(ada)).toEqual([10_000, 0])
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => move(ada, 'payout', one.id, key)),
      move(ada, 'payout', one.id),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(await world.held(ada)).toEqual([10_500, 0])
    expect((await move(ada, 'payout', one.id)).error.code).toBe('cashback_wrong_state')
    expect((await move(ada, 'remove', one.id)).error.code).toBe('cashback_wrong_state')
    const paid = randomUUID()
    expect((await move(ada, 'payout', two.id, paid)).data).toMatchObject({ status: 'paid_out', can_receive: false })
    expect((await move(ada, 'payout', two.id, paid)).data).toMatchObject({ status: 'paid_out' })
    expect((await move(ada, 'payout', one.id, paid)).error.code).toBe('idempotency_key_reused')
    expect(await world.held(ada)).toEqual([11_100, 0])
    const [told] = await world.query<{ payload: Parameters<typeof recordCashback>[1] }>(
      `select payload from outbox.events where name = 'bonuses.cashback-paid' and payload->>'cashback' = $1`,
      [two.id]
    )
    if (!told) throw new Error('nothing was told')
    await world.db.write((tx) => recordCashback(tx, told.payload))
    const { items } = (await ada.call<{ items: object[] }>('cashier.gethistory')).data
    expect(items).toMatchObject([
      { type: 'prize', method: 'cashback', amount: { amount: 6 }, balance: { amount: 111 } },
    ])
  })

  it('BON-38 API-60 is given up, and then neither received nor given up again; nobody else can do either', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const { id } = (await give(ada, '5')).data
    for (const which of ['payout', 'remove'] as const) expect((await move(eve, which, id)).error.code).toBe('not_found')
    const key = randomUUID()
    expect((await move(ada, 'remove', id, key)).data).toMatchObject({ status: 'removed', can_receive: false })
    expect((await move(ada, 'remove', id, key)).data).toMatchObject({ status: 'removed' })
    expect((await move(ada, 'payout', id, key)).error.code).toBe('idempotency_key_reused')
    expect((await move(ada, 'payout', id)).error.code).toBe('cashback_wrong_state')
    expect(await world.held(ada)).toEqual([10_000, 0])
  })

  it('BON-37 BON-38 received and given up at one moment, fifty times each, it is one of them', async () => {
    const ada = await world.rich()
    const { id } = (await give(ada, '5')).data
    const moves = Array.from({ length: 50 }, () => [move(ada, 'remove', id), move(ada, 'payout', id)]).flat()
    const answers = await Promise.all(moves)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [ended] = (await list(ada)).data.items
    expect(await world.held(ada)).toEqual([ended?.status === 'paid_out' ? 10_500 : 10_000, 0])
    expect(ended?.status).toMatch(/^(paid_out|removed)$/)
  })

  it('BON-39 is not received after its time, and expires then', async () => {
    const ada = await world.rich()
    const { id } = (await give(ada, '5')).data
    await isDue(id)
    expect((await move(ada, 'payout', id)).error.code).toBe('cashback_wrong_state')
    await expireCashbacks(await world.context(ada))
    expect((await list(ada)).data.items).toMatchObject([{ id, status: 'expired' }])
    expect(await world.held(ada)).toEqual([10_000, 0])
  })

  it('BON-34 BON-39 one that is paid at once is on the balance, has no time to receive it, and is given once for each key', async () => {
    const [ada, key] = [await world.rich(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 3 }, () => give(ada, '5', { pays: 'at_once' }, key)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers[0]?.data).toMatchObject({ status: 'paid_out', receiving_expired_at: null, can_receive: false })
    expect((await give(ada, '6', { pays: 'at_once' }, key)).error.code).toBe('idempotency_key_reused')
    expect(await world.held(ada)).toEqual([10_500, 0])
  })

  it('counts towards what staff give without another member, together with bonuses, and asks for the sum as bonuses do', async () => {
    const ada = await world.rich()
    for (const [amount, currency] of [
      ['0', 'USD'],
      ['5', 'EUR'],
    ] as const)
      expect((await give(ada, amount, { currency })).error.type).toBe('InvalidParameterException')
    expect((await give(ada, '100000')).error.code).toBe('approval_needed')
    await world.query(`update identity.users set status = 'banned' where uid = $1`, [ada.uid])
    expect((await give(ada, '5')).error.code).toBe('conflict')
  })
})
