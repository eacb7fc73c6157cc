import type { Json } from '../../rules/engine.ts'
import type { Play } from '../../rules/play.ts'

const spin: Play = { first: null, next: () => null }
/** Calls a side so often, then takes. */
const called = (calls: number, side: string): Play => ({
  first: { coin: true },
  next: (step): Json => (step > calls ? { take: true } : { side }),
})
/** Spins as they are paid, and wins that are taken at once, after a call, or never. */
export const plays: readonly Play[] = Array.from(
  { length: 50 },
  (_, place) =>
    [spin, spin, called(0, 'star'), called(1, 'wheel'), called(5, place % 2 ? 'star' : 'wheel')][place % 5] ?? spin
)
