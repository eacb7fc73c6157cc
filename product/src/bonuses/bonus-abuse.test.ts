import { randomUUID } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { countBetsTowardsBonuses } from '../sportsbook/bets/count-towards-bonuses.ts'
import { type BonusWorld, openBonuses, type Player } from './bonuses.fixture.ts'
import type { Bonus, Gift } from './contract.ts'
import type { BonusFlag } from './contract-staff.ts'
import { giveBonus } from './index.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('sportsbook')
  await world.db.write(seedGames)
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.close()
})

const tables: Partial<Gift> = { weights: { casino: 100, live: 100, slot: 100 } }
const betting: Partial<Gift> = { kind: 'betting', weights: { single: 100, accumulator: 100 } }
/** Two people, or one with two accounts: both have signed in on one device. */
async function pair(): Promise<[Player, Player]> {
  const [one, other] = [await world.rich(), await world.rich()]
  await world.query(
    'insert into identity.devices (uid, token_hash) select $2, token_hash from identity.devices where uid = $1',
    [one.uid, other.uid]
  )
  return [one, other]
}
const flagsOf = async (player: Player, show: 'open' | 'all' = 'open') =>
  (await operatorCall<{ items: BonusFlag[] }>(world.db, 'bonuses.getflags', { uid: String(player.uid), show })).items
const reasonsOf = async (player: Player) => (await flagsOf(player)).map(({ reason }) => reason)
/** An active casino bonus, and what its player has played since: how much of it counts, and why the rest does not. */
async function afterRounds(bets: readonly (readonly string[])[], game: string, type: 'casino' | 'live' = 'casino') {
  const ada = await world.rich()
  const id = await world.active(ada, tables)
  for (const of of bets)
    await world.tell(await world.play(ada, { stake: 100 * of.length, type, game, bets: of, ...(await seedOf(game)) }))
  return [await world.wagered(id), await reasonsOf(ada)]
}
const seedOf = async (game: string) =>
  game === 'wheel-of-hours' || game === 'almanac-fair' ? { draw: await newDraw(game) } : {}
async function newDraw(game = 'wheel-of-hours'): Promise<bigint> {
  const [row] = await world.query<{ id: bigint }>(
    `with chain as (insert into games.chains (game, anchor, length, root) values ($2, $1, 1, $1) returning id)
     insert into games.live_rounds (game, version, chain_id, place, server_seed, server_hash, closes_at, next_at, settled_at) select $2, '1.0.0', id, 0, '', '', now(), now(), now() from chain returning id`,
    [randomUUID(), game]
  )
  return row?.id ?? 0n
}

interface Leg {
  event: number
  market: number
  type: string
  outcome: string
  specifier?: string
}
const winner = (event: number, outcome: string): Leg => ({ event, market: event * 10, type: '1x2', outcome })
const goals = (event: number, outcome: string, total: number): Leg => ({
  event,
  market: event * 10 + total * 2,
  type: 'over_under',
  outcome,
  specifier: `total=${total}`,
})
const onSide = (event: number, outcome: string, type = 'double_chance'): Leg => ({
  event,
  market: event * 10 + 1,
  type,
  outcome,
})
let lastEvent = 1_000
const newEvent = () => ++lastEvent
/** A bet as the sportsbook keeps it, settled just now; answers the event that tells of it. */
async function bet(player: Player, legs: readonly Leg[], state: 'won' | 'lost' | 'returned' = 'lost') {
  const [row] = await world.query<{ id: bigint }>(
    `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, settled_at, payout_minor, state, currency)
       values (ledger.next_id(), $1, 500, 500, now() - interval '10 minutes', now(), 0, $2, 'USD') returning id`,
    [player.uid, state]
  )
  for (const [position, { event, market, type, outcome, specifier = '' }] of legs.entries())
    await world.query(
      `insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, market_type, outcome, specifier, sport, price, incident_count)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'football', 2000, 0)`,
      [row?.id, player.uid, position, event, market, type, outcome, specifier]
    )
  const told = { bet_id: String(row?.id), uid: String(player.uid), state, stake_minor: '500' }
  return { ...told, payout_minor: '0', currency: 'USD', corrected: false } as const
}
const count = (...events: Awaited<ReturnType<typeof bet>>[]) =>
  world.db.write((tx) => countBetsTowardsBonuses(tx, events))
async function activeBetting(player: Player): Promise<string> {
  const id = await world.give(player, betting)
  expect(
    (await player.post('BettingBonuses.activate', { bonus_id: id }, { idempotencyKey: randomUUID() })).status
  ).toBe(200)
  await world.query(`update bonuses.bonuses set activated_at = now() - interval '1 hour' where id = $1`, [id])
  return id
}
/** What of bets of 5.00 each, all told at once, counts, and why the rest does not. */
async function afterBets(...bets: readonly (readonly Leg[])[]) {
  const ada = await world.rich()
  const id = await activeBetting(ada)
  const placed = []
  for (const legs of bets) placed.push(await bet(ada, legs))
  await count(...placed)
  return [await world.wagered(id), await reasonsOf(ada)]
}

describe('bonus abuse: stakes that are too large', () => {
  it('BON-02 a stake above the most counts nothing, says so to its player before and after, and staff are told once', async () => {
    const ada = await world.rich()
    const id = await world.active(ada, { stakes_most_minor: { USD: 500 } })
    expect(await world.one(ada, id)).toMatchObject({ stake_most: { amount: 5 }, uncounted: [] })
    const { data } = await ada.call<{ items: unknown[] }>('bonuses.getmeter', { sysname: 'dicebox' })
    expect(data.items).toMatchObject([{ stake_most: { amount: 5, currency: 'USD' } }])
    const [large, small] = [await world.play(ada, { stake: 501 }), await world.play(ada, { stake: 500 })]
    await world.tell(large, small)
    await world.tell(large)
    expect(await world.wagered(id)).toBe(500)
    expect((await world.one(ada, id))?.uncounted).toEqual([
      { reason: 'stake_above_most', plays: 1, staked: { amount: 5.01, currency: 'USD' } },
    ])
    expect(await flagsOf(ada)).toMatchObject([
      { reason: 'stake_above_most', plays: 1, staked: { amount: 5.01 }, bonus: { id, status: 'active' }, others: [] },
    ])
  })
})

describe('bonus abuse: opposite bets in games', () => {
  it('BON-02 both sides of one draw count nothing, in every game with a table', async () => {
    for (const [game, sides] of [
      ['parlour-roulette', ['red', 'black']],
      ['parlour-roulette', ['low', 'dozen-2', 'dozen-3']],
      ['parlour-baccarat', ['player', 'banker']],
      ['fox-and-heron', ['fox', 'heron']],
      ['lantern-dice', ['small', 'big']],
      ['lantern-dice', ['odd', 'even', 'any']],
      ['wheel-of-hours', ['light', 'dark']],
      ['almanac-fair', ['1', '2', '5']],
    ] as const)
      expect([game, ...(await afterRounds([sides], game))]).toEqual([game, 0, ['opposite_bets']])
  })

  it('BON-02 what leaves a risk counts: one side, two dozens, a side with the tie, and the other side in another round', async () => {
    for (const [game, ...rounds] of [
      ['parlour-roulette', ['red']],
      ['parlour-roulette', ['dozen-1', 'dozen-2']],
      ['parlour-roulette', ['red', 'low']],
      ['parlour-roulette', ['red'], ['black']],
      ['parlour-baccarat', ['banker', 'tie', 'player-pair']],
      ['lantern-dice', ['small', 'triple-6']],
      ['wheel-of-hours', ['light', '3']],
      ['almanac-fair', ['1', '2', 'oak']],
    ] as const)
      expect([game, ...(await afterRounds(rounds, game))]).toEqual([game, rounds.flat().length * 100, []])
  })

  it('BON-02 two accounts on one device cannot share the sides of one draw; strangers, and another draw, count', async () => {
    const [ada, eve] = await pair()
    const joe = await world.rich()
    const [ofAda, ofEve, ofJoe] = [
      await world.active(ada, tables),
      await world.active(eve, tables),
      await world.active(joe, tables),
    ]
    const [draw, next] = [await newDraw(), await newDraw()]
    const on = (player: Player, bet: string, of: bigint) =>
      world.play(player, { stake: 100, type: 'live', game: 'wheel-of-hours', bets: [bet], draw: of })
    await world.tell(await on(ada, 'light', draw), await on(joe, 'dark', draw), await on(eve, 'dark', next))
    expect(await Promise.all([ofAda, ofEve, ofJoe].map(world.wagered))).toEqual([100, 100, 100])
    const both = [await on(ada, 'light', next)]
    await world.tell(...both)
    expect(await world.wagered(ofAda)).toBe(100)
    expect(await flagsOf(ada)).toMatchObject([{ reason: 'opposite_bets_linked', others: [String(eve.uid)] }])
    expect(await reasonsOf(joe)).toEqual([])
  })
})

describe('bonus abuse: opposite bets on sport', () => {
  it('BON-07 two sides of one match count nothing: one market, two lines, two markets, three that cover all, accumulators but for one leg', async () => {
    const [one, two] = [newEvent(), newEvent()]
    for (const bets of [
      [[winner(one, 'home')], [winner(one, 'away')]],
      [[goals(one, 'over', 2.5)], [goals(one, 'under', 2.5)]],
      [[goals(one, 'over', 1.5)], [goals(one, 'under', 2.5)]],
      [[winner(one, 'home')], [onSide(one, 'draw_away')]],
      [[onSide(one, 'home', 'draw_no_bet')], [onSide(one, 'away', 'draw_no_bet')]],
      [
        [winner(one, 'home'), goals(two, 'over', 2.5)],
        [winner(one, 'home'), goals(two, 'under', 2.5)],
      ],
    ])
      expect(await afterBets(...bets)).toEqual([0, ['opposite_bets']])
  })

  it('BON-07 bets that can all lose count: one side, another match, a gap between two lines, accumulators that differ in more', async () => {
    const [one, two] = [newEvent(), newEvent()]
    for (const bets of [
      [[winner(one, 'home')], [winner(one, 'home')]],
      [[winner(one, 'home')], [winner(two, 'away')]],
      [[goals(one, 'under', 1.5)], [goals(one, 'over', 2.5)]],
      [[winner(one, 'home'), winner(two, 'home')], [winner(one, 'away')]],
      [
        [winner(one, 'home'), winner(two, 'home')],
        [winner(one, 'away'), winner(two, 'away')],
      ],
    ])
      expect(await afterBets(...bets)).toEqual([1_000, []])
  })

  it('BON-07 a bet that came back stands against nothing, and one before the bonus does', async () => {
    const [ada, event] = [await world.rich(), newEvent()]
    const id = await activeBetting(ada)
    await bet(ada, [winner(event, 'away')], 'returned')
    await count(await bet(ada, [winner(event, 'home')]))
    expect(await world.wagered(id)).toBe(500)
    const [early] = [await bet(ada, [winner(event, 'draw')])]
    await world.query(`update sportsbook.bets set placed_at = now() - interval '3 hours' where id = $1`, [early.bet_id])
    await count(await bet(ada, [winner(event, 'home')]))
    expect([await world.wagered(id), await reasonsOf(ada)]).toEqual([500, ['opposite_bets']])
  })

  it('BON-07 two accounts on one device count nothing of the two sides, each is told, and strangers count', async () => {
    const [[ada, eve], joe, event] = [await pair(), await world.rich(), newEvent()]
    const ids = [await activeBetting(ada), await activeBetting(eve), await activeBetting(joe)]
    await count(
      await bet(ada, [winner(event, 'home')]),
      await bet(eve, [onSide(event, 'draw_away')]),
      await bet(joe, [winner(event, 'away')])
    )
    expect(await Promise.all(ids.map(world.wagered))).toEqual([0, 0, 500])
    expect(await flagsOf(eve)).toMatchObject([
      { reason: 'opposite_bets_linked', plays: 1, staked: { amount: 5 }, others: [String(ada.uid)] },
    ])
    expect(await reasonsOf(ada)).toEqual(['opposite_bets_linked'])
    const { data } = await eve.call<{ items: Bonus[] }>('BettingBonuses.get')
    expect(data.items[0]?.uncounted).toMatchObject([{ reason: 'opposite_bets_linked', plays: 1 }])
  })
})

describe('bonus abuse: across games and sport', () => {
  it('BON-10 a stake counts towards the bonus of its own kind alone, so no round stands in for a bet', async () => {
    const [ada, event] = [await world.rich(), newEvent()]
    const [casino, sport] = [await world.active(ada, tables), await activeBetting(ada)]
    const placed = await bet(ada, [winner(event, 'home')])
    const round = await world.play(ada, { stake: 300, type: 'casino', game: 'parlour-roulette', bets: ['red'] })
    await world.tell(round)
    await count(placed)
    expect([await world.wagered(casino), await world.wagered(sport)]).toEqual([300, 500])
  })
})

describe('bonus abuse: one offer with two accounts', () => {
  const giveOf = async (player: Player, offer: number, step = 0): Promise<string> =>
    String(
      await world.db.write((tx) =>
        giveBonus(tx, {
          uid: player.uid,
          currency: 'USD',
          source: `offer:${offer}:0${step > 0 ? `:${step}` : ''}`,
          gift: { type: 'bonus', amounts_minor: { USD: 1000 }, wager_times: 2, days: 7, weights: { slot: 100 } },
          texts: { en: { title: 'Ten', text: '' } },
          images: {},
        })
      )
    )

  it('BON-04 is refused on a device where it was taken, with a reason, until staff clear it; other offers and devices are not', async () => {
    const [[ada, eve], joe] = [await pair(), await world.rich()]
    const [first, second] = [await giveOf(ada, 71), await giveOf(eve, 71)]
    expect((await world.move(ada, 'activate', first)).status).toBe(200)
    const refused = await world.move(eve, 'activate', second)
    expect([refused.status, refused.error.code]).toEqual([409, 'bonus_linked_account'])
    expect(refused.error.message).toContain('Each offer'.toLowerCase())
    expect((await world.one(eve, second))?.status).toBe('available')
    expect((await world.move(joe, 'activate', await giveOf(joe, 71))).status).toBe(200)
    const other = await giveOf(eve, 72)
    expect((await world.move(eve, 'activate', other)).status).toBe(200)
    expect((await world.move(eve, 'remove', other)).status).toBe(200)
    const [flag] = await flagsOf(eve)
    expect(flag).toMatchObject({ reason: 'linked_account', others: [String(ada.uid)], bonus: { id: second } })
    const decide = (decision: string) =>
      operatorCall<BonusFlag>(world.db, 'bonuses.decideflag', { flag_id: flag?.id, decision, reason: 'two sisters' })
    expect((await decide('upheld')).decision).toMatchObject({ is: 'upheld', note: 'two sisters' })
    expect((await world.move(eve, 'activate', second)).error.code).toBe('bonus_linked_account')
    await decide('cleared')
    expect([await reasonsOf(eve), (await flagsOf(eve, 'all')).length]).toEqual([[], 1])
    expect((await world.move(eve, 'activate', second)).data).toMatchObject({ status: 'active' })
    // A later step of the same offer is the same player's own.
    expect((await world.move(ada, 'remove', first)).status).toBe(200)
    expect((await world.move(joe, 'remove', (await world.list(joe))[0]?.id ?? '')).status).toBe(200)
    expect((await world.move(joe, 'activate', await giveOf(joe, 71, 2))).status).toBe(200)
  })

  it('BON-04 of two accounts that activate at one moment one has it', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const players = await pair()
      const ids = await Promise.all(players.map((player) => giveOf(player, 80 + turn)))
      const answers = await Promise.all(players.map((player, at) => world.move(player, 'activate', ids[at] ?? '')))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it('BON-04 an unknown flag is not decided', async () => {
    await expect(
      operatorCall(world.db, 'bonuses.decideflag', { flag_id: '999999', decision: 'cleared', reason: 'nothing' })
    ).rejects.toMatchObject({ code: 'InvalidRequest/not_found' })
  })
})
