import type { Play } from '../../rules/play.ts'
import { adviceFor } from './rules/advice.ts'
import type { BlackjackView } from './rules.ts'

type Next = Play<BlackjackView>['next']
const best: Next = (_, view) => ({ move: adviceFor(view)?.move ?? 'stand' })
const asTheDealer: Next = (_, view) => ({ move: (view.hands[view.active ?? 0]?.total ?? 0) < 17 ? 'hit' : 'stand' })
/** Every pair is split, as often as it may be; best play otherwise. */
const pairs: Next = (step, view) => (view.moves.includes('split') ? { move: 'split' } : best(step, view))

/** Best play, the dealer’s, and one that has all four hands often. */
export const plays: readonly Play<BlackjackView>[] = [best, asTheDealer, pairs].map((next) => ({
  first: { stake: 50_000 },
  next,
}))
