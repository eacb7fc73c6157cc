import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import type { Bonus, Gift } from '../bonuses/contract.ts'
import { giveBonus } from '../bonuses/index.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
let server: TestServer
beforeAll(async () => {
  // The whole house with its own dispatcher and jobs: nothing here waits for a test to say so.
  server = await testServer()
  await server.database.db.write(seedGames)
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const count = async (text: string) => Number((await query<{ n: bigint }>(`select ${text} as n`))[0]?.n)
async function rich(): Promise<Player> {
  const player = await server.player()
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(player.uid, 'main'),
      amount: money(10_000n),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
  return player
}
const gift: Gift = {
  type: 'bonus',
  amounts_minor: { USD: 1000 },
  wager_times: 1,
  days: 7,
  take_within_days: 30,
  weights: { fast: 100 },
}
const texts = { en: { title: 'Ten', text: '' } }
const give = async ({ uid }: Player) =>
  String(
    await server.database.db.write((tx) =>
      giveBonus(tx, { uid, currency: 'USD', source: randomUUID(), gift, texts, images: {} })
    )
  )
const move = (player: Player, which: 'activate' | 'deactivate' | 'remove', bonus_id: string) =>
  player.post(`bonuses.${which}`, { bonus_id })
const bets = (player: Player, number: number) =>
  Array.from({ length: number }, () =>
    player.post('games.play', { sysname: 'dicebox', stake: '1.00', choice: { side: 'under', chance: 50 } })
  )
const bonusesOf = async (player: Player) =>
  (await player.call<{ items: Bonus[] }>('bonuses.get', { count: 100 })).data.items
const bonusBalance = async (player: Player) =>
  (await player.call<{ balance_bonus: { amount: number } }>('account.getBalance')).data.balance_bonus.amount

/** A player who presses everything at once. Answers what broke. */
async function storm(player: Player): Promise<string[]> {
  const [one, two] = [await give(player), await give(player)]
  const answers = await Promise.all([
    move(player, 'activate', one),
    move(player, 'activate', two),
    ...bets(player, 8),
    move(player, 'deactivate', one),
    ...bets(player, 8),
    move(player, 'remove', two),
    move(player, 'activate', one),
    ...bets(player, 6),
  ])
  return answers.filter(({ status }) => status >= 500).map(({ error }) => JSON.stringify(error))
}

describe('bonuses while their players play', () => {
  it('BON-02 BON-11 whatever comes at once, each round counts once and in its time, the amount is where its bonus says, and nobody deadlocks', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, rich))
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await Promise.all(players.map(storm))).flat()).toEqual([])
      // What is told waits in `events` until it is handed out, and in `deliveries` until each module has taken it.
      await expect
        .poll(() => count('(select (select count(*) from outbox.events) + (select count(*) from outbox.deliveries))'))
        .toBe(0)
      // What was fulfilled is released by its job.
      await expect
        .poll(() =>
          count(
            `(select count(*) from bonuses.bonuses where status = 'active' and wagered_minor >= amount_minor * wager_times)`
          )
        )
        .toBe(0)
      for (const player of players) {
        const active = (await bonusesOf(player)).filter(({ status }) => status === 'active')
        expect(await bonusBalance(player)).toBe(active.length * 10)
        for (const { id } of active) await move(player, 'remove', id)
      }
    }
    const wrong = await query(
      `select b.id, b.wagered_minor, sum(c.counted_minor) as counted_minor, b.activated_at::text, min(r.started_at)::text as first_at from bonuses.bonuses b left join bonuses.counted_rounds c on c.bonus_id = b.id left join games.rounds r on r.id = c.round_id
        group by b.id having b.wagered_minor <> coalesce(sum(c.counted_minor), 0)
          or bool_or(r.player_uid <> b.uid or r.status <> 'finished' or r.started_at < b.activated_at or c.counted_minor <> r.stake_minor)`
    )
    expect(wrong).toEqual([])
    expect(
      await count(
        `(select count(*) from (select round_id from bonuses.counted_rounds group by round_id having count(*) > 1) twice)`
      )
    ).toBe(0)
    expect(await count('(select count(*) from bonuses.counted_rounds)')).toBeGreaterThan(0)
    expect(await count('(select count(*) from outbox.dead_letters)')).toBe(0)
    expect(await count('(select deadlocks from pg_stat_database where datname = current_database())')).toBe(0)
    expect(await server.database.db.read(audit)).toEqual([])
  })
})
