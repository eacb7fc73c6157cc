import type { Database, PlayerContext, Statement } from '@ante/kit/context'
import type { Json } from '@ante/kit/json'
import { money } from '@ante/kit/money'
import { Refusal, type RefusalCode, type Refuses } from '@ante/kit/refusal'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { defaultPolicy } from '@ante/testing/policy'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit, houseAccount, playerAccount, post, refuseStakes, setStakeLimit } from '../ledger/index.ts'
import { advanceRound } from './advance-round.ts'
import { endRoundsOf } from './end-stale-rounds.ts'
import { canGiveFreeSpins } from './give-free-spins.ts'
import { JackpotWorld, level } from './jackpot-rounds.fixture.ts'
import { playRound } from './play-round.ts'
import { voidRound } from './store-steps.ts'

let world: JackpotWorld
let uid = 0n
beforeEach(async () => {
  world = await JackpotWorld.open()
  uid = (await world.players(1))[0] ?? 0n
})
afterEach(async () => {
  expect(await world.database.db.read(audit)).toEqual([])
  await world.database.close()
})

const sysname = 'parlour-blackjack'
type Move = 'stand' | 'double' | 'split'
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The view of this game, by its rules.
const movesOf = (view: Json) => (view as { moves: Move[] }).moves
const play = (minor: number) =>
  playRound(world.contextOf(uid), { sysname, stake: money(BigInt(minor)), choice: { stake: minor } })
type Context = PlayerContext & Refuses<RefusalCode>
const step = (round: string, at: number, move: Move, context: Context = world.contextOf(uid)) =>
  advanceRound(context, { round, step: at, choice: { move } })
const balance = () => world.balanceOf(playerAccount(uid, 'main'))
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (caught: unknown) => caught
  )
  if (!(error instanceof Refusal)) throw new Error(`no refusal: ${String(error)}`)
  return error.message
}
/** Plays until a round allows the move; those before are ended by their player. */
async function roundWith(move: Move, minor: number) {
  for (let tries = 0; tries < 200; tries++) {
    const { round } = await play(minor)
    if (round.status === 'open' && movesOf(round.view).includes(move)) return round
    if (round.status === 'open') await step(round.id, 1, 'stand')
  }
  throw new Error(`no round allows ${move}`)
}
const staked = async (): Promise<bigint> =>
  (
    await world.rows<{ sum: bigint }>(
      `select coalesce(sum(amount_minor), 0)::bigint as sum from ledger.postings where code = 'stake'`
    )
  )[0]?.sum ?? 0n

const limit = (chosen: Parameters<typeof setStakeLimit>[2]) =>
  world.database.db.write((tx) => setStakeLimit(tx, uid, chosen, 'USD'))
const rowOf = async (round: string) =>
  (
    await world.rows<{ status: string; stake_minor: bigint; steps: number }>(
      'select status, stake_minor, jsonb_array_length(choices) as steps from games.rounds where id = $1',
      [round]
    )
  )[0]

describe('a step that stakes more', () => {
  it('GAM-3 MONEY-1 takes what a doubled hand stakes with the step, once for one key, and the round has it from then on', async () => {
    const round = await roundWith('double', 1000)
    const [before, turnover] = [await balance(), await staked()]
    const context = world.contextOf(uid)
    const doubled = await step(round.id, 1, 'double', context)
    expect(doubled.round).toMatchObject({ status: 'finished', stake: { amount: 20 } })
    const won = BigInt(Math.round(doubled.round.win.amount * 100))
    expect([await balance(), await staked()]).toEqual([before - 1000n + won, turnover + 1000n])
    // The same key again takes nothing.
    expect((await step(round.id, 1, 'double', context)).round).toEqual(doubled.round)
    expect(await balance()).toBe(before - 1000n + won)
    const [told] = await world.rows<{ payload: { stake_minor: string; win_minor: string } }>(
      `select payload from outbox.events where name = 'games.round-finished' and payload ->> 'round' = $1`,
      [round.id]
    )
    expect(told?.payload).toMatchObject({ stake_minor: '2000', win_minor: won.toString() })
  })

  it.each([
    [
      'insufficient_funds',
      'than there is on the balance',
      async () => {
        const all = money((await balance()) - 999n)
        const postings = [
          { from: playerAccount(uid, 'main'), to: houseAccount('opening'), amount: all, code: 'opening' as const },
        ]
        await world.database.db.write((tx) => post(tx, { key: 'spent', kind: 'opening', postings }))
      },
    ],
    ['own_limit', 'than a limit on single stakes leaves', () => limit({ kind: 'single', days: 0, most: money(999n) })],
    ['own_limit', 'than a limit on losses leaves', () => limit({ kind: 'loss', days: 7, most: money(999n) })],
    [
      'self_excluded',
      'of a player who chose not to play a moment ago',
      async () => {
        await world.rows(
          `insert into identity.users (uid, login, password_hash, excluded_until) overriding system value values ($1, 'gone', 'none', 'infinity')`,
          [uid]
        )
        await world.database.db.write((tx) => refuseStakes(tx, uid, 'USD', null))
      },
    ],
  ] as const)(
    'GAM-3 is refused with %s where it stakes more %s, and the round waits with what it had',
    async (code, _, happen) => {
      const round = await roundWith('double', 1000)
      await happen()
      const before = [await balance(), await staked()]
      const context = world.contextOf(uid)
      expect(await refusalOf(step(round.id, 1, 'double', context))).toContain(code)
      expect([await balance(), await staked()]).toEqual(before)
      expect(await rowOf(round.id)).toEqual({ status: 'open', stake_minor: 1000n, steps: 1 })
      // Another decision is taken as ever, also under the same key: it stands for nothing yet.
      expect((await step(round.id, 1, 'stand', context)).round.status).toBe('finished')
    }
  )

  it('GAM-3 is bound by the largest stake of the market in all that the round stakes', async () => {
    const marketWith = (most: number): Context => ({
      ...world.contextOf(uid),
      policy: () => ({
        ...defaultPolicy(),
        stakes: [{ product: 'other', from: 0, to: null, most: { USD: most, EUR: most } }],
      }),
    })
    const round = await roundWith('double', 1000)
    const before = await balance()
    expect(await refusalOf(step(round.id, 1, 'double', marketWith(1999)))).toContain('stake_above_market')
    expect([await balance(), await rowOf(round.id)]).toEqual([before, { status: 'open', stake_minor: 1000n, steps: 1 }])
    expect((await step(round.id, 1, 'double', marketWith(2000))).round.stake.amount).toBe(20)
  })

  it('MONEY-1 of twenty doubles of one hand at once exactly one is taken', async () => {
    const round = await roundWith('double', 1000)
    const [before, turnover] = [await balance(), await staked()]
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        step(round.id, 1, 'double').then(
          ({ round: { win } }) => win.amount,
          (error: unknown) => (error instanceof Refusal ? error.reason : error)
        )
      )
    )
    const [won, ...more] = outcomes.filter((outcome) => typeof outcome === 'number')
    expect(more).toEqual([])
    for (const outcome of outcomes)
      if (typeof outcome !== 'number') expect(['conflict', 'round_not_open']).toContain(outcome)
    expect([await balance(), await staked()]).toEqual([
      before - 1000n + BigInt(Math.round((won ?? 0) * 100)),
      turnover + 1000n,
    ])
  })

  it('MONEY-1 of a double and another decision at once one is taken, and the stake is that of the one', async () => {
    const round = await roundWith('double', 1000)
    const before = await balance()
    const moves: readonly Move[] = ['double', 'stand']
    await Promise.allSettled(Array.from({ length: 20 }, (_, index) => step(round.id, 1, moves[index % 2] ?? 'stand')))
    const [row] = await world.rows<{ taken: Move; stake_minor: bigint; win_minor: bigint; steps: number }>(
      `select choices -> 1 ->> 'move' as taken, stake_minor, win_minor, jsonb_array_length(choices) as steps from games.rounds where id = $1`,
      [round.id]
    )
    expect(row).toMatchObject({ steps: 2, stake_minor: row?.taken === 'double' ? 2000n : 1000n })
    expect(await balance()).toBe(before + 1000n - (row?.stake_minor ?? 0n) + (row?.win_minor ?? 0n))
  })

  it.each([
    ['before the database has it', false],
    ['before the answer is out', true],
  ])(
    'RES-2 MONEY-1 a host that dies %s leaves the step to the same key, which takes its stake once',
    async (_, isTaken) => {
      const round = await roundWith('double', 1000)
      const [before, turnover] = [await balance(), await staked()]
      const { db } = world.database
      const call = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
        if (statement.name !== 'games.advance') return db.call<Row>(statement, values)
        if (isTaken) await db.call<Row>(statement, values)
        throw new Error('the host has died')
      }
      const dying: Database = { ...db, call }
      const context = world.contextOf(uid)
      await expect(step(round.id, 1, 'double', { ...context, db: dying })).rejects.toThrow('the host has died')
      expect(await staked()).toBe(turnover + (isTaken ? 1000n : 0n))
      const [first, second] = [await step(round.id, 1, 'double', context), await step(round.id, 1, 'double', context)]
      expect(second).toEqual(first)
      expect(first.round).toMatchObject({ status: 'finished', stake: { amount: 20 } })
      const won = BigInt(Math.round(first.round.win.amount * 100))
      expect([await balance(), await staked()]).toEqual([before - 1000n + won, turnover + 1000n])
      // The key is that of the double, and of nothing else.
      expect(await refusalOf(step(round.id, 1, 'stand', context))).toContain('idempotency_key_reused')
    }
  )

  it('RES-6 RES-7 a round that is called off gives back all that its steps staked, and what its first stake fed', async () => {
    const jackpot = await world.put([level('well', { everyMinor: 1_000_000_000_000n, ratePpm: 12_345 })], {
      games: [sysname],
    })
    const round = await roundWith('split', 1000)
    const fed = async () =>
      (
        await world.rows<{ staked: bigint }>(
          'select sum(staked_minor - returned_minor)::bigint as staked from jackpots.shares where jackpot_id = $1',
          [jackpot]
        )
      )[0]?.staked
    const [before, share] = [await balance(), await fed()]
    const split = await step(round.id, 1, 'split')
    expect(split.round.stake.amount).toBe(20)
    // The second stake feeds none.
    expect(await fed()).toBe(share)
    expect(split.round.status).toBe('open')
    expect(await voidRound(world.database.db, BigInt(round.id))).toBe(true)
    expect(await balance()).toBe(before + 1000n)
    expect(await fed()).toBe((share ?? 0n) - 1000n)
  })

  it('RES-7 stakes nothing in the name of a player who is not there', async () => {
    const round = await roundWith('split', 1000)
    const before = await balance()
    await endRoundsOf(world.contextOf(uid) as never, { uid: uid.toString() })
    const [row] = await world.rows<{ status: string; stake_minor: bigint; win_minor: bigint }>(
      'select status, stake_minor, win_minor from games.rounds where id = $1',
      [round.id]
    )
    expect(row).toMatchObject({ status: 'finished', stake_minor: 1000n })
    expect(await balance()).toBe(before + (row?.win_minor ?? 0n))
  })

  it('is not given as free spins, where nobody could pay what a step stakes', () => {
    expect(canGiveFreeSpins({ game: sysname, stakes_minor: { USD: 100 } })).toBe(false)
    expect(engineOf(sysname)?.hasStepStakes).toBe(true)
  })
})
