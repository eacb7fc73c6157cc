import type { Play } from '../../rules/play.ts'
import { fairBets } from './rules.ts'

const stakesOfAll = [100, 100, 100, 50, 50, 50, 50]
/** All bets together, each alone, and any two: so that also the rarest show is paid often enough to be seen. */
const all = fairBets.map((bet, index) => ({ bet, stake: stakesOfAll[index] ?? 0 }))
const pairs = fairBets.flatMap((bet, index) =>
  fairBets.slice(index + 1).map((other) => [
    { bet, stake: 300 },
    { bet: other, stake: 200 },
  ])
)

export const plays: readonly Play[] = [all, ...fairBets.map((bet) => [{ bet, stake: 500 }]), ...pairs].map((bets) => ({
  first: { bets },
  next: () => null,
}))
