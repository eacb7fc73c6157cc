import type { Play } from '../../rules/play.ts'
import { lanternBets } from './rules.ts'

const mixed = [
  { bet: 'small', stake: 300 },
  { bet: 'single-5', stake: 200 },
]
/** Two bets together, then each bet of the table alone. */
export const plays: readonly Play[] = [mixed, ...[...lanternBets].map((bet) => [{ bet, stake: 500 }])].map((bets) => ({
  first: { bets },
  next: () => null,
}))
