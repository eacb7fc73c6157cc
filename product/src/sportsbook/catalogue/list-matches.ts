import type { Context, Tx } from '@ante/kit/context'
import { after, day, hour, type Instant, instant, toIso } from '@ante/kit/instant'
import {
  type EventFeed,
  type FeedMatch,
  type FeedResult,
  FeedUnavailable,
  type SportsbookPorts,
} from '../connectors/port.ts'
import { shortNameOf } from '../rules/club-names.ts'
import { bookOf, teach } from './ratings.ts'
import { sportOf } from '../sports/registry.ts'
import type { EndedMeeting } from '../sports/sport.ts'
import { lockEvents } from '../trading/store-events.ts'
import {
  addCompetition,
  addEvents,
  addParticipants,
  lockCompetition,
  moveEvents,
  type NewEvent,
  readFeedCompetitions,
  readMoved,
  readParticipantsBySource,
} from './store-competitions.ts'
import { announceChanges, awayAfter } from '../trading/take-messages.ts'

type FeedContext = Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log' | 'clock' | 'stopping'>

/** Matches are listed so far ahead, and so far back that one in play is found by who starts in the middle of it. */
const ahead = 2 * day
const back = 4 * hour
/** In slices, so that a long list does not hold up everything else; a feed that plays fast has more matches than anybody wants to see. */
const slice = 3 * hour
const enough = 1500
/** Results of the past from which a new league's clubs are rated. */
const historyMatches = 400

const feedKey = (feed: string, id: string): string => `${feed}:${id}`

/** Brings leagues, clubs and fixtures of the feed up to date. Running it again changes nothing but what the feed changed. */
export async function listMatches(context: FeedContext): Promise<void> {
  const now = context.clock.now()
  const pasts: Pasts = { unread: new Set(), failed: 0 }
  let listed = 0
  let failed = 0
  for (let from = instant(now - back); from < now + ahead && listed < enough; from = after(from, slice)) {
    if (context.stopping?.aborted) return
    const all = await readSlice(context, from, failed)
    failed = all ? 0 : failed + 1
    // Replays are fixtures of the importer, which knows more of them than the list does.
    const matches = byId(all ?? []).filter((match) => !match.isReplay)
    if (matches.length === 0) continue
    await addCompetitions(context, matches)
    await readHistories(context, matches, pasts)
    await putMatches(
      context,
      matches.filter(({ competition }) => !pasts.unread.has(competition.id))
    )
    listed += matches.length
  }
}

/** Undefined where this one cannot be read; where so many before it could not be either, the feed is away. */
async function readSlice({ ports, log }: FeedContext, from: Instant, failed: number): Promise<FeedMatch[] | undefined> {
  try {
    return await ports.feed.matches(from, after(from, slice))
  } catch (error) {
    if (!(error instanceof FeedUnavailable) || failed + 1 >= awayAfter) throw error
    log.warn({ from: toIso(from), error: error.message }, 'a part of the matches to come could not be read')
    return undefined
  }
}

async function addCompetitions({ db, ports }: FeedContext, matches: readonly FeedMatch[]): Promise<void> {
  const { name } = ports.feed
  const sport = sportOf(ports.feed.sport)
  await db.write(async (tx) => {
    for (const { competition } of byId(matches.map((match) => ({ ...match, id: match.competition.id })))) {
      const { region } = competition
      await addCompetition(tx, {
        sport: sport.key,
        sysname: `${name}-${competition.id}`,
        name: competition.name,
        countryCode: region.code,
        countryName: region.name,
        source: feedKey(name, competition.id),
        shiftWeeks: null,
        rating: sport.ratings.write(sport.ratings.first).competition,
      })
    }
    await addParticipants(tx, clubsOf(ports.feed, matches))
  })
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
]

type Feed = Pick<EventFeed, 'name' | 'sport'>

function clubsOf(feed: Feed, matches: readonly FeedMatch[]) {
  const clubs = matches.flatMap(({ home, away, competition }) => [
    { ...home, country: competition.region.code },
    { ...away, country: competition.region.code },
  ])
  return byId(clubs).map(({ id, name, country }) => ({
    sport: feed.sport,
    countryCode: country,
    name,
    shortName: shortNameOf(name),
    source: feedKey(feed.name, id),
  }))
}

/** What a run learns of the pasts that it asks for. */
interface Pasts {
  /** Competitions whose past did not come: nothing of them is listed yet, since nobody knows what it is worth. */
  readonly unread: Set<string>
  /** How many did not come, one after another. */
  failed: number
}

/**
 * Rates the clubs of a league that was never seen by its results of the past. One whose past did not come is not asked for again in this run, and none is
 * where too many did not, or the host
 * stops: each of them takes its time, and they never hold up the others.
 */
async function readHistories(context: FeedContext, matches: readonly FeedMatch[], pasts: Pasts): Promise<void> {
  const { db, ports, log, stopping } = context
  const { name } = ports.feed
  const competitions = byId(matches.map((match) => match.competition))
  const leagues = await db.read((tx) =>
    readFeedCompetitions(
      tx,
      competitions.map((one) => feedKey(name, one.id))
    )
  )
  for (const competition of competitions) {
    const league = leagues.find((row) => row.source === feedKey(name, competition.id))
    if (!league || league.history_read_at || pasts.unread.has(competition.id)) continue
    if (pasts.failed >= awayAfter || stopping?.aborted) {
      pasts.unread.add(competition.id)
      continue
    }
    try {
      const results = await ports.feed.results(competition.id, historyMatches)
      await db.write((tx) => rateByHistory(tx, ports.feed, league.id, results))
      pasts.failed = 0
      log.info({ league: league.sysname, results: results.length }, 'a league was rated by its past')
    } catch (error) {
      pasts.unread.add(competition.id)
      pasts.failed += 1
      log.warn(
        { league: league.sysname, error: error instanceof Error ? error.message : String(error) },
        'the past of a league could not be read'
      )
    }
  }
}

async function rateByHistory(tx: Tx, feed: Feed, league: number, results: readonly FeedResult[]): Promise<void> {
  const held = await lockCompetition(tx, league)
  if (!held || held.history_read_at) return
  await addParticipants(tx, clubsOf(feed, results))
  const clubs = await readParticipantsBySource(
    tx,
    clubsOf(feed, results).map((club) => club.source)
  )
  const idOf = new Map(clubs.map((club) => [club.source, String(club.id)]))
  const sport = sportOf(held.sport)
  await teach(
    tx,
    { sport, competition: league, book: bookOf(sport, held, []) },
    results.flatMap((result) => endedOf(feed.name, result, idOf))
  )
}

function endedOf(
  feed: string,
  { home, away, score, startsAt }: FeedResult,
  idOf: ReadonlyMap<string | null, string>
): EndedMeeting[] {
  const [homeId, awayId] = [idOf.get(feedKey(feed, home.id)), idOf.get(feedKey(feed, away.id))]
  return homeId && awayId ? [{ home: homeId, away: awayId, score, day: startsAt / day, neutral: false }] : []
}

async function putMatches({ db, ports, log }: FeedContext, matches: readonly FeedMatch[]): Promise<void> {
  const { name } = ports.feed
  const sport = sportOf(ports.feed.sport)
  const changed = await db.write(async (tx) => {
    const leagues = new Map(
      (
        await readFeedCompetitions(
          tx,
          byId(matches.map((match) => match.competition)).map((one) => feedKey(name, one.id))
        )
      ).map((row) => [row.source, row.id])
    )
    const clubs = new Map(
      (
        await readParticipantsBySource(
          tx,
          clubsOf(ports.feed, matches).map((club) => club.source)
        )
      ).map((club) => [club.source, club.id])
    )
    const fixtures = matches.flatMap((match): NewEvent[] => {
      const [leagueId, homeId, awayId] = [
        leagues.get(feedKey(name, match.competition.id)),
        clubs.get(feedKey(name, match.home.id)),
        clubs.get(feedKey(name, match.away.id)),
      ]
      return leagueId && homeId && awayId
        ? [
            {
              sport: sport.key,
              source: match.id,
              competitionId: leagueId,
              homeId,
              awayId,
              round: match.round,
              startsAt: new Date(match.startsAt),
              state: sport.beforeStart,
            },
          ]
        : []
    })
    return (await moveMatches(tx, fixtures)) + (await addEvents(tx, fixtures))
  })
  if (changed > 0) log.info({ fixtures: changed }, 'fixtures were listed')
}

/** Matches that were put off or brought forward: each is a new version, and who follows it is told. How many. */
async function moveMatches(tx: Tx, fixtures: readonly NewEvent[]): Promise<number> {
  const ids = await readMoved(tx, fixtures)
  await lockEvents(tx, ids)
  const moved = await moveEvents(tx, fixtures, ids)
  await announceChanges(
    tx,
    moved.map(({ id, version }) => ({ id: String(id), since: version - 1, version }))
  )
  return moved.length
}
