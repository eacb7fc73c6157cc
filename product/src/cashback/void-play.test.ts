import { operatorCall } from '@ante/testing/staff'
import { reactTo } from '@ante/testing/reactions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '@ante/kit/refusal'
import { receiveCashback } from '../bonuses/cashbacks.ts'
import { reactions as cashierReactions } from '../cashier/reactions.ts'
import { events as bonusEvents } from '../bonuses/contract.ts'
import type { RewardFlag } from '../bonuses/contract-staff.ts'
import { events as gamesEvents } from '../games/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { type CashbackWorld, openCashback } from './cashback.fixture.ts'
import { reactions } from './reactions.ts'

let world: CashbackWorld
beforeAll(async () => {
  world = await openCashback()
  await world.put({ receive_within_days: null })
  await world.put({ sysname: 'sport', product: 'betting', receive_within_days: null })
  await world.put({ sysname: 'later', bounds: { USD: { least_loss_minor: 1_000_000, most_minor: 5_000_000 } } })
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.stop()
})

const giveAgain = async () => {
  await world.query('delete from cashback.weeks')
  await world.give()
}
/** A studio takes back all, or a part, of the latest round of a player. */
async function takeBack(uid: bigint, { left = 0 } = {}): Promise<void> {
  const [round] = await world.query<{ id: bigint; stake_minor: bigint }>(
    `select id, stake_minor from games.rounds where player_uid = $1 and status = 'finished' order by id desc limit 1`,
    [uid]
  )
  await world.query('update games.rounds set status = $2, stake_minor = $3 where id = $1', [
    round?.id,
    left > 0 ? 'finished' : 'void',
    left > 0 ? left : round?.stake_minor,
  ])
  await tellRound(uid, String(round?.id))
}
const tellRound = (uid: bigint, round: string) =>
  world.db.write((tx) =>
    reactTo(reactions, gamesEvents['games.round-corrected'], tx, [
      {
        round,
        player: String(uid),
        sysname: 'dicebox',
        provider: 'ante',
        type: 'slot',
        currency: 'USD',
        stake_minor: '0',
        win_minor: '0',
        status: 'void',
        stake_before_minor: '1',
        win_before_minor: '0',
      },
    ])
  )
const flagsOf = async (uid: bigint, show: 'open' | 'all' = 'open') =>
  (await operatorCall<{ items: RewardFlag[] }>(world.db, 'bonuses.getrewardflags', { uid: String(uid), show })).items
const decide = (flag: RewardFlag | undefined, decision: 'cleared' | 'upheld') =>
  operatorCall<RewardFlag>(world.db, 'bonuses.deciderewardflag', {
    flag_id: flag?.id,
    decision,
    reason: 'was void',
    ...(flag?.void && decision === 'upheld' && { due: flag.void.due }),
  })
const balances = async (uid: bigint) => {
  const rows = await world.query<{ path: string; minor: bigint }>(
    `select path, balance_minor as minor from ledger.accounts where path = any ($1)`,
    [[`player:${uid}:main`, `player:${uid}:owed`]]
  )
  return ['main', 'owed'].map((purse) => Number(rows.find(({ path }) => path.endsWith(purse))?.minor ?? 0n))
}
/** Somebody who was paid 10.00 for 60.00 and 40.00 lost. */
async function paid(): Promise<bigint> {
  const uid = await world.player()
  await world.round(uid, 1, 6_000, 0)
  await world.round(uid, 2, 4_000, 0)
  await giveAgain()
  expect(await balances(uid)).toEqual([1_000, 0])
  return uid
}
/** The player's money is elsewhere. */
const spend = (uid: bigint, minor: number) =>
  operatorCall(world.db, 'cashier.adjustbalance', {
    uid: String(uid),
    direction: 'debit',
    amount: String(minor / 100),
    currency: 'USD',
    reason: 'spent',
  })

describe('cashback of play that became void', () => {
  it('BON-39 staff see what was paid and what it would have been, in one line that a repeat does not change', async () => {
    const uid = await paid()
    await takeBack(uid)
    await world.give()
    const [flag, ...others] = await flagsOf(uid)
    expect(others).toEqual([])
    expect(flag).toMatchObject({
      reason: 'void_cashback',
      title: `weekly, the week from ${world.week}`,
      cashback: { status: 'paid_out', amount: { amount: 10 } },
      void: { given: { amount: 10 }, due: { amount: 6 }, taken: { amount: 0 } },
      plays: 1,
      staked: { amount: 40 },
      decision: null,
    })
    expect((await decide(flag, 'cleared')).decision?.is).toBe('cleared')
    const [{ round } = { round: 0n }] = await world.query<{ round: bigint }>(
      `select max(id) as round from games.rounds where player_uid = $1`,
      [uid]
    )
    await tellRound(uid, String(round))
    await giveAgain()
    expect(await flagsOf(uid)).toEqual([])
    expect(await balances(uid)).toEqual([1_000, 0])
    // What becomes void later is looked at again, with all of it.
    await takeBack(uid, { left: 2_000 })
    await world.give()
    expect(await flagsOf(uid)).toMatchObject([{ void: { due: { amount: 2 } }, staked: { amount: 80 } }])
    expect(await world.query('select 1 from cashback.rechecks')).toEqual([])
  })

  it('BON-39 less than the least loss comes to nothing, and a loss above the most to the same as before', async () => {
    const [little, much] = [await paid(), await world.player()]
    for (const day of [1, 2]) await world.round(much, day, 60_000, 0)
    await giveAgain()
    expect(await balances(much)).toEqual([5_000, 0])
    await takeBack(much)
    await takeBack(little)
    await takeBack(little, { left: 999 })
    await world.give()
    expect(await flagsOf(much)).toEqual([])
    expect(await flagsOf(little)).toMatchObject([{ void: { given: { amount: 10 }, due: { amount: 0 } } }])
  })

  it('BON-39 what staff take back comes from the balance once, as a line of the history, however many press at one moment', async () => {
    const uid = await paid()
    await takeBack(uid)
    await world.give()
    const [flag] = await flagsOf(uid)
    await Promise.all(Array.from({ length: 6 }, () => decide(flag, 'upheld')))
    expect(await balances(uid)).toEqual([600, 0])
    expect(await flagsOf(uid, 'all')).toMatchObject([{ void: { taken: { amount: 4 } }, decision: { is: 'upheld' } }])
    await expect(decide(flag, 'cleared')).rejects.toMatchObject({ code: 'InvalidRequest/conflict' })
    const told = await world.query<{ payload: never }>(
      `select payload from outbox.events where name = 'bonuses.cashback-taken-back' and payload ->> 'uid' = $1`,
      [String(uid)]
    )
    expect(told).toHaveLength(1)
    await world.db.write((tx) =>
      reactTo(
        cashierReactions,
        bonusEvents['bonuses.cashback-taken-back'],
        tx,
        told.map(({ payload }) => payload)
      )
    )
    expect(
      await world.query(`select type, method, amount_minor, balance_minor from cashier.transactions where uid = $1`, [
        uid,
      ])
    ).toEqual([{ type: 'debit', method: 'cashback', amount_minor: 400n, balance_minor: 600n }])
    // The rest of the week becomes void too: the rest is taken, and nothing twice.
    await takeBack(uid)
    await world.give()
    await decide((await flagsOf(uid))[0], 'upheld')
    expect(await balances(uid)).toEqual([0, 0])
  })

  it('BON-39 what became void while a member of staff looked is not taken back with what they saw', async () => {
    const uid = await paid()
    await takeBack(uid)
    await world.give()
    const [seen] = await flagsOf(uid)
    await takeBack(uid, { left: 2_000 })
    await world.give()
    const [now] = await flagsOf(uid)
    const refused = { code: 'InvalidRequest/reward_flag_changed', data: { due: { amount: 2, currency: 'USD' } } }
    await expect(decide(seen, 'upheld')).rejects.toMatchObject(refused)
    await expect(decide({ ...(now as RewardFlag), void: null }, 'upheld')).rejects.toMatchObject(refused)
    expect(await balances(uid)).toEqual([1_000, 0])
    await decide(now, 'upheld')
    expect(await balances(uid)).toEqual([200, 0])
  })

  it('BON-39 play that counts again opens no line that staff have cleared, and what becomes void again does', async () => {
    const uid = await paid()
    await takeBack(uid)
    await world.give()
    await decide((await flagsOf(uid))[0], 'cleared')
    await world.query(`update games.rounds set status = 'finished' where player_uid = $1`, [uid])
    await tellRound(uid, '1')
    await world.give()
    expect(await flagsOf(uid)).toEqual([])
    expect(await flagsOf(uid, 'all')).toMatchObject([{ void: { due: { amount: 10 } }, decision: { is: 'cleared' } }])
    await takeBack(uid)
    await world.give()
    expect(await flagsOf(uid)).toMatchObject([{ void: { due: { amount: 6 } }, decision: null }])
  })

  it('BON-39 one player whose week can’t be worked out holds up nobody, and is tried again', async () => {
    const [broken, other] = [await paid(), await paid()]
    const calculations = await world.query('select id, calculation from bonuses.cashbacks where uid = $1', [broken])
    await world.query(`update bonuses.cashbacks set calculation = '{"from": "nothing"}' where uid = $1`, [broken])
    for (const uid of [broken, other]) await takeBack(uid)
    const logged: unknown[] = []
    const log = { info: () => undefined, warn: () => undefined, error: (facts: unknown) => logged.push(facts) }
    await world.give({ log })
    expect(logged).toMatchObject([{ product: 'casino', uid: String(broken) }])
    expect(await flagsOf(other)).toMatchObject([{ void: { due: { amount: 6 } } }])
    expect(await world.query('select uid from cashback.rechecks')).toEqual([{ uid: broken }])
    for (const { id, calculation } of calculations as { id: bigint; calculation: unknown }[])
      await world.query('update bonuses.cashbacks set calculation = $2 where id = $1', [id, calculation])
    await world.give()
    expect(await flagsOf(broken)).toMatchObject([{ void: { due: { amount: 6 } } }])
    expect(await world.query('select uid from cashback.rechecks')).toEqual([])
  })

  it('BON-39 what a player has spent of it is owed, and the balance is never below zero', async () => {
    const uid = await paid()
    await spend(uid, 800)
    await takeBack(uid)
    await world.give()
    const [flag] = await flagsOf(uid)
    await decide(flag, 'upheld')
    await decide(flag, 'upheld')
    expect(await balances(uid)).toEqual([0, -200])
  })

  it('BON-39 one that waits for its player is paid with what is left of it, or not at all', async () => {
    await world.put({ sysname: 'waits' })
    const [some, none] = [await world.player(), await world.player()]
    for (const uid of [some, none]) {
      await world.round(uid, 1, 6_000, 0)
      await world.round(uid, 2, 4_000, 0)
    }
    await giveAgain()
    for (const uid of [some, none]) await takeBack(uid)
    await takeBack(none)
    await world.give()
    const waiting = async (uid: bigint) => (await flagsOf(uid)).find(({ title }) => title.startsWith('waits'))
    const [left, gone] = [await waiting(some), await waiting(none)]
    expect((await decide(left, 'upheld')).cashback).toMatchObject({ status: 'active', amount: { amount: 6 } })
    // All of the difference is explained by all that became void, also after it was lowered.
    await takeBack(some, { left: 2_000 })
    await world.give()
    const [more] = (await flagsOf(some)).filter(({ title }) => title.startsWith('waits'))
    expect(more).toMatchObject({
      plays: 1,
      staked: { amount: 80 },
      void: { given: { amount: 10 }, due: { amount: 2 } },
    })
    await world.query(`update games.rounds set stake_minor = 6000 where player_uid = $1 and status = 'finished'`, [
      some,
    ])
    await tellRound(some, '1')
    await world.give()
    expect((await decide(gone, 'upheld')).cashback?.status).toBe('removed')
    const own = {
      ...world.context,
      locale: 'en',
      player: { uid: some, restricted: false },
      idempotencyKey: 'mine',
      refuse,
    }
    const received = await receiveCashback(own as never, { cashback_id: left?.cashback?.id ?? '' })
    expect(received).toMatchObject({ amount: { amount: 6 }, calculation: { net_loss: { amount: 60 } } })
    await decide(left, 'upheld')
    expect(await balances(some)).toEqual([1_600, 0])
  })

  it('BON-39 a bet that is corrected after its week was paid counts in the week of its end, and staff are told of the week before', async () => {
    const [voided, reopened] = [await world.player(), await world.player()]
    for (const uid of [voided, reopened]) for (const day of [1, 2]) await world.bet(uid, day, 5_000, 0)
    await giveAgain()
    const change = (uid: bigint, set: string) =>
      world.query<{ id: bigint }>(
        `update sportsbook.bets set ${set} where id = (select max(id) from sportsbook.bets where uid = $1) returning id`,
        [uid]
      )
    const [bet] = await change(voided, `state = 'returned', payout_minor = stake_minor, settled_at = now()`)
    await change(reopened, `state = 'open', payout_minor = null, settled_at = null`)
    await world.db.write(async (tx) => {
      const told = { uid: String(voided), bet_id: String(bet?.id), currency: 'USD' }
      const sums = { stake_minor: '5000', payout_minor: '5000', state: 'returned' as const }
      await reactTo(reactions, sportsbookEvents['sportsbook.bet-settled'], tx, [{ ...told, ...sums, corrected: true }])
      await reactTo(reactions, sportsbookEvents['sportsbook.bet-reopened'], tx, [
        { uid: String(reopened), bet_id: '1' },
      ])
    })
    await world.give()
    for (const uid of [voided, reopened])
      expect(await flagsOf(uid)).toMatchObject([{ void: { given: { amount: 10 }, due: { amount: 5 } }, plays: 1 }])
    // Put right again before anybody decided, there is nothing to decide.
    await change(
      voided,
      `state = 'lost', payout_minor = 0, settled_at = '${world.week}T00:00:00Z'::timestamptz + interval '2 days'`
    )
    await world.query(`insert into cashback.rechecks (product, uid) values ('betting', $1)`, [voided])
    await world.give()
    expect(await flagsOf(voided, 'all')).toEqual([])
  })

  it('BON-39 a week of which rounds are kept no longer stays as it was given', async () => {
    const uid = await paid()
    await takeBack(uid)
    world.pass(28)
    await world.give({
      setting: (name, schema) => schema.parse(name === 'rounds' ? { keepDays: 31 } : undefined),
    })
    expect(await flagsOf(uid, 'all')).toEqual([])
  })
})
