import type { Play } from '../../rules/play.ts'
import { wheelBets } from './rules.ts'

const mixed = [
  { bet: 'light', stake: 300 },
  { bet: '12', stake: 200 },
]
/** Two bets together, then each bet of the table alone. */
export const plays: readonly Play[] = [mixed, ...[...wheelBets.keys()].map((bet) => [{ bet, stake: 500 }])].map(
  (bets) => ({ first: { bets }, next: () => null })
)
