import { isDay } from './days.ts'

/** What the address of `/betting` chooses. */
export interface Choice {
  readonly league: string | undefined
  readonly day: string | undefined
  readonly live: boolean
  readonly fixture: string | undefined
  /** How many fixtures the board shows. */
  readonly shown: number
}

export const boardStep = 40
const boardMax = 200

export function choiceOf(query: URLSearchParams): Choice {
  const day = query.get('day') ?? ''
  const fixture = query.get('fixture') ?? ''
  const shown = Number(query.get('shown'))
  return {
    league: query.get('league') || undefined,
    day: isDay(day) ? day : undefined,
    live: query.get('live') === '1',
    fixture: /^\d{1,18}$/.test(fixture) ? fixture : undefined,
    shown: Number.isInteger(shown) && shown > boardStep ? Math.min(shown, boardMax) : boardStep,
  }
}

/** The address of a choice: `live` and a day exclude one another, a fixture keeps the rest so that there is a way back. */
export function addressOf({ league, day, live, fixture, shown }: Partial<Choice>): string {
  const query = new URLSearchParams()
  if (league) query.set('league', league)
  if (live) query.set('live', '1')
  else if (day) query.set('day', day)
  if (fixture) query.set('fixture', fixture)
  if (shown && shown > boardStep) query.set('shown', String(Math.min(shown, boardMax)))
  const text = query.toString()
  return text ? `/betting?${text}` : '/betting'
}
