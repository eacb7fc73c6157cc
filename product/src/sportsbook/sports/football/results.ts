import type { LegResult, MarketKind, Outcome, Phase } from '../../contract.ts'
import { byLine, type Quarters } from '../../rules/lines.ts'
import type { Score } from './scoreline.ts'

export interface Selected {
  readonly kind: MarketKind
  readonly line: Quarters | undefined
  readonly outcome: Outcome
}

/**
 * How a selection ends by the score after regular time and stoppage: extra time and penalties never count, own goals count for the side
 * that they are scored for.
 */
export function resultOf({ kind, line, outcome }: Selected, score: Score): LegResult {
  const lead = score.home - score.away
  const total = score.home + score.away
  switch (kind) {
    case '1x2':
      return won(outcome === 'home' ? lead > 0 : outcome === 'away' ? lead < 0 : lead === 0)
    case 'double_chance':
      return won(outcome === 'home_draw' ? lead >= 0 : outcome === 'draw_away' ? lead <= 0 : lead !== 0)
    case 'both_teams_to_score':
      return won((score.home > 0 && score.away > 0) === (outcome === 'yes'))
    case 'draw_no_bet':
      return byLine(outcome === 'home' ? lead : -lead, 0)
    case 'over_under':
      return outcome === 'over' ? byLine(total, line ?? 0) : byLine(-total, -(line ?? 0))
    case 'asian_handicap':
      return outcome === 'home' ? byLine(lead, -(line ?? 0)) : byLine(-lead, line ?? 0)
  }
}
const won = (yes: boolean): LegResult => (yes ? 'win' : 'loss')

/** What a match that did not end in the usual way does to a selection: only what can no longer change stands. */
export function resultWithoutEnd(selected: Selected, phase: Phase, score: Score): LegResult {
  if (phase !== 'abandoned') return 'void'
  const { kind, outcome, line } = selected
  if (kind === 'both_teams_to_score' && score.home > 0 && score.away > 0) return won(outcome === 'yes')
  // Over a line that is cleared by more than a half can only go on winning.
  if (kind === 'over_under' && (score.home + score.away) * 4 - (line ?? 0) >= 2) return won(outcome === 'over')
  return 'void'
}
