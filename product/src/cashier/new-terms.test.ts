import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { putSetting } from '../content/index.ts'
import { openCashier, type Player } from './cashier.fixture.ts'

let world: Awaited<ReturnType<typeof openCashier>>
beforeAll(async () => {
  world = await openCashier({ more: ['protection', 'verification', 'jackpots', 'games'], role: 'all' })
  await world.db.write(seedGames)
})
afterAll(() => world.close())

/** Waits until the host has read it: whoever came before it is asked. */
const changeTerms = async (version: string) => {
  const before = await world.server.player()
  await world.db.write((tx) => putSetting(tx, 'auth', { terms: { version } }))
  await expect.poll(() => due(before)).toBe(version)
}
const due = async (player: Player) =>
  (await player.call<{ terms_due: string | null }>('account.getInfo')).data.terms_due
const play = async (player: Player) =>
  (
    await player.post(
      'games.play',
      { sysname: 'deep-seam', stake: '1' },
      { idempotencyKey: crypto.randomUUID(), locale: 'en' }
    )
  ).error?.code ?? 'plays'
const acceptancesOf = async (player: Player): Promise<string[]> =>
  (
    await world.db.pool.query<{ version: string }>(
      'select version from identity.terms_acceptances where uid = $1 order by id',
      [player.uid]
    )
  ).rows.map(({ version }) => version)

describe('terms that have changed', () => {
  it('ACC-3 are accepted before play and deposits by who accepted others, at the raw API, and once', async () => {
    const player = await world.server.player({ email: 'terms@example.com' })
    await world.pay(player, 100)
    expect([await due(player), await play(player), await acceptancesOf(player)]).toEqual([null, 'plays', ['']])
    await changeTerms('2026-12')
    await expect.poll(() => due(player)).toBe('2026-12')
    expect(await play(player)).toBe('terms_changed')
    expect(await world.deposit(player, 20)).toMatchObject({ status: 409, error: { code: 'terms_changed' } })
    // A new session asks for nothing less.
    const again = world.server.visitor()
    const entered = await again.post<{ terms_due: string }>('auth.login', {
      login: 'terms@example.com',
      password: 'correct-horse-9',
    })
    expect(entered.data.terms_due).toBe('2026-12')
    // Money is never kept by it.
    expect((await world.withdraw(player, 20)).error?.code).not.toBe('terms_changed')
    expect((await player.call('account.getBalance')).status).toBe(200)
    expect(await player.post('account.acceptTerms', { version: '2025-01' })).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    })
    expect(await play(player)).toBe('terms_changed')
    for (const _ of [1, 2])
      expect(await player.post('account.acceptTerms', { version: '2026-12' })).toMatchObject({ status: 200, data: 1 })
    expect([await due(player), await play(player)]).toEqual([null, 'plays'])
    expect((await world.deposit(player, 20)).status).toBe(200)
    expect(await acceptancesOf(player)).toEqual(['', '2026-12'])
  })

  it('ACC-3 are those of the form of registration: who comes now accepts them there', async () => {
    await changeTerms('2027-01')
    const player = await world.server.player()
    expect([await due(player), await acceptancesOf(player)]).toEqual([null, ['2027-01']])
    expect(await world.server.visitor().post('account.acceptTerms', { version: '2027-01' })).toMatchObject({
      status: 401,
    })
  })

  it('ACC-3 bind nobody while the operator asks for no terms, or names no version', async () => {
    const player = await world.server.player()
    for (const terms of [{ isActive: false, version: '2027-02' }, { version: '' }]) {
      await world.db.write((tx) => putSetting(tx, 'auth', { terms }))
      await expect.poll(() => due(player)).toBe(null)
    }
  })
})
