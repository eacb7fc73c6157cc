import type { Play } from '../../rules/play.ts'
import { foxBets } from './rules.ts'

const mixed = [
  { bet: 'fox', stake: 300 },
  { bet: 'tie', stake: 200 },
]
/** Two bets together, then each bet of the table alone. */
export const plays: readonly Play[] = [mixed, ...foxBets.map((bet) => [{ bet, stake: 500 }])].map((bets) => ({
  first: { bets },
  next: () => null,
}))
