import { type FeedDice, feedDice } from './dice.ts'

/** What happens in a match. `offset` is counted in match minutes from the kick-off, breaks included. */
export interface Happening {
  readonly code:
    | 'KO'
    | 'CLOCK'
    | 'GOAL'
    | 'GOAL_CANCELLED'
    | 'RED'
    | 'HT'
    | 'SH'
    | 'FT'
    | 'POSTPONED'
    | 'CANCELLED'
    | 'ABANDONED'
  readonly offset: number
  readonly minute: number
  readonly stoppage: number
  readonly side?: 'home' | 'away'
}

/** The break lasts four match minutes on this world's clock. */
const breakMinutes = 4
/** A match is over this many match minutes after its kick-off, whatever happens. */
export const longestMatch = 45 + 8 + breakMinutes + 45 + 12 + 2

interface Slot {
  readonly offset: number
  readonly minute: number
  readonly stoppage: number
  readonly half: 1 | 2
}
interface Frame {
  readonly slots: readonly Slot[]
  readonly added: readonly [number, number]
}

/** The minutes that are played, with the stoppage of each half. */
function frameOf(added: readonly [number, number]): Frame {
  const half = (which: 1 | 2, start: number): Slot[] =>
    Array.from({ length: 45 + (which === 1 ? added[0] : added[1]) }, (_, played) => ({
      offset: start + played,
      half: which,
      minute: (which - 1) * 45 + Math.min(45, played + 1),
      stoppage: Math.max(0, played - 44),
    }))
  return { added, slots: [...half(1, 0), ...half(2, 45 + added[0] + breakMinutes)] }
}
const usualStoppage = (dice: FeedDice): [number, number] => [1 + dice.below(4), 2 + dice.below(6)]

/** A match invented from chance: goals as a Poisson process whose intensity rises through the match, thinned minute by minute. */
export function inventedCourse(seed: string, place: string, rates: { home: number; away: number }): Happening[] {
  const dice = feedDice(seed, 'course', place)
  const fate = dice.next()
  if (fate < 0.003) return [{ code: 'POSTPONED', offset: -5, minute: 0, stoppage: 0 }]
  const frame = frameOf(usualStoppage(dice))
  const events: Happening[] = []
  const factor = { home: 1, away: 1 }
  for (const slot of frame.slots) {
    for (const side of ['home', 'away'] as const) {
      if (dice.next() < 1 - Math.exp(-rates[side] * factor[side] * intensity(slot, frame)))
        events.push(...goal(dice, slot, side))
      if (dice.next() < 0.0007) {
        events.push({ code: 'RED', ...within(slot, dice), side })
        factor[side] *= 0.75
        factor[side === 'home' ? 'away' : 'home'] *= 1.2
      }
    }
  }
  const whole = framed(frame, events)
  if (fate > 0.9985) return abandoned(whole, 20 + dice.below(60))
  return whole
}

/** Share of a match's goals in one minute: more towards the end. */
const intensity = ({ minute }: Slot, { slots }: Frame): number => (0.8 + (0.4 * minute) / 90) / slots.length

/** Somewhere inside the minute, so that a goal does not come with the tick of the clock. */
const within = (slot: Slot, dice: FeedDice) => ({
  offset: slot.offset + 0.1 + dice.next() * 0.8,
  minute: slot.minute,
  stoppage: slot.stoppage,
})

/** Some goals do not stand: the video referee takes them back a little later. */
function goal(dice: FeedDice, slot: Slot, side: 'home' | 'away'): Happening[] {
  const given: Happening = { code: 'GOAL', ...within(slot, dice), side }
  return dice.next() < 0.03 ? [given, { ...given, code: 'GOAL_CANCELLED', offset: given.offset + 0.6 }] : [given]
}

function framed({ slots, added }: Frame, events: readonly Happening[]): Happening[] {
  const first = slots.filter((slot) => slot.half === 1)
  const halfTime = (first.at(-1)?.offset ?? 0) + 1
  const end = (slots.at(-1)?.offset ?? 0) + 1
  const clock = slots.filter(({ minute }) => minute !== 1 && minute !== 46)
  return [
    { code: 'KO' as const, offset: 0, minute: 1, stoppage: 0 },
    ...clock.map(({ offset, minute, stoppage }): Happening => ({ code: 'CLOCK', offset, minute, stoppage })),
    ...events,
    // The whistle waits for a decision that is still open.
    { code: 'HT' as const, offset: halfTime + 0.65, minute: 45, stoppage: added[0] },
    { code: 'SH' as const, offset: halfTime + breakMinutes, minute: 46, stoppage: 0 },
    { code: 'FT' as const, offset: end + 0.65, minute: 90, stoppage: added[1] },
  ].sort((a, b) => a.offset - b.offset)
}

function abandoned(whole: readonly Happening[], afterMinute: number): Happening[] {
  const until = whole.findIndex((at) => at.code === 'CLOCK' && at.minute >= afterMinute)
  const last = whole[until]
  return last ? [...whole.slice(0, until), { ...last, code: 'ABANDONED' }] : [...whole]
}

export interface RealMatch {
  readonly halfTime: readonly [number, number] | undefined
  readonly fullTime: readonly [number, number] | undefined
  readonly goals?:
    | readonly { readonly side: 'home' | 'away'; readonly minute: number; readonly stoppage: number }[]
    | undefined
  readonly end: 'played' | 'postponed' | 'cancelled' | 'abandoned'
}

/** A match of the past, played again: its real half-time and full-time score, its real minutes where they are known, else invented ones. */
export function replayedCourse(seed: string, id: string, real: RealMatch): Happening[] {
  const dice = feedDice(seed, 'replay', id)
  if (real.end === 'postponed') return [{ code: 'POSTPONED', offset: -5, minute: 0, stoppage: 0 }]
  if (real.end === 'cancelled' || !real.fullTime) return [{ code: 'CANCELLED', offset: -5, minute: 0, stoppage: 0 }]
  const frame = frameOf(stoppageFor(usualStoppage(dice), real))
  const scored = real.goals
    ? real.goals.map((at) => knownGoal(frame, dice, at))
    : inventedGoals(frame, dice, real.halfTime, real.fullTime)
  const whole = framed(
    frame,
    scored.sort((a, b) => a.offset - b.offset)
  )
  return real.end === 'abandoned' ? abandoned(whole, 60) : whole
}

/** Stoppage as long as the latest known goal needs. */
function stoppageFor([first, second]: readonly [number, number], { goals = [] }: RealMatch): [number, number] {
  const latest = (minute: 45 | 90) =>
    Math.max(0, ...goals.filter((goal) => goal.minute === minute).map((goal) => goal.stoppage))
  return [Math.max(first, latest(45)), Math.max(second, latest(90))]
}

function knownGoal(
  { slots }: Frame,
  dice: FeedDice,
  { side, minute, stoppage }: NonNullable<RealMatch['goals']>[number]
): Happening {
  const slot = slots.find((at) => at.minute === minute && at.stoppage === stoppage) ?? slots.at(-1)
  if (!slot) throw new Error('a match without minutes')
  return { code: 'GOAL', ...within(slot, dice), side }
}

function inventedGoals(
  { slots }: Frame,
  dice: FeedDice,
  halfTime: RealMatch['halfTime'],
  fullTime: readonly [number, number]
): Happening[] {
  return (['home', 'away'] as const).flatMap((side, index) => {
    const total = fullTime[index] ?? 0
    const first = halfTime?.[index] ?? Array.from({ length: total }, () => dice.next()).filter((at) => at < 0.45).length
    const draw = (half: 1 | 2, count: number): Happening[] => {
      const played = slots.filter((slot) => slot.half === half)
      return Array.from({ length: count }, () => ({
        code: 'GOAL',
        ...within(played[dice.below(played.length)] ?? { offset: 0, minute: 1, stoppage: 0, half }, dice),
        side,
      }))
    }
    return [...draw(1, first), ...draw(2, total - first)]
  })
}
