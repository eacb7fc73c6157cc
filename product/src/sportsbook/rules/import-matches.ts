import { readDate, readTime, type WrittenTime } from './import-times.ts'

/** Reads one openfootball file, league or World Cup, as it is. Whatever cannot be used is refused with its reason; nothing is guessed silently. */
export interface ImportedGoal {
  readonly side: 'home' | 'away'
  readonly minute: number
  readonly stoppage: number
}
export interface ImportedMatch {
  /** Place in the file, from 1. */
  readonly line: number
  readonly round: string
  /** Days since the epoch, by the file's own calendar. */
  readonly day: number
  readonly time: WrittenTime | undefined
  readonly home: string
  readonly away: string
  readonly halfTime: readonly [number, number] | undefined
  /** After regular time. */
  readonly fullTime: readonly [number, number] | undefined
  /** Only when they add up to the score. */
  readonly goals: readonly ImportedGoal[] | undefined
  readonly status: 'played' | 'unplayed' | 'awarded' | 'postponed' | 'cancelled' | 'abandoned'
}
export interface Remark {
  /** Place in the file, from 1; 0 is the file itself. */
  readonly line: number
  readonly kind: 'refused' | 'note'
  readonly text: string
}
export interface ReadFile {
  readonly name: string
  readonly matches: readonly ImportedMatch[]
  /** Other names of teams, from a file of teams. */
  readonly names: readonly { readonly name: string; readonly other: string }[]
  readonly remarks: readonly Remark[]
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const nothing = (text: string): ReadFile => ({
  name: '',
  matches: [],
  names: [],
  remarks: [{ line: 0, kind: 'refused', text }],
})

export function readMatchFile(text: string): ReadFile {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch (error) {
    return nothing(`not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (Array.isArray(root)) return readNames(root)
  if (!isObject(root) || typeof root.name !== 'string' || !Array.isArray(root.matches))
    return nothing('holds no matches')
  return readMatches(root.name, root.matches)
}

/** A file of teams: what it is good for is that it knows some of them by two names. */
function readNames(all: readonly unknown[]): ReadFile {
  const names = all.flatMap((one) =>
    isObject(one) && typeof one.name === 'string' && typeof one.name_normalised === 'string'
      ? [{ name: one.name, other: one.name_normalised }]
      : []
  )
  if (names.length === 0) return nothing('holds no matches and no second names of teams')
  return {
    name: '',
    matches: [],
    names,
    remarks: [{ line: 0, kind: 'note', text: `${names.length} teams with a second name` }],
  }
}

function readMatches(name: string, all: readonly unknown[]): ReadFile {
  const matches: ImportedMatch[] = []
  const remarks: Remark[] = []
  const seen = new Map<string, number>()
  all.forEach((raw, index) => {
    const line = index + 1
    const match = readMatch(raw, line, (text) => void remarks.push({ line, kind: 'note', text }))
    if (typeof match === 'string') return void remarks.push({ line, kind: 'refused', text: match })
    const key = `${match.home}|${match.away}|${match.day}`
    const before = seen.get(key)
    if (before !== undefined)
      return void remarks.push({ line, kind: 'refused', text: `the same match as in ${before}` })
    seen.set(key, line)
    matches.push(match)
  })
  return { name, matches, names: [], remarks }
}

/** The match, or why it is refused. */
function readMatch(raw: unknown, line: number, note: (text: string) => void): ImportedMatch | string {
  if (!isObject(raw)) return 'not a match'
  const { team1, team2, date, round, status } = raw
  if (typeof team1 !== 'string' || typeof team2 !== 'string' || team1.trim() === '' || team2.trim() === '')
    return 'a team is missing'
  if (team1.trim() === team2.trim()) return `${team1} against itself`
  const day = typeof date === 'string' ? readDate(date) : undefined
  if (day === undefined) return `no such date: ${JSON.stringify(date)}`
  const time = typeof raw.time === 'string' ? readTime(raw.time) : undefined
  if (raw.time !== undefined && !time) note(`the time ${JSON.stringify(raw.time)} is not understood`)
  const score = readScore(raw)
  if (typeof score === 'string') return score
  const { halfTime, fullTime, isPlayedOn } = score
  const how = statusOf(status, fullTime)
  if (how === undefined) return `unknown status: ${JSON.stringify(status)}`
  return {
    line,
    day,
    time,
    halfTime,
    fullTime,
    status: how,
    home: team1.trim(),
    away: team2.trim(),
    round: typeof round === 'string' ? round : '',
    goals: fullTime && knownGoals(raw, fullTime, isPlayedOn),
  }
}

function statusOf(status: unknown, fullTime: ImportedMatch['fullTime']): ImportedMatch['status'] | undefined {
  if (status === undefined) return fullTime ? 'played' : 'unplayed'
  const known = ['awarded', 'postponed', 'cancelled', 'abandoned'] as const
  return known.find((one) => one === status)
}

interface Scores {
  readonly halfTime: ImportedMatch['halfTime']
  readonly fullTime: ImportedMatch['fullTime']
  /** There was extra time: goals after the ninetieth minute are no goals of ours. */
  readonly isPlayedOn: boolean
}
function readScore(raw: Json): Scores | string {
  const { score } = raw
  if (score === undefined || score === null) return { halfTime: undefined, fullTime: undefined, isPlayedOn: false }
  // Some files write the bare full-time score.
  const parts: unknown = Array.isArray(score) ? { ft: score } : score
  if (!isObject(parts)) return 'the score is not understood'
  const [ft, ht, et] = [pair(parts.ft), pair(parts.ht), pair(parts.et)]
  if (ft === 'wrong' || ht === 'wrong' || et === 'wrong') return `the score is not understood: ${JSON.stringify(score)}`
  const fullTime = ft ?? (et && afterRegularTime(raw, et))
  if (!fullTime && et) return 'only the score after extra time is there'
  if (ht && fullTime && (ht[0] > fullTime[0] || ht[1] > fullTime[1]))
    return `more goals at half-time than at the end: ${JSON.stringify(score)}`
  return { halfTime: fullTime && ht, fullTime, isPlayedOn: et !== undefined }
}

function pair(value: unknown): readonly [number, number] | undefined | 'wrong' {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return undefined
  if (!Array.isArray(value) || value.length !== 2) return 'wrong'
  const [home, away]: unknown[] = value
  const isGoals = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 30
  return isGoals(home) && isGoals(away) ? [home, away] : 'wrong'
}

interface RawGoal {
  readonly side: 'home' | 'away'
  /** As written: 92 and 90+2 are not the same before we know whether there was extra time. */
  readonly minute: number
  readonly stoppage: number
}
function rawGoals(raw: Json): RawGoal[] | undefined {
  const of = (value: unknown, side: 'home' | 'away'): RawGoal[] | undefined => {
    if (value === undefined) return []
    if (!Array.isArray(value)) return undefined
    const goals = value.map((goal: unknown) => {
      const minute = isObject(goal) ? goal.minute : undefined
      const match = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(
        typeof minute === 'string' || typeof minute === 'number' ? String(minute) : ''
      )
      return match ? { side, minute: Number(match[1]), stoppage: Number(match[2] ?? 0) } : undefined
    })
    return goals.every((goal) => goal !== undefined) ? goals : undefined
  }
  const [home, away] = [of(raw.goals1, 'home'), of(raw.goals2, 'away')]
  return home && away && (raw.goals1 !== undefined || raw.goals2 !== undefined) ? [...home, ...away] : undefined
}

/** The score after ninety minutes, from the goals, where only the one after extra time is written and the goals account for it. */
function afterRegularTime(raw: Json, et: readonly [number, number]): readonly [number, number] | undefined {
  const goals = rawGoals(raw)
  if (!goals || !addsUp(goals, et)) return undefined
  const regular = goals.filter((goal) => goal.minute <= 90)
  return [regular.filter((goal) => goal.side === 'home').length, regular.filter((goal) => goal.side === 'away').length]
}
const addsUp = (goals: readonly { side: 'home' | 'away' }[], [home, away]: readonly [number, number]): boolean =>
  goals.filter((goal) => goal.side === 'home').length === home &&
  goals.filter((goal) => goal.side === 'away').length === away

/** The goals of regular time with their minutes. `92` without extra time is the second minute added. */
function knownGoals(raw: Json, fullTime: readonly [number, number], isPlayedOn: boolean): ImportedGoal[] | undefined {
  const goals = rawGoals(raw)
    ?.filter((goal) => !isPlayedOn || goal.minute <= 90)
    .map((goal) => (goal.minute > 90 ? { ...goal, minute: 90, stoppage: goal.minute - 90 } : goal))
    .map((goal) =>
      goal.minute === 45 || goal.minute === 90
        ? { ...goal, stoppage: Math.min(20, goal.stoppage) }
        : { ...goal, stoppage: 0 }
    )
  return goals && addsUp(goals, fullTime) && goals.every((goal) => goal.minute >= 1) ? goals : undefined
}
