import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { expectedGoals, football, isOver } from './sports/football/index.ts'
import { reprice } from './rules/play.ts'
import {
  bumpFixture,
  type FixtureRow,
  type HeldFixture,
  lockFixtures,
  readFacts,
  readUnpriced,
  writeMarkets,
  writeRates,
} from './store-fixtures.ts'
import { bookOf, readLeague, readLeagueClubs } from './store-leagues.ts'
import { announceChanges } from './take-messages.ts'

/** Prices are made so far ahead of the kick-off. */
const horizon = day
/** Few at a time: pricing is arithmetic, and the server has other things to answer meanwhile. */
const atOnce = 5

/** Gives fixtures that come up their expected goals and opens their markets, the next first. Answers how many. */
export async function priceFixtures({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  let priced = 0
  for (;;) {
    const count = await db.write(async (tx) => {
      const ids = await readUnpriced(tx, new Date(clock.now() + horizon), atOnce)
      await openMarkets(tx, ids, clock.now())
      return ids.length
    })
    priced += count
    if (count < atOnce) return priced
  }
}

async function openMarkets(tx: Tx, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  await lockFixtures(tx, ids)
  const fixtures = (await readFacts(tx, ids)).filter((fixture) => !isOver(fixture.state.phase) && !fixture.model)
  const rates = await expectedOf(
    tx,
    fixtures.map((fixture) => fixture.row)
  )
  await writeRates(
    tx,
    fixtures.map(({ row }) => ({ id: row.id, ...ratesFor(rates, row.id) }))
  )
  // A match that has begun gets its markets with the next word of the feed, not at the prices of before.
  const ahead = fixtures.filter(
    (fixture) => fixture.state.phase === 'not_started' && fixture.row.kickoff.getTime() > now
  )
  const changes = ahead.map((fixture) => ({
    id: String(fixture.row.id),
    since: fixture.version,
    version: fixture.version + 1,
  }))
  await writeMarkets(
    tx,
    ahead.map((fixture) => ({ fixture: fixture.row.id, markets: opened(fixture, ratesFor(rates, fixture.row.id)) }))
  )
  for (const { id, version } of changes) await bumpFixture(tx, Number(id), version)
  await announceChanges(tx, changes)
}

const opened = (fixture: HeldFixture, rates: ReturnType<typeof expectedGoals>) =>
  reprice(football, { ...fixture, model: rates }, fixture.state, fixture.version + 1)

type RatesById = ReadonlyMap<number, ReturnType<typeof expectedGoals>>
function ratesFor(all: RatesById, id: number): ReturnType<typeof expectedGoals> {
  const rates = all.get(id)
  if (!rates) throw new Error(`fixture ${id} has no league`)
  return rates
}

async function expectedOf(tx: Tx, rows: readonly FixtureRow[]): Promise<RatesById> {
  const all = new Map<number, ReturnType<typeof expectedGoals>>()
  for (const [leagueId, fixtures] of Map.groupBy(rows, (row) => row.league_id)) {
    const league = await readLeague(tx, leagueId)
    if (!league) continue
    const book = bookOf(league, await readLeagueClubs(tx, leagueId))
    for (const { id, home_id, away_id, kickoff, neutral } of fixtures)
      all.set(id, expectedGoals(book, String(home_id), String(away_id), kickoff.getTime() / day, neutral))
  }
  return all
}
