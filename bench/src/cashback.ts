import { giveWeeks } from '@ante/product/cashback/give-weeks'
import { putProgram } from '@ante/product/cashback/put-program'
import { measureKills } from './cashback-kills.ts'
import { cashbackWorks, mondayBefore, type Works } from './cashback-works.ts'
import type { Ground } from './ground.ts'
import { makePlayers } from './players.ts'
import { type Measurement, type Row, seconds } from './table.ts'

const players = 10_000
const roundsEach = 20
const barS = 30

/** A programme of casino, in force from this week on. */
function put({ db }: Works, monday: number, sysname: string, days: number | null): Promise<unknown> {
  const bounds = { USD: { least_loss_minor: 100, most_minor: 10_000 } }
  const texts = { en: { title: sysname, text: '' } }
  const terms = { product: 'casino', percent: 10, bounds, receive_within_days: days, texts, images: {} } as const
  return db.write((tx) => putProgram(tx, monday, { sysname, ...terms }))
}

/**
 * The cashback of one week for 10,000 players who all lost in it: once where it waits to be received, once where it goes to the balance; then both once more, by a process that is killed again and again.
 */
export const measureCashback = (ground: Ground): Promise<Measurement> =>
  ground.withDatabase('cashback', async (database) => {
    const { pool } = database
    const all = await makePlayers(pool, players)
    const monday = mondayBefore(Date.now())
    await pool.query(
      `insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at)
         select ledger.next_id(), uid, 'dicebox', '1', uid * 1000 + n, 0, 'USD', 500, 250, 'finished', '[]', '{}', at, at
           from unnest($1::bigint[]) uid, generate_series(1, $2::int) n, lateral (select $3::timestamptz + n * interval '7 hours' as at) t`,
      [all.map(({ uid }) => uid), roundsEach, new Date(monday)]
    )
    await pool.query('vacuum analyze games.rounds')
    const works = cashbackWorks(pool, monday)
    const rows: Row[] = []
    let runMs = 0
    for (const [sysname, days, what] of [
      ['waits', 7, 'cashback of a week, 10,000 players, to be received'],
      ['paid', null, 'cashback of a week, 10,000 players, paid at once'],
    ] as const) {
      await put(works, monday, sysname, days)
      const from = performance.now()
      await giveWeeks(works)
      const tookMs = performance.now() - from
      const given = await pool.query<{ count: number }>(
        'select count(*)::int as count from bonuses.cashbacks where program = $1',
        [sysname]
      )
      if (given.rows[0]?.count !== players) throw new Error(`${given.rows[0]?.count} were given`)
      runMs += tookMs
      rows.push({
        what,
        ours: seconds(tookMs),
        yardstick: '',
        ratio: '',
        bar: `≤ ${barS} s`,
        met: tookMs <= barS * 1_000,
      })
    }
    await put(works, monday, 'killed-waits', 7)
    await put(works, monday, 'killed-paid', null)
    const [programs, like] = [
      ['killed-waits', 'killed-paid'],
      ['waits', 'paid'],
    ]
    rows.push(await measureKills(database, { monday, programs, like, players, runMs }))
    return { rows }
  })
