import type { Context, Tx } from '@ante/kit/context'
import type { FeedMessage, SportsbookPorts } from './providers/port.ts'
import { isOver, type MatchMoment } from './rules/match.ts'
import { newMoments, playOn, type Played, shut } from './rules/play.ts'
import { bumpFixture, type HeldFixture, holdFixtures, readBySource, readFacts, writeMarkets, writePlayed } from './store-fixtures.ts'

export interface Taken {
  /** The feed's ids of matches of which a message lies between what we know and what came. */
  readonly missing: readonly string[]
  readonly strange: readonly MatchMoment[]
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
export async function takeMessages(tx: Tx, messages: readonly FeedMessage[], source: string, behind = false): Promise<Taken> {
  const byMatch = Map.groupBy(messages, (message) => message.matchId)
  const known = await readBySource(tx, [...byMatch.keys()])
  const sourceOf = new Map(known.map((fixture) => [fixture.id, fixture.source]))
  const ids = known.map((fixture) => fixture.id).sort((a, b) => a - b)
  if (ids.length === 0) return { missing: [], strange: [] }
  await holdFixtures(tx, ids)
  const missing: string[] = []
  const strange: MatchMoment[] = []
  const changes: Change[] = []
  for (const fixture of await readFacts(tx, ids)) {
    const match = sourceOf.get(fixture.row.id) ?? ''
    const fresh = newMoments(
      fixture.sequence,
      (byMatch.get(match) ?? []).map((message) => message.moment)
    )
    if (fresh.missing) missing.push(match)
    if (fresh.moments.length === 0) {
      // What we missed may have been a goal, and the match may not be there to be read.
      if (fresh.missing) changes.push(...(await suspend(tx, fixture)))
      continue
    }
    const played = playOn(fixture, fresh.moments, behind || fresh.missing)
    await keep(tx, fixture, played, `${source} ${match} #${played.sequence}`)
    strange.push(...played.strange)
    changes.push({ id: String(fixture.row.id), since: fixture.version, version: played.version })
  }
  await announceChanges(tx, changes)
  return { missing, strange }
}

async function keep(tx: Tx, fixture: HeldFixture, played: Played, message: string): Promise<void> {
  const ended = isOver(played.state.phase) && !isOver(fixture.state.phase)
  await writePlayed(tx, fixture.row.id, played, ended ? message : undefined)
  await writeMarkets(tx, played.markets)
}

/** Shuts what is open of a held fixture, until there is a next word on it; the change, where there was something to shut. */
export async function suspend(tx: Tx, fixture: HeldFixture): Promise<Change[]> {
  const version = fixture.version + 1
  const markets = shut(fixture, fixture.state, version)
  if (markets.length === 0) return []
  await writeMarkets(tx, markets)
  await bumpFixture(tx, fixture.row.id, version)
  return [{ id: String(fixture.row.id), since: fixture.version, version }]
}

/** One event for a tick: those who follow are told once, not once for each price. */
export async function announceChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await tx.announce('sportsbook.prices-changed', { fixtures: changes })
}

/** Reads whole matches of which something was missed, and takes what is new of them. */
export async function recoverMatches(context: Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log'>, matches: readonly string[]): Promise<void> {
  const { feed } = context.ports
  for (const match of matches) {
    const moments = await feed.match(match)
    if (!moments) continue
    const { strange } = await context.db.write((tx) =>
      takeMessages(
        tx,
        moments.map((moment) => ({ matchId: match, moment })),
        feed.name
      )
    )
    if (strange.length > 0) context.log.warn({ match, moments: strange }, 'the feed told what cannot happen')
  }
}
