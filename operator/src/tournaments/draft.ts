import { type Currency, isCurrency, money, toDecimal } from '@ante/kit/money'
import { mostStages, type Restriction, type Scoring, type StageScoring } from '@ante/product/tournaments/rules/shapes'
import { stageCount } from '@ante/product/tournaments/rules/stages'
import type { StaffTournament } from '@ante/product/tournaments/contract-staff'
import type { Params } from '../api.ts'
import { filledTexts, type Texts } from '../ui/language-fields.tsx'
import { countOf, linesOf, minorOf, namesOf, timeField, timeOf } from '../ui/typed.ts'

export type Put = Omit<Params<'tournaments.put'>, 'reason'>

/** A tournament as it is typed. Times are UTC as a field of date and time writes them; names have commas between them. */
export interface TournamentDraft {
  readonly sysname: string
  readonly title: string
  readonly text: string
  /** In other languages than English. */
  readonly texts: Texts
  readonly image: string
  readonly games: string
  readonly currency: Currency
  /** One prize in each line, in the currency. */
  readonly prizes: string
  readonly startsAt: string
  readonly endsAt: string
  readonly repeats: boolean
  readonly scoring: Scoring
  /** A currency and its points for one unit staked in each line. */
  readonly rates: string
  readonly stageHours: string
  readonly stageScoring: StageScoring
  /** Points by place, with commas between them. */
  readonly stagePoints: string
  readonly resetOnCashout: boolean
  readonly countries: string
  readonly excludedCountries: string
  readonly deposits: string
  readonly needsContact: boolean
  readonly needsName: boolean
  readonly most: string
  readonly isBought: boolean
  readonly provider: string
  readonly tags: string
}

/** What the parts of its form take. */
export interface Fields {
  readonly draft: TournamentDraft
  readonly onChange: (more: Partial<TournamentDraft>) => void
}

/** From the next full hour for a day. */
export function newTournamentDraft(now: number): TournamentDraft {
  const hour = 3_600_000
  const from = (Math.floor(now / hour) + 1) * hour
  return {
    sysname: '',
    title: '',
    text: '',
    texts: {},
    image: '',
    games: '',
    currency: 'USD',
    prizes: '',
    startsAt: timeField(from),
    endsAt: timeField(from + 24 * hour),
    repeats: false,
    scoring: 'stakes',
    rates: 'USD 100',
    stageHours: '6',
    stageScoring: 'multiplier',
    stagePoints: '25, 18, 15, 12, 10',
    resetOnCashout: false,
    countries: '',
    excludedCountries: '',
    deposits: '',
    needsContact: false,
    needsName: false,
    most: '',
    isBought: false,
    provider: '',
    tags: '',
  }
}

/** One that is there, to be changed. */
export function draftOf({ terms }: StaffTournament, now: number): TournamentDraft {
  const { en, ...others } = terms.texts
  const find = <K extends Restriction['type']>(type: K) =>
    terms.restrictions.find((one): one is Extract<Restriction, { type: K }> => one.type === type)
  return {
    ...newTournamentDraft(now),
    sysname: terms.sysname ?? '',
    title: en?.title ?? '',
    text: en?.text ?? '',
    texts: others,
    image: terms.images['tile'] ?? '',
    games: terms.games.join(', '),
    currency: terms.currency,
    prizes: terms.prizes_minor.map((minor) => toDecimal(money(minor, terms.currency))).join('\n'),
    startsAt: timeField(Date.parse(terms.starts_at)),
    endsAt: timeField(Date.parse(terms.ends_at)),
    repeats: terms.repeats,
    scoring: terms.scoring,
    rates: Object.entries(terms.rates)
      .map(([currency, points]) => `${currency} ${points}`)
      .join('\n'),
    ...(terms.stages && {
      stageHours: String(terms.stages.hours),
      stageScoring: terms.stages.scoring,
      stagePoints: terms.stages.points.join(', '),
    }),
    resetOnCashout: terms.reset_on_cashout,
    countries: find('countries')?.params.countries.join(', ') ?? '',
    excludedCountries: find('excluded_countries')?.params.countries.join(', ') ?? '',
    deposits: String(find('min_deposits')?.params.count ?? ''),
    needsContact: find('confirmed_contact') !== undefined,
    needsName: find('profile_data') !== undefined,
    most: terms.entrants_most === null ? '' : String(terms.entrants_most),
    isBought: terms.is_entry_bought,
    provider: terms.provider ?? '',
    tags: terms.tags.join(', '),
  }
}

/** What the call takes, or a sentence that says what is wrong. Other pictures and additional data stay as they were. */
export function putFrom(draft: TournamentDraft, before?: StaffTournament): Put | string {
  const { currency, scoring } = draft
  const [starts_at, ends_at] = [timeOf(draft.startsAt), timeOf(draft.endsAt)]
  if (starts_at === undefined || ends_at === undefined) return 'Enter when it starts and ends.'
  if (ends_at <= starts_at) return 'Enter an end after the start.'
  const prizes = linesOf(draft.prizes).map((line) => minorOf(line, currency))
  const known = prizes.filter((prize) => prize !== undefined)
  if (known.length === 0 || known.length < prizes.length) return `Enter one prize in ${currency} in each line.`
  const games = namesOf(draft.games)
  if (games.length === 0) return 'Enter one game at least.'
  const rates = ratesOf(draft)
  if (typeof rates === 'string') return rates
  const stages = scoring === 'position' ? stagesOf(draft, new Date(starts_at), new Date(ends_at)) : undefined
  if (typeof stages === 'string') return stages
  const restrictions = restrictionsOf(draft)
  if (typeof restrictions === 'string') return restrictions
  const most = draft.most.trim() === '' ? null : countOf(draft.most)
  if (most === undefined) return 'Enter how many players can take part as a whole number.'
  const { tile: _, ...images } = before?.terms.images ?? {}
  const image = draft.image.trim()
  return {
    sysname: draft.sysname,
    texts: { ...filledTexts(draft.texts), en: { title: draft.title, text: draft.text } },
    images: { ...images, ...(image !== '' && { tile: image }) },
    games,
    currency,
    prizes_minor: known,
    starts_at,
    ends_at,
    scoring,
    rates,
    restrictions,
    reset_on_cashout: scoring !== 'position' && draft.resetOnCashout,
    provider: draft.provider.trim() || null,
    tags: namesOf(draft.tags),
    extra: before?.terms.extra ?? {},
    repeats: draft.repeats,
    ...(stages && { stages }),
    entrants_most: most,
    is_entry_bought: draft.isBought,
  }
}

function ratesOf({ rates, currency }: TournamentDraft): NonNullable<Put['rates']> | string {
  const made: NonNullable<Put['rates']> = {}
  for (const line of linesOf(rates)) {
    const [code = '', points = '', ...rest] = line.split(/\s+/)
    const count = countOf(points)
    if (!isCurrency(code) || count === undefined || rest.length > 0)
      return 'Enter a currency and its points in each line, such as EUR 108.'
    made[code] = count
  }
  return made[currency] === undefined ? `Enter the points for stakes in ${currency}, such as ${currency} 100.` : made
}

function stagesOf(draft: TournamentDraft, startsAt: Date, endsAt: Date): NonNullable<Put['stages']> | string {
  const hours = countOf(draft.stageHours)
  if (hours === undefined || hours > 168) return 'Enter how many hours a stage takes, from 1 to 168.'
  const count = stageCount({ startsAt, endsAt, stages: { hours } })
  if (!Number.isInteger(count) || count > mostStages)
    return `Enter hours that divide the time of the tournament into whole stages, ${mostStages} at most.`
  const points = namesOf(draft.stagePoints).map(countOf)
  const known = points.filter((one) => one !== undefined)
  if (known.length === 0 || known.length < points.length) return 'Enter the points of each place, such as 25, 18, 15.'
  if (known.some((one, index) => one > (known[index - 1] ?? one))) return 'A later place can’t bring more points.'
  return { hours, scoring: draft.stageScoring, points: known }
}

function restrictionsOf(draft: TournamentDraft): NonNullable<Put['restrictions']> | string {
  const [countries, excluded] = [namesOf(draft.countries), namesOf(draft.excludedCountries)]
  if (![...countries, ...excluded].every((code) => /^[A-Z]{2}$/.test(code)))
    return 'Enter countries by their codes, such as DE, AT.'
  const deposits = draft.deposits.trim() === '' ? 0 : countOf(draft.deposits)
  if (deposits === undefined) return 'Enter how many deposits a player needs as a whole number.'
  return [
    ...(countries.length > 0 ? [{ type: 'countries' as const, params: { countries } }] : []),
    ...(excluded.length > 0 ? [{ type: 'excluded_countries' as const, params: { countries: excluded } }] : []),
    ...(deposits > 0 ? [{ type: 'min_deposits' as const, params: { count: deposits } }] : []),
    ...(draft.needsContact ? [{ type: 'confirmed_contact' as const, params: {} }] : []),
    ...(draft.needsName ? [{ type: 'profile_data' as const, params: {} }] : []),
  ]
}
