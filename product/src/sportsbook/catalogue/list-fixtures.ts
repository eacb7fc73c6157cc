import type { Context, Database, ReadTx, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import type { z } from 'zod'
import { type endpoints, type EventStatus, type fixtureChange, sportsbookSettings } from '../contract.ts'
import { sportOf } from '../sports/registry.ts'
import {
  countEvents,
  countMarkets,
  listEvents,
  type ListedRow,
  type ListFilter,
  readDayBounds,
  readDays,
  readEvent,
  readEvents,
  readIncidents,
  readMainMarkets,
  readMarkets,
  readTree,
  type TreeRow,
} from './store.ts'
import { wireChange, wireDetail, wireSummary } from '../wire.ts'

type Endpoints = typeof endpoints
type Output<K extends keyof Endpoints> = Promise<z.input<Endpoints[K]['output']>>

/** Whether bets are taken on matches whose results are known. */
export const takesReplays = (context: Pick<Context, 'setting'>): boolean =>
  context.setting('sportsbook', sportsbookSettings).replayBets

/** Sport → country → league, with what can be bet on now. */
export async function getTree({ db }: Context): Output<'sportsbook.gettree'> {
  const rows = await db.read(readTree)
  const sports = [...Map.groupBy(rows, (row) => row.sport)].map(([id, own]) => ({
    id,
    count: total(own, 'count'),
    live: total(own, 'live'),
    countries: countriesOf(own),
  }))
  return { sports }
}

const total = (rows: readonly TreeRow[], what: 'count' | 'live') => rows.reduce((sum, row) => sum + row[what], 0)

const countriesOf = (rows: readonly TreeRow[]) =>
  [...Map.groupBy(rows, (row) => row.country_code)].map(([code, leagues]) => ({
    code,
    name: leagues[0]?.country_name ?? code,
    count: total(leagues, 'count'),
    leagues: leagues.map(({ id, sysname, name, count, live, replay }) => ({
      id: String(id),
      sysname,
      name,
      count,
      live,
      replay,
    })),
  }))

export async function getFixtures(
  context: Context,
  input: InputOf<Endpoints['sportsbook.getfixtures']>
): Output<'sportsbook.getfixtures'> {
  return context.db.read(async (tx) => {
    const bounds = input.day ? await readDayBounds(tx, input.day, input.time_zone) : undefined
    const by: ListFilter = {
      competition: input.league ?? null,
      ids: input.ids?.filter((id) => /^\d{1,9}$/.test(id)).map(Number) ?? null,
      live: input.live ?? false,
      from: bounds?.from ?? null,
      to: bounds?.to ?? null,
      ended: input.finished ?? false,
    }
    const rows = await listEvents(tx, by, input.count, input.offset)
    return {
      items: await summariesOf(tx, rows, takesReplays(context)),
      count: await countEvents(tx, by),
      days: await readDays(tx, by.competition, input.time_zone),
    }
  })
}

/** Events as a list shows them: each with its main market and how many it has. */
export async function summariesOf(tx: ReadTx, rows: readonly ListedRow[], withReplays: boolean) {
  const main = new Map(
    (
      await readMainMarkets(
        tx,
        rows.map(({ id, sport }) => ({ id, main: sportOf(sport).mainMarket }))
      )
    ).map((market) => [market.event_id, market])
  )
  const counts = await countMarkets(
    tx,
    rows.map(({ id }) => id)
  )
  return rows.map((row) => wireSummary(row, { main: main.get(row.id), count: counts.get(row.id) ?? 0 }, withReplays))
}

export async function getFixture(
  context: Context & RefusesAs<Endpoints['sportsbook.getfixture']>,
  { id }: InputOf<Endpoints['sportsbook.getfixture']>
): Output<'sportsbook.getfixture'> {
  const fixture = /^\d{1,9}$/.test(id)
    ? await context.db.read((tx) => detailOf(tx, Number(id), takesReplays(context)))
    : undefined
  return fixture ? { fixture } : context.refuse('InvalidParameter/not_found', { fields: { id: 'wrong' } })
}

async function detailOf(tx: ReadTx, id: number, withReplays: boolean) {
  const row = await readEvent(tx, id)
  return row && wireDetail(row, await readMarkets(tx, [{ id, version: 0 }]), await readIncidents(tx, id), withReplays)
}

interface Since {
  readonly id: number
  readonly version: number
}
type FixtureChange = z.input<typeof fixtureChange>
/** One change of a fixture: with all of its markets, and with its main one only, as a list shows it. */
export interface ReadChange {
  readonly status: EventStatus
  readonly whole: FixtureChange
  readonly brief: FixtureChange
}

/** What changed in each fixture after the version beside it; those that did not change are left out. */
export const changesSince = async (db: Database, since: readonly Since[]): Promise<FixtureChange[]> =>
  (await readChanges(db, since)).map(({ whole }) => whole)

export async function readChanges(db: Database, since: readonly Since[]): Promise<ReadChange[]> {
  const from = new Map(since.map((one) => [one.id, one.version]))
  return db.read(async (tx) => {
    const rows = (await readEvents(tx, [...from.keys()])).filter((row) => row.version > (from.get(row.id) ?? 0))
    const markets = Map.groupBy(
      await readMarkets(
        tx,
        rows.map((row) => ({ id: row.id, version: from.get(row.id) ?? 0 }))
      ),
      (market) => market.event_id
    )
    return rows.map((row) => {
      const own = markets.get(row.id) ?? []
      const main = own.filter(({ market_type }) => market_type === sportOf(row.sport).mainMarket)
      const version = from.get(row.id) ?? 0
      return { status: row.status, whole: wireChange(row, own, version), brief: wireChange(row, main, version) }
    })
  })
}

export async function getPrices(
  { db }: Context,
  { ids, versions = [] }: InputOf<Endpoints['sportsbook.getprices']>
): Output<'sportsbook.getprices'> {
  const asked = ids.map((id, index) => ({ id: Number(id), version: Number(versions[index] ?? 0) }))
  const since = asked.filter(({ id }) => id < 1e9)
  return { fixtures: await changesSince(db, since) }
}
