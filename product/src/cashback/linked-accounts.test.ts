import { operatorCall } from '@ante/testing/staff'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '@ante/kit/refusal'
import { listCashbacks, receiveCashback, removeCashback } from '../bonuses/cashbacks.ts'
import { tellPaidForVoid } from '../bonuses/flag-rewards.ts'
import { seedGames } from '../../seeds/games.ts'
import type { RewardFlag } from '../bonuses/contract-staff.ts'
import { type CashbackWorld, openCashback } from './cashback.fixture.ts'

let world: CashbackWorld
beforeAll(async () => {
  world = await openCashback()
  await world.db.write(seedGames)
  await world.put()
  await world.put({ sysname: 'sport', product: 'betting' })
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.stop()
})
const again = () => world.query('delete from cashback.weeks')
const giveAgain = async () => {
  await again()
  await world.give()
}
/** One person with two accounts: both have signed in on one device. */
async function pair(): Promise<[bigint, bigint]> {
  const [one = 0n, other = 0n] = await world.players(2)
  const token = randomUUID()
  for (const uid of [one, other])
    await world.query(`insert into identity.devices (uid, token_hash) values ($1, sha256(convert_to($2, 'UTF8')))`, [
      uid,
      token,
    ])
  return [one, other]
}
async function newDraw(): Promise<bigint> {
  const [row] = await world.query<{ id: bigint }>(
    `with chain as (insert into games.chains (game, anchor, length, root) values ('wheel-of-hours', $1, 1, $1) returning id)
     insert into games.live_rounds (game, version, chain_id, place, server_seed, server_hash, closes_at, next_at, settled_at)
       select 'wheel-of-hours', '1.0.0', id, 0, '', '', now(), now(), now() from chain returning id`,
    [randomUUID()]
  )
  return row?.id ?? 0n
}
/** A stake on one side of a draw that many share, on the second day of the week. */
const onDraw = (uid: bigint, draw: bigint, sides: readonly string[], stake: number, win = 0) =>
  world.query(
    `insert into games.rounds (id, player_uid, game, version, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, live_round)
       values (ledger.next_id(), $1, 'wheel-of-hours', '1', 0, 'USD', $2, $3, 'finished', $4, '{}', $5, $5, $6)`,
    [
      uid,
      stake,
      win,
      JSON.stringify([{ bets: sides.map((bet) => ({ bet, stake: 100 })) }]),
      new Date(Date.parse(`${world.week}T00:00:00Z`) + 36 * 3_600_000),
      draw,
    ]
  )
let lastMarket = 9_000
/** A bet on one outcome of a market, settled on the second day of the week. */
async function onMarket(uid: bigint, market: number, outcome: string, stake: number, payout = 0) {
  await world.bet(uid, 1.5, stake, payout, payout > 0 ? 'won' : 'lost')
  await world.query(
    `insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, market_type, outcome, specifier, sport, price, incident_count)
       select id, uid, 0, $2::integer, $2::integer, '1x2', $3, '', 'football', 2000, 0 from sportsbook.bets where uid = $1 order by id desc limit 1`,
    [uid, market, outcome]
  )
}
const flagsOf = async (uid: bigint, show: 'open' | 'all' = 'open') =>
  (await operatorCall<{ items: RewardFlag[] }>(world.db, 'bonuses.getrewardflags', { uid: String(uid), show })).items
const decide = (flag: RewardFlag | undefined, decision: string) =>
  operatorCall<RewardFlag>(world.db, 'bonuses.deciderewardflag', {
    flag_id: flag?.id,
    decision,
    reason: 'looked at it',
    ...(flag?.void && decision === 'upheld' && { due: flag.void.due }),
  })
/** What a pair that bet against each other is held of one programme. */
async function heldOf(program: string) {
  const [ada, eve] = await pair()
  const draw = await newDraw()
  await onDraw(ada, draw, ['light'], 10_000)
  await onDraw(eve, draw, ['dark'], 10_000, 20_000)
  await giveAgain()
  return { ada, flag: (await flagsOf(ada)).find(({ title }) => title.startsWith(program)) }
}
const stateOf = async (uid: bigint) => (await world.given(uid)).map(({ status }) => status)

describe('cashback of linked accounts', () => {
  it('BON-39 BON-10 what one account lost to another on the same device is held, and staff see with whom, how often and how much; strangers and other draws are given theirs', async () => {
    const [[ada, eve], [kim, joe], stranger] = [await pair(), await pair(), await world.player()]
    const [draw, next, market] = [await newDraw(), await newDraw(), (lastMarket += 1)]
    await onDraw(ada, draw, ['light'], 10_000)
    await onDraw(eve, draw, ['dark'], 10_000, 20_000)
    await onDraw(stranger, draw, ['light'], 10_000)
    await onMarket(kim, market, 'home', 20_000)
    // A small bet of one's own on the other side hides nothing.
    await onMarket(kim, market, 'away', 100)
    await onMarket(joe, market, 'away', 20_000, 40_000)
    const [fair, other] = await pair()
    await onDraw(fair, next, ['light'], 10_000)
    await onDraw(other, await newDraw(), ['dark'], 10_000, 20_000)
    await giveAgain()
    expect(await Promise.all([ada, eve, stranger, kim, fair].map(stateOf))).toEqual([
      ['held'],
      [],
      ['active'],
      ['held'],
      ['active'],
    ])
    expect(await flagsOf(ada)).toMatchObject([
      {
        reason: 'opposite_bets_linked',
        title: `weekly, the week from ${world.week}`,
        cashback: { status: 'held', amount: { amount: 10 } },
        plays: 1,
        staked: { amount: 100, currency: 'USD' },
        others: [String(eve)],
      },
    ])
    expect(await flagsOf(kim)).toMatchObject([{ plays: 1, staked: { amount: 200 }, others: [String(joe)] }])
    await giveAgain()
    expect([await stateOf(ada), (await flagsOf(ada)).length]).toEqual([['held'], 1])
  })

  it('BON-39 staff let it go or take it away, and change their mind until it is paid', async () => {
    const [ada, eve] = await pair()
    const draw = await newDraw()
    await onDraw(ada, draw, ['light'], 10_000)
    await onDraw(eve, draw, ['dark'], 10_000, 20_000)
    await giveAgain()
    const [flag] = await flagsOf(ada)
    const own = {
      ...world.context,
      locale: 'en',
      player: { uid: ada, restricted: false },
      idempotencyKey: 'mine',
      refuse,
    }
    for (const move of [receiveCashback, removeCashback])
      await expect(move(own as never, { cashback_id: flag?.cashback?.id ?? '' })).rejects.toMatchObject({
        code: 'InvalidRequest/cashback_wrong_state',
      })
    expect((await decide(flag, 'upheld')).cashback?.status).toBe('removed')
    expect((await decide(flag, 'cleared')).cashback?.status).toBe('active')
    expect(await flagsOf(ada)).toEqual([])
    const [row] = await world.query<{ days: number }>(
      `select round(extract(epoch from receiving_expired_at - now()) / 86400)::int as days from bonuses.cashbacks where uid = $1`,
      [ada]
    )
    expect(row?.days).toBe(7)
    expect((await decide(flag, 'upheld')).cashback?.status).toBe('removed')
  })

  it('BON-39 one that is paid at once is paid when staff let it go, once, and to nobody on a break', async () => {
    await world.put({ sysname: 'at-once', receive_within_days: null })
    const [ada, eve] = await pair()
    const draw = await newDraw()
    await onDraw(ada, draw, ['light'], 10_000)
    await onDraw(eve, draw, ['dark'], 10_000, 20_000)
    await giveAgain()
    const flag = (await flagsOf(ada)).find(({ title }) => title.startsWith('at-once'))
    expect(flag?.cashback?.status).toBe('held')
    await world.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [ada])
    await expect(decide(flag, 'cleared')).rejects.toMatchObject({ code: 'InvalidRequest/conflict' })
    await world.query('update identity.users set excluded_until = null where uid = $1', [ada])
    for (const _ of [1, 2]) expect((await decide(flag, 'cleared')).cashback?.status).toBe('paid_out')
    await expect(decide(flag, 'upheld')).rejects.toMatchObject({ code: 'InvalidRequest/conflict' })
    const [paid] = await world.query<{ balance_minor: bigint }>(
      `select balance_minor from ledger.accounts where path = $1`,
      [`player:${ada}:main`]
    )
    expect(paid?.balance_minor).toBe(1_000n)
    await expect(decide({ ...flag, id: '999999' } as RewardFlag, 'cleared')).rejects.toMatchObject({
      code: 'InvalidRequest/not_found',
    })
  })

  it('BON-39 what its player declined does not come again where staff take it away and clear it', async () => {
    const { ada, flag } = await heldOf('weekly')
    expect((await decide(flag, 'cleared')).cashback?.status).toBe('active')
    const own = {
      ...world.context,
      locale: 'en',
      player: { uid: ada, restricted: false },
      idempotencyKey: 'no',
      refuse,
    }
    await removeCashback(own as never, { cashback_id: flag?.cashback?.id ?? '' })
    for (const decision of ['upheld', 'cleared'])
      expect((await decide(flag, decision)).cashback?.status).toBe('removed')
  })

  it('BON-39 one that can be received later is let go to nobody on a break, also where staff had taken it away', async () => {
    const { ada, flag } = await heldOf('weekly')
    await world.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [ada])
    await expect(decide(flag, 'cleared')).rejects.toMatchObject({ code: 'InvalidRequest/conflict' })
    expect(await flagsOf(ada)).toMatchObject([{ cashback: { status: 'held' }, decision: null }, {}])
    expect((await decide(flag, 'upheld')).cashback?.status).toBe('removed')
    await expect(decide(flag, 'cleared')).rejects.toMatchObject({ code: 'InvalidRequest/conflict' })
    await world.query('update identity.users set excluded_until = null where uid = $1', [ada])
    expect((await decide(flag, 'cleared')).cashback?.status).toBe('active')
  })

  it('BON-39 what is held and not decided stands before newer checks that need no decision', async () => {
    const { ada, flag } = await heldOf('weekly')
    await world.db.write((tx) => tellPaidForVoid(tx, [{ uid: ada, reward: 'tournament:1', title: 'a race' }]))
    const order = async () => (await flagsOf(ada, 'all')).map(({ reason }) => reason)
    expect(await order()).toEqual(['opposite_bets_linked', 'opposite_bets_linked', 'void_play'])
    await decide(flag, 'upheld')
    expect(await order()).toEqual(['opposite_bets_linked', 'void_play', 'opposite_bets_linked'])
  })

  it('BON-39 one that is held and comes to less for void play is let go with what is left; once all was taken back none of it is given', async () => {
    const [some, none] = [await heldOf('weekly'), await heldOf('weekly')]
    /** So much of the stake is left, and staff are told what the week comes to now. */
    const leave = async (uid: bigint, stake: number) => {
      await world.query(`update games.rounds set stake_minor = $2 where player_uid = $1`, [uid, stake])
      await world.query(`insert into cashback.rechecks (product, uid) values ('casino', $1)`, [uid])
      await world.give()
      const flags = await flagsOf(uid)
      return flags.find(({ reason, title }) => reason === 'void_cashback' && title.startsWith('weekly'))
    }
    await decide(await leave(some.ada, 6_000), 'upheld')
    // Nobody has decided about this yet.
    expect(await leave(some.ada, 500)).toMatchObject({ void: { due: { amount: 0 }, taken: { amount: 4 } } })
    expect((await decide(some.flag, 'cleared')).cashback).toMatchObject({ status: 'active', amount: { amount: 6 } })
    await decide(await leave(none.ada, 500), 'upheld')
    await decide(none.flag, 'upheld')
    expect(await leave(none.ada, 4_000)).toMatchObject({ void: { due: { amount: 4 }, taken: { amount: 10 } } })
    await expect(decide(none.flag, 'cleared')).rejects.toMatchObject({ code: 'InvalidRequest/conflict' })
  })

  it('BON-39 a player can tell what staff took away from what they declined', async () => {
    const { ada, flag } = await heldOf('weekly')
    const id = flag?.cashback?.id ?? ''
    const own = {
      ...world.context,
      locale: 'en',
      player: { uid: ada, restricted: false },
      idempotencyKey: 'no',
      refuse,
    }
    const seen = async () => {
      const { items } = await listCashbacks(own as never, {
        statuses: ['held', 'active', 'removed'],
        sort: 'finished_at',
        order: 'desc',
        offset: 0,
        count: 9,
      })
      return items.flatMap((one) => (one.id === id ? [[one.status, one.is_taken_away]] : []))
    }
    expect(await seen()).toEqual([['held', false]])
    await decide(flag, 'upheld')
    expect(await seen()).toEqual([['removed', true]])
    await decide(flag, 'cleared')
    await removeCashback(own as never, { cashback_id: id })
    expect(await seen()).toEqual([['removed', false]])
  })
})
