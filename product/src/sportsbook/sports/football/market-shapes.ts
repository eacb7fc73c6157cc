import type { MarketShape } from '../../rules/best-return.ts'
import { books } from '../../rules/bet-costs.ts'
import { offered } from './pricing.ts'

const outcomes = { winners: 1, isLine: false, likeliest: 0.999_999 } as const
const line = { outcomes: 2, winners: 1, isLine: true, likeliest: offered.most } as const

/** Every kind of market before a match. In play each carries more margin. */
export const marketShapes: readonly MarketShape[] = [
  { ...outcomes, outcomes: 3, book: books['1x2'] },
  { ...outcomes, outcomes: 3, winners: 2, book: books.double_chance },
  { ...outcomes, outcomes: 2, book: books.both_teams_to_score },
  { ...outcomes, outcomes: 2, book: books.draw_no_bet },
  { ...line, book: books.over_under },
  { ...line, book: books.asian_handicap },
]
