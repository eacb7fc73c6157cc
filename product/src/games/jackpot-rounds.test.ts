import { sealing } from '@ante/testing/sealing'
import type { Database, Statement } from '@ante/kit/context'
import type { Json } from '@ante/kit/json'
import { money } from '@ante/kit/money'
import type { StoredSeed } from '@ante/kit/stored-seed'
import { jackpotClientSeed, winsJackpot } from '@ante/arcade/rules/jackpot'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { defaultPolicy } from '@ante/testing/policy'
import { approvedCall } from '@ante/testing/staff'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSeed } from '../identity/index.ts'
import { meterAccount, openJackpots } from '../jackpots/index.ts'
import { audit, playerAccount } from '../ledger/index.ts'
import { drawsOf } from './fairness.ts'
import { JackpotWorld, type Level, level, opening, texts } from './jackpot-rounds.fixture.ts'
import { playRound } from './play-round.ts'

let world: JackpotWorld
const sysname = 'dicebox'
const choice = { side: 'under', chance: 50 }

beforeEach(async () => {
  world = await JackpotWorld.open()
})
afterEach(async () => {
  expect(await world.database.db.read(audit)).toEqual([])
  await world.database.close()
})

const play = (uid: bigint, stakeMinor = 100n, db?: Database) =>
  playRound(world.contextOf(uid, db), { sysname, stake: money(stakeMinor), choice })

interface Win {
  level: string
  run: number
  player_uid: bigint
  round_id: bigint
  amount_minor: bigint
  reserve_minor: bigint
}
const winsOf = () => world.rows<Win>('select * from jackpots.wins order by id')

/** The same database over a line that tears when a call carries a round: before it was heard, or after it was done. */
function torn(when: 'before' | 'after'): Database {
  const left = new Set<string>()
  const call = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
    const id = String(values[1])
    const tears = statement.name === 'games.play' && (values[0] as unknown[]).length > 1 && !left.has(id)
    left.add(id)
    const error = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
    if (tears && when === 'before') throw error
    const answer = await world.database.db.call<Row>(statement, values)
    if (tears) throw error
    return answer
  }
  return { ...world.database.db, call }
}

/** What every share, meter and win must add up to, to the millionth of a minor unit. */
async function expectExact(jackpot: bigint, levels: readonly Level[], reservePpm: number): Promise<void> {
  const wins = await winsOf()
  const [sum] = await world.rows<{ staked: bigint }>(
    `select sum(stake_minor)::bigint as staked from games.rounds where jackpot is not null`
  )
  const shares = await world.rows<{ carried: bigint[]; staked_minor: bigint }>('select * from jackpots.shares')
  const staked = sum?.staked ?? 0n
  expect(shares.reduce((all, share) => all + share.staked_minor, 0n)).toBe(staked)
  const carriedAt = (slot: number) => shares.reduce((sum, { carried }) => sum + (carried[slot - 1] ?? 0n), 0n)
  const parts = [
    ...levels.map((one, index) => ({ ...one, slot: index + 1 })),
    { name: 'reserve', ratePpm: reservePpm, seedMinor: 0n, slot: 9 },
  ]
  for (const { name, ratePpm, seedMinor, slot } of parts) {
    const own = wins.filter((win) => win.level === name)
    const paid = own.reduce((sum, win) => sum + win.amount_minor, 0n)
    const fromReserve = name === 'reserve' ? wins.reduce((sum, win) => sum + win.reserve_minor, 0n) : 0n
    const meter = await world.balanceOf(meterAccount(jackpot, name))
    const contributed = meter + paid + fromReserve - seedMinor * BigInt(name === 'reserve' ? 0 : own.length + 1)
    expect([name, contributed * 1_000_000n + carriedAt(slot)]).toEqual([name, staked * BigInt(ratePpm)])
  }
  const [posted] = await world.rows<{ paid: bigint }>(
    `select coalesce(sum(amount_minor), 0)::bigint as paid from ledger.postings where code = 'jackpot-win'`
  )
  expect(posted?.paid).toBe(wins.reduce((sum, win) => sum + win.amount_minor, 0n))
}

describe('a jackpot that stakes feed', () => {
  it('JKP-2 feeds each jackpot by the stakes of its own games, whatever else is played in the same call', async () => {
    const levels = [level('mini', { everyMinor: 1_000n })]
    const well = await world.put(levels)
    const other = await world.put(levels, { sysname: 'starwell', games: ['threshold'] })
    const failed: unknown[] = []
    const call = async <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
      try {
        return await world.database.db.call<Row>(statement, values)
      } catch (error) {
        if (statement.name === 'games.play' && (values[0] as unknown[]).length > 1) failed.push(error)
        throw error
      }
    }
    const db = { ...world.database.db, call }
    const ways: { sysname: string; choice: Json }[] = [
      { sysname: 'plumb', choice: { risk: 'low', rows: 8 } },
      { sysname, choice },
      { sysname: 'threshold', choice: { target: 200 } },
    ]
    const uids = await world.players(18)
    for (let turn = 0; turn < 12; turn++)
      await Promise.all(
        uids.map((uid, at) => {
          // The stake of every fifth is more than there is: its round feeds nothing.
          const stake = money(at % 5 === 0 ? 10_000n * 100n : 100n)
          const way = ways[(at + turn) % ways.length] ?? { sysname, choice }
          return playRound(world.contextOf(uid, db), { ...way, stake }).catch((error: unknown) => error)
        })
      )
    const fed = await world.rows<{ jackpot_id: bigint; fed: bigint }>(
      'select jackpot_id, sum(staked_minor)::bigint as fed from jackpots.shares group by 1 order by 1'
    )
    const staked = async (game: string) =>
      (
        await world.rows<{ sum: bigint }>('select sum(stake_minor)::bigint as sum from games.rounds where game = $1', [
          game,
        ])
      )[0]?.sum
    expect(fed).toEqual([
      { jackpot_id: well, fed: await staked(sysname) },
      { jackpot_id: other, fed: await staked('threshold') },
    ])
    expect((await winsOf()).length).toBeGreaterThan(1)
    const [crossed] = await world.rows<{ count: bigint }>(
      `select count(*) as count from jackpots.wins w where w.game <> case w.jackpot_id when $1 then 'dicebox' else 'threshold' end`,
      [well]
    )
    expect([failed, crossed?.count]).toEqual([[], 0n])
  })

  it('JKP-9 a jackpot without shares, as older versions have left them, takes no part and stops no game', async () => {
    await world.database.db.pool.query(
      `insert into jackpots.jackpots (sysname, texts, images, currency, levels, games) values ('old', '{}', '{}', 'USD', '{mini}', '{dicebox}')`
    )
    await openJackpots(world.database.db, 'now')
    const [uid] = await world.players(1)
    expect(await play(uid ?? 0n)).toMatchObject({ round: { sysname } })
  })

  it('JKP-2 JKP-3 over random rounds of many players and lines that tear, meters are seeds and shares less wins to the millionth, and every player has what they won', async () => {
    const levels = [
      level('mini', { everyMinor: 2_000n }),
      level('major', { ratePpm: 10_007, everyMinor: 40_000n, seedMinor: 2_001n }),
      level('grand', { ratePpm: 50_021, everyMinor: null, beforeMinor: 1_500n, seedMinor: 1_000n }),
    ]
    const jackpot = await world.put(levels, { reservePpm: 2_003 })
    const uids = await world.players(16)
    const stakes = (engineOf(sysname)?.stakesMinor ?? []).filter((stake) => stake <= 500n)
    const lines = [world.database.db, torn('before'), world.database.db, torn('after')]
    for (let turn = 0; turn < 24; turn++)
      await Promise.all(
        uids.map((uid) => play(uid, stakes[(world.bytes(1)[0] ?? 0) % stakes.length], lines[turn % lines.length]))
      )
    const wins = await winsOf()
    expect(new Set(wins.map((win) => win.level))).toEqual(new Set(['mini', 'major', 'grand']))
    await expectExact(jackpot, levels, 2_003)
    for (const uid of uids) {
      const [sum] = await world.rows<{ minor: bigint }>(
        `select sum(win_minor + coalesce(jackpot_win_minor, 0) - stake_minor)::bigint as minor from games.rounds where player_uid = $1`,
        [uid]
      )
      expect(await world.balanceOf(playerAccount(uid, 'main'))).toBe(opening + (sum?.minor ?? 0n))
    }
    // Who knows the seeds works out the same, for each round.
    const rounds = await world.rows<{
      jackpot: { id: string; hit: string | null; levels: { level: string; share: string; range: string }[] }
      nonce: number
      client_seed: string
      server_seed: StoredSeed
      server_hash: string
      won: bigint | null
    }>(
      `select r.jackpot, r.nonce, s.client_seed, s.server_seed, s.server_hash, r.jackpot_win_minor as won from games.rounds r join games.seeds s on s.id = r.seed_id`
    )
    expect(rounds).toHaveLength(24 * 16)
    for (const { jackpot: drawn, nonce, client_seed, server_seed, server_hash, won } of rounds) {
      const hit = drawn.levels.find((one) =>
        winsJackpot(
          drawsOf(
            openSeed(sealing, server_seed, server_hash),
            jackpotClientSeed(client_seed, drawn.id, one.level),
            nonce
          ),
          {
            share: BigInt(one.share),
            range: BigInt(one.range),
          }
        )
      )
      expect([hit?.level ?? null, won !== null]).toEqual([drawn.hit, hit !== undefined])
    }
  }, 60_000)

  it('JKP-4 JKP-9 of a hundred rounds that win at one moment one takes the meter, each other what is there then, and a round wins the largest of its levels', async () => {
    // Every stake wins both.
    const levels = [level('small', { everyMinor: 100n }), level('large', { everyMinor: 100n, ratePpm: 10_000 })]
    const jackpot = await world.put(levels)
    await world.give(meterAccount(jackpot, 'large'), 1_000_000n)
    const uids = await world.players(100)
    const answers = await Promise.all(uids.map((uid) => play(uid)))
    const amounts = (await winsOf()).map((win) => win.amount_minor)
    expect((await winsOf()).every((win) => win.level === 'large')).toBe(true)
    expect(amounts).toHaveLength(100)
    expect(amounts.filter((amount) => amount >= 1_000_000n)).toHaveLength(1)
    // A seed, and what stakes of the same call brought.
    expect(amounts.filter((amount) => amount >= 500n && amount <= 600n)).toHaveLength(99)
    expect(
      answers.map(({ round }) => round.jackpot).every((won) => won?.level === 'large' && won.amount.amount >= 5)
    ).toBe(true)
    for (const [index, uid] of uids.entries())
      expect(BigInt(Math.round((answers[index]?.balance.amount ?? 0) * 100))).toBe(
        await world.balanceOf(playerAccount(uid, 'main'))
      )
  }, 60_000)

  it('JKP-6 what must be won before an amount is won once, pays no more than that, and the others of the moment are drawn by the next meter', async () => {
    const levels = [level('drop', { everyMinor: null, beforeMinor: 1_000_000_000n, ratePpm: 10_000 })]
    const jackpot = await world.put(levels)
    await world.give(meterAccount(jackpot, 'drop'), 1_000_000_000n)
    await openJackpots(world.database.db, 'now')
    const uids = await world.players(40)
    const answers = await Promise.all(uids.map((uid) => play(uid)))
    expect(await winsOf()).toMatchObject([{ level: 'drop', run: 1, amount_minor: 1_000_000_000n }])
    expect(answers.filter(({ round }) => round.jackpot)).toHaveLength(1)
    expect(await world.balanceOf(meterAccount(jackpot, 'drop'))).toBeLessThan(2_000n)
  }, 60_000)

  it('JKP-7 JKP-8 is neither fed nor won while it is paused, by other currencies and in markets without jackpots, and a change by staff is drawn by at once', async () => {
    const jackpot = await world.put([level('small', { everyMinor: 100n })], { currency: 'EUR' })
    const [uid = 0n] = await world.players(1)
    expect((await play(uid)).round.jackpot).toBeUndefined()
    expect(await world.balanceOf(meterAccount(jackpot, 'small'))).toBe(0n)
    const put = (more: Record<string, unknown>) =>
      approvedCall(world.database.db, 'jackpots.put', {
        sysname: 'well',
        texts,
        currency: 'USD',
        levels: [{ name: 'small', seed_minor: 500, rate_ppm: 3_333, every_minor: 100 }],
        games: [sysname],
        reason: 'a test of the meters',
        ...more,
      })
    await put({})
    await openJackpots(world.database.db, 'now')
    const policy = () => ({ ...defaultPolicy(), jackpots: false })
    const withoutJackpots = world.contextOf(uid, world.database.db, policy)
    expect((await playRound(withoutJackpots, { sysname, stake: money(100n), choice })).round.jackpot).toBeUndefined()
    expect((await play(uid)).round.jackpot).toEqual({
      id: expect.any(String),
      level: 'small',
      amount: { amount: 5, currency: 'USD' },
    })
    // The host still knows it as it was: the database says that it is another one now.
    await put({ paused: true })
    expect((await play(uid)).round.jackpot).toBeUndefined()
    await put({})
    await openJackpots(world.database.db, 'now')
    expect((await play(uid)).round.jackpot?.level).toBe('small')
    expect(await winsOf()).toHaveLength(2)
  })

  it('ACC-23 is neither fed nor won by a test account', async () => {
    const jackpot = await world.put([level('small', { everyMinor: 100n })])
    const [tested = 0n, usual = 0n] = await world.players(2)
    const before = await world.balanceOf(meterAccount(jackpot, 'small'))
    const context = { ...world.contextOf(tested), player: { uid: tested, restricted: false, isTest: true } }
    for (let round = 0; round < 3; round += 1)
      expect(
        (await playRound({ ...context, idempotencyKey: `tested-${round}` }, { sysname, stake: money(100n), choice }))
          .round.jackpot
      ).toBeUndefined()
    expect(await world.balanceOf(meterAccount(jackpot, 'small'))).toBe(before)
    expect((await play(usual)).round.jackpot?.level).toBe('small')
    expect((await winsOf()).map(({ player_uid: uid }) => uid)).toEqual([usual])
  })
})
