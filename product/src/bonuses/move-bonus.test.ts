import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { activateBonus } from './move-bonus.ts'
import { type BonusWorld, openBonuses } from './bonuses.fixture.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses()
})
afterAll(() => world.close())

describe('bonuses of a player', () => {
  it('BON-01 BON-02 BON-03 API-52 are listed with all of their terms, in the player’s language, and nobody else’s among them', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const id = await world.give(ada)
    expect(await world.one(ada, id)).toMatchObject({
      type: 'other',
      status: 'available',
      description: { title: 'Ten', text: 'Ten to start with.', tile: '/art/ten.svg' },
      amount: { amount: 10, currency: 'USD' },
      wager_times: 2,
      wager_required: { amount: 20, currency: 'USD' },
      wager_done: { amount: 0, currency: 'USD' },
      days: 7,
      weights: [
        { type: 'slot', percent: 100 },
        { type: 'fast', percent: 50 },
      ],
      activated_at: null,
      can_activate: true,
      can_deactivate: false,
      can_remove: true,
    })
    const german = await ada.call<{ items: { description: { title: string } }[] }>('bonuses.get', {}, { locale: 'de' })
    expect(german.data.items[0]?.description.title).toBe('Zehn')
    expect(await world.list(eve)).toEqual([])
    expect((await world.server.visitor().call('bonuses.get')).status).toBe(401)
  })

  it('BON-04 BON-05 API-48 API-49 API-50 activating puts the amount on the bonus account, deactivating takes it back, and again', async () => {
    const ada = await world.rich()
    const id = await world.give(ada)
    for (const _ of [1, 2]) {
      expect((await world.move(ada, 'activate', id)).data).toMatchObject({
        id,
        status: 'active',
        can_deactivate: true,
        can_activate: false,
      })
      expect(await world.held(ada)).toEqual([10_000, 1000])
      expect((await world.move(ada, 'deactivate', id)).data).toMatchObject({
        status: 'available',
        activated_at: null,
        can_activate: true,
      })
      expect(await world.held(ada)).toEqual([10_000, 0])
    }
    await world.move(ada, 'activate', id)
    await world.query(`update bonuses.bonuses set activated_at = now() - interval '1 hour' where id = $1`, [id])
    await world.tell(await world.play(ada, { stake: 100 }))
    expect((await world.move(ada, 'deactivate', id)).error.code).toBe('bonus_wrong_state')
    expect(await world.held(ada)).toEqual([10_000, 1000])
    expect(await world.problems()).toEqual([])
  })

  it('BON-06 API-51 removing gives the amount back to the house, from either state, and cannot be undone', async () => {
    const ada = await world.rich()
    const [waiting, active] = [await world.give(ada), await world.active(ada)]
    for (const id of [waiting, active]) {
      expect((await world.move(ada, 'remove', id)).data).toMatchObject({
        status: 'removed',
        can_activate: false,
        can_remove: false,
        expires_at: null,
      })
      expect((await world.move(ada, 'activate', id)).error.code).toBe('bonus_wrong_state')
      expect((await world.move(ada, 'remove', id)).error.code).toBe('bonus_wrong_state')
    }
    expect(await world.held(ada)).toEqual([10_000, 0])
    expect(await world.problems()).toEqual([])
  })

  it('BON-11 one bonus is active at a time; the time to activate one passes', async () => {
    const ada = await world.rich()
    const [first, second, late] = [await world.active(ada), await world.give(ada), await world.give(ada)]
    expect((await world.move(ada, 'activate', second)).error).toMatchObject({
      code: 'bonus_active',
      message: 'You already have an active bonus, and only one can be active at a time. Finish or cancel it first.',
    })
    await world.move(ada, 'remove', first)
    await world.query(`update bonuses.bonuses set available_until = now() - interval '1 second' where id = $1`, [late])
    expect((await world.move(ada, 'activate', late)).error.code).toBe('bonus_wrong_state')
    expect((await world.move(ada, 'activate', second)).status).toBe(200)
    expect(await world.held(ada)).toEqual([10_000, 1000])
  })

  it('API-49 the same request twice is one; its key carries no other; what is somebody else’s is not found', async () => {
    const [ada, eve] = [await world.rich(), await world.rich()]
    const id = await world.give(ada)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.move(ada, 'activate', id, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect((await world.move(ada, 'remove', id, key)).error.code).toBe('idempotency_key_reused')
    // A late repetition of the first request does not activate again what was deactivated since.
    await world.move(ada, 'deactivate', id)
    expect((await world.move(ada, 'activate', id, key)).data).toMatchObject({ status: 'available' })
    expect((await world.move(eve, 'activate', id)).error.code).toBe('not_found')
    expect((await world.move(ada, 'activate', '999999')).error.code).toBe('not_found')
    expect(await world.held(ada)).toEqual([10_000, 0])
    expect(await world.problems()).toEqual([])
  })

  it('BON-04 of bonuses that are activated at the same moment one is active, and the bonus account holds one amount', async () => {
    const ada = await world.rich()
    const ids = await Promise.all(Array.from({ length: 8 }, () => world.give(ada)))
    const answers = await Promise.all(ids.map((id) => world.move(ada, 'activate', id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await world.held(ada)).toEqual([10_000, 1000])
  })

  it('BON-04 a bonus is not staked while it is active: the main balance alone decides', async () => {
    const ada = await world.rich(50n)
    await activateBonus(await world.context(ada), { bonus_id: await world.give(ada) })
    expect(await world.held(ada)).toEqual([50, 1000])
    await world.db.write(seedGames)
    const choice = { side: 'under', chance: 50 }
    expect((await ada.post('games.play', { sysname: 'dicebox', stake: '1.00', choice })).error.code).toBe(
      'insufficient_funds'
    )
    expect(await world.held(ada)).toEqual([50, 1000])
  })
})
