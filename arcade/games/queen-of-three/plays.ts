import type { Play } from '../../rules/play.ts'
import { plays as lowest, type ThreeView } from './rules.ts'
import { strengthOf } from './rules/hands.ts'

/** Queen, six, four and higher are played, lower ones folded: the best decisions. */
const next: Play<ThreeView>['next'] = (_, { player: [a = 0, b = 0, c = 0] }) => ({
  decision: strengthOf([a, b, c]) >= lowest ? 'play' : 'fold',
})
const ante = (stake: number) => [
  { bet: 'ante', stake },
  { bet: 'play', stake },
]
/** Ante and pair plus together, then each alone. */
export const plays: readonly Play<ThreeView>[] = [
  [...ante(200), { bet: 'pair-plus', stake: 100 }],
  [{ bet: 'pair-plus', stake: 500 }],
].map((bets) => ({ first: { bets }, next }))
