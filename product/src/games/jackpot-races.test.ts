import type { Database, Statement } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import { approvedCall, operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { meterAccount, openJackpots } from '../jackpots/index.ts'
import { audit, playerAccount } from '../ledger/index.ts'
import { advanceRound } from './advance-round.ts'
import { JackpotWorld, texts } from './jackpot-rounds.fixture.ts'
import { playRound } from './play-round.ts'

let world: JackpotWorld
beforeAll(async () => {
  world = await JackpotWorld.open()
})
afterAll(() => world.database.close())

it('JKP-2 JKP-4 rounds that win of two jackpots, their closings and changes by staff lock nothing in a circle', async () => {
  const broken: unknown[] = []
  let [asked, tried] = [0, 0]
  const { db } = world.database
  const call: Database['call'] = async <Row>(statement: Statement, values: readonly unknown[] = []) =>
    db.call<Row>(statement, values).catch((error: unknown) => {
      broken.push(error)
      throw error
    })
  // What a deadlock ends is tried again by itself.
  const write: Database['write'] = (work) => {
    asked++
    return db.write((tx) => {
      tried++
      return work(tx)
    })
  }
  const raced: Database = { ...db, call, write }
  // The game of each is played in every call of rounds, and every stake wins.
  const put = (sysname: string, game: string) =>
    approvedCall<{ id: string }>(raced, 'jackpots.put', {
      sysname,
      texts,
      currency: 'USD',
      levels: [
        { name: 'drop', seed_minor: 500, rate_ppm: 10_000, before_minor: 600 },
        { name: 'well', seed_minor: 500, rate_ppm: 10_000, every_minor: 100 },
      ],
      games: [game],
      reason: 'a race of jackpots',
    })
  const kinds = [
    ['first', 'dicebox'],
    ['second', 'clearing'],
  ] as const
  const ids = new Set<string>()
  for (const [name, game] of kinds) ids.add((await put(name, game)).id)
  await openJackpots(raced, 'now')
  const uids = await world.players(12)
  const playOne = async (uid: bigint, at: number) => {
    const context = () => world.contextOf(uid, raced)
    const stake = money(100n)
    if (at % 2 === 0) return playRound(context(), { sysname: 'dicebox', stake, choice: { side: 'under', chance: 50 } })
    const { round } = await playRound(context(), { sysname: 'clearing', stake, choice: { mines: 1 } })
    const stepped = await advanceRound(context(), { round: round.id, step: 1, choice: { tile: at } })
    if (stepped.round.status === 'open')
      await advanceRound(context(), { round: round.id, step: 2, choice: { cash: true } })
    return stepped
  }
  for (let turn = 0; turn < 8; turn++) {
    const [[from, game], [to]] = turn % 2 === 0 ? kinds : [kinds[1], kinds[0]]
    await Promise.all([
      ...uids.map(playOne),
      operatorCall(raced, 'jackpots.close', { sysname: from, to, reason: 'a race of jackpots' }).then(
        () => put(from, game),
        // What it brings is enough for a level that falls: then it stays.
        (error: unknown) => expect(String(error)).toContain('jackpot_would_fall')
      ),
      ...uids.filter((_, at) => at % 4 === 0).map((uid) => playOne(uid, 0)),
    ])
  }
  expect([broken, tried]).toEqual([[], asked])
  const wins = await world.rows<{ player_uid: bigint; amount_minor: bigint }>('select * from jackpots.wins')
  expect(wins.length).toBeGreaterThan(uids.length)
  // Nothing was lost on the way: what both hold and owe is what began them and what was fed, less what was paid.
  const [sums] = await world.rows<{ fed: bigint; carried: bigint; seeds: bigint }>(
    `select sum(staked_minor - returned_minor)::bigint as fed, (select sum(c) from jackpots.shares s, unnest(s.carried) c)::bigint as carried,
       (select sum(amount_minor) from ledger.postings where code = 'jackpot-seed')::bigint as seeds from jackpots.shares`
  )
  let held = 0n
  for (const id of ids)
    for (const name of ['drop', 'well', 'reserve']) held += await world.balanceOf(meterAccount(BigInt(id), name))
  const paid = wins.reduce((sum, one) => sum + one.amount_minor, 0n)
  expect((held + paid - (sums?.seeds ?? 0n)) * 1_000_000n + (sums?.carried ?? 0n)).toBe((sums?.fed ?? 0n) * 20_000n)
  for (const uid of uids) {
    const [own] = await world.rows<{ minor: bigint }>(
      `select sum(win_minor + coalesce(jackpot_win_minor, 0) - stake_minor)::bigint as minor from games.rounds where player_uid = $1`,
      [uid]
    )
    expect(await world.balanceOf(playerAccount(uid, 'main'))).toBe(1_000_000n + (own?.minor ?? 0n))
  }
  expect(await db.read(audit)).toEqual([])
}, 60_000)
