import type { Context, Tx } from '@ante/kit/context'
import { type FeedMessage, FeedUnavailable, type PriceFeed, type SportsbookPorts } from '../connectors/port.ts'
import type { Incident } from '../sports/sport.ts'
import { applyEvents, newIncidents, suspendMarkets } from '../rules/play.ts'
import {
  bumpEvents,
  type HeldEvent,
  lockEvents,
  readBySource,
  readFacts,
  writeMarkets,
  writePlayed,
  type WrittenMarkets,
} from './store-events.ts'
import { events } from '../contract.ts'

/** So many matches that cannot be read, one after another, are no fault of theirs: the feed is away. */
export const awayAfter = 3

export interface Taken {
  /** The feed's ids of matches of which a message lies between what we know and what came. */
  readonly missing: readonly string[]
  readonly strange: readonly Incident[]
}
export interface Change {
  readonly id: string
  readonly since: number
  readonly version: number
}

/**
 * Takes messages of a feed in, in the caller's transaction: the state, timeline and prices of every fixture that they speak of, under the
 * fixtures' locks, and one event for all of them. A message that was taken before changes nothing; one that leaves a hole waits for the match
 * to be read whole.
 */
export async function takeMessages(
  tx: Tx,
  messages: readonly FeedMessage[],
  { source, prices, behind = false }: { readonly source: string; readonly prices: PriceFeed; readonly behind?: boolean }
): Promise<Taken> {
  const byMatch = Map.groupBy(messages, (message) => message.matchId)
  const known = await readBySource(tx, [...byMatch.keys()])
  const sourceOf = new Map(known.map((fixture) => [fixture.id, fixture.source]))
  const ids = known.map((fixture) => fixture.id).sort((a, b) => a - b)
  if (ids.length === 0) return { missing: [], strange: [] }
  await lockEvents(tx, ids)
  const missing: string[] = []
  const strange: Incident[] = []
  const changes: Change[] = []
  const written: WrittenMarkets[] = []
  for (const fixture of await readFacts(tx, ids)) {
    const match = sourceOf.get(fixture.row.id) ?? ''
    const said = (byMatch.get(match) ?? []).map((message) => message.moment)
    const read = said.filter((moment) => moment !== undefined)
    const fresh = newIncidents(fixture.sequence, read)
    const isMissing = fresh.missing || read.length < said.length
    if (isMissing) missing.push(match)
    if (fresh.incidents.length === 0) {
      // What we missed may have been a goal, and the match may not be there to be read.
      if (isMissing) changes.push(...(await suspend(tx, fixture)))
      continue
    }
    const played = applyEvents(fixture.sport, fixture, fresh.incidents, {
      offer: (state, passed) => prices.marketsOf(fixture.sport, fixture.model, state, passed),
      behind: behind || isMissing,
    })
    await writePlayed(tx, fixture, played, `${source} ${match} #${played.sequence}`)
    written.push({ event: fixture, markets: played.markets })
    strange.push(...played.strange)
    changes.push({ id: String(fixture.row.id), since: fixture.version, version: played.version })
    if (!behind && fixture.row.status === 'not_started' && fixture.sport.statusOf(played.state) === 'live')
      await tx.announce(events['sportsbook.fixture-started'], { fixture_id: String(fixture.row.id) })
  }
  await writeMarkets(tx, written)
  await announceChanges(tx, changes)
  return { missing, strange }
}

/** Suspends what is open of a locked event, until there is a next word on it; the change, where there was something to shut. */
export async function suspend(tx: Tx, fixture: HeldEvent): Promise<Change[]> {
  const version = fixture.version + 1
  const markets = suspendMarkets(fixture.sport, fixture, fixture.state, version)
  if (markets.length === 0) return []
  await writeMarkets(tx, [{ event: fixture, markets }])
  await bumpEvents(tx, [{ id: fixture.row.id, version }])
  return [{ id: String(fixture.row.id), since: fixture.version, version }]
}

/** One event for a tick: those who follow are told once, not once for each price. */
export async function announceChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await tx.announce(events['sportsbook.prices-changed'], { fixtures: changes })
}

type RecoverContext = Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log'>

/** Reads whole matches of which something was missed, and takes what is new of them. One that cannot be read is shut, and keeps no other from being read. */
export async function recoverMatches(context: RecoverContext, matches: readonly string[]): Promise<void> {
  let unread = 0
  for (const match of matches) {
    try {
      await recover(context, match)
      unread = 0
    } catch (error) {
      if (!(error instanceof FeedUnavailable)) throw error
      unread += 1
      if (unread >= awayAfter) throw error
      context.log.warn({ match, error: error.message }, 'a match could not be read')
    }
  }
}

async function recover({ db, ports, log }: RecoverContext, match: string): Promise<void> {
  const { feed } = ports
  const moments = await feed.match(match)
  if (!moments) return
  const { strange } = await db.write((tx) =>
    takeMessages(
      tx,
      moments.map((moment) => ({ matchId: match, moment })),
      { source: feed.name, prices: ports.prices }
    )
  )
  if (strange.length > 0) log.warn({ match, moments: strange }, 'the feed told what cannot happen')
}
