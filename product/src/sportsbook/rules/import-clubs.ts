import { nameKey, nameWords } from './club-names.ts'

/** A club that the book knows, with every spelling under which it was met. */
export interface KnownClub {
  readonly id: number
  readonly name: string
  readonly spellings: readonly string[]
}
export interface NamedMatch {
  readonly home: string
  readonly away: string
  readonly day: number
}
export interface ResolvedClub {
  /** The spelling that stands for the club. */
  readonly name: string
  readonly known: KnownClub | undefined
}
export interface ResolvedClubs {
  /** By spelling in the file. */
  readonly clubs: ReadonlyMap<string, ResolvedClub>
  /** Spellings that were read as another one: told, so that a wrong guess is seen. */
  readonly merged: readonly { readonly spelling: string; readonly name: string }[]
}

/** Names that no rule would find. */
const nicknames: Readonly<Record<string, string>> = {
  wolves: 'wolverhampton wanderers',
  spurs: 'tottenham hotspur',
  psg: 'paris saint germain',
  inter: 'internazionale milano',
  'inter milan': 'internazionale milano',
  'bayern munich': 'bayern munchen',
  cologne: 'koln',
  'athletic bilbao': 'athletic',
  'sporting lisbon': 'sporting portugal',
  marseille: 'olympique marseille',
  lyon: 'olympique lyonnais',
  'korea republic': 'south korea',
}
const keyOf = (name: string): string => nicknames[nameKey(name)] ?? nameKey(name)

/**
 * Tells which names of a file are one club. The same words (forms, years and accents aside) are the same club; a shortened name is, where only
 * one club can be meant and the two never meet and never play on the same day. Clubs that were known before keep their identity. Countries are
 * never shortened: Austria is not Australia.
 */
export function resolveClubs(
  matches: readonly NamedMatch[],
  known: readonly KnownClub[],
  shortening: 'clubs' | 'none' = 'clubs'
): ResolvedClubs {
  const diary = diaryOf(matches)
  const knownBy = new Map<string, KnownClub>()
  for (const club of known) for (const spelling of [club.name, ...club.spellings]) knownBy.set(spelling, club)
  const knownByKey = new Map(
    known.flatMap((club) => [club.name, ...club.spellings].map((spelling) => [keyOf(spelling), club] as const))
  )
  const groups = sameWords([...diary.keys()], knownBy, diary)
  const clubs = new Map<string, ResolvedClub>()
  const merged: { spelling: string; name: string }[] = []
  const settled = groups.map((group) => ({
    ...group,
    known: group.spellings.map((one) => knownBy.get(one)).find(Boolean) ?? knownByKey.get(group.key),
  }))
  for (const group of settled) {
    const isFree = !group.known && shortening === 'clubs'
    const target = (isFree ? onlyCandidate(group, settled, diary) : undefined) ?? group
    const other = isFree && target === group ? onlyKnown(group, known, settled) : undefined
    const club: ResolvedClub = { name: target.known?.name ?? other?.name ?? target.name, known: target.known ?? other }
    for (const spelling of group.spellings) {
      clubs.set(spelling, club)
      if (spelling !== club.name && !knownBy.has(spelling)) merged.push({ spelling, name: club.name })
    }
  }
  return { clubs, merged }
}

interface Diary {
  readonly opponents: Set<string>
  readonly days: Set<number>
}
function diaryOf(matches: readonly NamedMatch[]): Map<string, Diary> {
  const diary = new Map<string, Diary>()
  const note = (name: string, opponent: string, day: number): void => {
    const page = diary.get(name) ?? { opponents: new Set(), days: new Set() }
    page.opponents.add(opponent)
    page.days.add(day)
    diary.set(name, page)
  }
  for (const { home, away, day } of matches) {
    note(home, away, day)
    note(away, home, day)
  }
  return diary
}

interface Group {
  readonly key: string
  /** The spelling that is used most. */
  readonly name: string
  readonly spellings: readonly string[]
}
function sameWords(
  names: readonly string[],
  knownBy: ReadonlyMap<string, KnownClub>,
  diary: ReadonlyMap<string, Diary>
): Group[] {
  const byKey = Map.groupBy(names, (name) => knownBy.get(name)?.id.toString() ?? keyOf(name))
  return [...byKey].flatMap(([key, spellings]) => {
    const ordered = spellings.toSorted((a, b) => (diary.get(b)?.days.size ?? 0) - (diary.get(a)?.days.size ?? 0))
    // Two that meet are two, whatever they are called.
    const isOne = ordered.every((a) => ordered.every((b) => a === b || areApart(diary, [a], [b])))
    return isOne
      ? [{ key, name: ordered[0] ?? key, spellings: ordered }]
      : ordered.map((name) => ({ key: name, name, spellings: [name] }))
  })
}

function areApart(diary: ReadonlyMap<string, Diary>, some: readonly string[], others: readonly string[]): boolean {
  return some.every((a) =>
    others.every((b) => {
      const [one, two] = [diary.get(a), diary.get(b)]
      return !one || !two || (!one.opponents.has(b) && [...one.days].every((day) => !two.days.has(day)))
    })
  )
}

function onlyCandidate<G extends Group>(group: G, all: readonly G[], diary: ReadonlyMap<string, Diary>): G | undefined {
  const candidates = all.filter(
    (other) =>
      other !== group && isShortFor(group.name, other.name) && areApart(diary, group.spellings, other.spellings)
  )
  return candidates.length === 1 ? candidates[0] : undefined
}

/** A club of earlier files whose shortened or full name this is, unless it appears in this file by itself. */
function onlyKnown(
  group: Group,
  known: readonly KnownClub[],
  all: readonly (Group & { known: KnownClub | undefined })[]
): KnownClub | undefined {
  const candidates = known.filter(
    (club) =>
      !all.some((other) => other.known === club) &&
      (isShortFor(group.name, club.name) || isShortFor(club.name, group.name))
  )
  return candidates.length === 1 ? candidates[0] : undefined
}

/** `QPR`, `Man United`, `West Brom`, `Sheffield Utd`: initials, or words cut short in the same order. */
export function isShortFor(short: string, long: string): boolean {
  const [few, many] = [nameWords(short), nameWords(long)]
  if (few.length === 1 && many.length > 1 && few[0] === many.map((word) => word[0]).join('')) return true
  if (few.length > many.length || few.join('').length >= many.join('').length || (few[0]?.length ?? 0) < 3) return false
  const whole = few.filter((word, index) => word === many[index]).length
  return few.every(
    (word, index) => many[index]?.startsWith(word) || (whole > 0 && isContraction(word, many[index] ?? ''))
  )
}
/** `utd` for united, `nottm` for nottingham: letters left out, the first kept. Only beside a word that is whole. */
function isContraction(word: string, whole: string): boolean {
  if (word.length < 3 || word[0] !== whole[0]) return false
  let at = 0
  for (const letter of whole) if (letter === word[at]) at += 1
  return at === word.length
}
