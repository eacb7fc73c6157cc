import type { Play } from '../../rules/play.ts'
import { rouletteBets } from './rules.ts'

const mixed = [
  { bet: 'red', stake: 300 },
  { bet: '17', stake: 200 },
]
/** Two bets together, then each bet of the table alone. */
export const plays: readonly Play[] = [mixed, ...[...rouletteBets.keys()].map((bet) => [{ bet, stake: 500 }])].map(
  (bets) => ({ first: { bets }, next: () => null })
)
