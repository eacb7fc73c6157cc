/** The kinds of market and, for each, its outcomes in the order in which prices are sent. */
export const marketKinds = {
  '1x2': ['home', 'draw', 'away'],
  double_chance: ['home_draw', 'home_away', 'draw_away'],
  both_teams_to_score: ['yes', 'no'],
  over_under: ['over', 'under'],
  draw_no_bet: ['home', 'away'],
  asian_handicap: ['home', 'away'],
} as const

/** How many outcomes of a type win at once. */
export const winnersOf = (kind: string): number => (kind === 'double_chance' ? 2 : 1)
