import { randomUUID } from 'node:crypto'
import type { PlayerContext } from '@ante/kit/context'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import { money } from '@ante/kit/money'
import type { ModuleName } from '../modules.ts'
import { testServer, type TestServer } from '@ante/testing/server'
import { seedCashier } from '../../seeds/cashier.ts'
import { countTowardsBonuses } from '../games/count-towards-bonuses.ts'
import { audit, houseAccount, playerAccount, post } from '../ledger/index.ts'
import type { Bonus, Gift } from './contract.ts'
import { giveBonus } from './index.ts'

export type Player = Awaited<ReturnType<TestServer['player']>>
export const minute = 60_000

/** A house without its timers: jobs and reactions run when a test says so. */
export async function openBonuses(...more: ModuleName[]) {
  const server = await testServer({
    env: { ANTE_ROLE: 'web' },
    only: [
      'ledger',
      'content',
      'messages',
      'identity',
      'staff',
      'players',
      'bonuses',
      'cashier',
      'campaigns',
      'jackpots',
      'games',
      ...more,
    ],
  })
  const { db } = server.database
  await db.write(seedCashier)
  let lastSeed = 1_000_000
  const query = async <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.pool.query(text, values)).rows as Row[]

  interface Played {
    stake: number
    status?: 'finished' | 'void'
    type?: 'slot' | 'fast' | 'live' | 'casino'
    game?: string
    /** The names of the bets of a table. */
    bets?: readonly string[]
    /** A draw that several players share. */
    draw?: bigint
    /** Minutes from now. */
    from?: number
    until?: number
  }
  /** A round as the games keep it; answers the event that tells of it. */
  const play = async (
    player: Player,
    { stake, status = 'finished', type = 'slot', from = -10, until = from, game = 'dicebox', bets = [], draw }: Played
  ) => {
    const at = (minutes: number) => new Date(Date.now() + minutes * minute)
    const [row] = await query<{ id: bigint }>(
      `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, live_round)
         values (ledger.next_id(), $1, $7, '1', $2, 0, 'USD', $3, 0, $4, $8, '{}', $5, $6, $9) returning id`,
      [
        player.uid,
        draw === undefined ? ++lastSeed : null,
        stake,
        status,
        at(from),
        at(until),
        game,
        JSON.stringify(bets.length > 0 ? [{ bets: bets.map((bet) => ({ bet, stake: 100 })) }] : []),
        draw ?? null,
      ]
    )
    const told = { round: String(row?.id), player: String(player.uid), sysname: game, provider: 'fathom', type }
    return { ...told, stake_minor: String(stake), win_minor: '0', currency: 'USD', status }
  }
  /** A deposit that has arrived, as the cashier keeps it; answers the event that tells of it. */
  const deposit = async (
    player: Player,
    offer: bigint | number,
    // By the database's clock where no moment is given: an offer begins by it, and the test's own may be a millisecond behind.
    { askedAt, method = 'card', before = 0 }: { askedAt?: Date; method?: string; before?: number } = {}
  ) => {
    const [row] = await query<{ id: bigint }>(
      `insert into cashier.deposits (uid, method_id, amount_minor, currency, campaign_offer_id, status, site, locale, idempotency_key, input_hash, brand, provider, created_at, settled_at)
         select $1, id, 1000, 'USD', $2, 'success', '', 'en', $3, '', '', provider, coalesce($4::timestamptz, clock_timestamp()), clock_timestamp() from cashier.methods where sysname = $5 and direction = 'deposit' returning id`,
      [player.uid, offer, randomUUID(), askedAt ?? null, method]
    )
    const moved = {
      uid: String(player.uid),
      transaction: String(row?.id),
      method,
      amount_minor: '1000',
      currency: 'USD' as const,
    }
    return { ...moved, is_first: before === 0, deposits_before: before, campaign_offer_id: Number(offer) }
  }
  const list = async (player: Player) =>
    (await player.call<{ items: Bonus[]; count: number }>('bonuses.get')).data.items
  const move = (
    player: Player,
    which: 'activate' | 'deactivate' | 'remove',
    bonus_id: string,
    idempotencyKey: string = randomUUID()
  ) => player.post<Bonus>(`bonuses.${which}`, { bonus_id }, { idempotencyKey })
  /** 10.00, to be staked twice within a week: slots count whole, fast games half. */
  const give = async (player: Player, more: Partial<Gift> = {}): Promise<string> => {
    const gift: Gift = {
      type: 'bonus',
      amounts_minor: { USD: 1000 },
      wager_times: 2,
      days: 7,
      take_within_days: 30,
      weights: { slot: 100, fast: 50 },
      ...more,
    }
    const texts = {
      en: { title: 'Ten', text: 'Ten to start with.' },
      de: { title: 'Zehn', text: 'Zehn für den Anfang.' },
    }
    const source = `test:${randomUUID()}`
    const id = await db.write((tx) =>
      giveBonus(tx, { uid: player.uid, currency: 'USD', source, gift, texts, images: { tile: '/art/ten.svg' } })
    )
    if (id === undefined) throw new Error('nothing was given')
    return String(id)
  }
  const world = {
    server,
    db,
    query,
    context: async (player: Player, key: string = randomUUID()): Promise<PlayerContext & Refuses<RefusalCode>> => ({
      ...(await server.context()),
      player: { uid: player.uid, restricted: false },
      idempotencyKey: key,
    }),
    give,
    /** One that was activated an hour ago, so that rounds of the last minutes fall into its time. */
    async active(player: Player, more: Partial<Gift> = {}): Promise<string> {
      const id = await give(player, more)
      const { status } = await move(player, 'activate', id)
      if (status !== 200) throw new Error(`not activated: ${status}`)
      await query(`update bonuses.bonuses set activated_at = now() - interval '1 hour' where id = $1`, [id])
      return id
    },
    move,
    list,
    one: async (player: Player, id: string) => (await list(player)).find((bonus) => bonus.id === id),
    play,
    deposit,
    async rich(cents = 10_000n): Promise<Player> {
      const player = await server.player()
      const postings = [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(cents),
          code: 'opening' as const,
        },
      ]
      await db.write((tx) => post(tx, { key: `opening:${player.uid}`, kind: 'opening', postings }))
      return player
    },
    tell: (...events: Awaited<ReturnType<typeof play>>[]) => db.write((tx) => countTowardsBonuses(tx, events)),
    /** Main and bonus balance in minor units. */
    async held(player: Player): Promise<[number, number]> {
      const { data } = await player.call<{ balance_main: { amount: number }; balance_bonus: { amount: number } }>(
        'account.getBalance'
      )
      return [Math.round(data.balance_main.amount * 100), Math.round(data.balance_bonus.amount * 100)]
    },
    wagered: async (id: string) =>
      Number(
        (await query<{ wagered_minor: bigint }>('select wagered_minor from bonuses.bonuses where id = $1', [id]))[0]
          ?.wagered_minor
      ),
    problems: () => db.read(audit),
    close: () => server.stop(),
  }
  return world
}
export type BonusWorld = Awaited<ReturnType<typeof openBonuses>>
