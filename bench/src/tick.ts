import { openDatabase } from '@ante/server/database/database'
import type { Database as Store } from '@ante/kit/context'
import { changesSince } from '@ante/product/sportsbook/catalogue/list-fixtures'
import { onLadder, withMargin } from '@ante/product/sportsbook/rules/margin'
import { reprice } from '@ante/product/sportsbook/rules/play'
import { beforeStart } from '@ante/product/sportsbook/sports/football/index'
import type { PricedMarket } from '@ante/product/sportsbook/sports/sport'
import { bumpEvents, lockEvents, readFacts, writeMarkets } from '@ante/product/sportsbook/trading/store-events'
import { announceChanges } from '@ante/product/sportsbook/trading/take-messages'
import type pg from 'pg'
import type { Database, Ground } from './ground.ts'
import { compare, timesOf } from './rounds.ts'
import { atMost, type Measurement, milliseconds, type Row } from './table.ts'

const markets = 300
const outcomes = 2 * markets
/** Open events beside the one that is measured. */
const beside = 2000

/** Chances of a total's two sides that drift with time, as a second of play moves them: at each tick some prices reach the next step of the ladder. */
const pricesAt = (tick: number, line: number) => {
  const over = 0.1 + 0.8 * (0.5 + 0.5 * Math.sin(line + tick * 0.002))
  return withMargin([over, 1 - over], 1.05).flatMap((q) => onLadder(1 / q) ?? [])
}
/** Three hundred totals instead of football's own markets. */
const offeredAt = (tick: number): PricedMarket[] =>
  Array.from({ length: markets }, (_, index) => ({
    type: 'over_under',
    specifier: `total=${(index + 1) / 4}`,
    prices: pricesAt(tick, index),
  }))

async function openEvents(pool: pg.Pool, count: number): Promise<number> {
  await pool.query(
    `insert into sportsbook.competitions (sport, sysname, name, country_code, country_name, rating) values ('football', 'bench', 'Bench', 'xx', 'Bench', '{}')`
  )
  await pool.query(
    `insert into sportsbook.participants (sport, country_code, name, short_name) select 'football', 'xx', 'Club ' || n, 'C' from generate_series(1, 2) n`
  )
  await pool.query(
    `insert into sportsbook.events (sport, competition_id, home_id, away_id, round, starts_at, source, replay, status, state, model)
       select 'football', 1, 1, 2, '', now(), 'bench:' || n, false, 'live', $1, '{"home": 1, "away": 1, "rho": 0}' from generate_series(0, $2::int) n`,
    [JSON.stringify({ ...beforeStart, phase: 'first_half', minute: 1 }), count]
  )
  await pool.query(
    `insert into sportsbook.markets (event_id, market_type, specifier, status, version)
       select e.id, 'over_under', 'total=' || trim_scale(n / 4.0), 'open', 1 from sportsbook.events e, generate_series(1, $1::int) n where e.source <> 'bench:0'`,
    [markets]
  )
  await pool.query(
    `insert into sportsbook.outcomes (market_id, code, position, price, status)
       select m.id, o.code, o.position, 1900, 'active' from sportsbook.markets m, (values ('over', 0), ('under', 1)) as o (code, position)`
  )
  await pool.query('vacuum analyze sportsbook.events, sportsbook.markets, sportsbook.outcomes')
  const { rows } = await pool.query<{ id: number }>(`select id from sportsbook.events where source = 'bench:0'`)
  return rows[0]?.id ?? 0
}

interface Ticked {
  /** Markets and outcomes that it found to be written. */
  readonly changed: number
  readonly since: number
}
/** One tick as `reprice-live.ts` makes it, with the prices of the bench. */
const tickOf = (db: Store, id: number, tick: number): Promise<Ticked> =>
  db.write(async (tx) => {
    await lockEvents(tx, [id])
    const [event] = await readFacts(tx, [id])
    if (!event) throw new Error('there is no event')
    const version = event.version + 1
    const moved = reprice(event.sport, event, offeredAt(tick), event.state, version)
    await writeMarkets(tx, [{ event, markets: moved }])
    await bumpEvents(tx, [{ id, version }])
    await announceChanges(tx, [{ id: String(id), since: event.version, version }])
    const before = new Map(event.markets.map((market) => [market.specifier, market.prices]))
    const prices = moved.flatMap(({ specifier, prices: now }) =>
      now.filter((price, index) => price !== before.get(specifier)?.[index])
    )
    return { changed: moved.length + prices.length, since: event.version }
  })

/** How often a row of markets, outcomes or events was inserted or updated in this database. */
async function rowsWritten(pool: pg.Pool): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('select pg_stat_force_next_flush()')
    await client.query('select pg_sleep(0.02)')
    const { rows } = await client.query<{ written: number }>(
      `select sum(n_tup_ins + n_tup_upd)::int as written from pg_stat_user_tables where schemaname = 'sportsbook' and relname in ('markets', 'outcomes', 'events')`
    )
    return rows[0]?.written ?? 0
  } finally {
    client.release()
  }
}

async function prepare({ pool }: Database, count: number) {
  const id = await openEvents(pool, count)
  const db = openDatabase(pool)
  let tick = 0
  const run = (): Promise<Ticked> => tickOf(db, id, ++tick)
  // The first one opens all of its markets.
  await run()
  await pool.query('vacuum analyze sportsbook.markets, sportsbook.outcomes')
  return { db, id, run }
}

async function measureRows(database: Database): Promise<Row[]> {
  const { db, id, run } = await prepare(database, 0)
  const ticks = 20
  let changed = 0
  let bytes = 0
  let written = 0
  for (let count = 0; count < ticks; count++) {
    const before = await rowsWritten(database.pool)
    const ticked = await run()
    written += (await rowsWritten(database.pool)) - before
    changed += ticked.changed
    bytes += Buffer.byteLength(JSON.stringify((await changesSince(db, [{ id, version: ticked.since }]))[0]))
  }
  return [
    {
      what: `rows written by a tick of an event with ${markets} markets and ${outcomes} outcomes`,
      ours: (written / ticks).toFixed(0),
      yardstick: `${(changed / ticks).toFixed(0)} markets and outcomes changed`,
      ratio: '',
      bar: 'those, and the event',
      met: written <= changed + ticks,
    },
    {
      what: 'what that tick sends to a browser',
      ours: `${(bytes / ticks / 1024).toFixed(1)} kB`,
      yardstick: '',
      ratio: '',
      bar: '≤ 32 kB',
      met: bytes / ticks <= 32 * 1024,
    },
  ]
}

const measureGrowth = (ground: Ground): Promise<Row> =>
  ground.withDatabase('tick_alone', (small) =>
    ground.withDatabase('tick_many', async (large) => {
      const [alone, many] = [await prepare(small, 0), await prepare(large, beside)]
      const run = (one: typeof alone) => async () => void (await one.run())
      const [few, filled] = await compare(
        [
          { name: 'alone', run: run(alone) },
          { name: 'many', run: run(many) },
        ],
        { clients: 1, rounds: 15, roundMs: 500 }
      )
      return {
        what: `a tick of ${markets} markets beside ${beside.toLocaleString('en')} open events with as many each`,
        ours: milliseconds(1000 / filled.perSecond),
        yardstick: `alone: ${milliseconds(1000 / few.perSecond)}`,
        ...atMost(timesOf(few, filled), 1.3),
      }
    })
  )

export async function measureTick(ground: Ground): Promise<Measurement> {
  const rows = await ground.withDatabase('tick', measureRows)
  return { rows: [...rows, await measureGrowth(ground)] }
}
