import { randomBytes } from 'node:crypto'
import { openDatabase } from '@ante/server/database/database'
import { insertBet, type NewBet } from '@ante/product/sportsbook/bets/store-placing'
import type pg from 'pg'
import type { Database, Ground } from './ground.ts'
import { type BenchPlayer, makePlayers } from './players.ts'
import { compare, type Measured, timesOf } from './rounds.ts'
import { atLeast, atMost, type Measurement, milliseconds, perSecond, type Row } from './table.ts'
import { prepareTpcb, yardstickOf } from './tpcb.ts'

const players = 2000
const events = 50
const markets = 40
const price = 1900
const few = 1000
const many = 1_000_000
/** No statement of the fill takes as long as the pool's statement timeout, on a slow disk neither. */
const filledAtOnce = 50_000
/** In the comparison of the two. */
const clients = 8

/** Events of tomorrow with open markets, as the sportsbook has them. Every market of the bench has two outcomes at one price. */
async function openBook(pool: pg.Pool): Promise<bigint[]> {
  await pool.query(`
    insert into sportsbook.competitions (sport, sysname, name, country_code, country_name, rating) values ('football', 'bench', 'Bench', 'xx', 'Bench', '{}');
    insert into sportsbook.participants (sport, country_code, name, short_name)
      select 'football', 'xx', 'Club ' || n, 'C' || n from generate_series(1, ${2 * events}) n;
    insert into sportsbook.events (sport, competition_id, home_id, away_id, round, starts_at, source, replay, state)
      select 'football', c.id, p.id, p.id + 1, '', now() + interval '1 day', 'bench:' || p.id, false, '{"phase": "not_started"}'
        from sportsbook.competitions c, sportsbook.participants p where p.id % 2 = 1 order by p.id;
    insert into sportsbook.markets (event_id, market_type, specifier, status, version)
      select e.id, 'over_under', 'total=' || n, 'open', 1 from sportsbook.events e, generate_series(1, ${markets}) n;
    insert into sportsbook.outcomes (market_id, code, position, price, status)
      select m.id, o.code, o.position, o.price, 'active' from sportsbook.markets m, (values ('over', 0, ${price}), ('under', 1, 1950)) as o (code, position, price);
    analyze sportsbook.events, sportsbook.markets, sportsbook.outcomes;`)
  const { rows } = await pool.query<{ id: bigint }>('select id from sportsbook.markets order by id')
  return rows.map(({ id }) => id)
}

/** Bets of the past with their stakes in the books: what the tables hold after a while. Their settlements are of no weight here. */
async function fill(pool: pg.Pool, all: readonly BenchPlayer[], open: readonly bigint[], count: number): Promise<void> {
  // In the first hour of a month they belong to the month before, which a new database has no partitions for.
  await pool.query(
    `select ante.make_partitions(t, 0, now() - interval '1 hour' - interval '1 minute')
       from unnest(array['ledger.transactions', 'ledger.postings', 'sportsbook.bets', 'sportsbook.bet_legs']::regclass[]) t`
  )
  for (let first = 1; first <= count; first += filledAtOnce)
    await fillPart(pool, all, open, `generate_series(${first}, ${Math.min(count, first + filledAtOnce - 1)}) n`)
  await pool.query('vacuum analyze ledger.transactions, ledger.postings, sportsbook.bets, sportsbook.bet_legs')
}

async function fillPart(
  pool: pg.Pool,
  all: readonly BenchPlayer[],
  open: readonly bigint[],
  numbers: string
): Promise<void> {
  const player = '($1::bigint[])[1 + n % cardinality($1::bigint[])]'
  const market = '($2::bigint[])[1 + n % cardinality($2::bigint[])]'
  const uids = all.map(({ uid }) => uid)
  await pool.query(
    `insert into ledger.transactions (id, kind, key) select ledger.id_at(now() - interval '1 hour') - n, 'bet', 'filled:' || n from ${numbers}`
  )
  await pool.query(
    `insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
       select ledger.id_at(now() - interval '1 hour') - n, 0, ${player}, -1, 100, 0, 0, -n, -n, true, false, 'stake' from ${numbers}`,
    [uids]
  )
  await pool.query(
    `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, settled_at, payout_minor, state, currency)
       select ledger.id_at(now() - interval '1 hour') - n, ${player}, 100, 190, now(), now(), 0, 'lost', 'USD' from ${numbers}`,
    [uids]
  )
  await pool.query(
    `insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, sport, market_type, specifier, outcome, price, incident_count, result)
       select ledger.id_at(now() - interval '1 hour') - n, ${player}, 1, m.event_id, m.id, 'football', m.market_type, m.specifier, 'over', ${price}, 0, 'loss'
         from ${numbers} join sportsbook.markets m on m.id = ${market}`,
    [uids, open]
  )
}

/** Places singles with the sportsbook's own statement, each by another player on another market. */
async function prepareBets({ pool }: Database, filled: number): Promise<() => Promise<void>> {
  const all = await makePlayers(pool, players)
  const open = await openBook(pool)
  if (filled > 0) await fill(pool, all, open, filled)
  const db = openDatabase(pool)
  let count = 0
  return async () => {
    count += 1
    const { uid } = all[(count * 7919) % all.length] ?? { uid: 0n }
    const bet: NewBet = {
      uid,
      key: `bet:${uid}:bench-${count}`,
      hash: randomBytes(32),
      currency: 'USD',
      stakeMinor: 100n,
      policy: 'none',
      markets: [open[(count * 104_729) % open.length] ?? 0n],
      outcomes: ['over'],
      prices: [price],
      payoutMaxMinor: 10_000_000n,
      delayMs: 3000,
      liabilityMax: { selectionMinor: 25_000_000n, playerMinor: 10_000_000n },
    }
    const { verdict } = await insertBet(db, bet)
    if (verdict !== 'placed') throw new Error(`the bet was not placed: ${verdict}`)
  }
}

/** How often a piece of work goes to the database and back. */
async function countTrips(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const client = await pool.connect()
  const { prototype } = client.constructor as unknown as { prototype: { query: (...given: unknown[]) => unknown } }
  const { query } = prototype
  client.release()
  let trips = 0
  prototype.query = function counted(this: unknown, ...given: unknown[]) {
    trips += 1
    return query.apply(this, given)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return trips
}

async function measureRate(database: Database): Promise<Row[]> {
  const place = await prepareBets(database, 0)
  const tpcb = await prepareTpcb(database.pool)
  const rows: Row[] = []
  for (const crowd of [8, 32]) {
    const [ours, theirs, inOneCall] = await compare(
      [
        { name: 'bet', run: place },
        { name: 'tpcb', run: tpcb.asStatements },
        { name: 'tpcb in one call', run: tpcb.asOneCall },
      ],
      { clients: crowd }
    )
    rows.push({
      what: `placing a bet, durable, ${crowd} clients`,
      ours: perSecond(ours.perSecond),
      yardstick: yardstickOf(ours, theirs, inOneCall),
      ...atLeast(timesOf(ours, theirs), 0.9),
    })
  }
  const trips = await countTrips(database.pool, place)
  return [
    ...rows,
    { what: 'round trips of placing a bet', ours: String(trips), yardstick: '', ratio: '', bar: '1', met: trips === 1 },
  ]
}

const measureGrowth = (ground: Ground): Promise<Row> =>
  ground.withDatabase('bets_few', (small) =>
    ground.withDatabase('bets_many', async (large) => {
      const [onFew, onMany] = [await prepareBets(small, few), await prepareBets(large, many)]
      const [young, old] = await compare(
        [
          { name: 'few', run: onFew },
          { name: 'many', run: onMany },
        ],
        // Many short turns: one turn's ratio is anything between 0.8 and 1.5 on a noisy machine, and the median of five is still 1.3 by chance now and then.
        { clients, rounds: 21, roundMs: 500 }
      )
      const timeOf = ({ perSecond: rate }: Measured): number => (clients * 1000) / rate
      return {
        what: 'the same bet with 1,000,000 bets in the tables',
        ours: milliseconds(timeOf(old)),
        yardstick: `with 1,000: ${milliseconds(timeOf(young))}`,
        ...atMost(timesOf(young, old), 1.2),
      }
    })
  )

export async function measureBets(ground: Ground): Promise<Measurement> {
  const rates = await ground.withDatabase('bets', measureRate)
  return { rows: [...rates, await measureGrowth(ground)] }
}
