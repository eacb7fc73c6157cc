import { type Machine, next } from '@ante/kit/machine'
import type { Phase } from '../../contract.ts'
import type { Score } from './scoreline.ts'

export interface FixtureState {
  readonly phase: Phase
  readonly minute: number
  readonly added: number
  readonly score: Score
  readonly halfTime: Score | undefined
  readonly redCards: Score
}

/** A moment that a feed reports, in our words. `sequence` grows by one within a fixture. */
export interface MatchEvent {
  readonly sequence: number
  readonly kind: MatchEventKind
  readonly minute: number
  readonly added: number
  readonly side?: 'home' | 'away'
}
export type MatchEventKind =
  | 'kick_off'
  | 'clock'
  | 'goal'
  | 'goal_cancelled'
  | 'red_card'
  | 'half_time'
  | 'second_half'
  | 'full_time'
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  /** A word of the feed that has no meaning here: whatever it says, it changes nothing that we know of. */
  | 'unknown'

const playing = ['first_half', 'second_half'] as const
/** A goal can be given or taken back a moment after the whistle, so the breaks take them too. */
const started = ['first_half', 'half_time', 'second_half'] as const

const phaseMachine = {
  kick_off: { from: ['not_started'], to: 'first_half' },
  half_time: { from: ['first_half'], to: 'half_time' },
  second_half: { from: ['half_time'], to: 'second_half' },
  full_time: { from: ['second_half'], to: 'finished' },
  postponed: { from: ['not_started'], to: 'postponed' },
  cancelled: { from: ['not_started'], to: 'cancelled' },
  abandoned: { from: started, to: 'abandoned' },
} as const satisfies Machine<
  Phase,
  Exclude<MatchEventKind, 'clock' | 'goal' | 'goal_cancelled' | 'red_card' | 'unknown'>
>

export const beforeStart: FixtureState = {
  phase: 'not_started',
  minute: 0,
  added: 0,
  score: { home: 0, away: 0 },
  halfTime: undefined,
  redCards: { home: 0, away: 0 },
}

export const isLive = (phase: Phase): boolean =>
  phase === 'first_half' || phase === 'half_time' || phase === 'second_half'
/** Nothing more can happen under this id: results are final. A postponed match comes back as a new one, if it does. */
export const isOver = (phase: Phase): boolean =>
  phase === 'finished' || phase === 'postponed' || phase === 'cancelled' || phase === 'abandoned'

/** The state after a moment, or undefined when it cannot happen in this state (a feed's error: it is left out and reported). */
export function apply(state: FixtureState, moment: MatchEvent): FixtureState | undefined {
  switch (moment.kind) {
    case 'clock':
      return includes(playing, state.phase) && !isEarlier(moment, state)
        ? { ...state, minute: moment.minute, added: moment.added }
        : undefined
    case 'goal':
    case 'red_card':
    case 'goal_cancelled':
      return moment.side && includes(started, state.phase) ? counted(state, moment, moment.side) : undefined
    case 'unknown':
      return state
    default: {
      const phase = next<Phase, keyof typeof phaseMachine>(phaseMachine, state.phase, moment.kind)
      return phase && entered(state, phase, moment)
    }
  }
}

function entered(state: FixtureState, phase: Phase, moment: MatchEvent): FixtureState {
  if (phase === 'first_half') return { ...beforeStart, phase, minute: 1 }
  if (phase === 'half_time') return { ...state, phase, minute: 45, added: moment.added, halfTime: state.score }
  if (phase === 'second_half') return { ...state, phase, minute: 46, added: 0 }
  if (phase === 'finished') return { ...state, phase, minute: 90, added: moment.added }
  return { ...state, phase }
}

function counted(state: FixtureState, moment: MatchEvent, side: 'home' | 'away'): FixtureState | undefined {
  const at =
    isEarlier(moment, state) || !includes(playing, state.phase) ? {} : { minute: moment.minute, added: moment.added }
  if (moment.kind === 'red_card')
    return { ...state, ...at, redCards: { ...state.redCards, [side]: state.redCards[side] + 1 } }
  const goals = state.score[side] + (moment.kind === 'goal' ? 1 : -1)
  if (goals < 0) return undefined
  const score = { ...state.score, [side]: goals }
  return { ...state, ...at, score, halfTime: state.phase === 'half_time' ? score : state.halfTime }
}

const isEarlier = (moment: MatchEvent, state: FixtureState): boolean =>
  moment.minute < state.minute || (moment.minute === state.minute && moment.added < state.added)
const includes = (all: readonly Phase[], phase: Phase): boolean => all.includes(phase)
