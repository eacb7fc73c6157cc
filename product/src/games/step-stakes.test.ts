import type { Json } from '@ante/kit/json'
import { money } from '@ante/kit/money'
import { Refusal } from '@ante/kit/refusal'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit, playerAccount } from '../ledger/index.ts'
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
const step = (round: string, at: number, move: Move, context = world.contextOf(uid)) =>
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

  it('GAM-3 refuses a stake that the balance or a limit does not leave, and the round waits with what it had', async () => {
    const round = await roundWith('double', 1000)
    await world.rows(`update ledger.accounts set stake_most = 999 where path = $1`, [playerAccount(uid, 'main')])
    const before = await balance()
    expect(await refusalOf(step(round.id, 1, 'double'))).toMatch(/insufficient_funds|own_limit/)
    expect(await balance()).toBe(before)
    const [row] = await world.rows<{ status: string; stake_minor: bigint; n: number }>(
      'select status, stake_minor, jsonb_array_length(choices) as n from games.rounds where id = $1',
      [round.id]
    )
    expect(row).toEqual({ status: 'open', stake_minor: 1000n, n: 1 })
    // Another decision is taken as ever.
    expect((await step(round.id, 1, 'stand')).round.status).toBe('finished')
  })

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
    await endRoundsOf({ ...world.contextOf(uid), ports: undefined as never }, { uid: uid.toString() })
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
