import type { Currency } from '@ante/kit/money'
import type { Params } from '../api.ts'
import { countOf, linesOf, minorOf, namesOf, sumOfLines, timeField, timeOf } from '../ui/typed.ts'

type Put = Omit<Params<'draws.put'>, 'reason'>

/** A draw as it is typed. Times are UTC as a field of date and time writes them; sums are of the draw's currency. */
export interface DrawDraft {
  readonly sysname: string
  readonly kind: 'raffle' | 'drops'
  readonly title: string
  readonly text: string
  readonly currency: Currency
  readonly games: string
  readonly startsAt: string
  readonly endsAt: string
  readonly dueBefore: string
  /** One prize in each line. */
  readonly prizes: string
  readonly growsFrom: string
  readonly stake: string
  readonly points: string
  readonly most: string
  readonly repeats: boolean
}

/** From the next full hour for a day. */
export function newDrawDraft(now: number): DrawDraft {
  const hour = 3_600_000
  const from = (Math.floor(now / hour) + 1) * hour
  return {
    sysname: '',
    kind: 'raffle',
    title: '',
    text: '',
    currency: 'USD',
    games: '',
    startsAt: timeField(from),
    endsAt: timeField(from + 24 * hour),
    dueBefore: '',
    prizes: '',
    growsFrom: '',
    stake: '10',
    points: '',
    most: '100',
    repeats: false,
  }
}

/** What the call takes, or a sentence that says what is wrong. */
export function putFrom(draft: DrawDraft): Put | string {
  const { kind, currency } = draft
  const [starts_at, ends_at] = [timeOf(draft.startsAt), timeOf(draft.endsAt)]
  if (starts_at === undefined || ends_at === undefined) return 'Enter when it starts and ends.'
  const prizes = linesOf(draft.prizes).map((line) => minorOf(line, currency))
  const known = prizes.filter((prize) => prize !== undefined)
  if (known.length === 0 || known.length < prizes.length) return `Enter one prize in ${currency} in each line.`
  const stake = minorOf(draft.stake, currency)
  if (stake === undefined) return `Enter the stake in ${currency}.`
  const games = namesOf(draft.games)
  const common = {
    sysname: draft.sysname,
    kind,
    texts: { en: { title: draft.title, text: draft.text } },
    currency,
    games,
    starts_at,
    ends_at,
    prizes_minor: known,
    stakes: { [currency]: stake },
    repeats: draft.repeats,
  }
  if (kind === 'raffle') {
    const most = countOf(draft.most)
    if (most === undefined) return 'Enter how many tickets one player can have.'
    const points = countOf(draft.points)
    if (draft.points.trim() !== '' && points === undefined) return 'Enter the points for a ticket as a whole number.'
    return { ...common, tickets_most: most, ...(points !== undefined && { ticket_points: points }) }
  }
  const due = draft.dueBefore === '' ? ends_at : timeOf(draft.dueBefore)
  if (due === undefined) return 'Enter before when each prize drops.'
  const from = minorOf(draft.growsFrom, currency)
  if (draft.growsFrom.trim() !== '' && from === undefined) return `Enter what it grows from in ${currency}.`
  if (from !== undefined && known.length > 1) return 'Enter one prize: only a single drop can grow.'
  return { ...common, due_before: due, ...(from !== undefined && { grows_from_minor: from }) }
}

/** All prizes of a draft, as its budget; undefined while something is missing. */
export const budgetOf = ({ prizes, currency }: DrawDraft): string | undefined => sumOfLines(prizes, currency)
