import type { Scoring, StageScoring } from '@ante/product/tournaments/rules/shapes'

export const stageScoringNames: Readonly<Record<StageScoring, string>> = {
  stakes: 'All stakes',
  multiplier: 'Best multiplier',
  net_win: 'Net win',
}
export const scoringNames: Readonly<Record<Scoring, string>> = {
  ...stageScoringNames,
  streak: 'Longest streak of wins',
  position: 'Places in stages',
}
