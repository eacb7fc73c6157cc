import type { Context } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { testDatabase } from '@ante/testing/database'
import type { Cashback } from '../bonuses/contract.ts'
import { audit } from '../ledger/index.ts'
import { createPolicies, policyFiles } from '../policies/index.ts'
import { giveWeeks } from './give-weeks.ts'
import { listRunning } from './list-running.ts'
import { closeProgram, putProgram } from './put-program.ts'
import { nextWeek, weekOf } from './rules/weeks.ts'
import type { NewProgram } from './store.ts'

const dayMs = 86_400_000

/** A database with players, and rounds and bets as the games and the sportsbook keep them. `week` is the last one that is over. */
export async function openCashback() {
  const database = await testDatabase()
  const { db } = database
  const week = weekOf(Date.now() - 7 * dayMs)
  const monday = Date.parse(`${week}T00:00:00Z`)
  // The clock of the house: seven hours after the end of that week.
  let now = monday + 7 * dayMs + 7 * 3_600_000
  const policies = createPolicies(policyFiles)
  const context: Pick<Context, 'db' | 'clock' | 'policy' | 'setting' | 'log'> = {
    db,
    clock: { now: () => instant(now) },
    policy: (person) => policies.of(instant(now), ['default', 'se', 'gb'], person),
    setting: (_name, schema) => schema.parse(undefined),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }
  const query = async <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.pool.query(text, values)).rows
  let last = 0
  const players = async (
    count: number,
    country: string | null = null,
    currency: 'USD' | 'EUR' = 'USD'
  ): Promise<bigint[]> => {
    const from = last
    last += count
    const made = await query<{ uid: bigint }>(
      `insert into identity.users (login, email, password_hash) select 'p' || n || '@example.com', 'p' || n || '@example.com', ''
         from generate_series($1::integer + 1, $2::integer) n returning uid`,
      [from, last]
    )
    const uids = made.map(({ uid }) => uid)
    await query(
      `insert into players.profiles (uid, fakename, currency, locale, country_code) select uid, 'player-' || uid, $3, 'en', $2 from unnest($1::bigint[]) uid`,
      [uids, country, currency]
    )
    return uids
  }
  let seed = 1_000_000
  const world = {
    database,
    db,
    context,
    query,
    /** The last week that is over, and the one that runs at the house's clock. */
    week,
    running: nextWeek(week),
    players,
    player: async (country: string | null = null, currency: 'USD' | 'EUR' = 'USD') =>
      (await players(1, country, currency))[0] ?? 0n,
    pass: (days: number) => void (now += days * dayMs),
    /** One round of each player that ended so many days after the Monday of `week`. */
    round: async (
      uids: bigint | readonly bigint[],
      day: number,
      stake: number,
      win: number,
      { status = 'finished', currency = 'USD' }: { status?: 'finished' | 'void'; currency?: 'USD' | 'EUR' } = {}
    ) => {
      const all = typeof uids === 'bigint' ? [uids] : uids
      seed += all.length
      const at = new Date(monday + day * dayMs)
      await query(
        `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
           select ledger.next_id(), uid, 'dicebox', '1', $2 + n, 0, $3, $4, $5, $6, '[]', '{}', $7, $7 from unnest($1::bigint[]) with ordinality as u (uid, n)`,
        [all, seed, currency, stake, win, status, at]
      )
    },
    /** A bet that was settled so many days after the Monday of `week`. */
    bet: (uid: bigint, day: number, stake: number, payout: number, state: 'won' | 'lost' | 'returned' = 'lost') =>
      query(
        `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, settled_at, payout_minor, state, currency)
           values (ledger.next_id(), $1, $2, $2, $3::timestamptz - interval '9 days', $3, $4, $5, 'USD')`,
        [uid, stake, new Date(monday + day * dayMs), payout, state]
      ),
    /** In force from `week` on unless it is there already. */
    put: (more: Partial<NewProgram> = {}, at = monday) =>
      db.write((tx) =>
        putProgram(tx, at, {
          sysname: 'weekly',
          product: 'casino',
          percent: 10,
          bounds: { USD: { least_loss_minor: 1_000, most_minor: 5_000 } },
          receive_within_days: 7,
          texts: { en: { title: 'Weekly', text: 'A tenth.' }, de: { title: 'Woche', text: 'Ein Zehntel.' } },
          images: {},
          ...more,
        })
      ),
    close: (sysname: string) => db.write((tx) => closeProgram(tx, now, sysname)),
    give: (more: Partial<Context> = {}) => giveWeeks({ ...context, ...more }),
    runningOf: async (uid: bigint, locale = 'en') =>
      (await listRunning({ ...context, locale, player: { uid, restricted: false } })).items,
    given: (uid?: bigint) =>
      query<{
        uid: bigint
        status: Cashback['status']
        amount_minor: bigint
        currency: string
        calculation: NonNullable<Cashback['calculation']>
      }>(
        `select uid, status, amount_minor, currency, calculation from bonuses.cashbacks where $1::bigint is null or uid = $1 order by uid, currency, id`,
        [uid ?? null]
      ),
    problems: () => db.read(audit),
    stop: () => database.close(),
  }
  return world
}
export type CashbackWorld = Awaited<ReturnType<typeof openCashback>>
