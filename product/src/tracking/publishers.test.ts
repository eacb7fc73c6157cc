import { randomUUID } from 'node:crypto'
import type { Refusal } from '@ante/kit/refusal'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FraudCheckItem, PostbackItem, PublisherItem } from './contract-staff.ts'
import { browser, closeTracking, fraud, network, openTracking, rows, told, world } from './tracking.fixture.ts'

beforeAll(() => openTracking())
afterAll(closeTracking)

const today = () => new Date().toISOString().slice(0, 10)
const reason = 'agreed with the network'
const call = <Output>(key: string, input: object) => operatorCall<Output>(world.db, key, input)
const put = (input: object) => call<{ publisher_id: string }>('tracking.putpublisher', { reason, ...input })
const publishers = async () =>
  (await call<{ items: PublisherItem[] }>('tracking.getpublishers', { from: today(), to: today() })).items
const postbacks = async (input: object) =>
  (await call<{ items: PostbackItem[]; total: number }>('tracking.getpostbacks', input)).items

/** A new player who came by a link of this publisher. */
async function comeBy(publisher: string) {
  const tab = browser()
  await tab.answer({ marketing: true })
  await tab.hit({ publisher_id: publisher })
  return tab.register()
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Refusal) => error.reason ?? error.type
  )

describe('publishers', () => {
  it('TRK-10 a publisher is listed once named, before anybody came, and renamed under the same id', async () => {
    await put({ publisher_id: 'named', name: 'Betting Weekly', note: 'invoices on the first' })
    expect((await publishers()).find(({ publisher_id: id }) => id === 'named')).toMatchObject({
      name: 'Betting Weekly',
      note: 'invoices on the first',
      is_paused: false,
      clicks: 0,
      registrations: 0,
      net_revenue: [],
    })
    await put({ publisher_id: 'named', name: 'Betting Daily', is_paused: true })
    expect((await publishers()).filter(({ publisher_id: id }) => id === 'named')).toMatchObject([
      { name: 'Betting Daily', note: '', is_paused: true },
    ])
  })

  it('TRK-10 a paused publisher is told of nothing until it goes on, and what waits says so', async () => {
    const publisher = `paused-${randomUUID()}`
    await put({ publisher_id: publisher, name: 'Paused', is_paused: true })
    await comeBy(publisher)
    await expect
      .poll(() => postbacks({ publisher_id: publisher }))
      .toMatchObject([{ goal: 'registration', is_paused: true, sent_at: null, attempts: 0 }])
    const [waiting] = await postbacks({ publisher_id: publisher, state: 'waiting' })
    const resend = () => call('tracking.resendpostback', { id: waiting?.id, reason })
    expect(await codeOf(resend())).toBe('conflict')
    await put({ publisher_id: publisher, name: 'Paused', is_paused: false })
    await resend()
    await expect.poll(() => postbacks({ publisher_id: publisher, state: 'sent' })).toHaveLength(1)
    expect(told.filter(({ publisher_id: id }) => id === publisher)).toHaveLength(1)
    expect(await codeOf(resend())).toBe('conflict')
    expect(await codeOf(call('tracking.resendpostback', { id: '999999999', reason }))).toBe('not_found')
  })

  it('TRK-10 a postback says why its last try failed, and is sent once when it is sent again', async () => {
    const publisher = `away-${randomUUID()}`
    network.isDown = true
    await comeBy(publisher)
    await expect
      .poll(() => postbacks({ publisher_id: publisher }))
      .toMatchObject([{ attempts: 1, problem: 'down', sent_at: null, tried_at: expect.any(String) }])
    const [failed] = await postbacks({ publisher_id: publisher, state: 'waiting' })
    await call('tracking.resendpostback', { id: failed?.id, reason })
    await expect
      .poll(() => postbacks({ publisher_id: publisher, state: 'sent' }))
      .toMatchObject([{ attempts: 2, problem: null }])
    expect(told.filter(({ publisher_id: id }) => id === publisher)).toHaveLength(1)
  })
})

describe('fraud checks for staff', () => {
  interface Found {
    items: FraudCheckItem[]
    total: number
  }
  const list = (input: object) => call<Found>('tracking.getfraudchecks', input)
  interface Detail {
    check: FraudCheckItem
    mark: { address: string } | null
    same_address: string[]
    withdrawal: { amount: object; status: string } | null
  }

  it('TRK-13 a check is found by its filters, and says which rules made its score and what became of the withdrawal', async () => {
    const tab = browser()
    const player = await tab.register()
    const uid = String(player.uid)
    await tab.answer({ security: true })
    await tab.hit({ seon_session: 'bark' })
    await expect.poll(async () => (await list({ uid })).items).toMatchObject([{ state: 'APPROVE', has_mark: true }])
    await world.pay(player, 100)
    fraud.answer = { state: 'REVIEW', score: 6100, reasons: [{ name: 'Public proxy', points: 6600 }] }
    const { data } = await world.withdraw(player, 20)
    await expect
      .poll(async () => (await list({ uid, state: 'REVIEW', only_held: '1' })).items)
      .toMatchObject([
        { action: 'withdrawal', score: 61, reasons: [{ name: 'Public proxy', points: 66 }], is_held: true },
      ])
    expect((await list({ uid, count: 1 })).total).toBe(2)
    expect((await list({ uid, action: 'account_login' })).total).toBe(1)
    expect((await list({ uid, state: 'none' })).items).toEqual([])
    const [held] = (await list({ uid, state: 'REVIEW' })).items
    const detail = () => call<Detail>('tracking.getfraudcheck', { id: held?.id })
    expect(await detail()).toMatchObject({
      check: { uid, withdrawal: data.transaction },
      withdrawal: { amount: { amount: 20, currency: 'USD' }, status: 'pending' },
    })
    await call('cashier.declinewithdrawal', { transaction_id: data.transaction, reason: 'a public proxy' })
    expect((await detail()).withdrawal?.status).toBe('declined')
  })

  it('TRK-13 a check names whose devices share the address of its player, and nothing of who left no mark', async () => {
    const check = async (uid: bigint) => {
      await rows(`insert into tracking.fraud_checks (uid, action, has_mark) values ($1, 'account_login', true)`, [uid])
      const [item] = (await list({ uid: String(uid), state: 'none' })).items
      return call<Detail>('tracking.getfraudcheck', { id: item?.id })
    }
    for (const [uid, address] of [
      [900_001n, '198.51.100.20'],
      [900_002n, '198.51.100.20'],
      [900_003n, '198.51.100.21'],
    ] as const)
      await rows(`insert into tracking.marks (uid, session, address) values ($1, 'bark', $2)`, [uid, address])
    expect(await check(900_001n)).toMatchObject({ mark: { address: '198.51.100.20' }, same_address: ['900002'] })
    expect(await check(900_004n)).toMatchObject({ mark: null, same_address: [], withdrawal: null })
    expect(await codeOf(call('tracking.getfraudcheck', { id: '999999999' }))).toBe('not_found')
  })
})
