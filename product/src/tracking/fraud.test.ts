import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, closeTracking, fraud, openTracking, rows, world } from './tracking.fixture.ts'

beforeAll(() => openTracking())
afterAll(closeTracking)

describe('fraud', () => {
  const checks = (uid: bigint) =>
    rows<{ action: string; state: string | null; has_mark: boolean }>(
      'select action, state, has_mark from tracking.fraud_checks where uid = $1 order by id',
      [uid]
    )
  const isHeld = async (transaction: string) =>
    (await rows<{ is_held: boolean }>('select is_held from cashier.withdrawals where id = $1', [transaction]))[0]
      ?.is_held

  it('TRK-13 API-137 the mark of a device is kept for a player who agreed, and the vendor is asked with it', async () => {
    const tab = browser()
    const { uid } = await tab.register()
    expect(await tab.hit({ seon_session: 'bark' })).toBe(false)
    await tab.answer({ security: true })
    expect(await tab.hit({ seon_session: 'bark' })).toBe(true)
    expect(
      (await tab.post<{ is_kept: boolean }>('tracking.sendFingerprint', { seon_session: 'b'.repeat(20_000) })).data
        .is_kept
    ).toBe(true)
    await expect.poll(() => checks(uid)).toEqual([{ action: 'account_login', state: 'APPROVE', has_mark: true }])
    expect(await browser().hit({ seon_session: 'bark' })).toBe(false)
    // Taken back while nobody is signed in: known by the answer that is replaced.
    const marks = () => rows('select 1 from tracking.marks where uid = $1', [uid])
    expect(await marks()).toHaveLength(1)
    const visitor = browser()
    visitor.jar.set('consent', tab.jar.get('consent') ?? '')
    await visitor.answer({ security: false })
    expect(await marks()).toEqual([])
  })

  it('a withdrawal of whom the vendor wants looked at is held for staff; of whom it lets in, it is not', async () => {
    const tab = browser()
    const player = await tab.register()
    await world.pay(player, 100)
    const first = await world.withdraw(player, 20)
    await expect
      .poll(() => checks(player.uid))
      .toMatchObject([{ action: 'withdrawal', state: 'APPROVE', has_mark: false }])
    expect(await isHeld(first.data.transaction)).toBe(false)
    fraud.answer = { state: 'REVIEW', score: 6100, reasons: [{ name: 'Public proxy', points: 6100 }] }
    const second = await world.withdraw(player, 20)
    await expect.poll(() => isHeld(second.data.transaction)).toBe(true)
    const { items } = await operatorCall<{ items: object[] }>(world.db, 'tracking.getfraudchecks', {
      uid: String(player.uid),
    })
    expect(items[0]).toMatchObject({ action: 'withdrawal', state: 'REVIEW', score: 61, has_mark: false })
  })

  it('while the vendor is away a large withdrawal is held and a small one goes its way', async () => {
    fraud.answer = undefined
    const player = await browser().register()
    await world.pay(player, 1000)
    await world.pay(player, 1000)
    const small = await world.withdraw(player, 20)
    await expect.poll(() => checks(player.uid)).toHaveLength(1)
    const large = await world.withdraw(player, 1000)
    await expect.poll(() => isHeld(large.data.transaction)).toBe(true)
    expect(await isHeld(small.data.transaction)).toBe(false)
  })
})
