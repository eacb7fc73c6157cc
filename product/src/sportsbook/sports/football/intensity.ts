import type { FixtureState } from './match.ts'
import type { Rates } from './scoreline.ts'

/**
 * When goals fall: the intensity rises in a straight line through the match so that 45 % of them fall in the first half and 55 % in the
 * second (the finding of Dixon and Robinson, 1998). Stoppage time is part of its half: a half is squeezed into its 45 minutes.
 */
const slope = 0.1 / 45 ** 2
const start = (1 - (slope * 90 ** 2) / 2) / 90
const shareBefore = (minute: number): number => start * minute + (slope * minute ** 2) / 2

/** What is usually added, until the announced or played stoppage is longer. */
const usualAdded = { first_half: 2, second_half: 4 } as const

/** The share of a match's goals still to come. 1 before the start, 0 at the end. `passed`: the part of the present minute that is over, 0 to 1. */
export function shareLeft(state: Pick<FixtureState, 'phase' | 'minute' | 'added'>, passed = 0): number {
  switch (state.phase) {
    case 'not_started':
    case 'postponed':
      return 1
    case 'first_half':
      return 1 - shareBefore(squeezed(state.minute - 1 + state.added + passed, usualAdded.first_half))
    case 'half_time':
      return 1 - shareBefore(45)
    case 'second_half':
      return Math.max(
        0,
        1 - shareBefore(45 + squeezed(state.minute - 46 + state.added + passed, usualAdded.second_half))
      )
    default:
      return 0
  }
}
/** Minutes played of a half, with its stoppage, on a scale of 45. Never quite over: another goal may always fall until the whistle. */
function squeezed(played: number, usual: number): number {
  return Math.min(44.75, (45 * Math.max(0, played)) / (45 + usual))
}

/** A side that lost a player scores less and concedes more. */
const shortHanded = { own: 0.7, other: 1.2 }

/** Rates of the whole match → rates of what is left of it. The dependence of low scores fades with the time in which scores stay low. */
export function ratesLeft(whole: Rates, state: FixtureState, passed = 0): Rates {
  const share = shareLeft(state, passed)
  const home = whole.home * share * shortHanded.own ** state.redCards.home * shortHanded.other ** state.redCards.away
  const away = whole.away * share * shortHanded.own ** state.redCards.away * shortHanded.other ** state.redCards.home
  return { home, away, rho: whole.rho * share }
}
