import type { Context } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { giveWeeks } from '@ante/product/cashback/give-weeks'
import { putProgram } from '@ante/product/cashback/put-program'
import { weekOf } from '@ante/product/cashback/rules/weeks'
import { createPolicies } from '@ante/product/policies/index'
import { openDatabase } from '@ante/server/database/database'
import type { Ground } from './ground.ts'
import { makePlayers } from './players.ts'
import type { Measurement, Row } from './table.ts'

const players = 10_000
const roundsEach = 20
const barS = 30
const dayMs = 86_400_000

/** The cashback of one week for 10,000 players who all lost in it: once where it waits to be received, once where it goes to the balance. */
export const measureCashback = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('cashback', async ({ pool }) => {
    const all = await makePlayers(pool, players)
    const now = Date.now()
    const week = weekOf(now - 7 * dayMs)
    const monday = Date.parse(`${week}T00:00:00Z`)
    await pool.query(
      `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
         select ledger.next_id(), uid, 'dicebox', '1', uid * 1000 + n, 0, 'USD', 500, 250, 'finished', '[]', '{}', at, at
           from unnest($1::bigint[]) uid, generate_series(1, $2::int) n, lateral (select $3::timestamptz + n * interval '7 hours' as at) t`,
      [all.map(({ uid }) => uid), roundsEach, new Date(monday)]
    )
    await pool.query('vacuum analyze games.rounds')
    const db = openDatabase(pool)
    const policies = createPolicies()
    const context: Pick<Context, 'db' | 'clock' | 'policy' | 'setting' | 'log'> = {
      db,
      clock: { now: () => instant(monday + 7.5 * dayMs) },
      policy: (person) => policies.of(instant(now), ['default'], person),
      setting: (_name, schema) => schema.parse(undefined),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    }
    const rows: Row[] = []
    for (const [sysname, days, what] of [
      ['waits', 7, 'cashback of a week, 10,000 players, to be received'],
      ['paid', null, 'cashback of a week, 10,000 players, paid at once'],
    ] as const) {
      const bounds = { USD: { least_loss_minor: 100, most_minor: 10_000 } }
      const texts = { en: { title: sysname, text: '' } }
      await db.write((tx) =>
        putProgram(tx, monday, {
          sysname,
          product: 'casino',
          percent: 10,
          bounds,
          receive_within_days: days,
          texts,
          images: {},
        })
      )
      const from = performance.now()
      await giveWeeks(context)
      const seconds = (performance.now() - from) / 1000
      const given = await pool.query<{ count: number }>(
        'select count(*)::int as count from bonuses.cashbacks where program = $1',
        [sysname]
      )
      if (given.rows[0]?.count !== players) throw new Error(`${given.rows[0]?.count} were given`)
      rows.push({
        what,
        ours: `${seconds.toFixed(1)} s`,
        yardstick: '',
        ratio: '',
        bar: `≤ ${barS} s`,
        met: seconds <= barS,
      })
    }
    return { rows }
  })
