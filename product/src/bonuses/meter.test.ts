import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BonusWorld, openBonuses, type Player } from './bonuses.fixture.ts'
import type { Meter } from './contract.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses()
})
afterAll(() => world.close())

const metersOf = async (player: Player, place: Record<string, unknown>) =>
  (await player.call<{ items: Meter[] }>('bonuses.getmeter', place)).data.items
const usd = (amount: number) => ({ amount, currency: 'USD' })

it('BON-02 a bonus that is not taken yet says what each kind of game costs for all of its wagering, and what is left of it then', async () => {
  const ada = await world.rich()
  const id = await world.give(ada, { wager_times: 5, weights: { slot: 100, fast: 20, betting: 0 } })
  expect(await world.one(ada, id)).toMatchObject({
    weights: [
      { type: 'slot', percent: 100, stake: usd(50), cost: { least: usd(1.41), most: usd(2) } },
      // All fast games return 99 %, whatever is chosen in them: within a hundredth.
      { type: 'fast', percent: 20, stake: usd(250), cost: { least: usd(2.5) } },
      { type: 'betting', percent: 0, stake: null, cost: null },
    ],
    worth: { most: usd(8.59) },
  })
})

it('BON-02 while it is active a game says what it counts, what is left to stake there, and what that costs by its exact return', async () => {
  const [ada, eve] = [await world.rich(), await world.rich()]
  const id = await world.active(ada, { wager_times: 5, weights: { slot: 100, fast: 20 } })
  await world.tell(await world.play(ada, { stake: 900 }))
  const of = { id, amount: usd(10), odds_least: null, stake_most: null, left: usd(41) }
  expect(await metersOf(ada, { sysname: 'dicebox' })).toEqual([
    { ...of, percent: 20, stake: usd(205), cost: usd(2.05), worth: usd(7.95) },
  ])
  expect(await metersOf(ada, { sysname: 'deep-seam' })).toEqual([
    { ...of, percent: 100, stake: usd(41), cost: usd(1.15), worth: usd(8.85) },
  ])
  expect(await metersOf(ada, { sysname: 'parlour-roulette' })).toEqual([
    { ...of, percent: 0, stake: null, cost: null, worth: null },
  ])
  for (const place of [{}, { sysname: 'nothing-here' }, { bet: 'single' }])
    expect(await metersOf(ada, place)).toEqual([])
  expect(await metersOf(eve, { sysname: 'dicebox' })).toEqual([])
  expect((await world.server.visitor().call('bonuses.getmeter', { sysname: 'dicebox' })).status).toBe(401)
  await world.tell(await world.play(ada, { stake: 4_100 }))
  // All is counted: there is nothing left to say.
  expect(await metersOf(ada, { sysname: 'dicebox' })).toEqual([])
})

it('BON-02 a bonus that costs more than it brings says so', async () => {
  const ada = await world.rich()
  await world.active(ada, { wager_times: 10, weights: { fast: 5 } })
  expect(await metersOf(ada, { sysname: 'dicebox' })).toMatchObject([
    { stake: usd(2_000), cost: usd(20), worth: usd(-10) },
  ])
})

it('BON-07 towards a betting bonus a bet says what it counts and from which odds on; what it costs is in its prices', async () => {
  const ada = await world.rich()
  const terms = { kind: 'betting', wager_times: 3, weights: { single: 50, accumulator: 100 }, odds_least: 1.5 } as const
  const id = await world.give(ada, terms)
  await ada.post('BettingBonuses.activate', { bonus_id: id })
  expect(await metersOf(ada, { bet: 'single' })).toEqual([
    {
      id,
      amount: usd(10),
      percent: 50,
      odds_least: 1.5,
      stake_most: null,
      left: usd(30),
      stake: usd(60),
      cost: null,
      worth: null,
    },
  ])
  expect(await metersOf(ada, { sysname: 'dicebox' })).toEqual([])
})
