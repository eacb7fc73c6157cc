import { after, day } from '@ante/kit/instant'
import { reactTo } from '@ante/testing/reactions'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { type BonusWorld, openBonuses, type Player } from '../bonuses/bonuses.fixture.ts'
import type { RewardFlag } from '../bonuses/contract-staff.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { putOffer } from './index.ts'
import { reactions } from './reactions.ts'
import { recheckLosses } from './recheck-losses.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses('protection', 'sportsbook')
  await world.db.write(seedGames)
})
afterAll(() => world.close())

/** Somebody who lost 60.00 and 40.00, and was given a fifth of it. */
async function given(of: 'casino' | 'betting' | 'all' = 'casino'): Promise<Player> {
  const player = await world.rich()
  const offer = await world.db.write((tx) =>
    putOffer(tx, {
      texts: { en: { title: 'Back', text: '' } },
      images: {},
      trigger: { action: 'take' },
      promotions: [
        {
          type: 'loss_back',
          wager_times: 3,
          days: 7,
          weights: { slot: 100 },
          of,
          percent: 20,
          over_days: 7,
          least_minor: { USD: 1_000 },
          most_minor: { USD: 5_000 },
        },
      ],
    })
  )
  if (of === 'betting')
    for (const stake of [6_000, 4_000])
      await world.query(
        `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, settled_at, payout_minor, state, currency)
           values (ledger.next_id(), $1, $2, $2, now() - interval '2 hours', now() - interval '1 hour', 0, 'lost', 'USD')`,
        [player.uid, stake]
      )
  else for (const stake of [6_000, 4_000]) await world.play(player, { stake, from: -60 })
  expect((await player.post('campaigns.takepromotions', { offer_id: String(offer) })).status).toBe(200)
  expect(await world.list(player)).toMatchObject([{ amount: { amount: 20 } }])
  return player
}
/** What the event of a change leads to: the job that it enqueues, once for each player. */
async function recheck({ uid }: Player): Promise<void> {
  const [job, ...others] = await world.query<{ payload: { uid: string } }>(
    `select payload from graphile_worker._private_jobs j where key = 'campaigns.recheck-losses:' || $1::text`,
    [uid]
  )
  expect([job?.payload, others]).toMatchObject([{ uid: String(uid) }, []])
  await recheckLosses(await world.server.context(), { uid: String(uid) })
}
/** The latest round that counts becomes void, or the first that is void counts again. */
async function correct(player: Player, status: 'void' | 'finished'): Promise<void> {
  const [round] = await world.query<{ id: bigint }>(
    `update games.rounds set status = $2 where id = (select max(id) from games.rounds where player_uid = $1 and status <> $2) returning id`,
    [player.uid, status]
  )
  const told = { round: String(round?.id), player: String(player.uid), sysname: 'dicebox', provider: 'fathom' }
  const sums = { stake_minor: '0', win_minor: '0', stake_before_minor: '1', win_before_minor: '0' }
  await world.db.write((tx) =>
    reactTo(reactions, gamesEvents['games.round-corrected'], tx, [
      { ...told, ...sums, type: 'slot', currency: 'USD', status },
    ])
  )
  await recheck(player)
}
const flagsOf = async ({ uid }: Player, show: 'open' | 'all' = 'open') =>
  (await operatorCall<{ items: RewardFlag[] }>(world.db, 'bonuses.getrewardflags', { uid: String(uid), show })).items
const decide = async (player: Player) =>
  operatorCall(world.db, 'bonuses.deciderewardflag', {
    flag_id: (await flagsOf(player))[0]?.id,
    decision: 'cleared',
    reason: 'was void',
  })

describe('a share of a loss of which play became void', () => {
  it('BON-15 staff see what was given and what it comes to now, in one line that a repeat does not change', async () => {
    const player = await given()
    await correct(player, 'void')
    const line = {
      reason: 'void_play',
      title: 'Back, a share of a loss: given 20.00 USD, now 12.00 USD',
      plays: 1,
      staked: { amount: 40 },
      decision: null,
    }
    expect(await flagsOf(player)).toMatchObject([line])
    await decide(player)
    await recheck(player)
    expect(await flagsOf(player)).toEqual([])
    await correct(player, 'void')
    expect(await flagsOf(player)).toMatchObject([{ plays: 2, staked: { amount: 100 } }])
    expect((await flagsOf(player))[0]?.title).toContain('now 0.00 USD')
    // It stays as it was given: staff take it away, or leave it.
    expect(await world.list(player)).toMatchObject([{ status: 'available', amount: { amount: 20 } }])
  })

  it('BON-15 play that counts again takes a line away that nobody has decided about, and opens none', async () => {
    const [open, decided] = [await given('all'), await given()]
    for (const player of [open, decided]) await correct(player, 'void')
    await decide(decided)
    for (const player of [open, decided]) await correct(player, 'finished')
    expect(await flagsOf(open, 'all')).toEqual([])
    expect(await flagsOf(decided)).toEqual([])
    expect((await flagsOf(decided, 'all'))[0]?.title).toContain('given 20.00 USD, now 20.00 USD')
  })

  it('BON-15 a bet that is returned by a correction counts no more, and what was declined is looked at no more', async () => {
    const [player, declined] = [await given('betting'), await given('betting')]
    expect((await world.move(declined, 'remove', (await world.list(declined))[0]?.id ?? '')).status).toBe(200)
    for (const { uid } of [player, declined]) {
      await world.query(
        `update sportsbook.bets set state = 'returned', payout_minor = stake_minor where uid = $1 and stake_minor = 4000`,
        [uid]
      )
      const told = { uid: String(uid), bet_id: '1', currency: 'USD' } as const
      const sums = { stake_minor: '4000', payout_minor: '4000', state: 'returned', corrected: true } as const
      await world.db.write((tx) =>
        reactTo(reactions, sportsbookEvents['sportsbook.bet-settled'], tx, [{ ...told, ...sums }])
      )
    }
    for (const one of [player, declined]) await recheck(one)
    expect((await flagsOf(player))[0]?.title).toContain('now 12.00 USD')
    expect(await flagsOf(declined)).toEqual([])
  })

  it('BON-15 one of a time of which rounds are kept no longer stays as it was given', async () => {
    const player = await given()
    await world.query(`update games.rounds set status = 'void' where player_uid = $1`, [player.uid])
    const context = await world.server.context()
    const later: Parameters<typeof recheckLosses>[0] = {
      ...context,
      clock: { now: () => after(context.clock.now(), 40 * day) },
      setting: (name, schema) => schema.parse(name === 'rounds' ? { keepDays: 31 } : undefined),
    }
    await recheckLosses(later, { uid: String(player.uid) })
    expect(await flagsOf(player, 'all')).toEqual([])
  })
})
