import type { Play } from '../../rules/play.ts'

const spin: Play = { first: null, next: () => null }
const call: Play = { first: { call: true }, next: () => null }
/** A call at each fifth place: both ways to play, and the walk often enough to see all of it. */
export const plays: readonly Play[] = Array.from({ length: 50 }, (_, place) => (place % 5 === 4 ? call : spin))
