import type { Database, Tx } from '@ante/kit/context'
import { day, type Instant } from '@ante/kit/instant'
import { shortNameOf } from '../rules/club-names.ts'
import { resolveClubs, type ResolvedClubs } from '../rules/import-clubs.ts'
import { type ImportLeague, leagueOf } from '../rules/import-countries.ts'
import { type ReadFile, readMatchFile, type Remark } from '../rules/import-matches.ts'
import { type PlacedMatch, planSeason, replayId } from '../rules/import-plan.ts'
import { shiftWeeks } from '../rules/import-times.ts'
import { isUnchanged, orderOf, sameMatch, scoreOf } from './imported-match.ts'
import { teach } from './ratings.ts'
import { beforeStart, type FixtureState, football } from '../sports/football/index.ts'
import {
  addImported,
  addParticipant,
  addSpellings,
  changeImported,
  markAllRated,
  type NewImported,
  putOrders,
  readImported,
  readKnownParticipants,
  readPlayed,
  setShift,
} from './store-import.ts'
import { addCompetition, type CompetitionRow, readCompetitionBySysname } from './store-competitions.ts'

export interface ImportFile {
  readonly path: string
  readonly text: string
}
export interface FileReport {
  readonly path: string
  readonly league: string | undefined
  readonly finished: number
  readonly coming: number
  readonly listed: number
  readonly changed: number
  readonly unchanged: number
  readonly remarks: readonly Remark[]
}
interface Opened {
  readonly path: string
  readonly read: ReadFile
  readonly league: ImportLeague
}

/**
 * Takes files of real seasons, as they are. Each season is moved to now by whole weeks, clubs are recognised under their spellings, what was
 * played before now becomes history from which the ratings learn, and what comes is put down to be ordered from the feed as a replay
 * (`order-replays`). Twice is once.
 */
export async function importFixtures(db: Database, now: Instant, files: readonly ImportFile[]): Promise<FileReport[]> {
  const opened = files.map(({ path, text }): Opened => {
    const read = readMatchFile(text)
    return { path, read, league: leagueOf(path, read.name) }
  })
  const names = opened.flatMap(({ read }) => read.names)
  const reports = new Map<string, FileReport>()
  for (const { path, read } of opened)
    if (read.matches.length === 0) reports.set(path, { ...emptyReport(path), remarks: read.remarks })
  const leagues = Map.groupBy(
    opened.filter(({ read }) => read.matches.length > 0),
    ({ league }) => league.sysname
  )
  for (const seasons of leagues.values()) {
    // Oldest first: a club's first spelling is the one that stays.
    const inOrder = seasons.toSorted(
      (a, b) =>
        Math.min(...a.read.matches.map((match) => match.day)) - Math.min(...b.read.matches.map((match) => match.day))
    )
    for (const report of await db.write((tx) => importLeague(tx, now, inOrder, names))) reports.set(report.path, report)
  }
  return files.map(({ path }) => reports.get(path) ?? emptyReport(path))
}

const emptyReport = (path: string): FileReport => ({
  path,
  league: undefined,
  finished: 0,
  coming: 0,
  listed: 0,
  changed: 0,
  unchanged: 0,
  remarks: [],
})

async function importLeague(
  tx: Tx,
  now: Instant,
  seasons: readonly Opened[],
  names: ReadFile['names']
): Promise<FileReport[]> {
  const reports: FileReport[] = []
  const league = await openLeague(tx, now, seasons)
  for (const season of seasons) reports.push(await importSeason(tx, now, league, season, names))
  await rateAnew(tx, league.id)
  return reports
}

/** The league's row, with the shift that its newest season needed when it was first seen; that shift stays. */
async function openLeague(tx: Tx, now: Instant, seasons: readonly Opened[]): Promise<CompetitionRow> {
  const newest = seasons.at(-1)
  if (!newest) throw new Error('a league without a season')
  const { league, read } = newest
  const days = read.matches.map((match) => match.day)
  const weeks = shiftWeeks(Math.min(...days), Math.max(...days), Math.floor(now / day))
  await addCompetition(tx, {
    sport: football.key,
    sysname: league.sysname,
    name: league.name,
    countryCode: league.country.code,
    countryName: league.country.name,
    source: null,
    shiftWeeks: weeks,
    rating: football.ratings.write(football.ratings.first).competition,
  })
  const row = await readCompetitionBySysname(tx, league.sysname)
  if (!row) throw new Error(`league ${league.sysname} is not there`)
  if (row.shift_weeks === null) await setShift(tx, row.id, weeks)
  return { ...row, shift_weeks: row.shift_weeks ?? weeks }
}

async function importSeason(
  tx: Tx,
  now: Instant,
  league: CompetitionRow,
  { path, read, league: named }: Opened,
  names: ReadFile['names']
): Promise<FileReport> {
  const { placed, remarks } = planSeason(read.matches, named.country, league.shift_weeks ?? 0, now)
  const isNational = named.country.code === 'world'
  const resolved = resolveClubs(
    read.matches,
    await readKnownParticipants(tx, football.key, league.country_code),
    isNational ? 'none' : 'clubs'
  )
  const ids = await putClubs(tx, league.country_code, resolved, names)
  const known = Map.groupBy(await readImported(tx, league.id), (row) => `${row.home_id}-${row.away_id}`)
  const fresh: { row: NewImported; one: PlacedMatch }[] = []
  const count = { changed: 0, unchanged: 0 }
  for (const one of placed) {
    const row = rowOf(one, league.sysname, ids, isNational)
    const before = sameMatch(known.get(`${row.homeId}-${row.awayId}`) ?? [], row)
    if (!before) fresh.push({ row, one })
    else if (isUnchanged(before, row) || !(await changeImported(tx, before.id, row))) count.unchanged += 1
    else count.changed += 1
  }
  await addImported(
    tx,
    league,
    fresh.map(({ row }) => row)
  )
  const tally = (handling: PlacedMatch['handling']) => fresh.filter(({ one }) => one.handling === handling).length
  const merged = resolved.merged.map(({ spelling, name }): Remark => ({
    line: 0,
    kind: 'note',
    text: `${spelling} was read as ${name}`,
  }))
  const zone: Remark[] =
    named.isZoneGuessed && read.matches.some((match) => match.time?.offset === undefined)
      ? [{ line: 0, kind: 'note', text: 'the file does not say its time zone: UTC was taken' }]
      : []
  await putOrders(
    tx,
    placed
      .filter((one) => one.handling === 'replayed')
      .map((one) => orderOf(one, rowOf(one, league.sysname, ids, isNational), named, resolved))
  )
  return {
    path,
    league: named.sysname,
    finished: tally('finished') + tally('void'),
    coming: tally('replayed'),
    listed: tally('listed'),
    ...count,
    remarks: [...zone, ...merged, ...[...read.remarks, ...remarks].sort((a, b) => a.line - b.line)],
  }
}

async function putClubs(
  tx: Tx,
  country: string,
  resolved: ResolvedClubs,
  names: ReadFile['names']
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  const byName = new Map<string, number>()
  for (const [spelling, { name, known }] of resolved.clubs) {
    const id =
      known?.id ??
      byName.get(name) ??
      (await addParticipant(tx, football.key, country, { name, shortName: shortNameOf(name) }))
    byName.set(name, id)
    ids.set(spelling, id)
  }
  const others = names.flatMap(({ name, other }) => {
    const id = byName.get(name)
    return id ? [[other, id] as const] : []
  })
  await addSpellings(tx, country, [...ids, ...others])
  return ids
}

function rowOf(
  { match, kickoff, handling, phase }: PlacedMatch,
  league: string,
  ids: ReadonlyMap<string, number>,
  neutral: boolean
): NewImported {
  const [homeId, awayId] = [ids.get(match.home), ids.get(match.away)]
  if (homeId === undefined || awayId === undefined) throw new Error(`a club of line ${match.line} has no id`)
  const id = replayId(league, match.home, match.away, kickoff)
  const state = stateOf(match, phase)
  return {
    homeId,
    awayId,
    round: match.round,
    startsAt: new Date(kickoff),
    neutral,
    status: football.statusOf(state),
    source: handling === 'listed' ? `unplayed:${id}` : id,
    state,
  }
}

function stateOf({ fullTime, halfTime }: PlacedMatch['match'], phase: PlacedMatch['phase']): FixtureState {
  if (phase !== 'finished') return { ...beforeStart, phase }
  return {
    ...beforeStart,
    phase,
    minute: 90,
    score: fullTime ? scoreOf(fullTime) : beforeStart.score,
    halfTime: halfTime && scoreOf(halfTime),
  }
}

/** Learns the whole league again when there is something new in its past: files may come in any order, learning may not. */
async function rateAnew(tx: Tx, league: number): Promise<void> {
  const played = await readPlayed(tx, league)
  if (played.every((row) => row.rated)) return
  const ended = played.map(({ home_id, away_id, state, starts_at, neutral }) => ({
    home: String(home_id),
    away: String(away_id),
    score: football.scoreOf(football.stateSchema.parse(state)),
    day: Math.floor(starts_at.getTime() / day),
    neutral,
  }))
  await teach(tx, { sport: football, competition: league, book: football.ratings.first }, ended)
  await markAllRated(tx, league)
}
