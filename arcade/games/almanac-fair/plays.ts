import type { Play } from '../../rules/play.ts'
import { fairBets } from './rules.ts'

/** Five bets together, then each bet of the table alone. */
const mixed = [
  { bet: '1', stake: 200 },
  { bet: '5', stake: 100 },
  { bet: 'vane', stake: 100 },
  { bet: 'oak', stake: 50 },
  { bet: 'doors', stake: 50 },
]
export const plays: readonly Play[] = [mixed, ...fairBets.map((bet) => [{ bet, stake: 500 }])].map((bets) => ({
  first: { bets },
  next: () => null,
}))
